import ReconciliationCore
import Testing

@testable import AppStoreRecords

/// Signed contents that cannot be (Rules 6.14): the signature holds each time, and the row is set aside by name.
struct SignedFieldRulesTests {
    private static func payload(_ fields: [String: String]) -> String {
        var all = [
            "transactionId": "\"500\"", "bundleId": "\"com.example.game\"", "productId": "\"gold\"",
            "signedDate": "\(JWSAuthorityTests.moment)", "environment": "\"Production\"",
        ]
        all.merge(fields) { _, new in new }
        return "{" + all.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ",") + "}"
    }

    private func verdict(_ fields: [String: String], header: String? = nil) async throws -> EvidenceVerdict {
        let authority = try TestAuthority(elliptic: true)
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: JWSAuthorityTests.moment)
        return await verifier.verify(try authority.jws(Self.payload(fields), header: header))
    }

    static let impossible: [(String, String, EvidenceRejectionRule)] = [
        ("quantity", "0", .implausibleQuantity), ("quantity", "-1", .implausibleQuantity),
        ("quantity", "1000001", .implausibleQuantity), ("quantity", "9223372036854775808", .implausibleQuantity),
        ("quantity", "1000000000000000000000000000000", .implausibleQuantity),
        ("quantity", "1e30", .implausibleQuantity), ("quantity", "1.5", .implausibleQuantity),
        ("quantity", "\"1.5\"", .implausibleQuantity), ("quantity", "\"many\"", .implausibleQuantity),
        ("quantity", "\"9223372036854775808\"", .implausibleQuantity), ("quantity", "true", .implausibleQuantity),
        ("quantity", "[1]", .implausibleQuantity), ("quantity", "{}", .implausibleQuantity),
        ("price", "-1", .implausiblePrice), ("price", "1000000000001", .implausiblePrice),
        ("price", "9223372036854775807", .implausiblePrice), ("price", "-9223372036854775808", .implausiblePrice),
        ("price", "1e30", .implausiblePrice), ("price", "\"dear\"", .implausiblePrice),
        ("price", "true", .implausiblePrice), ("price", "[]", .implausiblePrice),
        ("bundleId", #""com.example.game\u0000.evil""#, .damagedText),
        ("bundleId", #""com.example.game\u0000""#, .damagedText), ("bundleId", #""com.example.game\n""#, .damagedText),
        ("bundleId", #""com.example\u0085game""#, .damagedText), ("productId", #""gold\u0000bar""#, .damagedText),
        ("productId", #""\tgold""#, .damagedText), ("productId", #""gold\u007f""#, .damagedText),
        ("transactionId", #""500\u0000""#, .damagedIdentifier), ("transactionId", "1.5", .damagedIdentifier),
        ("transactionId", "true", .damagedIdentifier), ("transactionId", "[500]", .damagedIdentifier),
        ("transactionId", "1e40", .damagedIdentifier), ("originalTransactionId", "{}", .damagedIdentifier),
        ("transactionId", "\"9.4E15\"", .damagedIdentifier), ("transactionId", "\"5.00E+2\"", .damagedIdentifier),
        ("originalTransactionId", "\"94000000000000.0\"", .damagedIdentifier),
        ("webOrderLineItemId", "\"1.000.000\"", .damagedIdentifier),
        ("webOrderLineItemId", "\"" + String(repeating: "7", count: 3000) + "\"", .damagedIdentifier),
        ("webOrderLineItemId", "false", .damagedIdentifier), ("productId", "null", .missingValue),
    ]

    @Test(arguments: impossible)
    func `a signed row that cannot be is set aside by name`(
        field: String,
        value: String,
        rule: EvidenceRejectionRule
    ) async throws {
        let verdict = try await verdict([field: value])
        #expect(verdict.rows.isEmpty && verdict.setAside.map(\.rule) == [rule], "\(verdict.outcome)")
        #expect(verdict.outcome.code == .verified)
    }

    @Test(arguments: [
        ("quantity", "null", Int64?.none), ("quantity", "1000000", 1_000_000), ("quantity", "\"2\"", 2),
        ("quantity", "\"\"", nil), ("price", "0", 1), ("price", "1000000000000", 1), ("price", "\"6000\"", 1),
        ("price", "null", 1), ("transactionId", "500", 1), ("transactionId", "18446744073709551615", 1),
        ("bundleId", "\" com.example.game \"", 1), ("webOrderLineItemId", "0", 1),
    ])
    func `what can be stands`(field: String, value: String, quantity: Int64?) async throws {
        let row = try #require(try await verdict(["quantity": "1"].merging([field: value]) { $1 }).rows.first)
        #expect(row.quantity == quantity && row.bundleID == "com.example.game")
    }

    @Test(arguments: [
        ("1700000000000", true, 1_700_000_000_000), ("\"1700000000000\"", true, 1_700_000_000_000),
        ("\"soon\"", true, nil),
        ("\"2023-11-14\"", true, nil), ("0", false, nil), ("\"0\"", false, nil), ("\"\"", false, nil),
        ("\"null\"", false, nil),
        ("null", false, nil), ("false", false, nil), ("[]", false, nil), ("[1]", true, nil), ("{\"at\":1}", true, nil),
    ])
    func `a refund whose date cannot be read is a refund`(value: String, isRefund: Bool, date: Int64?) async throws {
        let row = try #require(try await verdict(["revocationDate": value]).rows.first)
        #expect((row.revocation != nil) == isRefund)
        #expect(row.revocation?.date?.milliseconds == date)
    }

    @Test(arguments: ["null", "\"\"", "\"none\"", "\" \""])
    func `signed data without a transaction id is no transaction`(id: String) async throws {
        let outcome = try await verdict(["transactionId": id]).outcome
        #expect(outcome.rejection?.rule == .missingTransactionID && outcome.code == .unreadable)
    }

    @Test func `a forged transaction without id is refused for its signature first`() async throws {
        let authority = try TestAuthority(elliptic: true)
        let appleVerifier = EvidenceVerifier(anchors: .apple, now: JWSAuthorityTests.moment)
        let outcome = await appleVerifier.verify(try authority.jws(Self.payload(["transactionId": "null"]))).outcome
        #expect(outcome.rejection?.rule == .chainUntrusted)
    }

    /// A cut text could equal another: a user's token, an environment, a currency.
    @Test func `no signed text ends at a NUL`() async throws {
        let verdict = try await verdict([
            "appAccountToken": #""abcdef00-1111-2222-3333-444455556666\u0000evil""#, "currency": #""USD\u0000""#,
            "type": #""Consumable\u0000""#, "storefront": #""USA\u0000""#,
        ])
        let row = try #require(verdict.rows.first)
        let texts = [row.appAccountToken, row.currency, row.storefront].map { $0 ?? "" }
        #expect(texts.allSatisfy { $0.contains("\u{FFFD}") && !$0.utf8.contains(0) })
        #expect(row.productType == nil && row.unknownProductType == "Consumable\u{FFFD}")
        let elsewhere = try await self.verdict(["environment": #""Production\u0000""#])
        #expect(elsewhere.environment == .other("Production\u{FFFD}"))
    }

    @Test(arguments: ["[\"exp\"]", "[]", "null", "\"b64\"", "{}"])
    func `a header with extensions that must be understood is refused`(crit: String) async throws {
        let authority = try TestAuthority(elliptic: true)
        let verifier = EvidenceVerifier(anchors: try authority.anchors, now: JWSAuthorityTests.moment)
        let header = "{\"alg\":\"ES256\",\"crit\":\(crit),\"x5c\":[\(authority.encodedChain)]}"
        let outcome = await verifier.verify(try authority.jws(Self.payload([:]), header: header)).outcome
        #expect(outcome.rejection?.rule == .unknownCriticalHeader && outcome.code == .refused)
        let plain = "{\"alg\":\"ES256\",\"typ\":\"JWT\",\"x5c\":[\(authority.encodedChain)]}"
        let accepted = await verifier.verify(try authority.jws(Self.payload([:]), header: plain)).outcome
        #expect(accepted.code == .verified)
    }
}
