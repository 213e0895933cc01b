#if PostgreSQL
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// The names of statements, held against the files of PostgreSQL's statements.
@Suite struct NamedStatementsTests {
    private let files = SQL.sharedFiles + [SQL.ErasedTexts.self, SQL.JudgingRanges.self, SQL.Server.self]

    @Test func `every name has its statement, and every statement its name`() {
        for statements in files {
            #expect(
                Self.names(of: statements) == PostgreSQLStatements.texts.names(inFile: statements.file),
                "\(statements)"
            )
        }
    }

    @Test func `every file of statements has an enumeration`() throws {
        #expect(try statementFiles(of: "SQLLedger", "PostgreSQLLedger") == Set(files.map { $0.file }))
    }

    private static func names<Statements: NamedStatement>(of _: Statements.Type) -> Set<String> {
        Set(Statements.allCases.map(\.rawValue))
    }
}
#endif
