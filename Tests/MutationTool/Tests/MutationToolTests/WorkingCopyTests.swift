import Foundation
import Testing

@testable import MutationTool

/// A project of one rule and one file of statements, and a copy of it.
@Suite final class WorkingCopyTests {
    private let root: URL
    private var project: URL { root.appending(path: "project") }
    private var copy: URL { root.appending(path: "copy") }

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "recoup-mutants-\(UUID().uuidString)")
        try put("Package.swift", "let package = 1\n")
        try put("README.md", "about\n")
        try put(
            "Sources/ReconciliationCore/A.swift",
            "enum A {\n    static func f(_ a: Int) -> Bool { a < 1 && a < 2 }\n}\n"
        )
        try put("Sources/SQLLedger/Statements/StatementFile.swift", Switchboard.reader.original)
        try put(
            "Sources/SQLiteLedger/SQL/Posting/keys.sql",
            "-- name: first\nSELECT a FROM b WHERE c;\n-- name: second\nSELECT a FROM b WHERE d;\n"
        )
        try put("Sources/SQLLedger/SQL/Posting/keys.sql", "-- name: shared\nSELECT a FROM b WHERE e;\n")
        try put("Sources/SQLLedger/SQL/Reports/report_two.sql", "SELECT a FROM b WHERE c")
        try put("Sources/SQLiteLedger/SQL/Posting/post_one.sql", "SELECT a FROM b WHERE c")
        try put("Sources/SQLiteLedger/SQL/Reports/report_one.sql", "SELECT a FROM b WHERE c")
    }

    deinit { _ = Result { try FileManager.default.removeItem(at: root) } }

    private func put(_ path: String, _ text: String) throws {
        let file = project.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func working(_ scope: Scope) throws -> WorkingCopy {
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        var working = WorkingCopy(of: project, at: copy, scope: scope)
        try working.write()
        return working
    }

    private func isCopied(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: copy.appending(path: path).path)
    }

    @Test func `equal changes of a function are told apart by their place`() throws {
        let entries = try working(.rules).mutants.map(\.key.entry)
        #expect(
            entries == [
                "A.f: < → <= (1 of 2)", "A.f: < → >= (1 of 2)", "A.f: 1 → 2", "A.f: 1 → 0",
                "A.f: && → left term only", "A.f: && → right term only",
                "A.f: < → <= (2 of 2)", "A.f: < → >= (2 of 2)", "A.f: 2 → 3", "A.f: 2 → 1",
            ]
        )
    }

    @Test func `rules are built without the rest of the project`() throws {
        _ = try working(.rulesAndStatements)
        #expect(isCopied("README.md") && isCopied("Sources/SQLLedger/Statements/StatementFile.swift"))
        _ = try working(.rules)
        #expect(!isCopied("README.md") && !isCopied("Sources/SQLLedger/Statements/StatementFile.swift"))
        #expect(isCopied("Sources/ReconciliationCore/A.swift") && isCopied(Switchboard.file))
        let manifest = try String(contentsOf: copy.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains("package.targets.removeAll"))
    }

    @Test func `statements of posting and reconciling are mutated by name, others are not`() throws {
        let keys = try working(.rulesAndStatements).mutants.map(\.key).filter { $0.file.hasSuffix(".sql") }
        #expect(
            keys.map(\.description) == [
                "Sources/SQLLedger/SQL/Posting/keys.sql\nshared: condition → 1",
                "Sources/SQLiteLedger/SQL/Posting/keys.sql\nfirst: condition → 1",
                "Sources/SQLiteLedger/SQL/Posting/keys.sql\nsecond: condition → 1",
                "Sources/SQLiteLedger/SQL/Posting/post_one.sql\npost_one: condition → 1",
            ]
        )
    }

    @Test func `a refused line loses its mutants and the names of the others stay`() throws {
        var working = try working(.rules)
        try put(
            "Sources/ReconciliationCore/A.swift",
            "enum A {\n    static func f(_ a: Int) -> Bool {\n        a < 1\n            && a < 2\n    }\n}\n"
        )
        try working.write()
        let count = working.refuse(lines: [SourceLine(file: "Sources/ReconciliationCore/A.swift", number: 3)])
        try working.write()
        #expect(count == 4)
        #expect(working.mutants.map(\.number) == [1, 2, 3, 4, 5, 6])
        #expect(working.mutants.map(\.key.entry).contains("A.f: < → <= (2 of 2)"))
    }
}
