import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Real signed data is judged as its manifest says.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct JWSVerifierTests {
    static let now: Milliseconds = 1_790_000_000_000

    static func verifier(_ root: String? = nil) throws -> JWSVerifier {
        let roots = try root.map { [try RealFixtures.file($0)] } ?? []
        return JWSVerifier(
            chains: ChainVerifier(anchors: try TrustAnchors(additionalRoots: roots)),
            fallbackMoment: now
        )
    }

    @Test(arguments: [
        ("goodheart-sandbox-consumable-jpy.jws", nil as String?, nil as EvidenceRejectionRule?),
        ("abilities-sandbox-test-notification.jws", nil, nil),
        ("ringalarm-sandbox-renewal-info.jws", nil, nil),
        ("apple-mock-transactionInfo.jws", nil, .chainUntrusted),
        // Signed well, and it names no transaction.
        ("apple-mock-transactionInfo.jws", "certs/testCA.der", .missingTransactionID),
        ("apple-mock-testNotification.jws", "certs/testCA.der", nil),
        ("apple-mock-missingX5CHeaderClaim.jws", "certs/testCA.der", .chainUntrusted),
        ("apple-xcode-signed-transaction.jws", nil, .testEnvironment),
        ("reefbuddy-xcode-consumable-credits5.jws", nil, .testEnvironment),
        ("testpki-transaction.jws", nil, .chainUntrusted),
        ("testpki-transaction.jws", "jws/jws-root.der", nil),
        ("testpki-transaction.jws", "jws/jws-expired-root.der", .chainUntrusted),
        ("testpki-expired-cert-historical.jws", "jws/jws-expired-root.der", nil),
        ("testpki-transaction-no-leaf-oid.jws", "jws/jws-no-leaf-oid-root.der", .markerMissing),
        ("tampered-goodheart-product-changed.jws", nil, .signatureMismatch),
        ("tampered-goodheart-alg-none.jws", nil, .wrongAlgorithm),
    ])
    func `signed data is judged as it deserves`(name: String, root: String?, rule: EvidenceRejectionRule?) async throws
    {
        let judgement = try await Self.verifier(root).verify(RealFixtures.file("jws/" + name))
        #expect(judgement.outcome.rejection?.rule == rule, "\(String(describing: judgement.outcome.rejection))")
        let code = rule.map { $0 == .missingTransactionID ? VerdictCode.unreadable : .refused }
        #expect(code == nil || judgement.outcome.code == code)
    }

    @Test(arguments: RealFixtures.truthNames("jws/"))
    func `a payload decodes to what is known about it`(name: String) async throws {
        let truth = try #require(try RealFixtures.truth()[name]?.payload)
        let judgement = try await Self.verifier().verify(RealFixtures.file(name))
        let contents = try #require(judgement.outcome.proven ?? judgement.unproven)
        guard case .transaction(let transaction) = contents else { return }
        func number(_ value: Int64?) -> Truth.Value? { value.map { .number($0) } }
        func text(_ value: String?) -> Truth.Value? { value.map { .text($0) } }
        let dates = [
            "purchaseDate": transaction.purchaseDate, "originalPurchaseDate": transaction.originalPurchaseDate,
            "signedDate": transaction.signedDate, "expiresDate": transaction.expiresDate,
        ]
        for (field, moment) in dates {
            switch truth[field] {
            case .number(let expected): #expect(moment == expected, "\(field)")
            case .other: #expect(moment != nil, "\(field) is fractional")
            case .text, nil: #expect(moment == nil, "\(field)")
            }
        }
        #expect(text(transaction.transactionID) == truth["transactionId"])
        #expect(text(transaction.originalTransactionID) == truth["originalTransactionId"])
        #expect(text(transaction.webOrderLineItemID) == truth["webOrderLineItemId"])
        #expect(text(transaction.bundleID) == truth["bundleId"])
        #expect(text(transaction.productID) == truth["productId"])
        #expect(text(transaction.storefront) == truth["storefront"])
        #expect(text(transaction.storefrontID) == truth["storefrontId"])
        #expect(text(transaction.currency) == truth["currency"])
        #expect(text(transaction.transactionReason) == truth["transactionReason"])
        #expect(text(transaction.environment?.appleName) == truth["environment"])
        #expect(text(transaction.appTransactionID) == truth["appTransactionId"])
        #expect(number(transaction.priceMilliunits) == truth["price"])
        #expect(number(transaction.quantity) == truth["quantity"])
        #expect(number(transaction.offerType) == truth["offerType"])
        #expect(text(transaction.inAppOwnershipType) == truth["inAppOwnershipType"])
    }

    @Test func `a consumable of Japan costs 230 yen`() async throws {
        let verifier = EvidenceVerifier(anchors: .apple, now: Self.now)
        let verdict = await verifier.verify(try RealFixtures.file("jws/goodheart-sandbox-consumable-jpy.jws"))
        let row = try #require(verdict.rows.first)
        #expect(verdict.form == .signedData)
        #expect(verdict.bundleID == "com.goodheartapp")
        #expect(verdict.environment == .sandbox)
        #expect(verdict.statedAt == 1_739_161_772_561)
        #expect(row.priceMilliunits == 230_000)
        #expect(row.currency == "JPY")
        #expect(row.productType == .consumable)
        #expect(row.ownership == .purchased)
    }

    @Test func `a test notification and renewal info hold no purchase`() async throws {
        let verifier = EvidenceVerifier(anchors: .apple, now: Self.now)
        for name in ["abilities-sandbox-test-notification.jws", "ringalarm-sandbox-renewal-info.jws"] {
            #expect(await verifier.verify(try RealFixtures.file("jws/" + name)).outcome.code == .empty)
        }
    }

    @Test func `no byte of signed data can change without notice`() async throws {
        let genuine = Array(try RealFixtures.text("jws/goodheart-sandbox-consumable-jpy.jws").utf8)
        let verifier = try Self.verifier()
        let expected = try #require(await verifier.verify(genuine).outcome.proven)
        for index in stride(from: 0, to: genuine.count, by: RealFixtures.wantsLongTests ? 1 : 37) {
            var changed = genuine
            changed[index] ^= 1
            let outcome = await verifier.verify(changed).outcome
            #expect(outcome.proven == nil || outcome.proven == expected, "byte \(index)")
        }
    }
}
