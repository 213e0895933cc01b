import GRDB

extension SQL {
    /// The statements of `Storage/first_load.sql`.
    enum FirstLoad: String, NamedStatement {
        static let file = StatementFile(PackageResources.first_load_sql)

        case clearTally, countCredits, countCreditStatements, countExcludedCredits, countFacts, countMoves,
            countPurchases,
            countTransactionsPosted, countTransactionsStated, helpers
    }
}

/// A table as its first rows come in, many at once.
struct FirstLoad: Sendable {
    let table: String
    /// What is counted of the table, and how.
    var tallies: [(name: String, count: SQL.FirstLoad)] = []
    /// The indexes that stay: the load looks something up in them, or they have entries of rows that do not change.
    var keepsIndexes: @Sendable (String) -> Bool = { _ in false }

    static let payments = FirstLoad(
        table: "transaction_fact",
        tallies: [("facts", .countFacts), ("transactions_stated", .countTransactionsStated)],
        keepsIndexes: { $0 == "transaction_fact_alias" }
    )
    static let creditStatements = FirstLoad(
        table: "credit_statement",
        tallies: [("credit_statements", .countCreditStatements)],
        keepsIndexes: { $0 == "credit_statement_transaction" }
    )
    /// Of statements that stand there already, as they get their fates.
    static let fates = FirstLoad(
        table: "credit_statement",
        tallies: [("credit_statements", .countCreditStatements)],
        keepsIndexes: { _ in true }
    )
    static let mergedTransactions = FirstLoad(
        table: "transaction_alias",
        tallies: [("transactions_posted", .countTransactionsPosted)]
    )
    /// Of transactions that are merged already, as they get their purchases.
    static let assignedTransactions = FirstLoad(
        table: "transaction_alias",
        tallies: [("transactions_posted", .countTransactionsPosted)],
        keepsIndexes: { $0 != "transaction_alias_purchase" }
    )
    static let purchases = FirstLoad(
        table: "purchase",
        tallies: [("purchases", .countPurchases), ("credits_excluded", .countExcludedCredits)]
    )
    static let credits = FirstLoad(
        table: "credit",
        tallies: [("credits", .countCredits), ("credits_excluded", .countExcludedCredits)]
    )
    static let moves = FirstLoad(table: "list_move", tallies: [("moves", .countMoves)])
}

extension Database {
    /// Fills a table for the first time without its secondary indexes and tallies, and makes these afterwards: entries that
    /// are sorted once cost less than each put in its place, and rows counted together less than each for itself. All of it
    /// is in the open transaction: whatever happens, the ledger has its indexes and its tallies are kept.
    ///
    /// - Parameters:
    ///   - isFirst: whether nothing was indexed and tallied before; else `work` runs as it is.
    ///   - work: may look nothing up in the indexes, and read no tally of the table.
    @discardableResult
    func load<Value>(_ load: FirstLoad, isFirst: Bool, _ work: () throws -> Value) throws -> Value {
        guard isFirst else { return try work() }
        let helpers = try Row.fetchAll(prepared(SQL.FirstLoad.helpers), arguments: ["table": load.table])
            .map { (type: $0["type"] as String, name: $0["name"] as String, definition: $0["sql"] as String) }
            .filter { $0.type == "trigger" || !load.keepsIndexes($0.name) }
        for helper in helpers { try execute(sql: "DROP \(helper.type) \(helper.name)") }
        let value = try work()
        for helper in helpers { try execute(sql: helper.definition) }
        for tally in load.tallies {
            try run(SQL.FirstLoad.clearTally, named: ["name": tally.name])
            try run(tally.count)
        }
        return value
    }
}
