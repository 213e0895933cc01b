import Foundation
import Testing

/// `time_zone`: for text meant for people. Tables and JSON stay UTC.
@Suite struct TimeZoneTests {
    private static func place(_ zone: String) async throws -> Workplace {
        let place = try await Workplace.small(more: "time_zone: \(zone)")
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(payment: "700001002", at: "2026-02-01T11:00:00Z", user: "u1", in: "q.csv")
        try place.put(credit: "700001002", to: "u1", at: "2026-02-20T10:00:00Z")
        try await place.run()
        return place
    }

    private static let texts: [[String]] = [
        ["status"], ["lookup", "u1"], ["case", "list"], ["explain", "700001001"], ["explain", "700001002"],
        ["explain", "--customer", "700001001"], ["explain", "--customer", "700001002"],
        ["reconcile", "--as-of", Workplace.asOf],
    ]

    private var utc: Regex<Substring> { #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\(UTC\)/# }
    private var local: Regex<Substring> { #/\d\d:\d\d \(UTC\+5:45\)/# }

    @Test func `every text for people shows the configured zone with its offset`() async throws {
        let place = try await Self.place("Asia/Kathmandu")
        for command in Self.texts {
            let output = try await place.recoup(command).output
            #expect(output.contains(local), "\(command): \(output)")
            #expect(!output.contains(utc), "\(command): \(output)")
        }
        let summary = try place.summaryText()
        #expect(summary.contains("Books as of 1 Mar 2026, 08:45 (UTC+5:45):"))
        #expect(!summary.contains(utc), "\(summary)")
        let cases = CSVText(try await place.recoup("export", "cases").output)
        let id = try #require(cases.column("case_id").first)
        let one = try await place.recoup("case", "show", " \(id)\r\n").output
        #expect(one.contains("paid on 1 Feb 2026, 15:45 (UTC+5:45)"), "\(one)")
        #expect(!one.contains(utc), "\(one)")
        #expect(try await place.recoup("lookup", "u1").output.contains("paid on 1 Feb 2026, 15:45 (UTC+5:45)"))
    }

    @Test func `tables and JSON stay UTC, and in UTC nothing changes`() async throws {
        let there = try await Self.place("Asia/Kathmandu")
        let here = try await Self.place("UTC")
        for name in ["lost-orders.csv", "roll-forward.csv", "aging.csv", "exceptions.csv"] {
            #expect(try there.text("reports/latest/\(name)") == here.text("reports/latest/\(name)"))
        }
        #expect(try !there.text("reports/latest/summary.json").contains("+05:45"))
        for command in Self.texts where !command.contains("--customer") {
            let json = try await there.recoup(command + ["--json"]).output
            #expect(!json.contains("+05:45"), "\(command): \(json)")
            let text = try await here.recoup(command).output
            #expect(text.contains(utc), "\(command): \(text)")
        }
    }
}
