import ReconciliationCore

/// What unsigned notifications point at, and whether Apple's statements answer it: that is Core's rule.
extension SQLEngine {
    /// Closes the unsigned notifications that were read and have nothing left to ask about, among those that answers to some
    /// pieces of evidence concern.
    func closeAnsweredNotices(concernedBy evidence: [Int64], in database: Database) throws {
        var answered: [Int64] = []
        let rows = try database.cursor(SQL.Pointers.concerned, named: ["evidence": jsonArray(evidence)])
        try rows.forEachGroup(
            by: { $0["evidence_id"] as Int64 },
            begin: { OpenNotice(id: $0["evidence_id"]) },
            add: { notice, row in
                if let pointed = try PointedTransaction(row), try !isAnswered(pointed, in: database) {
                    notice.isAnswered = false
                }
            },
            finish: { notice in
                if notice.isAnswered { answered.append(notice.id) }
            }
        )
        for id in answered {
            try database.run(
                SQL.Pointers.closeNotice,
                named: ["evidence_id": id, "rule": AnsweredNotice.rule, "detail": AnsweredNotice.detail]
            )
        }
    }

    /// The transactions that open unsigned notifications name and Apple's statements have not answered yet, with when
    /// Apple last said that it does not know the transaction.
    func openPointers(
        at transactions: [TransactionID],
        in database: Database
    ) throws -> [(pointed: PointedTransaction, notFoundAt: Instant?)] {
        let ids = try jsonArray(transactions.map(\.rawValue))
        return try database.rows(SQL.Pointers.ofTransactions, named: ["transactions": ids]).compactMap { row in
            guard let pointed = try PointedTransaction(row), try !isAnswered(pointed, in: database) else { return nil }
            return (pointed, row["not_found_at"])
        }
    }

    func isAnswered(_ pointed: PointedTransaction, in database: Database) throws -> Bool {
        pointed.isAnswered(by: try statements(about: pointed, in: database))
    }

    /// The statements in force about the transaction it names.
    func statements(
        about pointed: PointedTransaction,
        in database: Database
    ) throws -> [PointedTransaction.Statement] {
        try database.rows(SQL.Pointers.statements, named: ["transaction_id": pointed.pointer.transactionID.rawValue])
            .map(PointedTransaction.Statement.init)
    }
}

private struct OpenNotice {
    let id: Int64
    var isAnswered = true
}

extension PointedTransaction {
    /// Nil for a row that points at nothing.
    init?(_ row: Row) throws {
        guard let transaction: TransactionID = row["transaction_id"] else { return nil }
        let pointer = try EvidenceAnswer.Pointer(
            transaction,
            environment: row.code("environment"),
            bundleID: row["bundle_id"],
            isRevocation: row["is_revocation"]
        )
        self.init(pointer, pointedAt: row["pointed_at"])
    }
}

extension PointedTransaction.Statement {
    fileprivate init(_ row: Row) throws {
        try self.init(
            environment: row.code("environment"),
            grade: row.code("grade"),
            source: row.code("source"),
            revocation: row.revocation,
            statedAt: row["stated_at"]
        )
    }
}
