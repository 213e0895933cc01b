import ReconciliationCore
import SwiftASN1
import Testing

@testable import AppStoreRecords

/// Every field of signed data with values that make no sense, signed so that the signature holds. Whatever stands there:
/// nothing traps, a row that breaks a rule is no purchase, and the rows beside it stand.
struct AbsurdContentsTests {
    private static let values: [String] = [
        "null", "true", "false", "0", "-1", "1", "2", "1.5", "1e3", "1e30", "-1e308", "1000001", "2147483648",
        "253402300799999", "-62135596800001", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "18446744073709551616",
        String(repeating: "9", count: 400), "\"\"", "\" \"", "\"0\"", "\"-0\"", "\"1e3\"", "\"none\"", #""\u0000""#,
        #""500\u0000""#, #""a\u0000b""#, #""\n""#, #""\ud83d\ude00""#, #""\u202egold""#, "\"../../etc\"",
        "\"" + String(repeating: "x", count: 5000) + "\"", "[]", "[1,2]", "{}", "{\"a\":{\"b\":[null]}}",
        #""Xcode""#, #""Sandbox""#, #""9223372036854775808""#, #""2021-06-01T12:00:00Z""#,
    ]

    private static let fields = [
        "transactionId", "originalTransactionId", "webOrderLineItemId", "bundleId", "productId", "purchaseDate",
        "originalPurchaseDate", "expiresDate", "quantity", "type", "appAccountToken", "inAppOwnershipType",
        "revocationDate", "revocationReason", "revocationType", "revocationPercentage", "isUpgraded", "offerType",
        "offerDiscountType", "environment", "storefront", "transactionReason", "price", "currency", "signedDate",
        "subscriptionGroupIdentifier", "commitmentInfo", "advancedCommerceInfo", "notificationType", "receiptType",
    ]

    /// Says by the text of the rules alone whether a row may stand.
    private static func isSound(_ row: AppStoreTransaction) -> Bool {
        func isIdentifier(_ text: String?) -> Bool {
            text.map { $0.wholeMatch(of: /[A-Za-z0-9._-]{1,64}/) != nil } ?? true
        }
        func isClean(_ text: String?) -> Bool {
            (text ?? "").unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
        let dates = [row.purchaseDate, row.originalPurchaseDate, row.expiresDate, row.revocation?.date?.milliseconds]
        // The years 1 to 9999.
        let areDates = dates.allSatisfy { (-62_135_596_800_000...253_402_300_799_999).contains($0 ?? 0) }
        return areDates && isIdentifier(row.transactionID) && isIdentifier(row.originalTransactionID)
            && isIdentifier(row.webOrderLineItemID) && (1...1_000_000).contains(row.quantity ?? 1)
            && (0...1_000_000_000_000).contains(row.priceMilliunits ?? 0) && !row.productID.isEmpty
            && isClean(row.productID) && isClean(row.bundleID) && isClean(row.appAccountToken) && isClean(row.currency)
            && isClean(row.storefront) && isClean(row.transactionReason) && isClean(row.offerDiscountType)
    }

    @Test(arguments: fields)
    func `no value of a field of signed data makes a purchase that cannot be`(field: String) async throws {
        let authority = try TestAuthority(elliptic: true)
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: JWSAuthorityTests.moment)
        for value in Self.values {
            var fields = [
                "transactionId": "\"500\"", "bundleId": "\"com.example.app\"", "productId": "\"gold\"",
                "environment": "\"Production\"", "quantity": "3", "price": "6000", "currency": "\"USD\"",
                "signedDate": "\(JWSAuthorityTests.moment)",
            ]
            fields[field] = value
            let payload = "{" + fields.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ",") + "}"
            let verdict = await verifier.verify(try authority.jws(payload))
            #expect(verdict.rows.allSatisfy(Self.isSound), "\(field) \(value)")
            #expect(verdict.rows.isEmpty || verdict.rows[0].quantity == 3 || field == "quantity", "\(field) \(value)")
            if field == "bundleId", let bundle = verdict.rows.first?.bundleID {
                #expect(bundle != "com.example.app", "\(value)")
            }
            // Nothing is lost without a word either.
            let isSilent = verdict.rows.isEmpty && verdict.setAside.isEmpty && verdict.outcome.rejection == nil
            #expect(!isSilent || ["notificationType", "receiptType"].contains(field), "\(field) \(value)")
        }
    }

    @Test func `no value of an attribute of a receipt makes a purchase that cannot be, or costs the row beside it`()
        async throws
    {
        let authority = try TestAuthority()
        var draft = try ReceiptDraft()
        var count = 0
        for type in Array(1700...1722) + [0, -1, 9_223_372_036_854_775_807] {
            for value in try Self.encodings() {
                count += 1
                draft.add(17, raw: try Self.row("m\(count)", type, value))
                draft.add(17, raw: try ReceiptDraft.row(transaction: "good\(count)"))
            }
        }
        let receipt = try authority.receipt(draft.bytes)
        let verdict = await EvidenceVerifier(anchors: try authority.anchors, now: 0).verify(receipt)
        #expect(verdict.rows.allSatisfy(Self.isSound))
        let kept = Set(verdict.rows.map(\.transactionID))
        #expect((1...count).allSatisfy { kept.contains("good\($0)") })
        // Encodings of one transaction id make rows of one purchase, which are one.
        let ids = try Self.encodings().count
        #expect((2 * count - ids...2 * count).contains(verdict.rows.count + verdict.setAside.count))
        #expect(verdict.setAside.count > 100)
    }

    @Test func `no value of an attribute of the receipt itself traps, or makes it a receipt of ours`() async throws {
        let authority = try TestAuthority()
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: 0)
        for type in [0, 1, 2, 3, 4, 5, 12, 15, 16, 17, 18, 19, 21, 9999] {
            for value in try Self.encodings() {
                var draft = try ReceiptDraft(leavingOut: type)
                draft.add(type, raw: value)
                draft.add(17, raw: try ReceiptDraft.row())
                let verdict = await verifier.verify(try authority.receipt(draft.bytes))
                #expect(verdict.rows.allSatisfy(Self.isSound))
                if type == 2 { #expect(verdict.rows.allSatisfy { $0.bundleID != "com.example.app" }) }
                if ![0, 2, 12].contains(type) { #expect(verdict.rows.map(\.transactionID) == ["100"], "\(type)") }
            }
        }
    }

    /// A row with one attribute replaced.
    private static func row(_ transaction: String, _ type: Int, _ value: [UInt8]) throws -> [UInt8] {
        var row = ReceiptDraft.empty
        let texts = [(1702, "coins"), (1703, transaction), (1704, "2021-05-31T12:00:00Z"), (1705, transaction)]
        for (known, text) in texts where known != type { try row.add(known, text: text) }
        for (known, number) in [(1701, 1), (1707, 1)] where known != type { try row.add(known, number: number) }
        row.add(type, raw: value)
        return try row.bytes
    }

    private static func encodings() throws -> [[UInt8]] {
        let texts = [
            "", " ", "0", "-1", "none", "coins\0evil", "\0", "com.example.app\0.evil", "com.example.app\n", "\u{202E}x",
            String(repeating: "7", count: 3000), "2021-06-01T12:00:00Z\0", "9999-99-99T99:99:99Z", "Xcode",
        ]
        let numbers = [Int.min, -1, 0, 2, 1_000_000, 1_000_001, Int.max]
        return try texts.map { text in try TestAuthority.der { try $0.serialize(ASN1UTF8String(text)) } }
            + numbers.map { number in try TestAuthority.der { try $0.serialize(number) } }
            + [
                [], [0x00], [0x02, 0x00], [0x02, 0x09, 0, 0x80, 0, 0, 0, 0, 0, 0, 0], [0x02, 0x02, 0x00, 0x01],
                [0x02, 0x82, 0x01, 0x00, 0x7F] + [UInt8](repeating: 0xFF, count: 255), [0x0C, 0x02, 0xC3, 0x28],
                [0x0C, 0x7F, 0x41], [0x05, 0x00], [0x31, 0x00], [0x30, 0x80, 0x00, 0x00], [0x24, 0x80, 0x00, 0x00],
                [0xFF, 0xFF, 0xFF], [0x16, 0x01, 0x80], [0x1F, 0x81, 0x80, 0x00],
            ]
    }
}
