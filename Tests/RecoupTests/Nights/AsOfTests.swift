import Foundation
import Testing

/// An as-of that cannot be meant is refused, and there is a way back from one that was not.
@Suite struct AsOfTests {
    @Test(arguments: ["run", "reconcile"])
    func `an as-of more than a day past the clock needs force`(command: String) async throws {
        let place = try await Workplace.small()
        let refused = try await place.recoup(command, "--as-of", "2999-01-01T00:00:00Z")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("2999-01-01T00:00:00Z lies more than a day past this machine's clock"))
        #expect(refused.messages.contains("--force"))
        #expect(try await place.recoup(command, "--as-of", "2999-01-01T00:00:00Z", "--force").status == 0)
    }

    @Test func `import has no force, and its refusal of an as-of does not advise it`() async throws {
        let place = try await Workplace.small()
        let refused = try await place.recoup("import", "credits", "-", "--as-of", "2999-01-01T00:00:00Z")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("Correct --as-of or the clock."))
        #expect(!refused.messages.contains("--force"), "\(refused.messages)")
    }

    @Test func `an as-of that its offset leads past the year 9999 is none`() async throws {
        let place = try await Workplace.small()
        let refused = try await place.recoup("run", "--as-of", "9999-12-31T23:59:59-14:00", "--force")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("9999-12-31T23:59:59-14:00"), "\(refused.messages)")
    }

    @Test func `a run by a mistaken as-of is taken back and said`() async throws {
        let place = try await Workplace.dataset(6)
        #expect(try await place.run(asOf: "2026-02-28T03:00:00Z").status == 0)
        let books = try await place.export("white-list").records
        let mistaken = try await place.run(asOf: "2999-01-01T00:00:00Z", "--force")
        #expect(mistaken.output.contains("days after the last run"), "\(mistaken.output)")

        let refused = try await place.run(asOf: "2026-02-28T04:00:00Z")
        #expect(refused.status == 64)
        #expect(refused.messages.contains("With --force a run takes back the later ones"))
        let back = try await place.run(asOf: "2026-02-28T04:00:00Z", "--force")
        #expect(back.status == 0, "\(back.output)\(back.messages)")
        #expect(back.output.contains("Run 2 as of 1 Jan 2999, 00:00 (UTC) was taken back"), "\(back.output)")
        // What it reported does not hold, and hides no later report.
        #expect(place.names("reports") == ["20260228T030000Z", "20260228T040000Z", "29990101T000000Z.1", "latest"])
        #expect(try place.summary()["as_of"] as? String == "2026-02-28T04:00:00Z")
        let history: Set = ["entered_at", "run_id", "state"]
        func plain(_ rows: [[String: String]]) -> [[String: String]] {
            rows.map { $0.filter { !history.contains($0.key) } }
        }
        #expect(try await plain(place.export("white-list").records) == plain(books))
        #expect(try await place.run(asOf: "2026-03-01T03:00:00Z").status == 0)
        #expect(try await place.recoup("audit", "verify").status == 0)
    }

    @Test func `an earlier credit that moves where delivery records begin stands first, as a changed setting does`()
        async throws
    {
        let place = try await Workplace.small()
        let configuration = try place.text("recoup.yaml")
        try place.put(
            configuration.replacing("credits_since: 2025-12-31", with: "credits_since: auto"),
            at: "recoup.yaml"
        )
        try place.put(Payments.one("700000101", at: "2026-02-10T12:00:00Z"), at: "inbox/payments/p.csv")
        let header = "transaction_id,user_id,credited_at\n"
        try place.put(
            header + "900,u9,2026-02-20T00:00:00Z\n901,u9,2026-02-28T03:00:00Z\n",
            at: "inbox/credits/first.csv"
        )
        _ = try await place.run(asOf: "2026-02-28T03:00:00Z")
        #expect(try place.report("lost-orders.csv").records.isEmpty)
        try place.put(header + "902,u9,2026-01-15T12:00:00Z\n", at: "inbox/credits/second.csv")
        let night = try await place.run(asOf: "2026-02-28T04:00:00Z")
        #expect(try place.report("lost-orders.csv").records.count == 1)
        let moved = "reconcile.credits_since auto (2026-02-20T00:00:00Z) -> auto (2026-01-15T12:00:00Z)"
        let output = night.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(output.contains("SETTINGS CHANGED since the last run: " + moved), "\(night.output)")
    }

    @Test func `payments that name different buyers stand first`() async throws {
        let place = try await Workplace.small()
        let header = "transaction_id,product_id,purchase_date,user_id\n"
        try place.put(header + "700000101,gem,2026-02-27T12:00:00Z,u1\n", at: "inbox/payments/first.csv")
        let quiet = try await place.run(asOf: "2026-02-28T03:00:00Z")
        #expect(!quiet.output.contains("CONTRADICT"), "\(quiet.output)")
        try place.put(header + "700000101,gem,2026-02-27T12:00:00Z,u2\n", at: "inbox/payments/second.csv")
        let night = try await place.run(asOf: "2026-02-28T04:00:00Z")
        #expect(night.output.hasPrefix("PAYMENTS CONTRADICT each other: rows of 1 transaction name"), "\(night.output)")
    }

    @Test func `settings that changed stand first, with the moves that followed`() async throws {
        let place = try await Workplace.dataset(6)
        #expect(try await place.run(asOf: "2026-02-28T03:00:00Z").status == 0)
        let configuration = try place.text("recoup.yaml")
        try place.put(configuration.replacing("com.example.game", with: "com.example.other"), at: "recoup.yaml")
        for _ in 1...2 {
            let night = try await place.run(asOf: "2026-02-28T03:00:00Z")
            let first = night.output.split(separator: "\n").prefix(3).joined(separator: "\n")
            #expect(first.contains("SETTINGS CHANGED since the last run: apps "), "\(night.output)")
        }
        let changed = try place.summary()["changed_settings"] as? [String: Any]
        #expect((changed?["moves"] as? Int ?? 0) > 0)
        #expect((changed?["settings"] as? [[String: String]])?.map { $0["name"] ?? "" } == ["apps"])
        _ = try await place.recoup("report")
        #expect(try place.summaryText().contains("SETTINGS CHANGED"))
        let next = try await place.run(asOf: "2026-02-28T04:00:00Z")
        #expect(!next.output.contains("SETTINGS CHANGED"), "\(next.output)")
    }
}
