import SQLLedger
import TestSupport
import Testing

@testable import SQLiteLedger

/// The names of statements, held against the files of SQLite's statements.
@Suite struct NamedStatementsTests {
    private let files = SQL.sharedFiles + [SQL.IndexedLoad.self]

    @Test func `every name has its statement, and every statement its name`() {
        for statements in files {
            let texts = Self.texts(of: statements)
            #expect(Set(texts.keys) == SQLiteStatements.texts.names(inFile: statements.file), "\(statements)")
            for (name, text) in texts { #expect(!text.isEmpty, "\(statements).\(name)") }
        }
    }

    @Test func `every file of statements has an enumeration`() throws {
        #expect(try statementFiles(of: "SQLLedger", "SQLiteLedger") == Set(files.map { $0.file }))
    }

    private static func texts<Statements: NamedStatement>(of _: Statements.Type) -> [String: String] {
        Dictionary(uniqueKeysWithValues: Statements.allCases.map { ($0.rawValue, $0.sql) })
    }
}
