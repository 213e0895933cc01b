#if PostgreSQL
import SQLLedger

// Rows of another ledger, taken over as they are.
extension PostgreSQLConnection {
    func takingOver<Value>(_ tables: [LedgerTable], _ work: () throws -> Value) throws -> Value {
        let names = tables.map(\.name)
        let indexes = try secondaryIndexes(of: names)
        for index in indexes { try execute("DROP INDEX \(index.name)") }
        for name in names { try execute("ALTER TABLE \(name) DISABLE TRIGGER USER") }
        let value = try work()
        // A table whose foreign keys are still to be checked cannot be altered.
        try execute("SET CONSTRAINTS ALL IMMEDIATE")
        for name in names { try execute("ALTER TABLE \(name) ENABLE TRIGGER USER") }
        for index in indexes { try execute(index.definition) }
        for name in names { try execute("ANALYZE \(name)") }
        return value
    }

    func insert(into table: LedgerTable, _ next: () throws -> (any RowColumns)?) throws {
        let columns = table.columns.joined(separator: ", ")
        let types = try server.run("SELECT \(columns) FROM \(table.name) LIMIT 0").types
        try server.copy("COPY \(table.name) (\(columns)) FROM STDIN (FORMAT binary)") { send in
            var rows = BinaryRows(of: types)
            while let row = try next() {
                try rows.add(row)
                if rows.bytes.count >= 1 << 20 { try send(rows.taken()) }
            }
            rows.end()
            try send(rows.taken())
        }
    }

    /// Those that no constraint keeps.
    private func secondaryIndexes(of tables: [String]) throws -> [(name: String, definition: String)] {
        let indexes = try prepare(
            """
            SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
            FROM pg_catalog.pg_index
            WHERE
                indrelid = to_regclass($1)
                AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_constraint WHERE conindid = indexrelid)
            """
        )
        return try tables.flatMap { table in
            try Row.fetchAll(indexes, arguments: [table]).map { ($0["name"], $0["definition"]) }
        }
    }
}
#endif
