import Foundation
import Testing

/// What root made by hand in a folder whose owner runs the nights.
@Suite(.enabled(if: OtherUser.isAnother, OtherUser.needsRoot))
struct OthersFilesTests {
    /// A workplace of somebody else's, with a report of each of three nights.
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small(more: "reports: { keep: 10d }")
        for asOf in ["2020-01-01T03:00:00Z", "2020-01-02T03:00:00Z", "2020-01-03T03:00:00Z"] {
            #expect(try await place.run(asOf: asOf).status == 0)
        }
        try await place.prepare("chown -R 65534:65534 .")
        return place
    }

    @Test func `an old report that may not be read is no removed one, and holds up no other`() async throws {
        let place = try await Self.place()
        try await place.prepare("chown -R root:root reports/20200101T030000Z")
        let pruned = try await OtherUser.recoup("prune", in: place)
        #expect(pruned.status == 1, "\(pruned)")
        #expect(pruned.messages.contains("20200101T030000Z"), "\(pruned.messages)")
        #expect(place.names("reports") == ["20200101T030000Z", "20200103T030000Z", "latest"])
        func prunings() async throws -> [String] {
            try await place.export("audit").column("details").filter {
                $0.contains("2020010") && $0.contains("reports")
            }
        }
        let told = try await prunings()
        #expect(!told.contains { $0.contains("20200101T030000Z") }, "\(told)")
        let again = try await OtherUser.recoup("prune --json", in: place)
        #expect(again.status == 1 && again.output.contains("recoup.prune.v1"), "\(again)")
        #expect(try await prunings() == told)
    }

    @Test func `a report that may not be read steps aside for a new one of the same as-of`() async throws {
        let place = try await Self.place()
        try await place.prepare("chown -R root:root reports/20200103T030000Z")
        let report = try await OtherUser.recoup("report", in: place)
        #expect(report.status == 0, "\(report)")
        let names = ["20200101T030000Z", "20200102T030000Z", "20200103T030000Z", "20200103T030000Z.1", "latest"]
        #expect(place.names("reports") == names)
        #expect(try await OtherUser.recoup("report verify", in: place).status == 0)
    }

    @Test(
        arguments: [
            ("chown root:root recoup.sqlite", "ledger_files"), ("chmod 440 recoup.sqlite", "ledger_files"),
            ("chown root:root recoup.sqlite.lock", "ledger_files"), ("mkdir inbox/done", "folder"),
            ("mkdir -m 600 inbox/done; chown 65534 inbox/done", "folder"),
            ("mv inbox/credits elsewhere; ln -s ../elsewhere inbox/credits", "folder"),
        ]
    )
    func `doctor says before the night what this user may not write`(damage: String, check: String) async throws {
        let place = try await Self.place()
        let before = try await OtherUser.recoup("doctor --offline", in: place)
        #expect(!before.output.contains("WRONG"), "\(before)")
        try await place.prepare(damage)
        let doctor = try await OtherUser.recoup("doctor --offline", in: place)
        #expect(doctor.status != 0, "\(doctor)")
        #expect(doctor.output.contains("WRONG  \(check) "), "\(doctor.output)")
    }
}
