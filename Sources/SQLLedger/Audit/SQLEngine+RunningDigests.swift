import ReconciliationCore

// The writing side of the running digests: `SQLEngine.write` puts every verb between the first and the second of these.
extension Database {
    /// Leaves out of the digests the undigested rows that were there before this verb wrote anything: something else
    /// wrote them, and they must not pass for rows of this verb. If the last rows were deleted, what this verb writes
    /// under their numbers is digested after them, and no walk arrives at that digest.
    func leaveOutForeignRows() throws {
        for bound in try keyBounds() where bound.lastKey != bound.ownAfter {
            try run(SQL.AuditDigests.leaveOut, [bound.table.rawValue, bound.lastKey])
        }
    }

    /// Adds the rows this verb has written so far to the digests of their tables.
    func digestNewRows() throws {
        let grown = try keyBounds().filter { $0.lastKey > $0.ownAfter }
        guard !grown.isEmpty else { return }
        let kept = try runningDigests()
        for bound in grown {
            let before = kept[bound.table.rawValue] ?? .beginning
            // A new ledger has no key to come after.
            let after = bound.ownAfter == 0 ? Int64.min : bound.ownAfter
            let rows = try cursor(bound.table.rows, named: ["after": after])
            var digest = RowDigest(after: before)
            while let row = try rows.next() { digest.add(row.columns) }
            try keep(digest.digest(lastKey: bound.lastKey), of: bound.table.rawValue)
        }
    }

    /// Digests a table as a whole again after a change. If the table did not match its digest before the change, the
    /// digest is left: what something else wrote must not pass for what an export states.
    func redigest<Value>(_ table: WholeDigestedTable, after change: () throws -> Value) throws -> Value {
        let stoodAsDigested = try isAsDigested(table)
        let value = try change()
        if stoodAsDigested { try digestRows(of: table) }
        return value
    }

    /// Digests a table as a whole. Only for one that matched its digest before it was changed: see `redigest`.
    func digestRows(of table: WholeDigestedTable) throws {
        try keep(digest(ofRowsOf: table.rows), of: table.rawValue)
    }

    func isAsDigested(_ table: WholeDigestedTable) throws -> Bool {
        try digest(ofRowsOf: table.rows) == runningDigests()[table.rawValue] ?? .beginning
    }

    func keep(_ digest: RunningDigest, of table: String) throws {
        try run(SQL.AuditDigests.putDigest, [table, digest.rowCount, digest.lastKey, digest.hash])
    }

    /// The stored digests, by table.
    func runningDigests() throws -> [String: RunningDigest] {
        let rows = try self.rows(SQL.AuditDigests.runningDigests)
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (
                    row["name"],
                    RunningDigest(rowCount: row["row_count"], lastKey: row["last_key"], hash: row["digest"])
                )
            }
        )
    }

    /// Where the rows of each table begin and end, and after which key the program's own undigested rows come.
    func keyBounds() throws -> [KeyBounds] {
        try rows(SQL.AuditDigests.keyBounds).map { row in
            KeyBounds(
                table: try row.code("name"),
                firstKey: row["first_key"] ?? 1,
                lastKey: row["last_key"] ?? 0,
                ownAfter: row["own_after"] ?? 0
            )
        }
    }
}

/// The keys of a digested table.
struct KeyBounds {
    let table: DigestedTable
    let firstKey: Int64
    let lastKey: Int64
    let ownAfter: Int64
}
