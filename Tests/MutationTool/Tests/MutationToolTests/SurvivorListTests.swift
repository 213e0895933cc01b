import Foundation
import Testing

@testable import MutationTool

@Suite struct SurvivorListTests {
    private let caught = MutantKey(file: "Sources/A.swift", function: "A.f", change: "< → <=")
    private let survivor = MutantKey(
        file: "Sources/A.swift",
        function: "A.f",
        change: "\"(\" → \"~\"",
        place: 2,
        placeCount: 3
    )

    private func list(_ key: MutantKey) throws -> SurvivorList {
        try SurvivorList("# A comment\n\n\(key)\n    because they\n    are the same\n")
    }

    @Test func `a survivor is named by file, function and change`() throws {
        #expect(try list(survivor).reasons == [survivor: "because they are the same"])
        #expect(try list(caught).reasons == [caught: "because they are the same"])
    }

    @Test(arguments: [
        "Sources/A.swift\nA.f: < → <=\n",
        "Sources/A.swift\nA.f: < → <=\nA.f: > → >=\n    because they are the same\n",
        "Sources/A.swift\nA.f: < → <=\n    they are the same\n",
        "A.f: < → <=\n    because they are the same\n",
        "Sources/A.swift\nA.f: < → <=\n    because a\nA.f: < → <=\n    because b\n",
    ])
    func `a list without file or reason, or with an entry twice, is refused`(_ text: String) {
        #expect(throws: ToolFailure.self) { try SurvivorList(text) }
    }

    @Test func `a survivor that is not listed fails, and so do fewer than nine in ten`() throws {
        let other = MutantKey(file: "Sources/A.swift", function: "A.f", change: "1 → 2")
        let outcomes: [MutantKey: Outcome] = [caught: .caught(by: "x"), survivor: .survived, other: .impossible]
        #expect(!MutationReport(outcomes: outcomes, listed: try SurvivorList("")).isGood(isSample: true))
        #expect(MutationReport(outcomes: outcomes, listed: try list(survivor)).isGood(isSample: true))
        #expect(!MutationReport(outcomes: outcomes, listed: try list(survivor)).isGood(isSample: false))
        #expect(
            MutationReport(outcomes: [caught: .timedOut(in: "x")], listed: try list(survivor)).isGood(isSample: false)
        )
    }

    @Test func `every listed survivor is a mutant of the sources as they are`() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let project = package.deletingLastPathComponent().deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(path: "recoup-mutants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
        var working = WorkingCopy(of: project, at: folder, scope: .rulesAndStatements)
        try working.write()
        let listed = try SurvivorList(contentsOf: package.appending(path: "survivors.txt"))
        let gone = Set(listed.reasons.keys).subtracting(working.mutants.map(\.key))
        #expect(gone.isEmpty, "take them off the list or name them again: \(gone.map(\.description).sorted())")
    }
}
