import Foundation
import Testing

/// Running again is always right, and changes nothing that did not change.
@Suite struct RepeatedRunTests {
    private static let tables = [
        "lost-orders.csv", "exceptions.csv", "unverified.csv", "rejected-input.csv", "aging.csv", "roll-forward.csv",
    ]

    @Test func `a second run with nothing new writes the same bytes and makes no new folder`() async throws {
        let place = try await Workplace.dataset(6)
        #expect(try await place.run().status == 0)
        let folders = place.names("reports")
        let before = try Self.tables.map { try place.data("reports/latest/\($0)") }

        #expect(try await place.run().status == 0)
        #expect(place.names("reports") == folders)
        #expect(try Self.tables.map { try place.data("reports/latest/\($0)") } == before)
    }

    @Test func `another file at the same as-of keeps the former report beside the new one`() async throws {
        let place = try await Workplace.dataset(6)
        try await place.run()
        let lost = try #require(try place.report("lost-orders.csv").records.first)
        let id = try #require(lost["transaction_id"])
        try place.put(
            "transaction_id,user_id,credited_at\n\(id),u1,2026-02-20T00:00:00Z\n",
            at: "inbox/credits/late.csv"
        )
        #expect(try await place.run().status == 0)
        #expect(place.names("reports") == ["20260301T030000Z", "20260301T030000Z.1", "latest"])
        #expect(try place.report("lost-orders.csv").first("transaction_id", id) == nil)
        #expect(try place.text("reports/20260301T030000Z.1/lost-orders.csv").contains(id))
    }

    @Test func `the report of the last run can be written again, byte for byte`() async throws {
        let place = try await Workplace.dataset(6)
        try await place.run()
        let written = try await place.recoup("report", "--output", "elsewhere")
        #expect(written.status == 0, "\(written.messages)")
        for name in Self.tables {
            #expect(
                try place.data("elsewhere/20260301T030000Z/\(name)") == place.data("reports/latest/\(name)"),
                "\(name)"
            )
        }
    }

    @Test func `the stages one by one, then a run, give the books of one run`() async throws {
        let straight = try await Workplace.dataset(7)
        try await straight.run()

        let staged = try await Workplace.dataset(7, isEmptied: true)
        for file in try InboxPieces.files(of: try await Datasets.shared.folder(seed: 7)) {
            #expect(try await staged.recoup("import", file.kind, file.path, "--quiet").status == 0)
        }
        #expect(try await staged.recoup("verify").status == 0)
        #expect(try await staged.recoup("reconcile", "--as-of", Workplace.asOf).status == 0)
        #expect(try await staged.run().status == 0)
        for name in ["lost-orders.csv", "exceptions.csv", "unverified.csv", "aging.csv", "roll-forward.csv"] {
            #expect(try staged.report(name) == straight.report(name), "\(name)")
        }
        for list in ["white-list", "black-list", "moves"] {
            #expect(try await staged.export(list) == straight.export(list), "\(list)")
        }
    }

    @Test func `a night repeated with another ending says it everywhere`() async throws {
        let place = try await Workplace.dataset(3)
        let first = try await place.run()
        let again = try await place.run(asOf: Workplace.asOf, "--fail-on", "any")
        #expect(first.status != 7)
        #expect(again.status == 7)
        #expect(try place.summary()["exit_status"] as? Int == 7)
        #expect(try place.summaryText().contains("Exit status: 7"))
        #expect(try await place.export("runs").column("exit_status") == ["7"])
    }

    @Test func `what a run prints is what it publishes`() async throws {
        let place = try await Workplace.dataset(3)
        let night = try await place.run()
        #expect(night.output == (try place.summaryText()))
        let status = try await place.answer("status")
        let published = try place.summary()
        #expect((status["control_totals"] as? [Any])?.count == (published["control_totals"] as? [Any])?.count)
    }

    @Test func `judging again at the moment of a report makes nothing of it new`() async throws {
        let place = try await Workplace.dataset(6)
        try await place.run()
        func balances(_ column: String) throws -> [String?] {
            try place.report("roll-forward.csv").records.filter { $0["reason"] == "" }.map { $0[column] }
        }
        let closing = try balances("closing_count")
        #expect(try await place.recoup("reconcile", "--full", "--as-of", Workplace.asOf).status == 0)
        #expect(try await place.export("runs").column("state") == ["published", "judged"])
        #expect(try await place.run(asOf: "2026-03-01T03:00:01Z", "--fail-on", "new").status == 0)
        #expect(try balances("opening_count") == closing)
    }

    @Test func `the stages one by one publish: the next report says what changed since`() async throws {
        let place = try await Workplace.small()
        func night(_ name: String, _ transaction: String, asOf: String) async throws {
            try place.put(Payments.one(transaction, at: "2026-02-01T10:00:00Z") + "damaged id,,,,\n", at: name)
            #expect(try await place.recoup("import", "payments", name).status == 3)
            #expect(try await place.recoup("reconcile", "--as-of", asOf).status == 3)
            #expect(try await place.recoup("report").status == 0)
        }
        try place.put(Credits.watermark("2026-02-20T00:00:00Z"), at: "c.csv")
        #expect(try await place.recoup("import", "credits", "c.csv").status == 0)
        try await night("one.csv", "700001001", asOf: "2026-03-01T03:00:00Z")
        try await night("two.csv", "700001002", asOf: "2026-03-02T03:00:00Z")
        let runs = try await place.export("runs")
        #expect(runs.column("state") == ["published", "published"])
        #expect(runs.column("exit_status") == ["3", "3"])
        let white = try #require(try place.report("roll-forward.csv").first("list", "white"))
        #expect([white["opening_count"], white["closing_count"]] == ["1", "2"])
        #expect(try place.report("rejected-input.csv").column("file") == ["two.csv"])
        let summary = try place.summaryText()
        #expect(!summary.contains("Nothing to read"), "\(summary)")
        #expect(summary.contains("1 file with 2 records since the last report."), "\(summary)")
        #expect(try place.text("reports/latest/manifest.json").contains(try await place.sha256("two.csv")))
    }
}
