#if PostgreSQL
/// How many rows of which tables this session has changed since the server's planner looked at them last. A night fills tables
/// in minutes; left alone, the server looks at them some time later, at temporary ones never, and plans for empty ones till then.
struct TableStatistics {
    private var changed: [String: Int] = [:]
    /// Rows there were when the planner looked last.
    private var known: [String: Int] = [:]
    /// Tables that have changed enough to be looked at again.
    private(set) var due: Set<String> = []

    /// Fewer changes make no difference to a plan.
    private static let changesMin = 1_000

    /// - Parameter rowCount: answers how many rows the planner takes a table to have; asked once for each table.
    mutating func note(_ changeCount: Int, of table: String, rowCount: () throws -> Int) rethrows {
        let changes = changed[table, default: 0] + changeCount
        changed[table] = changes
        guard changes >= Self.changesMin, !due.contains(table) else { return }
        let rows = try known[table] ?? rowCount()
        known[table] = rows
        // A fifth, more than the tenth of the server's own default rule: a look costs as much as a small verb.
        if changes >= rows / 5 { due.insert(table) }
    }

    /// The planner has looked at a table.
    mutating func noteLook(at table: String, rowCount: Int) {
        changed[table] = nil
        due.remove(table)
        known[table] = rowCount
    }

    /// Tables were created again, or emptied as a whole, by a script that names them.
    mutating func forgetTables(namedIn script: String) {
        for table in changed.keys where script.contains(table) {
            changed[table] = nil
            known[table] = nil
            due.remove(table)
        }
    }
}
#endif
