import SQLLedger

extension SQL {
    /// The statements of `Storage/bulk_load.sql`: only SQLite fills tables without their indexes.
    enum IndexedLoad: String, NamedStatement {
        static let file = "bulk_load"

        case clearTally, helpers, keepCounted, selfReferringIndexes
    }
}

extension BulkLoad {
    private var table: String {
        switch self {
        case .payments: "transaction_fact"
        case .creditStatements, .fates: "credit_statement"
        case .submissions: "submission"
        case .claims: "claim"
        case .evidence: "evidence"
        case .mergedTransactions, .assignedTransactions: "transaction_alias"
        case .purchases: "purchase"
        case .credits: "credit"
        case .moves: "list_move"
        }
    }

    /// What is counted of the table, and how.
    private var tallies: [(name: String, count: SQL.Tallies)] {
        switch self {
        case .payments: [("facts", .countFacts), ("transactions_stated", .countTransactionsStated)]
        case .creditStatements, .fates: [("credit_statements", .countCreditStatements)]
        case .submissions: [("evidence_again", .countEvidenceAgain), ("claims_made", .countClaimsMade)]
        case .claims: [("claims", .countClaims)]
        case .evidence: [("evidence", .countEvidence)]
        case .mergedTransactions, .assignedTransactions: [("transactions_posted", .countTransactionsPosted)]
        case .purchases: [("purchases", .countPurchases), ("credits_excluded", .countExcludedCredits)]
        case .credits: [("credits", .countCredits), ("credits_excluded", .countExcludedCredits)]
        case .moves: [("moves", .countMoves)]
        }
    }

    /// The indexes that stay: the load looks something up in them, or they have entries of rows that do not change.
    private func keepsIndex(_ name: String) -> Bool {
        switch self {
        case .payments: name == "transaction_fact_alias"
        case .creditStatements: name == "credit_statement_transaction"
        case .fates: true
        case .assignedTransactions: name != "transaction_alias_purchase"
        case .submissions, .claims, .evidence, .mergedTransactions, .purchases, .credits, .moves: false
        }
    }

    /// Fills the table without its secondary indexes and tallies, and makes these afterwards: entries that are sorted once
    /// cost less than each put in its place, and rows counted together less than each for itself. All of it is in the open
    /// transaction: whatever happens, the ledger has its indexes and its tallies are kept.
    ///
    /// - Parameter work: may look nothing up in the indexes, and read no tally of the table.
    func load<Value>(into database: Database, _ work: () throws -> Value) throws -> Value {
        let value = try database.withoutHelpers(of: [table], except: keepsIndex, work)
        try database.execute(SQL.Tallies.countedTable)
        for tally in tallies {
            try database.run(SQL.IndexedLoad.clearTally, named: ["name": tally.name])
            try database.run(tally.count)
        }
        try database.run(SQL.IndexedLoad.keepCounted)
        return value
    }
}

extension Database {
    /// Leaves out what slows down the filling of whole tables. SQLite looks for rows that wait for each new one: the indexes
    /// in which it does so stay.
    func withoutHelpers<Value>(of tables: [LedgerTable], _ work: () throws -> Value) throws -> Value {
        let kept = try Set(values(SQL.IndexedLoad.selfReferringIndexes) as [String])
        return try withoutHelpers(of: tables.map(\.name), except: { kept.contains($0) }, work)
    }

    /// Leaves the secondary indexes and triggers of tables out while `work` fills them, and makes them afterwards.
    ///
    /// - Parameters:
    ///   - tables: by name.
    ///   - keepsIndex: whether the index of a name stays.
    ///   - work: looks nothing up in the others, and reads no tally.
    func withoutHelpers<Value>(
        of tables: [String],
        except keepsIndex: (String) -> Bool,
        _ work: () throws -> Value
    ) throws -> Value {
        let helpers = try tables.flatMap { table in
            try rows(SQL.IndexedLoad.helpers, named: ["table": table])
                .map { (type: $0["type"] as String, name: $0["name"] as String, definition: $0["sql"] as String) }
                .filter { $0.type == "trigger" || !keepsIndex($0.name) }
        }
        for helper in helpers { try connection.execute("DROP \(helper.type) \(helper.name)") }
        let value = try work()
        for helper in helpers { try connection.execute(helper.definition) }
        return value
    }
}
