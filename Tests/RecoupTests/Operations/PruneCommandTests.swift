import Foundation
import Testing

/// `recoup prune`: says first what goes, and goes by the configured retention.
@Suite struct PruneCommandTests {
    @Test func `old report folders go, the newest stays, and a rehearsal removes nothing`() async throws {
        let place = try await Workplace.small(more: "reports: { keep: 10d }")
        for asOf in ["2020-01-01T03:00:00Z", "2020-01-02T03:00:00Z", "2020-01-03T03:00:00Z"] {
            #expect(try await place.run(asOf: asOf).status == 0)
        }
        let all = ["20200101T030000Z", "20200102T030000Z", "20200103T030000Z", "latest"]
        let rehearsal = try await place.recoup("prune", "--dry-run")
        #expect(rehearsal.status == 0, "\(rehearsal.messages)")
        #expect(rehearsal.output.contains("2 reports of books before "), "\(rehearsal.output)")
        #expect(place.names("reports") == all)

        // A folder of a person's own is none of ours, whatever it is called.
        try place.put("letter", at: "reports/20190101T030000Z/letter.txt")
        try place.put("letter", at: "reports/20190102T030000Z.failed-1/letter.txt")
        defer { #expect(place.names("reports").prefix(2) == ["20190101T030000Z", "20190102T030000Z.failed-1"]) }

        let answer = try await place.answer("prune")
        #expect(answer["reports"] as? [String] == Array(all.prefix(2)))
        #expect(Array(place.names("reports").dropFirst(2)) == Array(all.suffix(2)))
        #expect(try await place.recoup("audit", "verify").status == 0)
        #expect(try await place.recoup("report", "verify").status == 0)
        #expect(try await place.recoup("prune").output.hasPrefix("0 reports of books before "))
        #expect(Array(place.names("reports").dropFirst(2)) == Array(all.suffix(2)))
    }
}
