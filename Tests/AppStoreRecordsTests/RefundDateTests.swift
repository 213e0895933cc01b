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

    /// As DER: what stands for the date in a row of an app receipt.
    @Test(
        arguments: [
            ([0x16, 0x14] + Array("2023-11-14T22:13:20Z".utf8), true, 1_700_000_000_000),
            ([0x16, 0x16] + Array(" 2023-11-14T22:13:20Z ".utf8), true, 1_700_000_000_000),
            ([0x18, 0x0F] + Array("20231114221320Z".utf8), true, nil), ([0x02, 0x01, 0x07], true, nil),
            (Array("2023-11-14".utf8), true, nil), ([0x16, 0x00], false, nil), ([0x16, 0x01, 0x30], false, nil),
            ([0x02, 0x01, 0x00], false, nil), ([0x05, 0x00], false, nil), ([], false, nil),
        ] as [([UInt8], Bool, Int64?)]
    )
    func `a row of an app receipt states a refund by whatever stands for its date`(
        value: [UInt8],
        isRefund: Bool,
        date: Int64?
    ) async throws {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft()
        draft.add(17, raw: try ReceiptDraft.row { $0.add(1712, raw: value) })
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let row = try #require(await verifier.verify(try authority.receipt(draft.bytes)).rows.first)
        #expect((row.revocation != nil) == isRefund)
        #expect(row.revocation?.date?.milliseconds == date)
    }

    @Test(arguments: [false, true])
    func `rows of one purchase in a receipt complete each other in any order`(isRefundFirst: Bool) async throws {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft()
        let plain = try ReceiptDraft.row()
        let refund = try ReceiptDraft.row { try $0.add(1712, text: "2023-11-14T22:13:20Z") }
        for row in isRefundFirst ? [refund, plain] : [plain, refund] { draft.add(17, raw: row) }
        draft.add(17, raw: try ReceiptDraft.row(product: "gems"))
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        let verdict = await verifier.verify(try authority.receipt(draft.bytes))
        #expect(verdict.rows.map(\.productID) == ["coins", "gems"])
        #expect(verdict.rows.map { $0.revocation != nil } == [true, false])
    }

    @Test func `what nobody can read in a receipt costs it nothing, unless it is what makes it one`() async throws {
        let authority = try TestAuthority()
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        func rows(_ odd: [UInt8]) async throws -> Int {
            var draft = try ReceiptDraft()
            draft.add(17, raw: try ReceiptDraft.row())
            try draft.add(98, text: String(repeating: "x", count: 200))
            // SET OF, whose length has two bytes here.
            var bytes = try draft.bytes
            let length = Int(bytes[2]) << 8 + Int(bytes[3]) + odd.count
            #expect(bytes[1] == 0x82)
            (bytes[2], bytes[3]) = (UInt8(length >> 8), UInt8(length & 0xFF))
            return await verifier.verify(try authority.receipt(bytes + odd)).rows.count
        }
        let isWithoutValue: (UInt8) -> [UInt8] = { [0x30, 0x06, 0x02, 0x01, $0, 0x02, 0x01, 0x01] }
        #expect(try await rows(isWithoutValue(99)) == 1)
        #expect(try await rows([0x02, 0x01, 0x05]) == 1)
        for needed: UInt8 in [0, 2, 12, 17] { #expect(try await rows(isWithoutValue(needed)) == 0) }
    }

    @Test(
        arguments: [
            (#""quantity":"3""#, "", 3), ("", #""quantity":"3""#, 3), (#""quantity":"2""#, #""quantity":"3""#, 2),
            ("", "", nil),
        ] as [(String, String, Int64?)]
    )
    func `a quantity that one row leaves out the other states`(first: String, second: String, quantity: Int64?) throws {
        let members = [first, second].map { $0.isEmpty ? "" : "," + $0 }
        let rows = members.map { #"{"transaction_id":"1","product_id":"p"\#($0)}"# }
        let json =
            #"{"status":0,"receipt":{"bundle_id":"a.b","in_app":[\#(rows[1])]},"latest_receipt_info":[\#(rows[0])]}"#
        let answer = try VerifyReceiptAnswer(Array(json.utf8))
        #expect(answer.rows.map(\.quantity) == [quantity])
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
