import Foundation
import Testing

@testable import AppStoreSimulator

/// Two accounts on one device: A pays, B gets the goods (误充).
@Suite struct OwnerMismatchTests {
    @Test func `B inherits A's purchase: the finding names both accounts`() async throws {
        let place = try await Workplace.small()
        try place.put("user_id,account_name\nalice,Alice\nbob,Bob\n", at: "inbox/users/u.csv")
        let alice = User(id: "alice", accountName: "Alice", applicationUsername: "", token: "")
        let bought = InAppRow(
            transactionID: "230000000000001",
            productID: Catalogue.coins60.id,
            type: .consumable,
            purchasedAt: try Moment(rfc3339: "2026-02-01T10:00:00Z")
        )
        let receipt = AppReceipt(bundleID: Catalogue.game, createdAt: bought.purchasedAt, rows: [bought])
        let evidence = Data(try Datasets.authority.get().sign(receipt)).base64EncodedString()
        try place.put(
            """
            {"user_id":"bob","application_username":"\(alice.hashedID)","transaction_id":"230000000000001",\
            "receipt_data":"\(evidence)","received_at":"2026-02-01T10:05:00Z"}

            """,
            at: "inbox/receipts/r.jsonl"
        )
        try place.put(
            Credits.one("230000000000001", to: "bob", at: "2026-02-01T10:06:00Z"),
            at: "inbox/credits/c.csv"
        )
        #expect(try await place.run().status == 0)
        let findings = try place.report("exceptions.csv").records
        #expect(findings.map { $0["kind"] } == ["owner_mismatch"])
        let finding = try #require(findings.first)
        #expect(finding["owner_user_id"] == "alice")
        #expect(finding["credited_user_id"] == "bob")
        #expect(finding["owner_basis"] == "application_username")
        #expect(finding["owner_strength"] == "bound")
        #expect(finding["next_step"] == "take_back")
        #expect(try place.report("lost-orders.csv").records.isEmpty)

        // Settled by hand: nobody is to take it back a second time.
        let caseID = try #require(finding["case_id"])
        let resolved = try await place.recoup("case", "resolve", caseID, "--reason", "refunded_by_us")
        #expect(resolved.status == 0, "\(resolved.messages)")
        _ = try await place.run(asOf: "2026-03-02T03:00:00Z")
        let told = try await place.recoup("explain", "230000000000001").output
        #expect(told.contains("Next step: none; case \(caseID) is resolved"), "\(told)")
        #expect(!told.contains("take_back"), "\(told)")
    }
}
