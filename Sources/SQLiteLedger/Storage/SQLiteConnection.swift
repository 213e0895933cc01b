import GRDB
import GRDBSQLite
import ReconciliationCore
import SQLLedger

/// The connection that GRDB keeps, as the verbs use it.
final class SQLiteConnection: DatabaseConnection {
    private let database: GRDB.Database

    init(_ database: GRDB.Database) { self.database = database }

    var texts: StatementTexts { SQLiteStatements.texts }

    func prepare(_ sql: String) throws -> any SQLLedger.Statement {
        SQLiteStatement(try database.makeStatement(sql: sql))
    }

    func execute(_ script: String) throws { try database.execute(sql: script) }

    func load<Value>(_ table: BulkLoad, isBulk: () throws -> Bool, _ work: () throws -> Value) throws -> Value {
        try isBulk() ? table.load(into: SQLLedger.Database(self), work) : work()
    }

    func has(atMost rows: Int64, in table: String) throws -> Bool {
        try Bool.fetchOne(prepare("SELECT coalesce(max(rowid), 0) <= \(rows) FROM \(table)")) ?? false
    }

    func tables() throws -> [String] {
        try String.fetchAll(
            prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
        )
    }

    func takingOver<Value>(_ tables: [LedgerTable], _ work: () throws -> Value) throws -> Value {
        // Until the transaction ends.
        try execute("PRAGMA defer_foreign_keys = ON")
        return try SQLLedger.Database(self).withoutHelpers(of: tables, work)
    }

    func insert(into table: LedgerTable, _ next: () throws -> (any RowColumns)?) throws {
        let columns = table.columns.joined(separator: ", ")
        let places = table.columns.map { _ in "?" }.joined(separator: ", ")
        let insert = try prepare("INSERT INTO \(table.name) (\(columns)) VALUES (\(places))")
        while let row = try next() { try insert.run { $0.add(row) } }
    }

    func prepareErasure(of values: PersonalValues) throws {
        addTextFunction("erased") { text in values.erased(text).databaseValue }
        addTextFunction("erased_people") { text in values.erased(people: text).databaseValue }
        addTextFunction("token_digest") { NameDigest.token($0).blob.databaseValue }
    }

    private func addTextFunction(_ name: String, _ value: @escaping @Sendable (String) -> DatabaseValue) {
        database.add(
            function: DatabaseFunction(name, argumentCount: 1, pure: true) { arguments in
                String.fromDatabaseValue(arguments[0]).map(value)
            }
        )
    }
}
