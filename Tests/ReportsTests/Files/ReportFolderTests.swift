import Foundation
import Glibc
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

@Suite final class ReportFolderTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "recoup-reports-\(UUID().uuidString)")
    private var reports: ReportFolder { ReportFolder(path: root.path() + "/") }

    deinit { _ = Result { try FileManager.default.removeItem(at: root) } }

    private static let inputs = [
        Manifest.Input(kind: .payments, name: "payments/b.csv", digest: "aa"),
        Manifest.Input(kind: .credits, name: "credits/a.csv", digest: "bb"),
    ]

    private func manifest(_ asOf: Instant) -> Manifest {
        Manifest(runID: RunID(7), asOf: asOf, version: "0.1.0", configurationDigest: "cd", inputs: Self.inputs)
    }

    private func draft(
        _ asOf: Instant = asOf,
        rows: Int = 2,
        process: Int32 = 42,
        _ change: (inout RunSummary) -> Void = { _ in }
    ) throws -> ReportDraft {
        let draft = try reports.begin(asOf: asOf, process: process, for: .machine)
        try draft.write(Table.lostOrders(asOf: asOf)) { receive in
            for _ in 0..<rows { try receive(.sample()) }
        }
        var summary = RunSummary(runID: RunID(7), asOf: asOf, version: "0.1.0", totals: BookTotals())
        summary.durations = ["report": Int64.random(in: 0...1_000_000)]
        summary.sources = Self.inputs.map { input in
            SourceFile(
                kind: input.kind,
                name: input.name,
                digest: ContentDigest(hex: input.digest),
                records: 1,
                accepted: 1,
                duplicates: 0,
                rejected: 0
            )
        }
        change(&summary)
        try draft.write(summary)
        return draft
    }

    private func publish(_ asOf: Instant = asOf, rows: Int = 2) throws -> Publication {
        try draft(asOf, rows: rows).publish(manifest(asOf))
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: root.path()).sorted() }
    }

    private var latest: String {
        get throws {
            try FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path: "latest").path())
        }
    }

    private func lines(_ path: String) throws -> Int {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
            .split(separator: "\n").count
    }

    @Test func `a report appears whole under its as-of`() throws {
        let path = root.path() + "/20250312T000000Z"
        #expect(try publish() == .published(path: path))
        #expect(try names == ["20250312T000000Z", "latest"])
        #expect(try latest == "20250312T000000Z")
        let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        #expect(files == ["lost-orders.csv", "manifest.json", "summary.json", "summary.txt"])
    }

    @Test func `the same again changes nothing`() throws {
        _ = try publish()
        #expect(try publish() == .unchanged(path: root.path() + "/20250312T000000Z"))
        #expect(try names == ["20250312T000000Z", "latest"])
    }

    @Test(arguments: ["", "cut"])
    func `a report of which a file was removed or altered is published again`(content: String) throws {
        let path = root.path() + "/20250312T000000Z"
        _ = try publish()
        let file = URL(filePath: path + "/lost-orders.csv")
        let before = try Data(contentsOf: file)
        if content.isEmpty {
            try FileManager.default.removeItem(at: file)
        } else {
            try Data(content.utf8).write(to: file)
        }
        #expect(try publish() == .published(path: path))
        #expect(try Data(contentsOf: file) == before)
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest"])
        // What somebody put beside the files is no damage.
        try Data("mine".utf8).write(to: URL(filePath: path + "/note.txt"))
        #expect(try publish() == .unchanged(path: path))
    }

    @Test(arguments: [(#""rows" : 2"#, #""rows" : 3"#), (#""run_id" : 7"#, #""run_id" : 8"#), ("\"aa\"", "\"ab\"")])
    func `a report of which the manifest was altered is published again`(stated: String, altered: String) throws {
        let path = root.path() + "/20250312T000000Z"
        _ = try publish()
        let file = URL(filePath: path + "/manifest.json")
        let before = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(before.contains(stated))
        try Data(before.replacing(stated, with: altered).utf8).write(to: file)
        #expect(try publish() == .published(path: path))
        let after = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(after.contains(stated) && !after.contains(altered))
    }

    @Test func `what was asked and checked meanwhile is no other content`() throws {
        _ = try publish()
        let again = try draft { summary in
            summary.requests = [RunSummary.Requests(endpoint: "history", result: "ok", count: 3)]
            summary.controlTotals = [ControlTotal(name: "rows", left: 1, right: 1)]
        }
        #expect(try again.publish(manifest(asOf)) == .unchanged(path: root.path() + "/20250312T000000Z"))
    }

    @Test(arguments: ["status", "warnings", "totals"])
    func `the same tables under another summary are other content`(what: String) throws {
        _ = try publish()
        let other = try draft { summary in
            switch what {
            case "status": summary.exitStatus = 3
            case "warnings": summary.warnings = [Message(verbatim: "credits reach only to yesterday")]
            default: summary.totals.evidenceByOutcome = ["unreadable": 1]
            }
        }
        #expect(try other.publish(manifest(asOf)) == .published(path: root.path() + "/20250312T000000Z"))
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest"])
    }

    @Test func `a summary written again says what only its run could know`() throws {
        var told = RunSummary(runID: RunID(7), asOf: asOf, version: "0.1.0", totals: BookTotals())
        told.warnings = [Message(verbatim: "a root of yours is in force")]
        told.lateInputs = [
            RunSummary.LateInput(kind: .credits, latest: asOf, maxAge: .hours(36)),
            RunSummary.LateInput(kind: .users, latest: nil, maxAge: .days(7)),
        ]
        told.requests = ["a", "b"].flatMap { endpoint in
            ["no", "ok"].map { RunSummary.Requests(endpoint: endpoint, result: $0, count: 3) }
        }
        told.durations = ["verify": 12]
        told.unlistedUnprovenCredits = 5
        told.totals.watermarks = ["credits": asOf]
        var again = RunSummary(runID: RunID(7), asOf: asOf, version: "0.1.0", totals: BookTotals())
        try again.restore(fromRun: told.json())
        #expect(again == told)
    }

    @Test func `other content makes the old folder step aside`() throws {
        _ = try publish(rows: 1)
        _ = try publish(rows: 2)
        _ = try publish(rows: 3)
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "20250312T000000Z.2", "latest"])
        #expect(try lines("20250312T000000Z.1/lost-orders.csv") == 2)
        #expect(try lines("20250312T000000Z.2/lost-orders.csv") == 3)
        #expect(try lines("latest/lost-orders.csv") == 4)
    }

    @Test func `latest follows the newest as-of, and stays there`() throws {
        _ = try publish()
        _ = try publish(asOf + .days(1))
        #expect(try latest == "20250313T000000Z")
        _ = try publish(rows: 5)
        #expect(try latest == "20250313T000000Z")
    }

    @Test func `the report of a run that was taken back is no newer one, and keeps a name of its own`() throws {
        _ = try publish()
        _ = try publish(asOf + .days(400))
        for _ in 1...2 {
            let draft = try draft(asOf + .days(1), rows: 2)
            _ = try draft.publish(manifest(asOf + .days(1)), withdrawing: [asOf + .days(400), asOf + .days(500)])
            #expect(try latest == "20250313T000000Z")
            #expect(try names == ["20250312T000000Z", "20250313T000000Z", "20260416T000000Z.1", "latest"])
        }
    }

    @Test func `a link lost in a crash comes back`() throws {
        _ = try publish()
        try FileManager.default.removeItem(at: root.appending(path: "latest"))
        _ = try publish()
        #expect(try latest == "20250312T000000Z")
    }

    @Test func `what a killed run left is cleared away`() throws {
        _ = try draft(process: 1)
        #expect(try names == [".20250312T000000Z.partial-1"])
        _ = try publish()
        #expect(try names == ["20250312T000000Z", "latest"])
    }

    @Test func `a report that failed leaves nothing, and one that is published stays`() throws {
        let failed = try draft()
        failed.abandon()
        #expect(try names == [])
        failed.abandon()
        let published = try draft()
        _ = try published.publish(manifest(asOf))
        published.abandon()
        #expect(try names == ["20250312T000000Z", "latest"])
    }

    @Test func `a report that does not hold stays beside, unpublished`() throws {
        #expect(try draft().setAside(manifest(asOf)) == root.path() + "/20250312T000000Z.failed-1")
        #expect(try draft().setAside(manifest(asOf)) == root.path() + "/20250312T000000Z.failed-2")
        #expect(try names == ["20250312T000000Z.failed-1", "20250312T000000Z.failed-2"])
    }

    @Test func `a folder without readable manifest counts as other content`() throws {
        _ = try publish()
        try Data("{".utf8).write(to: root.appending(path: "20250312T000000Z/manifest.json"))
        #expect(try publish() == .published(path: root.path() + "/20250312T000000Z"))
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest"])
    }

    @Test func `rows and digests are at hand before publishing`() throws {
        let draft = try draft(rows: 3)
        #expect(draft.files["lost-orders.csv"]?.rows == 3)
        #expect(draft.files["summary.txt"]?.rows == nil)
        try draft.discard()
        #expect(try names == [])
    }

    @Test func `nothing below the reports folder is written or removed through a link`() throws {
        _ = try publish()
        let outside = root.appending(path: "outside")
        let report = root.appending(path: "20250312T000000Z")
        try FileManager.default.moveItem(at: report, to: outside)
        // The report itself, what a killed run left, and the name under which the link to the newest is made.
        for name in ["20250312T000000Z", ".20250312T000000Z.partial-42", ".latest.partial-link"] {
            try FileManager.default.createSymbolicLink(
                atPath: root.appending(path: name).path(),
                withDestinationPath: "outside"
            )
        }
        let before = try lines("outside/lost-orders.csv")
        #expect(try publish(rows: 5) == .published(path: root.path() + "/20250312T000000Z"))
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest", "outside"])
        #expect(FileStatus(at: report.path())?.kind == .folder)
        #expect(try lines("outside/lost-orders.csv") == before)
        #expect(try lines("latest/lost-orders.csv") == 6)
    }

    @Test(arguments: ["summary.json", "manifest.json"])
    func `a published file that is a link or a pipe counts as other content`(name: String) throws {
        _ = try publish()
        let file = root.appending(path: "20250312T000000Z/\(name)").path()
        let copy = root.appending(path: "copy").path()
        try FileManager.default.moveItem(atPath: file, toPath: copy)
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: copy)
        #expect(try publish() == .published(path: root.path() + "/20250312T000000Z"))
        try FileManager.default.removeItem(atPath: file)
        #expect(mkfifo(file, 0o600) == 0)
        #expect(try publish() == .published(path: root.path() + "/20250312T000000Z"))
    }

    @Test func `a file or folder called latest is not taken away`() throws {
        try FileManager.default.createDirectory(at: root.appending(path: "latest"), withIntermediateDirectories: true)
        _ = try publish()
        let failure = #expect(throws: ReportFailure.self) { try self.reports.requireLatestIsLink() }
        #expect(failure?.message[.english].contains("latest is a folder and should be our link") == true)
        try FileManager.default.removeItem(at: root.appending(path: "latest"))
        try Data("mine".utf8).write(to: root.appending(path: "latest"))
        _ = try publish(asOf + .days(1))
        #expect(throws: ReportFailure.self) { try self.reports.requireLatestIsLink() }
        #expect(try names == ["20250312T000000Z", "20250313T000000Z", "latest"])
        #expect(try String(contentsOf: root.appending(path: "latest"), encoding: .utf8) == "mine")
    }

    @Test func `reports are for owner and group`() throws {
        _ = try publish()
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: root.path() + path)[.posixPermissions] as? Int
        }
        #expect(try mode("") == 0o750)
        #expect(try mode("/20250312T000000Z") == 0o750)
        #expect(try mode("/20250312T000000Z/summary.txt") == 0o640)
    }

    @Test func `the manifest names every file`() throws {
        var manifest = manifest(asOf)
        manifest.files = [
            "lost-orders.csv": WrittenFile(rows: 2, digest: "00"), "summary.txt": WrittenFile(rows: nil, digest: "11"),
        ]
        try expectGolden(manifest.json(), "manifest.json")
    }

    @Test func `a place that cannot be written is named with what to do`() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data().write(to: root.appending(path: "file"))
        let failure = #expect(throws: ReportFailure.self) {
            _ = try ReportFolder(path: root.path() + "/file").begin(asOf: asOf, process: 1, for: .machine)
        }
        #expect(failure?.message[.english].contains("May this user write there?") == true)
    }

    @Test func `an old report that got its second name before a crash gets no other one`() throws {
        _ = try publish(rows: 1)
        let published = root.path() + "/20250312T000000Z"
        #expect(try FileSystem.linkFiles(of: published, into: published + ".1"))
        _ = try publish(rows: 2)
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest"])
        #expect(try lines("20250312T000000Z.1/lost-orders.csv") == 2)
        #expect(try lines("latest/lost-orders.csv") == 3)
        _ = try publish(rows: 3)
        #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "20250312T000000Z.2", "latest"])
    }

    @Test func `what a killed run left keeps nobody from being forgotten`() throws {
        _ = try publish(rows: 1)
        _ = try publish(rows: 2)
        let published = root.path() + "/20250312T000000Z"
        // Killed before the two reports changed places, and behind that.
        #expect(try FileSystem.linkFiles(of: published, into: published + ".2"))
        #expect(try FileSystem.linkFiles(of: published + ".1", into: root.path() + "/.20250312T000000Z.partial-7"))
        for _ in 1...2 {
            try reports.removeLeftovers()
            #expect(try names == ["20250312T000000Z", "20250312T000000Z.1", "latest"])
        }
        for report in ["20250312T000000Z", "20250312T000000Z.1"] {
            let manifest = FileStatus(at: root.path() + "/\(report)/manifest.json")
            #expect(manifest?.kind == .file(hasOtherNames: false))
        }
    }

    @Test func `a report that is removed goes out of sight at once, whatever was left of another removal`() throws {
        _ = try publish()
        _ = try publish(asOf + .days(1))
        let hidden = root.appending(path: ".20250312T000000Z.partial-removed/exceptions.csv")
        try FileManager.default.createDirectory(
            at: hidden.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: hidden)
        try reports.remove("20250312T000000Z")
        #expect(try names == ["20250313T000000Z", "latest"])
    }

    @Test func `folders without a manifest that can be read are named`() throws {
        _ = try publish()
        _ = try publish(asOf + .days(1))
        #expect(try reports.withoutManifest() == [])
        try FileManager.default.removeItem(at: root.appending(path: "20250312T000000Z/manifest.json"))
        #expect(try reports.withoutManifest() == [root.path() + "/20250312T000000Z"])
    }
}
