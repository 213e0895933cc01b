import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Real receipts are judged as their manifest says.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct ReceiptVerifierTests {
    static let apple = ReceiptVerifier(chains: ChainVerifier(anchors: .apple))

    @Test(arguments: RealFixtures.truthNames("receipts/unified/"))
    func `a receipt signed by Apple is verified as of its creation`(name: String) async throws {
        let truth = try #require(try RealFixtures.truth()[name])
        let judgement = await Self.apple.verify(try RealFixtures.receipt(name))
        let receipt = try #require(judgement.outcome.proven, "\(String(describing: judgement.outcome.rejection))")
        #expect(judgement.outcome.code == (truth.in_app?.isEmpty == true ? .empty : .verified))
        #expect(receipt.transactions.count == truth.in_app?.count)
        #expect(receipt.environment == (truth.attributes?["0"] == .text("Production") ? .production : .sandbox))
    }

    @Test(arguments: RealFixtures.truthNames("receipts/xcode/"))
    func `a receipt made by Xcode is a test`(name: String) async throws {
        let judgement = await Self.apple.verify(try RealFixtures.receipt(name))
        #expect(judgement.outcome.rejection?.rule == .testEnvironment)
        #expect(judgement.outcome.code == .refused)
        #expect(judgement.unproven != nil)
    }

    @Test(arguments: [
        ("belive-transaction-id-changed.der", EvidenceRejectionRule.signatureMismatch, VerdictCode.refused),
        ("weeka-sha256-bundle-changed.der", .signatureMismatch, .refused),
        ("belive-truncated.b64", .truncated, .unreadable),
    ])
    func `a tampered receipt is turned away by name`(name: String, rule: EvidenceRejectionRule, code: VerdictCode)
        async throws
    {
        let judgement = await Self.apple.verify(try RealFixtures.receipt("receipts/tampered/" + name))
        #expect(judgement.outcome.rejection?.rule == rule)
        #expect(judgement.outcome.code == code)
    }

    @Test func `the token of a purchase cracker is no receipt`() async throws {
        let judgement = await Self.apple.verify(try RealFixtures.receipt("receipts/garbage/urus-fake-token.b64"))
        #expect(judgement.outcome.rejection?.rule == .notAReceipt)
    }

    @Test(arguments: [
        // This authority's intermediate carries no marker; one that does is made in ReceiptAuthorityTests.
        ("receipt.der", "receipt-root.der", EvidenceRejectionRule.markerMissing),
        ("receipt.der", "receipt-expired-root.der", .chainUntrusted),
        ("receipt-foreign.der", "receipt-root.der", .chainUntrusted),
        ("receipt-expired-historical.der", "receipt-expired-root.der", .markerMissing),
        ("receipt-expired-fresh.der", "receipt-expired-root.der", .certificateExpired),
    ])
    func `a test authority counts only where its root is given`(
        name: String,
        root: String,
        rule: EvidenceRejectionRule
    ) async throws {
        let receipt = try RealFixtures.receipt("receipts/test-pki/" + name)
        #expect(await Self.apple.verify(receipt).outcome.rejection?.rule == .chainUntrusted)
        let anchors = try TrustAnchors(additionalRoots: [RealFixtures.receipt("receipts/test-pki/" + root)])
        let judgement = await ReceiptVerifier(chains: ChainVerifier(anchors: anchors)).verify(receipt)
        #expect(judgement.outcome.rejection?.rule == rule, "\(String(describing: judgement.outcome.rejection))")
    }
}
