import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// What the facts of a row say beyond its fields.
@Suite struct TransactionFactsTests {
    @Test(
        arguments: [
            (nil, "FAMILY_REVOKE", .familyShared), (nil, "REFUND_FULL", nil), (nil, nil, nil),
            ("PURCHASED", "FAMILY_REVOKE", .purchased), ("FAMILY_SHARED", "REFUND_FULL", .familyShared),
        ] as [(String?, String?, Ownership?)]
    )
    func `what ends by the end of sharing was shared, where no ownership is stated`(
        stated: String?,
        revocation: String?,
        ownership: Ownership?
    ) throws {
        let json = #"{"transaction_id":"1","product_id":"p"}"#
        let fields = try LenientJSONFields(json: Array(json.utf8), rule: .damagedRow, subject: "The row")
        var row = try VerifyReceiptRow.transaction(fields, in: .init(bundleID: "a.b", environment: .production))
        if let stated { row.setOwnership(word: stated) }
        if let revocation { row.setRevocation(date: 1_700_000_000_000, type: revocation) }
        #expect(TransactionFacts(row, bundleID: nil).ownership == ownership)
    }
}
