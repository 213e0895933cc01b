#if PostgreSQL
import SQLLedger
import Testing

@testable import PostgreSQLLedger

/// The names of statements, held against the files of PostgreSQL's statements.
@Suite struct NamedStatementsTests {
    @Test func `every name has its statement, and every statement its name`() {
        for statements in SQL.sharedFiles + [SQL.ErasedTexts.self, SQL.JudgingRanges.self] {
            #expect(
                Self.names(of: statements) == PostgreSQLStatements.texts.names(inFile: statements.file),
                "\(statements)"
            )
        }
    }

    private static func names<Statements: NamedStatement>(of _: Statements.Type) -> Set<String> {
        Set(Statements.allCases.map(\.rawValue))
    }
}
#endif
