#if PostgreSQL
import Foundation
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
        let paths = try ["SQLLedger", "PostgreSQLLedger"].flatMap { module in
            try FileManager.default.subpathsOfDirectory(
                atPath: projectFolder.appending(path: "Sources/\(module)/SQL").path
            )
        }
        let statements = paths.filter { $0.hasSuffix(".sql") && !$0.hasPrefix("Schema/") }
        let names = statements.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        #expect(Set(names) == Set(files.map { $0.file }))
    }

    private static func names<Statements: NamedStatement>(of _: Statements.Type) -> Set<String> {
        Set(Statements.allCases.map(\.rawValue))
    }
}
#endif
