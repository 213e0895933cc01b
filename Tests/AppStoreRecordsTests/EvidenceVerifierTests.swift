import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// One verifier takes whatever clients send and answers in one form.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct EvidenceVerifierTests {
    static let verifier = EvidenceVerifier(anchors: .apple, now: 1_790_000_000_000)

    @Test func `an upload may be wrapped, URL-safe, percent-encoded or damaged by a form`() async throws {
        let bytes = try RealFixtures.receipt("receipts/unified/weeka-2025-sandbox-sha256-g5.b64")
        let plain = Data(bytes).base64EncodedString()
        let uploads = [
            plain,
            Data(bytes).base64EncodedString(options: [.lineLength76Characters, .endLineWithCarriageReturn]),
            plain.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
                .replacingOccurrences(of: "=", with: ""),
            plain.replacingOccurrences(of: "+", with: "%2B").replacingOccurrences(of: "/", with: "%2F")
                .replacingOccurrences(of: "=", with: "%3D"),
            plain.replacingOccurrences(of: "+", with: " "),
        ]
        for upload in uploads {
            let verdict = await Self.verifier.verify(upload: upload)
            #expect(verdict.form == .appReceipt)
            #expect(verdict.outcome.code == .verified, "\(String(describing: verdict.outcome.rejection))")
            #expect(verdict.rows.map(\.transactionID).sorted() == ["2000001092134138", "2000001092148094"])
            #expect(verdict.bundleID == "dev.bonzer.weeka.app")
            #expect(verdict.environment == .sandbox)
            #expect(verdict.statedAt == AppleDate.milliseconds(rfc3339: "2025-12-26T18:39:47Z"))
        }
    }

    @Test func `signed data is uploaded as it is`() async throws {
        let verdict = await Self.verifier.verify(
            upload: try RealFixtures.text("jws/goodheart-sandbox-consumable-jpy.jws") + "\n"
        )
        #expect(verdict.form == .signedData)
        #expect(verdict.rows.map(\.transactionID) == ["2000000847061981"])
    }

    @Test(arguments: ["", "com.urus.iap.22290440", "undefined", "(null)", "PGh0bWw+", "*"])
    func `what is no evidence is unreadable`(upload: String) async {
        let verdict = await Self.verifier.verify(upload: upload)
        #expect(verdict.outcome.code == .unreadable)
        #expect(verdict.rows.isEmpty && verdict.unproven == nil)
    }

    @Test func `a free subscription of old is auto-renewable and known as free`() async throws {
        let name = "receipts/unified/mbaasy-demo-2015-nonrenewing-and-free-subscription.b64"
        let rows = await Self.verifier.verify(try RealFixtures.receipt(name)).rows
        let free = try #require(rows.first { $0.transactionID == "1000000180842733" })
        #expect(free.productType == .autoRenewable && free.isFreeSubscription)
        #expect(free.webOrderLineItemID == nil)
    }

    @Test func `an old receipt is a pointer and never proof`() async throws {
        let name = "receipts/ios6/cut-the-rope-replayed-receipt.b64"
        let verdict = await Self.verifier.verify(try RealFixtures.receipt(name))
        #expect(verdict.outcome.code == .needsApple)
        #expect(verdict.rows.isEmpty && verdict.bundleID == nil)
        #expect(verdict.pointer?.rows.map(\.transactionID) == ["170000029449420"])
        #expect(verdict.pointer?.bundleID == "com.zeptolab.ctrexperiments")
    }
}
