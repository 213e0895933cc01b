import Foundation
import Testing

@testable import AppStoreSimulator

/// Books that grow: what the last night says does not depend on how many there were.
@Suite struct NightByNightTests {
    private static let nights = [
        "2026-01-10T03:00:00Z", "2026-01-25T03:00:00Z", "2026-02-12T03:00:00Z", "2026-02-26T03:00:00Z", Workplace.asOf,
    ]

    @Test(arguments: [UInt64(11), 12, 13])
    func `a dataset spread over five nights ends like one night over all of it`(seed: UInt64) async throws {
        try await expectSameEnd(seed: seed) { row, file in
            // The catalogue and the accounts are there from the start.
            ["products", "users"].contains(file.kind) ? 0 : Self.earliestNight(of: row)
        }
    }

    @Test(arguments: [UInt64(14), 15, 16])
    func `a dataset that comes in late and out of order ends like one night over all of it`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        try await expectSameEnd(seed: seed) { row, _ in
            random.number(in: Self.earliestNight(of: row)...Self.nights.count - 1)
        }
    }

    @Test(arguments: [UInt64(17), 18])
    func `nights that die and are not run again are made up for by the next`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var changes = SplitMix64(seed: seed + 1)
        try await expectSameEnd(seed: seed, dying: { changes.number(in: 10...800) }) { row, _ in
            random.number(in: Self.earliestNight(of: row)...Self.nights.count - 1)
        }
    }

    /// Hands a dataset in night by night and compares the last report with that of a single night.
    private func expectSameEnd(
        seed: UInt64,
        dying atChange: (() -> Int)? = nil,
        night: (String, InboxPieces.File) -> Int
    ) async throws {
        let straight = try await Workplace.dataset(seed)
        try await straight.run()

        let place = try await Workplace.dataset(seed, isEmptied: true)
        var batches = [[String: String]](repeating: [:], count: Self.nights.count)
        for file in try InboxPieces.files(of: try await Datasets.shared.folder(seed: seed)) {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            for row in file.rows {
                // A night that dies before it reads leaves its files: the next one's must not take their place.
                let night = night(row, file)
                batches[night]["inbox/\(file.kind)/\(night)-\(name)", default: file.header ?? ""] += row
            }
        }
        var caseIDs: [String: String] = [:]
        for (batch, asOf) in zip(batches, Self.nights) {
            for (path, text) in batch { try place.put(text, at: path) }
            if let atChange, asOf != Workplace.asOf {
                try await place.run(asOf: asOf, killedAtChange: atChange())
                continue
            }
            let ending = try await place.run(asOf: asOf)
            #expect(ending.status == 0, "\(asOf): \(ending.messages)")
            for lost in try place.report("lost-orders.csv").records {
                let (id, caseID) = (lost["transaction_id"] ?? "", lost["case_id"] ?? "")
                #expect(caseIDs[id, default: caseID] == caseID, "the case of \(id) changed its name")
                caseIDs[id] = caseID
            }
        }
        let history = ["first_seen_at", "case_id", "case_status", "assignee", "entered_at", "run_id"]
        for name in ["lost-orders.csv", "exceptions.csv"] {
            let (one, other) = (try place.report(name).without(history), try straight.report(name).without(history))
            #expect(one.differences(from: other) == [], "\(name)")
        }
        for list in ["white-list", "black-list"] {
            let one = try await place.export(list).without(history)
            let other = try await straight.export(list).without(history)
            #expect(one.differences(from: other) == [], "\(list)")
        }
    }

    /// The first night after every time in the row; the first of all where it states none.
    private static func earliestNight(of row: String) -> Int {
        let times = row.matches(of: #/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/#).map { String($0.output) }
        guard let time = times.max() else { return 0 }
        return nights.firstIndex { time <= $0 } ?? nights.count - 1
    }

    @Test func `lost on one night and credited on the next, it leaves the list in one move`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-02-10T00:00:00Z", in: "w.csv")
        #expect(try await place.run(asOf: "2026-02-10T03:00:00Z").status == 0)
        let lost = try #require(try place.report("lost-orders.csv").records.first)
        #expect(lost["transaction_id"] == "700001001")
        #expect(lost["cause"] == "verified_not_credited")
        #expect(lost["first_seen_at"] == "2026-02-10T03:00:00Z")

        try place.put(credit: "700001001", to: "u1", at: "2026-02-10T09:00:00Z")
        #expect(try await place.run(asOf: "2026-02-11T03:00:00Z").status == 0)
        #expect(try place.report("lost-orders.csv").records.isEmpty)
        #expect(try place.report("exceptions.csv").records.isEmpty)
        let summary = try place.summary()
        #expect(summary["closed_findings"] as? Int == 1)

        let moves = try await place.export("moves").records.map { "\($0["from"] ?? "")>\($0["to"] ?? "")" }
        #expect(moves == ["none>white", "white>black"])
        let flow = try place.report("roll-forward.csv").records.filter { $0["reason"] == "" }
        #expect(flow.first { $0["list"] == "white" }?["closing_count"] == "0")
        #expect(flow.first { $0["list"] == "black" }?["closing_count"] == "1")

        // Withdrawn: the same trouble is the same case, and it remembers when it was first seen.
        try place.put(
            "transaction_id,user_id,credited_at,status\n700001001,u1,2026-02-11T09:00:00Z,withdrawn\n",
            at: "inbox/credits/x.csv"
        )
        #expect(try await place.run(asOf: "2026-02-12T03:00:00Z").status == 0)
        let again = try #require(try place.report("lost-orders.csv").records.first)
        #expect(again["case_id"] == lost["case_id"])
    }

    @Test func `credited and refunded later: found, still on the black list`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-01T10:00:00Z", user: "u1")
        try place.put(credit: "700001001", to: "u1", at: "2026-02-01T10:01:00Z")
        #expect(try await place.run(asOf: "2026-02-10T03:00:00Z").status == 0)
        #expect(try place.report("exceptions.csv").records.isEmpty)

        try place.put(
            "transaction_id,product_id,purchase_date,bundle_id,revocation_date\n"
                + "700001001,com.example.game.coins60,2026-02-01T10:00:00Z,com.example.game,2026-02-10T08:00:00Z\n",
            at: "inbox/payments/r.csv"
        )
        #expect(try await place.run(asOf: "2026-02-11T03:00:00Z").status == 0)
        let finding = try #require(try place.report("exceptions.csv").records.first)
        #expect(finding["kind"] == "refunded_after_credit")
        #expect(finding["detail"] == "credit_first")
        #expect(try await place.export("black-list").column("state") == ["matched"])
    }

    @Test func `at the edge of grace is past it`() async throws {
        let place = try await Workplace.small()
        try place.put(payment: "700001001", at: "2026-02-09T03:00:00Z", user: "u1")
        try place.put(creditsKnownUntil: "2026-02-09T03:00:00Z", in: "w.csv")
        #expect(try await place.run(asOf: "2026-02-10T02:59:59Z").status == 0)
        #expect(try await place.export("white-list").column("state") == ["expected"])
        #expect(try await place.run(asOf: "2026-02-10T03:00:00Z").status == 0)
        #expect(try await place.export("white-list").column("state") == ["missing_credit"])
    }
}
