import Foundation
import Testing

/// `max_age`: inputs that stopped coming.
@Suite struct LateInputTests {
    private static func place(_ kind: String) async throws -> Workplace {
        let others = ["credits", "receipts"].filter { $0 != kind }.map { ", \($0): { max_age: never }" }.joined()
        return try await Workplace.small(more: "inputs: { \(kind): { max_age: 36h }\(others) }")
    }

    @Test func `a night that knows of nothing misses receipts and credits that no setting speaks of`() async throws {
        let place = try await Workplace.small(more: "inputs: {}")
        let empty = try await place.run()
        #expect(empty.status == 3)
        let told = "NO INPUT: credits have never come in (max_age 36h), or only files without rows."
        #expect(empty.output.hasPrefix(told), "\(empty.output)")
        #expect(empty.output.contains("\nNO INPUT: receipts have never come in"))
        // What is bought and by whom says nothing of a payment.
        try place.put("user_id,account_name\nu1,ann\n", at: "inbox/users/u.csv")
        #expect(try await place.run(asOf: "2026-03-01T04:00:00Z").status == 3)
        // A studio may live by Apple's notifications alone: where something came, only what came before is expected.
        try await place.prove()
        let proven = try await place.run(asOf: "2026-03-01T05:00:00Z")
        #expect(proven.status == 0, "\(proven.output)")
    }

    @Test func `a day whose credits never came is said in the first lines, until they come`() async throws {
        let place = try await Workplace.small()
        let ids = (0..<50).map { "7000010\(10 + $0)" }
        let days = ids.indices.map { $0 < 20 ? "2026-02-27" : "2026-02-26" }
        let payments = zip(ids, days).map { "\($0),com.example.game.coins60,\($1)T10:00:00Z,com.example.game,u1\n" }
        try place.put(
            "transaction_id,product_id,purchase_date,bundle_id,user_id\n" + payments.joined(),
            at: "inbox/payments/p.csv"
        )
        let credits = zip(ids, days).map { "\($0),u1,\($1)T10:05:00Z\n" }
        try place.put(Credits.header + credits[20...].joined(), at: "inbox/credits/26.csv")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z", in: "28.csv")
        let night = try await place.run()
        let told = "MOST OF A DAY IS NOT DELIVERED: of 20 purchases paid on 27 Feb 2026 20 are not delivered."
        #expect(night.status == 0 && night.output.hasPrefix(told), "\(night.output)")
        try place.put(Credits.header + credits[0], at: "inbox/credits/27.csv")
        let next = try await place.run(asOf: "2026-03-02T03:00:00Z")
        #expect(!next.output.contains("MOST OF A DAY"), "\(next.output)")
    }

    @Test func `of a day whose deliveries all failed nobody says that they are not on record`() async throws {
        let place = try await Workplace.small()
        let ids = (0..<20).map { "7000010\(10 + $0)" }
        let payments = ids.map { "\($0),com.example.game.coins60,2026-02-27T10:00:00Z,com.example.game,u1\n" }
        try place.put(
            "transaction_id,product_id,purchase_date,bundle_id,user_id\n" + payments.joined(),
            at: "inbox/payments/p.csv"
        )
        let failed = ids.map { "\($0),u1,2026-02-27T10:05:00Z,failed\n" }
        try place.put("transaction_id,user_id,credited_at,status\n" + failed.joined(), at: "inbox/credits/27.csv")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z", in: "28.csv")
        let said = try await place.run().output.replacing("\n  ", with: " ")
        #expect(said.contains("Is a file of `credits` missing, or did deliveries fail?"), "\(said)")
        #expect(!said.contains("no delivery record"), "\(said)")
    }

    @Test func `an input is late when it is older than its age, not when it is as old`() async throws {
        let place = try await Self.place("credits")
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        #expect(try await place.run(asOf: "2026-03-01T22:00:00Z").status == 0)
        let night = try await place.run(asOf: "2026-03-01T22:00:01Z")
        #expect(night.status == 3)
        #expect(night.output.contains("LATE INPUT: credits"), "\(night.output)")
    }

    @Test(arguments: [
        ("products", "product_id,type\ncoins,consumable\n"), ("users", "user_id,account_name\nu1,ann\n"),
        ("receipts", #"{"user_id":"u1","transaction_id":"700001001"}"# + "\n"),
    ])
    func `what carries no time is as fresh as its last coming`(kind: String, text: String) async throws {
        let place = try await Self.place(kind)
        func late(_ asOf: String) async throws -> String? {
            let night = try await place.run(asOf: asOf, "--offline")
            return night.output.split(separator: "\n").map(String.init).first { $0.contains(" INPUT: \(kind)") }
        }
        #expect(try await late("2026-03-01T03:00:00Z")?.hasPrefix("NO INPUT") == true)
        try place.put(text, at: "inbox/\(kind)/one")
        #expect(try await late("2026-03-02T03:00:00Z") == nil)
        #expect(try await late("2026-03-03T15:00:01Z")?.hasPrefix("LATE INPUT") == true)
        // The same bytes again: nothing new, but the export is alive.
        try place.put(text, at: "inbox/\(kind)/two")
        #expect(try await late("2026-03-04T03:00:00Z") == nil)
        #expect(try await late("2026-03-05T03:00:00Z") == nil)
        let summary = try place.summary()
        #expect(summary["watermarks"] as? [String: String] == [kind: "2026-03-04T03:00:00Z"])
        #expect(summary["credits_watermark"] is NSNull)
    }

    @Test(arguments: [
        ("users", "user_id,updated_at\nu1,2026-01-01T00:00:00Z\nu2,\n", "LATE INPUT"),
        ("credits", Credits.header, "NO INPUT"), ("products", "product_id\n", "NO INPUT"),
    ])
    func `a file with times, or with nothing in it, is not made fresh by its coming`(
        kind: String,
        text: String,
        expected: String
    ) async throws {
        let place = try await Self.place(kind)
        try place.put(text, at: "inbox/\(kind)/one")
        #expect(try await place.run().output.hasPrefix("\(expected): \(kind)"))
    }
}
