import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// Takes one file in, all of it or nothing. What `read` throws comes out as it is, and nothing is kept.
    ///
    /// The same content a second time changes nothing, whatever the file is called.
    package func importFile(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> FileImportResult {
        var result: FileImportResult?
        do {
            try queue.inDatabase { database in
                func importRows() throws -> Database.TransactionCompletion {
                    func takeRows() throws -> FileImportResult {
                        switch file.kind {
                        case .payments:
                            try database.load(
                                .payments,
                                isFirst: database.isEmpty("transaction_fact"),
                                takeEachRow
                            )
                        case .credits:
                            try database.load(
                                .creditStatements,
                                isFirst: database.isEmpty("credit_statement"),
                                takeEachRow
                            )
                        case .products, .users, .receipts, .notifications: try takeEachRow()
                        }
                    }
                    func takeEachRow() throws -> FileImportResult {
                        let batch = try LedgerBatch(file, in: database)
                        let tally = try read(batch)
                        guard try !batch.isKnown(tally) else { return .alreadyKnown(digest: tally.digest) }
                        return .takenIn(try batch.finish(tally))
                    }
                    try database.leaveOutForeignRows()
                    let taken =
                        file.kind == .products
                        ? try database.redigest(.product, after: takeRows) : try takeRows()
                    result = taken
                    guard case .takenIn = taken else { return .rollback }
                    try database.digestNewRows()
                    return .commit
                }
                if database.isInsideTransaction {
                    try database.inSavepoint(importRows)
                } else {
                    // Before the first row is read: who finds the ledger changed in the middle could only give up.
                    try database.inTransaction(.immediate, importRows)
                }
            }
        } catch let error as DatabaseError {
            throw Self.failure("take \(file.name) in", path, error)
        }
        guard let result else {
            throw StoreFailure(.withoutResult, at: path)
        }
        return result
    }

    /// States that credits are complete up to a moment. Saying it twice changes nothing.
    package func cover(creditsUntil moment: Instant) throws(StoreFailure) {
        try write("cover credits") { database in
            _ = try database.redigest(.coverage) {
                try database.run(
                    SQL.Imports.cover,
                    [IntakeKind.credits.rawValue, moment.milliseconds]
                )
            }
        }
    }

    /// Notes that a file came whose rows carry no time: its kind of input speaks up to then. Also of a file that is
    /// known: an export that did not change still came.
    package func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure) {
        precondition(kind != .credits, "What credits cover is stated, never taken from a file's coming.")
        try write("note that \(kind.rawValue) came") { database in
            _ = try database.redigest(.coverage) {
                try database.run(SQL.Imports.cover, [kind.rawValue, moment.milliseconds])
            }
        }
    }
}
