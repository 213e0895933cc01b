import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// Brings the credits up to date: the imported ones, then those stated by cases. Part of posting.
    ///
    /// - Returns: how many imported credits were resolved again.
    func postCredits(in database: Database, run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.Credits.dueCredits, named: ["as_of": asOf.milliseconds])
        // Whether a user looks like a reviewer may change for those who had the credits, and for those who have them now.
        try database.run(SQL.Credits.dirtyReviewed)
        try resolveCredits(in: database, asOf: asOf)
        try database.run(SQL.Credits.deleteCredits)
        try database.run(
            SQL.Credits.upsertCredits,
            named: ["as_of": asOf.milliseconds, "run_id": run.number]
        )
        try database.run(SQL.Credits.dirtyCredited)
        try postCaseCredits(in: database, run: run, asOf: asOf)
        try database.run(SQL.Credits.dirtyReviewed)
        return try database.count("temp.resolved_credit")
    }

    /// Resolves every statement about the touched transaction ids into credits (Rules 3.2), one id at a time.
    private func resolveCredits(in database: Database, asOf: Instant) throws {
        try database.execute(SQL.Credits.creditTable)
        let insert = try database.prepared(SQL.Credits.insertResolved)
        let putFate = try database.prepared(SQL.Credits.updateFate)
        let rows = try Row.fetchCursor(database.prepared(SQL.Credits.readStatements))
        try rows.forEachGroup(by: { $0["transaction_id"] as String }) { (group: inout StatementGroup?, row) in
            group = group ?? StatementGroup(row)
            group?.add(row)
        } finish: { group in
            guard let group else { return }
            for (environment, statements) in group.statements.sorted(by: { $0.key < $1.key }) {
                let resolution = ReconciliationCore.resolveCredits(
                    statements,
                    asOf: asOf,
                    canonicalUser: { group.canonicalUsers[$0] ?? $0 }
                )
                let statedEnvironments = Dictionary(
                    statements.map { ($0.id, $0.row.environment) },
                    uniquingKeysWith: { first, _ in first }
                )
                for credit in resolution.credits {
                    try insert.run(
                        named: credit.columns(
                            environment: environment,
                            statedEnvironment: statedEnvironments[credit.statementID] ?? nil,
                            aliasID: group.aliasIDs[environment]
                        )
                    )
                }
                for (statementID, fate) in resolution.fates {
                    try putFate.run(named: ["statement_id": statementID, "fate": fate.rawValue])
                }
            }
        }
    }
}

/// The statements about one transaction id, by the environment they count for.
private struct StatementGroup {
    let transactionID: TransactionID
    var aliasIDs: [StoreEnvironment: Int64] = [:]
    var statements: [StoreEnvironment: [CreditStatement]] = [:]
    /// Who the users of merged accounts are today.
    var canonicalUsers: [UserID: UserID] = [:]

    init(_ row: Row) {
        transactionID = TransactionID(row["transaction_id"] as String)
        aliasIDs[.production] = row["production_alias_id"]
        aliasIDs[.sandbox] = row["sandbox_alias_id"]
    }

    mutating func add(_ row: Row) {
        var statement = CreditRow(
            transactionID: transactionID,
            userID: UserID(row["user_id"] as String),
            creditedAt: Instant(milliseconds: row["credited_at"]),
            status: row.code("status") ?? .failed
        )
        statement.environment = row.code("environment")
        statement.productID = row.identity("product_id")
        statement.quantity = row["quantity"]
        statement.orderID = row.identity("order_id")
        statement.bundleID = row.identity("bundle_id")
        canonicalUsers[statement.userID] = row.identity("canonical_user_id")
        let environment = statement.environment ?? .meant(byAnIDKnownIn: Set(aliasIDs.keys))
        statements[environment, default: []].append(
            CreditStatement(id: row["statement_id"], row: statement, environment: environment)
        )
    }
}

extension Credit {
    /// The arguments of `post_insert_resolved.sql`.
    fileprivate func columns(
        environment: StoreEnvironment,
        statedEnvironment: StoreEnvironment?,
        aliasID: Int64?
    ) -> NamedValues {
        [
            "transaction_id": transactionID.rawValue,
            "environment": environment.rawValue,
            "stated_environment": statedEnvironment?.rawValue,
            "subject": subject,
            "alias_id": aliasID,
            "user_id": userID.rawValue,
            "order_id": orderID?.rawValue,
            "credited_at": creditedAt.milliseconds,
            "product_id": productID?.rawValue,
            "quantity": quantity,
            "status": status.rawValue,
            "statement_id": statementID,
        ]
    }
}
