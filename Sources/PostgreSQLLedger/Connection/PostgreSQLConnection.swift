#if PostgreSQL
import ReconciliationCore
import SQLLedger

/// A session on the server, as the verbs use it.
final class PostgreSQLConnection: DatabaseConnection {
    let server: ServerConnection

    init(_ server: ServerConnection) { self.server = server }

    var texts: StatementTexts { PostgreSQLStatements.texts }

    func prepare(_ sql: String) throws -> any Statement { PostgreSQLStatement(server, sql) }

    func execute(_ script: String) throws { try server.executeDefinitions(script) }

    /// Rows are tallied once for each statement, however many it inserts: nothing is gained by leaving that out.
    func load<Value>(_ table: BulkLoad, isBulk: () throws -> Bool, _ work: () throws -> Value) throws -> Value {
        try work()
    }

    func has(atMost rows: Int64, in table: String) throws -> Bool {
        try Bool.fetchOne(prepare("SELECT NOT EXISTS (SELECT 1 FROM \(table) OFFSET \(rows))")) ?? false
    }

    func tables() -> [String] { LedgerSchema.tables }

    func prepareErasure(of values: PersonalValues) throws {
        let database = Database(self)
        // What workers of a run that was killed had kept names people too.
        try database.run(SQL.JudgingRanges.clearRanges)
        try database.execute(SQL.ErasedTexts.functions)
        let texts: [String] = try database.values(
            SQL.ErasedTexts.texts,
            named: ["spellings": jsonArray(values.spellings)]
        )
        for text in texts {
            let erased = values.erased(text)
            let people = values.erased(people: text)
            guard erased != text || people != text else { continue }
            try database.run(
                SQL.ErasedTexts.addText,
                named: ["text": text, "erased": erased, "erased_people": people]
            )
        }
        try database.connection.execute("ANALYZE erased_text")
    }
}

extension SQL {
    /// The statements of `Erasure/erased_texts.sql`: the server cannot ask Core what a text reads with pseudonyms.
    enum ErasedTexts: String, NamedStatement {
        static let file = "erased_texts"

        case addText, functions, texts
    }
}
#endif
