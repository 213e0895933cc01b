#if PostgreSQL
extension ServerConnection {
    /// A table of fewer pages makes no difference to a plan.
    private static let pagesMin = 64

    /// Gives back the room of tables that were emptied and committed so, and shows the planner that they are empty. Left to
    /// the server's own cleaning, which comes minutes later, a night soon after a large one would read through the rows that
    /// are gone, and plan for as many: it would cost what the ledger holds.
    ///
    /// Whoever still reads the old rows is not disturbed; then only the planner learns of it. Does nothing inside a transaction,
    /// where a server cleans nothing.
    func vacuumEmptied() throws {
        guard !emptied.isEmpty, !isInTransaction else { return }
        let named = emptied.sorted().map { "'\($0)'" }.joined(separator: ", ")
        emptied = []
        let large = try runAtOnce(
            """
            SELECT relname::text
            FROM pg_catalog.pg_class
            WHERE relname IN (\(named))
                AND relnamespace = quote_ident(current_schema())::regnamespace
                AND pg_relation_size(oid) >= \(Self.pagesMin) * current_setting('block_size')::bigint
            """
        )
        for row in 0..<large.rowCount {
            guard let table = ServerRow(large, row: row).text(at: 0) else { continue }
            try executeDefinitions("VACUUM (ANALYZE, SKIP_LOCKED) \(table)")
        }
    }
}
#endif
