import Foundation
import Testing

@testable import MutationTool

@Suite struct SurvivorListTests {
    private let caught = MutantKey(file: "A.swift", lineText: "a < b", change: "< → <=", occurrence: 1)
    private let survivor = MutantKey(file: "A.swift", lineText: "a < b", change: "< → >=", occurrence: 2)

    private func list(_ key: MutantKey) throws -> SurvivorList {
        try SurvivorList("# A comment\n\n\(key)\n    because they\n    are the same\n")
    }

    @Test func `a survivor is known by file, line and change, wherever the line stands`() throws {
        #expect(try list(survivor).reasons == [survivor: "because they are the same"])
    }

    @Test func `a block without reason is no reason`() {
        #expect(throws: ToolFailure.self) { try SurvivorList("\(survivor)\n") }
    }

    @Test func `a survivor that is not listed fails, and so do fewer than nine in ten`() throws {
        let other = MutantKey(file: "A.swift", lineText: "c", change: "1 → 2", occurrence: 1)
        let outcomes: [MutantKey: Outcome] = [caught: .caught(by: "x"), survivor: .survived, other: .impossible]
        #expect(!Verdict(outcomes: outcomes, listed: try SurvivorList("")).isGood(isSample: true))
        #expect(Verdict(outcomes: outcomes, listed: try list(survivor)).isGood(isSample: true))
        #expect(!Verdict(outcomes: outcomes, listed: try list(survivor)).isGood(isSample: false))
        #expect(Verdict(outcomes: [caught: .timedOut(in: "x")], listed: try list(survivor)).isGood(isSample: false))
    }

    @Test func `every listed survivor is a mutant of the sources as they are`() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(path: "recoup-mutants-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
        var working = WorkingCopy(of: project, at: folder)
        try working.write()
        let listed = try SurvivorList(contentsOf: project.appending(path: "Tests/MutationTool/survivors.txt"))
        let gone = Set(listed.reasons.keys).subtracting(working.mutants.map(\.key))
        #expect(gone.isEmpty, "take them off the list: \(gone.map(\.description).sorted())")
    }
}
