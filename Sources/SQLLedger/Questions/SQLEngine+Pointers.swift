import ReconciliationCore

/// What unsigned notifications point at, and whether Apple's statements answer it: that is Core's rule.
extension SQLEngine {
    /// Closes the unsigned notifications that were read and have nothing left to ask about, among those that answers to some
    /// pieces of evidence concern.
    func closeAnsweredNotices(concernedBy evidence: [Int64], in database: Database) throws {
        var answered: [Int64] = []
        let rows = try Row.fetchCursor(
            database.prepared(SQL.Pointers.concerned),
            arguments: ["evidence": jsonArray(evidence)]
        )
        try rows.forEachGroup(by: { $0["evidence_id"] as Int64 }) { (notice: inout OpenNotice?, row) in
            notice = notice ?? OpenNotice(id: row["evidence_id"])
            if let pointed = PointedTransaction(row), try !isAnswered(pointed, in: database) {
                notice?.isAnswered = false
            }
        } finish: { notice in
            if let notice, notice.isAnswered { answered.append(notice.id) }
        }
        for id in answered {
            try database.run(
                SQL.Pointers.closeNotice,
                named: ["evidence_id": id, "rule": AnsweredNotice.rule, "detail": AnsweredNotice.detail]
            )
        }
    }

    /// What open unsigned notifications say of a transaction, and no statement of Apple's answers yet.
    func openPointers(at transaction: TransactionID, in database: Database) throws -> [PointedTransaction] {
        try Row.fetchAll(
            database.prepared(SQL.Pointers.ofTransaction),
            arguments: ["transaction_id": transaction.rawValue]
        )
        .compactMap(PointedTransaction.init)
        .filter { try !isAnswered($0, in: database) }
    }

    func isAnswered(_ pointed: PointedTransaction, in database: Database) throws -> Bool {
        pointed.isAnswered(by: try statements(about: pointed, in: database))
    }

    /// The statements in force about the transaction it names.
    func statements(
        about pointed: PointedTransaction,
        in database: Database
    ) throws -> [PointedTransaction.Statement] {
        try Row.fetchAll(
            database.prepared(SQL.Pointers.statements),
            arguments: ["transaction_id": pointed.pointer.transactionID.rawValue]
        )
        .compactMap(PointedTransaction.Statement.init)
    }
}

private struct OpenNotice {
    let id: Int64
    var isAnswered = true
}

extension PointedTransaction {
    /// Nil for a row that points at nothing.
    init?(_ row: Row) {
        guard let transaction: TransactionID = row.identity("transaction_id"), let pointedAt = row.instant("pointed_at")
        else { return nil }
        let pointer = EvidenceAnswer.Pointer(
            transaction,
            environment: row.code("environment"),
            bundleID: row.identity("bundle_id"),
            isRevocation: row["is_revocation"]
        )
        self.init(pointer, pointedAt: pointedAt)
    }
}

extension PointedTransaction.Statement {
    fileprivate init?(_ row: Row) {
        guard let environment: StoreEnvironment = row.code("environment"), let grade = Grade(rawValue: row["grade"]),
            let source: EvidenceSource = row.code("source")
        else { return nil }
        self.init(
            environment: environment,
            grade: grade,
            source: source,
            revocation: row.revocation,
            statedAt: row.instant("stated_at")
        )
    }
}
