import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Reports

/// A published report from which a person is erased.
@Suite struct ErasedReportTests {
    private static let name = "20250312T000000Z"

    private let folder: TemporaryFolder
    private let reports: ReportFolder
    private let person = PersonalValues(["u-1": "P"])
    private let names: ForgottenNames

    init() throws {
        folder = try TemporaryFolder()
        reports = ReportFolder(path: folder.path)
        var names = ForgottenNames(key: [1])
        names.add("u-1", as: "P")
        self.names = names
        let draft = try reports.begin(asOf: asOf, process: 1, for: .machine)
        try draft.write(Table.lostOrders(asOf: asOf)) { receive in
            try receive(.sample { $0.ownerUserID = UserID("u-1") })
        }
        try draft.write(Table.exceptions) { receive in
            try receive(.sample { $0.creditedUserID = UserID("u-1") })
        }
        let inputs = [Manifest.Input(kind: .credits, name: "u-1", digest: "aa")]
        let manifest = Manifest(
            runID: RunID(7),
            asOf: asOf,
            version: "0.1.0",
            configurationDigest: "cd",
            inputs: inputs
        )
        _ = try draft.publish(manifest)
    }

    private func erase() throws { try reports.erase(person, names, in: Self.name) }

    private func contents() throws -> [String: String] {
        let files = try folder.names(Self.name).map { ($0, try folder.text("\(Self.name)/\($0)")) }
        return Dictionary(uniqueKeysWithValues: files)
    }

    private func faults() throws -> [Message]? {
        try PublishedReport(path: folder.path(Self.name))?.faults()
    }

    @Test func `the report verifies as before, and nothing in it names the person`() throws {
        try erase()
        #expect(try faults() == [])
        #expect(try contents().values.allSatisfy { !$0.contains("u-1") })
        let after = try contents()
        try erase()
        #expect(try contents() == after)
    }

    /// Each file takes its place at once: however many did, what was cut off then is what they and the rest are.
    @Test(arguments: 0...3)
    func `an erasure that was cut off is done by doing it again`(filesWritten: Int) throws {
        let before = try contents()
        try erase()
        let after = try contents()
        let order = ["manifest.json", "exceptions.csv", "lost-orders.csv"]
        #expect(Set(order) == Set(after.keys.filter { after[$0] != before[$0] }))
        for file in order.dropFirst(filesWritten) { try folder.put(before[file] ?? "", at: "\(Self.name)/\(file)") }
        try folder.put("half a fi", at: "\(Self.name)/.recoup-abc.part")

        #expect(try reports.files(naming: person, names).isEmpty == (filesWritten == 3))
        try erase()
        #expect(try contents() == after)
        #expect(try faults() == [])
    }

    @Test func `a file that was altered before goes on to tell`() throws {
        let altered = try folder.text("\(Self.name)/exceptions.csv") + "added\n"
        try folder.put(altered, at: "\(Self.name)/exceptions.csv")
        try erase()
        #expect(try faults() == [.fileAltered("exceptions.csv")])
        #expect(try contents().values.allSatisfy { !$0.contains("u-1") })
    }
}
