import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// The control totals 1 to 6 of DESIGN §5: what always holds, in SQL that shares nothing with what made the books.
    package func controlTotals(run: RunID) throws(StoreFailure) -> [ControlTotal] {
        try read("compute the control totals") { database in
            try [
                PackageResources.controls_input_sql,
                PackageResources.controls_evidence_sql,
                PackageResources.controls_purchases_sql,
                PackageResources.controls_credits_sql,
                PackageResources.controls_balances_sql,
                PackageResources.controls_lists_sql,
            ].flatMap { sql in
                try Row.fetchAll(database, sql: SQL.text(sql)).map { row in
                    ControlTotal(name: row[0], left: row[1], right: row[2])
                }
            }.sorted { $0.name < $1.name }
        }
    }

    /// Keeps the balances of a run that is being published: the next one's opening.
    func storeBalances(of run: RunID, in database: Database) throws {
        try database.execute(sql: "DELETE FROM balance WHERE run_id = ?", arguments: [run.number])
        try database.execute(
            sql: """
                INSERT INTO balance (run_id, list, currency, purchase_count, amount_milliunits)
                SELECT ?, list, COALESCE(currency, ''), COUNT(*), SUM(COALESCE(price_milliunits, 0))
                FROM purchase
                WHERE list IN ('white', 'black', 'closed')
                GROUP BY list, COALESCE(currency, '')
                """,
            arguments: [run.number]
        )
    }
}
