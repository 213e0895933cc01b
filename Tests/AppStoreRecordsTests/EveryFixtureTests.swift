import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// Every file of the folder of real data has its verdict written down here; a file nobody has judged fails.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct EveryFixtureTests {
    /// What a file is to be taken for.
    enum Expectation: Equatable {
        /// Under Apple's own roots: the outcome, and the rule where there is one.
        case evidence(String, EvidenceRejectionRule? = nil)
        /// An answer of verifyReceipt: what its status means.
        case answer(VerifyReceiptStatus.Meaning, rows: Int)
        case noAnswer(EvidenceRejectionRule)
        /// An answer of the App Store Server API: how many pieces it encloses.
        case serverAnswer(pieces: Int)
        case certificate
        /// Notes and keys about the other files.
        case beside
    }

    static let expected: [String: Expectation] = [
        "MANIFEST.md": .beside, "truth.json": .beside,

        "receipts/unified/mbaasy-demo-2015-consumable-and-monthly.b64": .evidence("verified"),
        "receipts/unified/belive-2018-sandbox-one-consumable.b64": .evidence("verified"),
        "receipts/unified/revenuecat-sampleapp-2020-sandbox-9-subs.b64": .evidence("verified"),
        "receipts/unified/golfwang-2016-sandbox-9-subs.b64": .evidence("verified"),
        "receipts/unified/twigano-2020-sandbox-42-subs.b64": .evidence("verified"),
        "receipts/unified/greeny-2019-sandbox-91-subs.b64": .evidence("verified"),
        "receipts/unified/mbaasy-demo-2015-nonrenewing-and-free-subscription.b64": .evidence("verified"),
        "receipts/unified/qrcodes-2018-production-two-nonconsumables.der": .evidence("verified"),
        "receipts/unified/terminal-2018-production-one-sub.der": .evidence("verified"),
        "receipts/unified/tpinappreceipt-2023-sandbox-empty.b64": .evidence("empty"),
        "receipts/unified/mindnodetouch-2017-sandbox-empty-1.b64": .evidence("empty"),
        "receipts/unified/weeka-2025-sandbox-sha256-g5.b64": .evidence("verified"),
        "receipts/unified/dashedspace-2025-production-sha256-one-sub.b64": .evidence("verified"),
        "receipts/unified/mindnodemac-2017-production-mac.receipt": .evidence("empty"),

        "receipts/xcode/backyardbirds-xcode-with-transaction.b64": .evidence("refused", .testEnvironment),
        "receipts/xcode/dailydictionary-xcode-empty.der": .evidence("refused", .testEnvironment),
        "receipts/xcode/cyclemaps-xcode-2020-offset-dates.b64": .evidence("refused", .testEnvironment),

        "receipts/test-pki/receipt.der": .evidence("refused", .chainUntrusted),
        "receipts/test-pki/receipt-foreign.der": .evidence("refused", .chainUntrusted),
        "receipts/test-pki/receipt-expired-historical.der": .evidence("refused", .chainUntrusted),
        "receipts/test-pki/receipt-expired-fresh.der": .evidence("refused", .chainUntrusted),
        "receipts/test-pki/receipt-root.der": .certificate,
        "receipts/test-pki/receipt-expired-root.der": .certificate,
        "receipts/test-pki/device-guid.hex": .beside,
        "receipts/test-pki/generated-manifest.json": .beside,

        "receipts/ios6/mbaasy-yearly-sandbox.b64": .evidence("needs_apple"),
        "receipts/ios6/mindmob-2012-sandbox-nonconsumable.b64": .evidence("needs_apple"),
        "receipts/ios6/mindmob-2012-environment-key-removed.b64": .evidence("needs_apple"),
        "receipts/ios6/igunbattle-2012-sandbox-consumable.b64": .evidence("needs_apple"),
        "receipts/ios6/guardian-2017-sandbox-sigv3.b64": .evidence("needs_apple"),
        "receipts/ios6/cut-the-rope-replayed-receipt.b64": .evidence("needs_apple"),
        "receipts/ios6/guardian-placeholder-signature.b64": .evidence("refused", .signatureMalformed),

        "receipts/tampered/belive-transaction-id-changed.der": .evidence("refused", .signatureMismatch),
        "receipts/tampered/weeka-sha256-bundle-changed.der": .evidence("refused", .signatureMismatch),
        "receipts/tampered/belive-truncated.b64": .evidence("unreadable", .truncated),
        "receipts/tampered/igunbattle-ios6-transaction-id-changed.b64": .evidence("refused", .signatureMismatch),
        "receipts/garbage/urus-fake-token.b64": .evidence("unreadable", .notAReceipt),

        "jws/apple-mock-transactionInfo.jws": .evidence("refused", .chainUntrusted),
        "jws/apple-mock-testNotification.jws": .evidence("refused", .chainUntrusted),
        "jws/apple-mock-missingX5CHeaderClaim.jws": .evidence("refused", .chainUntrusted),
        "jws/apple-mock-legacyTransaction.txt": .evidence("refused", .signatureMissing),
        "jws/apple-xcode-signed-transaction.jws": .evidence("refused", .testEnvironment),
        "jws/reefbuddy-xcode-consumable-credits5.jws": .evidence("refused", .testEnvironment),
        "jws/goodheart-sandbox-consumable-jpy.jws": .evidence("verified"),
        "jws/abilities-sandbox-test-notification.jws": .evidence("empty"),
        "jws/ringalarm-sandbox-renewal-info.jws": .evidence("empty"),
        "jws/testpki-transaction.jws": .evidence("refused", .chainUntrusted),
        "jws/testpki-expired-cert-historical.jws": .evidence("refused", .chainUntrusted),
        "jws/testpki-transaction-no-leaf-oid.jws": .evidence("refused", .chainUntrusted),
        "jws/tampered-goodheart-product-changed.jws": .evidence("refused", .signatureMismatch),
        "jws/tampered-goodheart-alg-none.jws": .evidence("refused", .wrongAlgorithm),
        "jws/jws-root.der": .certificate,
        "jws/jws-expired-root.der": .certificate,
        "jws/jws-no-leaf-oid-root.der": .certificate,

        "verify-receipt/mbaasy-unified-consumable-status0.json": .answer(.valid, rows: 35),
        "verify-receipt/mbaasy-ios6-21006.json": .answer(.valid, rows: 2),
        "verify-receipt/mbaasy-ios6-status0.json": .answer(.valid, rows: 2),
        // What somebody's program made of a receipt: no answer of Apple's, there is no status in it.
        "verify-receipt/mbaasy-unified-sandbox-decoded.json": .noAnswer(.structureBroken),
        "verify-receipt/revenuecat-sampleapp-status0.json": .answer(.valid, rows: 9),
        "verify-receipt/monza-status0-with-pending-renewal.json": .answer(.valid, rows: 3),
        "verify-receipt/monza-refunded.json": .answer(.valid, rows: 2),
        "verify-receipt/aporat-numbers-and-booleans.json": .answer(.valid, rows: 4),
        "verify-receipt/aporat-status-21002.json": .answer(.malformedOrTemporary, rows: 0),
        "verify-receipt/nnsnodnb-status0.json": .answer(.valid, rows: 2),
        "verify-receipt/cut-the-rope-replayed-status0.json": .answer(.valid, rows: 1),
        "verify-receipt/chenxing-three-missed-orders-status0.json": .answer(.valid, rows: 3),
        "verify-receipt/voltrue2-issue231-empty-in-app.json": .answer(.valid, rows: 0),

        "notifications-v1/monza-cancel.json": .evidence("needs_apple"),
        "notifications-v1/monza-initial_buy.json": .evidence("needs_apple"),
        "notifications-v1/monza-renewal_with_unified_receipt.json": .evidence("needs_apple"),
        "notifications-v1/aporat-did-renew.json": .evidence("needs_apple"),

        // Payloads as they are before Apple signs them: unsigned JSON is no evidence. SignedPayloadTests reads them.
        "notifications-v2/signedNotification.json": .evidence("unreadable", .notAReceipt),
        "notifications-v2/signedConsumptionRequestNotification.json": .evidence("unreadable", .notAReceipt),
        "api-models/signedTransaction.json": .evidence("unreadable", .notAReceipt),

        "api-models/transactionInfoResponse.json": .serverAnswer(pieces: 1),
        "api-models/transactionHistoryResponse.json": .serverAnswer(pieces: 2),
        "api-models/transactionHistoryResponseWithMalformedEnvironment.json": .serverAnswer(pieces: 2),
        "api-models/getNotificationHistoryResponse.json": .serverAnswer(pieces: 2),
        "api-models/lookupOrderIdResponse.json": .serverAnswer(pieces: 2),
        "api-models/getRefundHistoryResponse.json": .serverAnswer(pieces: 2),
        "api-models/getAllSubscriptionStatusesResponse.json": .serverAnswer(pieces: 6),
        "api-models/apiTooManyRequestsException.json": .serverAnswer(pieces: 0),
        "api-models/invalidTransactionIdError.json": .serverAnswer(pieces: 0),
        "api-models/transactionIdNotFoundError.json": .serverAnswer(pieces: 0),
        "api-models/requestTestNotificationResponse.json": .serverAnswer(pieces: 0),

        "certs/AppleIncRootCertificate.cer": .certificate, "certs/AppleRootCA-G2.cer": .certificate,
        "certs/AppleRootCA-G3.cer": .certificate, "certs/AppleWWDRCAG6.cer": .certificate,
        "certs/StoreKitTestCertificate.cer": .certificate, "certs/testCA.der": .certificate,
        "certs/testCA.pem": .certificate, "certs/testIntermediate.pem": .certificate,
        "certs/testLeaf.pem": .certificate, "certs/testInvalidOIDLeaf.pem": .certificate,
        "certs/from-receipts/leaf-2010-11-11-8e82c44d.cer": .certificate,
        "certs/from-receipts/intermediate-2008-02-14-64b30291.cer": .certificate,
        "certs/from-receipts/leaf-2015-11-13-fcfdfce9.cer": .certificate,
        "certs/from-receipts/intermediate-2013-02-07-ce057691.cer": .certificate,
        "certs/from-receipts/leaf-2022-12-02-5eed9f4d.cer": .certificate,
        "certs/from-receipts/intermediate-2022-11-17-0f570d75.cer": .certificate,
        "certs/from-receipts/leaf-2024-07-24-f52e5e9e.cer": .certificate,
        "certs/from-receipts/intermediate-2020-12-16-53fd0082.cer": .certificate,
        "certs/from-receipts/leaf-2015-09-24-f5a42aa9.cer": .certificate,
        // 1024 bits: only the key itself is read, by LegacyReceiptVerifier.
        "certs/from-receipts/ios6-purchase-receipt-certificate-2009.cer": .beside,
    ]

    static var files: [String] {
        guard RealFixtures.areThere else { return [] }
        let all = FileManager.default.enumerator(
            at: RealFixtures.folder,
            includingPropertiesForKeys: [.isRegularFileKey]
        )
        let start = RealFixtures.folder.standardizedFileURL.path + "/"
        return (all?.compactMap { $0 as? URL } ?? [])
            .filter { !$0.hasDirectoryPath }
            .map { String($0.standardizedFileURL.path.dropFirst(start.count)) }
            .sorted()
    }

    @Test func `every file is known and every known file is there`() {
        #expect(Set(Self.files) == Set(Self.expected.keys))
        #expect(Self.files.count >= 107)
    }

    @Test(arguments: files)
    func `a file is judged as its manifest says`(name: String) async throws {
        let bytes = try RealFixtures.file(name)
        switch try #require(Self.expected[name], "nobody has judged this file") {
        case .evidence(let code, let rule):
            let verifier = EvidenceVerifier(anchors: .apple, now: 1_790_000_000_000)
            let isText = name.hasSuffix(".b64") || name.hasSuffix(".txt")
            let verdict =
                isText
                ? await verifier.verify(upload: String(decoding: bytes, as: UTF8.self)) : await verifier.verify(bytes)
            #expect(verdict.outcome.code.rawValue == code)
            #expect(verdict.outcome.rejection?.rule == rule)
            #expect((verdict.outcome.proven != nil) == (code == "verified" || code == "empty"))
            #expect((code == "verified") == !verdict.rows.isEmpty)
        case .answer(let meaning, let rows):
            #expect(EvidenceForm.detect(bytes) == .verifyReceiptAnswer)
            let answer = try VerifyReceiptAnswer(bytes)
            #expect(answer.status.meaning == meaning)
            #expect(answer.rows.count == rows)
            #expect(answer.setAside.isEmpty)
        case .noAnswer(let rule):
            let rejection = #expect(throws: Rejection.self) { try VerifyReceiptAnswer(bytes) }
            #expect(rejection?.rule == rule)
        case .serverAnswer(let pieces):
            #expect(try ServerAPIAnswer(bytes).pieces.count == pieces)
        case .certificate:
            #expect(try !Self.certificates(bytes).isEmpty)
        case .beside: break
        }
    }

    /// DER, or PEM of one certificate or several.
    private static func certificates(_ bytes: [UInt8]) throws -> [CertificateFacts] {
        let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "-----BEGIN CERTIFICATE-----")
        guard parts.count > 1 else { return [try CertificateFacts(der: bytes)] }
        return try parts.dropFirst()
            .map { part in
                let body = part.components(separatedBy: "-----END")[0]
                return try CertificateFacts(der: try Base64Text.decode(body))
            }
    }
}
