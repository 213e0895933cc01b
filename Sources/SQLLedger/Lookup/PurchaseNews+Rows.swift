import ReconciliationCore

/// What came in since the last run posted about the purchases whose keys stand in a JSON array.
func purchaseNews(of purchases: String, in database: Database) throws -> [Int64: [PurchaseNews]] {
    try purchaseNews(SQL.Lookup.news, of: purchases, in: database)
}

/// What is stated of their deliveries and lies ahead of the last run.
func futureStatements(of purchases: String, in database: Database) throws -> [Int64: [PurchaseNews]] {
    try purchaseNews(SQL.Lookup.future, of: purchases, in: database)
}

private func purchaseNews(
    _ statement: SQL.Lookup,
    of purchases: String,
    in database: Database
) throws -> [Int64: [PurchaseNews]] {
    let rows = try database.rows(statement, named: ["purchases": purchases])
    return try Dictionary(grouping: rows) { $0["purchase_id"] as Int64 }.mapValues { rows in
        try rows.map { PurchaseNews(try $0.code("kind"), userID: $0["user_id"], at: $0["at"]) }
    }
}
