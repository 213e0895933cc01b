import Foundation
import Testing

@testable import AppStoreSimulator

/// What is kept up night by night is what a count of everything says, and the runs that count everything say so.
@Suite struct FullCheckTests {
    private static let nights = [
        "2026-02-25T03:00:00Z", "2026-02-26T03:00:00Z", "2026-02-27T03:00:00Z", "2026-02-28T03:00:00Z", Workplace.asOf,
    ]

    /// What the summary counts of the books, whatever their history.
    private static let counts = [
        "lists", "white_states", "credits", "claims", "findings", "owners", "evidence", "unfinished_but_credited",
        "periods_without_first", "storefronts", "undated_white", "missing",
    ]

    @Test(arguments: [UInt64(41), 42, 43, 44])
    func `after nights that look only at what was touched every count is right`(seed: UInt64) async throws {
        let straight = try await Workplace.dataset(seed)
        try await straight.run()

        let place = try await Workplace.dataset(seed, isEmptied: true)
        var random = SplitMix64(seed: seed)
        let files = try InboxPieces.files(of: try await Datasets.shared.folder(seed: seed))
        for (night, asOf) in Self.nights.enumerated() {
            for file in files {
                // What is dated after a night's as-of comes early as well: its time comes without being touched.
                let rows = file.rows.filter { _ in night == Self.nights.count - 1 || random.number(in: 0...3) == 0 }
                let name = "\(night)-\(URL(fileURLWithPath: file.path).lastPathComponent)"
                try place.put((file.header ?? "") + rows.joined(), at: "inbox/\(file.kind)/\(name)")
            }
            try await place.run(asOf: asOf)
            let summary = try place.summary()
            #expect(summary["as_of"] as? String == asOf)
            #expect(summary["checked_in_full_at"] as? String == Self.nights[0])
            let totals = try await Self.controlTotals(place)
            #expect(totals == nil, "\(asOf): \(totals ?? "")")
        }

        let (one, other) = (
            try place.summary(), try straight.summary()
        )
        for count in Self.counts {
            #expect(one[count] as? NSObject == other[count] as? NSObject, "\(count)")
        }
    }

    /// What the doctor, who counts everything, finds wrong with the control totals; nil where all hold.
    private static func controlTotals(_ place: Workplace) async throws -> String? {
        let checks = try await place.answer("doctor")["checks"]
        let check = try #require((checks as? [[String: Any]])?.first { $0["name"] as? String == "control_totals" })
        return check["problem"] as? String
    }

    // MARK: What somebody changed by hand

    /// Two purchases, both credited, after their first night.
    private static func settled(more: String = "") async throws -> Workplace {
        let place = try await Workplace.small(more: more)
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(payment: "700001002", at: "2026-02-01T11:00:00Z", user: "u1", in: "q.csv")
        try place.put(credit: "700001001", to: "u1", at: "2026-02-01T10:01:00Z")
        try place.put(credit: "700001002", to: "u1", at: "2026-02-01T11:01:00Z", in: "d.csv")
        #expect(try await place.run(asOf: "2026-02-10T03:00:00Z").status == 0)
        return place
    }

    private static func failedControls(_ report: String, _ place: Workplace) throws -> [String] {
        let summary = try place.json("reports/\(report)/summary.json")
        let controls = try #require(summary["control_totals"] as? [[String: Any]])
        return controls.filter { $0["holds"] as? Bool == false }.compactMap { $0["name"] as? String }
    }

    @Test func `a purchase put on another list is found by the next night, touched or not`() async throws {
        let place = try await Self.settled()
        try place.changeLedger(
            "UPDATE purchase SET list = 'closed', reason = 'revoked' WHERE shown_transaction_id = '700001001'"
        )
        #expect(try await place.run(asOf: "2026-02-11T03:00:00Z").status == 6)
        #expect(
            try Self.failedControls("20260211T030000Z.failed-1", place) == [
                "balance_count_black", "balance_count_closed", "purchases_black", "purchases_closed",
            ]
        )
    }

    @Test func `the doctor takes no night that was cut off for damage, wherever that was`() async throws {
        let place = try await Self.settled()
        try place.put(payment: "700001003", at: "2026-02-10T10:00:00Z", user: "u2", in: "r.csv")
        try place.put(credit: "700001003", to: "u2", at: "2026-02-10T10:01:00Z", in: "e.csv")
        var hasSaidSo = false
        var number = 1
        while try await place.run(asOf: "2026-02-12T03:00:00Z", killedAtChange: number) {
            let doctor = try await place.recoup("doctor", "--offline")
            #expect(doctor.status != 6, "killed at \(number): \(doctor.output)")
            hasSaidSo = hasSaidSo || doctor.output.contains("has not ended")
            number += 5
        }
        #expect(hasSaidSo)
        #expect(try await Self.controlTotals(place) == nil)
    }

    @Test func `a tally that was changed is found by the doctor and by the next full run`() async throws {
        let place = try await Self.settled()
        try place.changeLedger(
            """
            INSERT INTO tally VALUES ('claims', 'proven', '', '', 1, 0), ('claims_made', '', '', '', 1, 0);
            """
        )
        // Nothing of the night touches them, and they agree with each other.
        #expect(try await place.run(asOf: "2026-02-11T03:00:00Z").status == 0)
        #expect(try await Self.controlTotals(place)?.contains("tally_claims 0 is not 1") == true)
        #expect(try await place.recoup("doctor").status == 6)
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-02-12T03:00:00Z").status == 6)
        #expect(try await place.export("runs").column("state").last == "failed")
        #expect(try await place.recoup("report").status == 6)
        #expect(try await place.export("runs").column("state").last == "failed")
        // What failed is no full check: the next night makes one, and so does each night until it holds.
        for day in ["13", "14", "17"] {
            #expect(try await place.run(asOf: "2026-02-\(day)T03:00:00Z").status == 6)
            #expect(
                try Self.failedControls("202602\(day)T030000Z.failed-1", place) == [
                    "tally_claims", "tally_claims_made",
                ]
            )
        }
    }

    @Test func `a credit tied to a purchase it does not name is found when touched, else in full`() async throws {
        let place = try await Self.settled()
        try place.changeLedger(
            """
            UPDATE credit SET alias_id = (SELECT alias_id FROM transaction_alias WHERE transaction_id = '700001002')
            WHERE transaction_id = '700001001'
            """
        )
        #expect(try await place.run(asOf: "2026-02-11T03:00:00Z").status == 0)
        #expect(try await place.recoup("doctor").status == 6)
        try place.put(credit: "700001002", to: "u1", at: "2026-02-11T11:01:00Z", in: "e.csv")
        #expect(try await place.run(asOf: "2026-02-12T03:00:00Z").status == 6)
        #expect(try Self.failedControls("20260212T030000Z.failed-1", place) == ["credits_matched"])
    }

    // MARK: By itself

    @Test func `a run is full by itself every full_every, and the summary says when it was last`() async throws {
        let place = try await Self.settled(more: "  full_every: 3d")
        func full(_ asOf: String) async throws -> String? {
            #expect(try await place.run(asOf: asOf).status == 0)
            let summary = try place.summary()
            let names = (summary["control_totals"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
            let isFull = summary["checked_in_full_at"] as? String == asOf
            #expect(names.contains { $0.hasPrefix("tally_") } == isFull)
            return summary["checked_in_full_at"] as? String
        }
        #expect(try await full("2026-02-11T03:00:00Z") == "2026-02-10T03:00:00Z")
        #expect(try await full("2026-02-13T02:59:59Z") == "2026-02-10T03:00:00Z")
        #expect(try await full("2026-02-13T03:00:00Z") == "2026-02-13T03:00:00Z")
        let text = try place.summaryText()
        #expect(text.contains("Checked in full: as of 13 Feb 2026, 03:00 (UTC).\n"), "\(text)")
        #expect(try await place.recoup("reconcile", "--full", "--as-of", "2026-02-14T03:00:00Z").status == 0)
        #expect(try await full("2026-02-16T03:00:00Z") == "2026-02-14T03:00:00Z")
        #expect(try await full("2026-02-17T03:00:00Z") == "2026-02-17T03:00:00Z")
    }
}
