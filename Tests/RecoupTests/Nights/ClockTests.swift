import Foundation
import Testing

/// Nights while clocks change, run ahead, and go back.
@Suite struct ClockTests {
    /// A place in Berlin with one purchase that was never delivered, long ago.
    private static func place() async throws -> Workplace {
        let place = try await Workplace.small(more: "time_zone: Europe/Berlin")
        let configuration = try place.text("recoup.yaml")
        try place.put(configuration.replacing("2025-12-31", with: "2024-12-31"), at: "recoup.yaml")
        try place.put(payment: "700001001", at: "2025-03-20T10:00:00Z", user: "u1")
        return place
    }

    @Test(arguments: [
        // At 02:00 it is 03:00.
        [
            ("2025-03-29T01:30:00Z", "29 Mar 2025, 02:30 (UTC+1)", "207"),
            ("2025-03-30T01:30:00Z", "30 Mar 2025, 03:30 (UTC+2)", "231"),
            ("2025-03-31T00:30:00Z", "31 Mar 2025, 02:30 (UTC+2)", "254"),
        ],
        // At 03:00 it is 02:00: cron starts twice at 02:30.
        [
            ("2025-10-25T00:30:00Z", "25 Oct 2025, 02:30 (UTC+2)", "5246"),
            ("2025-10-26T00:30:00Z", "26 Oct 2025, 02:30 (UTC+2)", "5270"),
            ("2025-10-26T01:30:00Z", "26 Oct 2025, 02:30 (UTC+1)", "5271"),
            ("2025-10-27T01:30:00Z", "27 Oct 2025, 02:30 (UTC+1)", "5295"),
        ],
    ])
    func `nights at half past two, when the clocks change`(nights: [(String, String, String)]) async throws {
        let place = try await Self.place()
        try place.put(creditsKnownUntil: nights[0].0, in: "w.csv")
        for (asOf, shown, age) in nights {
            let night = try await place.run(asOf: asOf)
            #expect(night.status == 0, "\(night.messages)")
            #expect(try place.summaryText().contains("Books as of \(shown):"))
            let lost = try place.report("lost-orders.csv")
            #expect(lost.column("age_hours") == [age])
            #expect(lost.column("first_seen_at") == [nights[0].0])
        }
        let names = nights.map { $0.0.replacing("-", with: "").replacing(":", with: "") }
        #expect(place.names("reports") == names + ["latest"])
        // The days of the chart are days of Berlin: 02:30 and 23:30 UTC of the day before are one of them.
        #expect(try await place.recoup("report", "verify").status == 0)
    }

    @Test func `facts dated after the as-of wait, and none of them is lost`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-20T10:00:00Z", user: "u1")
        try place.put(
            Credits.watermark("2026-02-28T10:00:00Z") + "700001001,u1,2026-03-01T05:00:00Z,credited\n",
            at: "inbox/credits/c.csv"
        )
        #expect(try await place.run(asOf: "2026-03-01T03:00:00Z").status == 0)
        #expect(try place.report("lost-orders.csv").column("transaction_id") == ["700001001"])
        #expect(try await place.run(asOf: "2026-03-01T06:00:00Z").status == 0)
        #expect(try place.report("lost-orders.csv").records.isEmpty)
        #expect(try await place.export("black-list").column("transaction_id") == ["700001001"])
    }

    @Test func `a night ahead of the clock is followed by none before it, and nothing it knows is lost`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-20T10:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        #expect(try await place.run().status == 0)
        let ahead = Date.now.addingTimeInterval(20 * 3_600).formatted(.iso8601)
        #expect(try await place.run(asOf: ahead).status == 0)
        let books = try await place.export("white-list")

        // The clock's own moment lies before it, as after a clock that went back.
        try place.put(payment: "700001002", at: "2026-02-21T10:00:00Z", user: "u2", in: "q.csv")
        for command in ["run", "reconcile"] {
            let refused = try await place.recoup(command)
            #expect(refused.status == 64)
            #expect(refused.messages.contains("but the last run judged as of \(ahead), which is later."))
            #expect(refused.messages.contains("Is the clock right?"), "\(refused.messages)")
        }
        let chinese = try await place.recoup("run", "--lang", "zh-Hans")
        #expect(chinese.messages.contains("时钟是否正确？"), "\(chinese.messages)")
        #expect(try await place.export("white-list") == books)
        #expect(place.names("inbox/payments") == ["q.csv"])
        #expect(try await place.recoup("doctor", "--offline").output.contains("WRONG  clock"))

        let back = try await place.recoup("run", "--force", "--quiet")
        #expect(back.status == 0, "\(back.output) \(back.messages)")
        #expect(try await place.export("white-list").column("transaction_id") == ["700001001", "700001002"])
        #expect(try await place.recoup("audit", "verify").status == 0)
    }

    @Test(arguments: [
        ("CST", "America/Chicago or Asia/Shanghai", "`America/Chicago` 或 `Asia/Shanghai`"),
        ("EST", "America/New_York or Australia/Sydney", "`America/New_York` 或 `Australia/Sydney`"),
        ("IST", "Asia/Kolkata or ", "`Asia/Kolkata` 或 "), ("BST", "Europe/London or ", "`Europe/London` 或 "),
        ("GMT+8", "such as UTC, America/Chicago", "`America/Chicago`"),
    ])
    func `a zone that can mean several is refused with names that cannot`(
        zone: String,
        english: String,
        chinese: String
    ) async throws {
        let place = try Workplace()
        for yaml in ["time_zone: \(zone)\n", "inputs: { payments: { time_zone: \(zone) } }\n"] {
            try place.put(yaml, at: "recoup.yaml")
            for (language, cure) in [("en", english), ("zh-Hans", chinese)] {
                let ending = try await place.recoup("config", "validate", "--lang", language)
                #expect(ending.status == 64)
                #expect(ending.messages.contains(cure), "\(ending.messages)")
            }
        }
        try place.put("time_zone: UTC\n", at: "recoup.yaml")
        let ending = try await place.recoup(["config", "validate"], environment: ["RECOUP_TIME_ZONE": zone])
        #expect(ending.status == 64 && ending.messages.contains(english), "\(ending.messages)")
    }
}
