import Foundation
import Testing

@testable import AppStoreSimulator

/// One bad row never hides the next.
@Suite struct DamagedRowsTests {
    @Test func `what an upload proves is known although another of its fields is refused`() async throws {
        let place = try await Workplace.small()
        try place.put(creditsKnownUntil: "2026-02-28T10:00:00Z")
        let transaction = SignedTransaction(
            row: try InAppRow.coins("230000000000007"),
            bundleID: Catalogue.game,
            signedAt: try Moment(rfc3339: "2026-02-01T10:00:05Z")
        )
        let signed = try Datasets.authority.get().sign(transaction)
        let line = #"{"user_id":"u1","signed_transaction":"\#(signed)","received_at":1772000000}"#
        try place.put(line + "\n", at: "inbox/receipts/r.jsonl")
        #expect(try await place.run().status == 3)
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        let lost = try place.report("lost-orders.csv").records
        #expect(lost.map { [$0["transaction_id"], $0["owner_user_id"]] } == [["230000000000007", "u1"]])
    }

    @Test func `a thousand good credits and seven bad ones: each bad one is named, the others are in the books`()
        async throws
    {
        let place = try await Workplace.small()
        try await place.prove()
        var file = Data("transaction_id,user_id,credited_at,status\n".utf8)
        func add(_ line: String) { file += Data((line + "\n").utf8) }
        for number in 1...500 { add("70000\(1000 + number),u\(number),2026-02-01T10:00:00Z,credited") }
        add("700009001,,2026-02-01T10:00:00Z,")
        add("700009002,u1,2026-02-31T10:00:00Z,")
        add("700009003,u1,2026-02-01T10:00:00Z,delivered")
        add("700009004,u1,2026-02-01T10:00:00Z,\(String(repeating: "x", count: 70_000))")
        file += Data("700009005,u".utf8) + Data([0xFF, 0xFE]) + Data(",2026-02-01T10:00:00Z,\n".utf8)
        file += Data("700009006,u".utf8) + Data([0]) + Data(",2026-02-01T10:00:00Z,\n".utf8)
        for number in 501...1_000 { add("70000\(1000 + number),u\(number),2026-02-01T10:00:00Z,credited") }
        try place.put(file, at: "inbox/credits/february.csv")
        try place.put(
            """
            {"receipt_data":"this is !!! not base64","user_id":"u1","transaction_id":"700001001"}
            {"transaction_id":"700001002","user_id":"u2"}

            """,
            at: "inbox/receipts/february.jsonl"
        )

        let night = try await place.run()
        #expect(night.status == 3, "\(night.messages)")
        let rejected = try place.report("rejected-input.csv").records.map {
            [$0["file"] ?? "", $0["line"] ?? "", $0["field"] ?? "", $0["rule"] ?? ""]
        }
        #expect(
            rejected == [
                ["credits/february.csv", "502", "user_id", "missing_value"],
                ["credits/february.csv", "503", "credited_at", "invalid_time"],
                ["credits/february.csv", "504", "status", "unknown_status"],
                ["credits/february.csv", "505", "status", "field_too_long"],
                ["credits/february.csv", "506", "user_id", "invalid_utf8"],
                ["credits/february.csv", "507", "user_id", "nul_byte"],
                ["receipts/february.jsonl", "1", "receipt_data", "broken_base64"],
            ]
        )
        #expect(try await place.export("black-list").records.count == 1_000)
        let summary = try place.summary()
        #expect(summary["rejected_rows"] as? Int == 7)
        // What the refused row of receipts names is claimed all the same.
        #expect((summary["claims"] as? [String: Int])?["pending"] == 2)
        #expect(
            try place.report("unverified.csv").records.map { [$0["user_id"] ?? "", $0["transaction_id"] ?? ""] }.sorted
            {
                $0.lexicographicallyPrecedes($1)
            } == [["u1", "700001001"], ["u2", "700001002"]]
        )
        #expect(summary["exit_status"] as? Int == 3)

        // Said once: the next night reports only what is new.
        #expect(try await place.run(asOf: "2026-03-02T03:00:00Z").status == 0)
        #expect(try place.report("rejected-input.csv").records.isEmpty)
        #expect(try await place.export("rejects").records.count == 7)
    }

    @Test func `a row with only user and transaction is a claim, not a rejection`() async throws {
        let place = try await Workplace.small()
        try await place.prove()
        try place.put(#"{"user_id":"u1","transaction_id":"700001001"}"# + "\n", at: "inbox/receipts/claim.jsonl")
        #expect(try await place.run().status == 0)
        #expect(try place.report("rejected-input.csv").records.isEmpty)
        let pending = try #require(try place.report("unverified.csv").records.first)
        #expect(pending["subject"] == "claim")
        #expect(pending["user_id"] == "u1")
        #expect(pending["transaction_id"] == "700001001")
    }

    @Test func `a damaged dataset ends in 3 and still finds every lost order`() async throws {
        let place = try await Workplace.dataset(8, withDamage: true)
        #expect(try await place.run().status == 3)
        // The same signatures: where statements are equally old, the digest decides.
        let sound = try await Workplace.dataset(8, withDamage: true)
        for path in ["credits/damaged.csv", "receipts/damaged.jsonl", "users/damaged.csv"] {
            try sound.remove("inbox/\(path)")
        }
        try await sound.run()
        #expect(try place.report("lost-orders.csv") == sound.report("lost-orders.csv"))
        #expect(try !place.report("rejected-input.csv").records.isEmpty)
    }
}
