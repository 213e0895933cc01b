package import ReconciliationCore

extension SQLEngine {
    /// Takes one file in, all of it or nothing. What `read` throws is thrown on unchanged, and nothing is kept.
    ///
    /// The same content a second time changes nothing, whatever the file is called.
    package func importFile(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> FileImportResult {
        do {
            // Locked before the first row is read: if the ledger changed in the middle, the import could only give up.
            return try transaction(.writing) { database in
                try database.leaveOutForeignRows()
                let taken =
                    switch file.kind {
                    case .products:
                        try database.redigest(.product) { try takeRows(of: file, into: database, read: read) }
                    case .credits, .receipts, .users, .payments, .notifications:
                        try takeRows(of: file, into: database, read: read)
                    }
                guard case .imported = taken else { return .rollBack(taken) }
                try database.digestNewRows()
                return .commit(taken)
            }
        } catch let error where isOfDatabase(error) {
            throw failure(.importFile(file.name), error)
        }
    }

    private func takeRows(
        of file: IncomingFile,
        into database: Database,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> FileImportResult {
        func takeEachRow() throws -> FileImportResult {
            let batch = try LedgerBatch(file, in: database)
            let tally = try read(batch)
            return switch try batch.earlierReading(of: tally) {
            case .nothingToAdd: .alreadyKnown
            case .refused(let lines): .refusedBefore(lines: lines)
            case nil: .imported(try batch.finish(tally))
            }
        }
        func filling(
            _ table: BulkLoad,
            _ name: String,
            _ work: () throws -> FileImportResult
        ) throws -> FileImportResult {
            try database.load(table, isBulk: database.isSmall(name, beside: file), work)
        }
        return switch file.kind {
        case .payments: try filling(.payments, "transaction_fact", takeEachRow)
        case .credits: try filling(.creditStatements, "credit_statement", takeEachRow)
        case .receipts:
            try filling(.evidence, "evidence") {
                try filling(.claims, "claim") { try filling(.submissions, "submission", takeEachRow) }
            }
        case .notifications: try filling(.evidence, "evidence", takeEachRow)
        case .products, .users: try takeEachRow()
        }
    }

    /// States that credits are complete up to a moment. Saying it twice changes nothing.
    package func cover(creditsUntil moment: Instant) throws(StoreFailure) {
        try write(.coverCredits) { database in
            _ = try database.redigest(.coverage) {
                try database.run(SQL.Imports.cover, [IntakeKind.credits.rawValue, moment.milliseconds])
            }
        }
    }

    /// Notes that a file came whose rows carry no time: its kind of input speaks up to then. Also of a file that is
    /// known: an export that did not change still came.
    package func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure) {
        precondition(kind != .credits, "What credits cover is stated, never taken from a file's coming.")
        try write(.noteArrival(kind)) { database in
            _ = try database.redigest(.coverage) {
                try database.run(SQL.Imports.cover, [kind.rawValue, moment.milliseconds])
            }
        }
    }
}
