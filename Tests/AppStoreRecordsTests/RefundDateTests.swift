import Foundation
import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// A refund whose date cannot be read is a refund (Rules 1.8), in the formats that state it as text.
@Suite struct RefundDateTests {
    @Test(arguments: [
        (#""cancellation_date_ms":"1700000000000""#, true, 1_700_000_000_000),
        (#""cancellation_date":"2023-11-14 22:13:20 Etc/GMT""#, true, 1_700_000_000_000),
        (#""cancellation_date":"garbage""#, true, nil), (#""cancellation_date_ms":"soon""#, true, nil),
        (#""cancellation_date_formatted":"garbage""#, true, nil), (#""cancellation_date":"""#, false, nil),
        (#""cancellation_date_ms":0"#, false, nil), (#""cancellation_date":null"#, false, nil),
        (#""cancellation_reason":"1""#, false, nil),
    ])
    func `a row of verifyReceipt states a refund by whatever stands for its date`(
        member: String,
        isRefund: Bool,
        date: Int64?
    ) throws {
        let json = #"{"transaction_id":"1","product_id":"p",\#(member)}"#
        let fields = try LenientJSONFields(json: Array(json.utf8), rule: .damagedRow, subject: "The row")
        let row = try VerifyReceiptRow.transaction(fields, in: .init(bundleID: "a.b", environment: .production))
        #expect((row.revocation != nil) == isRefund)
        #expect(row.revocation?.date?.milliseconds == date)
    }

    @Test(arguments: [
        (#""cancellation-date" = "2023-11-14 22:13:20 Etc/GMT";"#, true, 1_700_000_000_000),
        (#""cancellation-date-ms" = "1700000000000";"#, true, 1_700_000_000_000),
        (#""cancellation-date" = "soon";"#, true, nil), (#""cancellation-date-ms" = "0";"#, false, nil),
        ("", false, nil),
    ])
    func `a receipt of iOS 6 states a refund by whatever stands for its date`(
        member: String,
        isRefund: Bool,
        date: Int64?
    ) throws {
        let info = Data(#"{ "transaction-id" = "1"; "product-id" = "p"; "bid" = "a.b"; \#(member) }"#.utf8)
        let text = #"{ "purchase-info" = "\#(info.base64EncodedString())"; }"#
        let row = try LegacyReceipt(Array(text.utf8)).transaction()
        #expect((row.revocation != nil) == isRefund)
        #expect(row.revocation?.date?.milliseconds == date)
    }
}
