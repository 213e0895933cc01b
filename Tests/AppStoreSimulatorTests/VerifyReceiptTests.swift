import Foundation
import Testing

@testable import AppStoreSimulator

@Suite struct VerifyReceiptTests {
    private static func receipt(_ bundleID: String = Catalogue.game, in environment: StoreEnvironment) -> AppReceipt {
        let row = InAppRow(
            transactionID: "230000389500073",
            productID: Catalogue.coins60.id,
            type: .consumable,
            purchasedAt: Moment(milliseconds: 1_741_585_483_000)
        )
        let at = row.purchasedAt.adding(seconds: 1)
        return AppReceipt(bundleID: bundleID, createdAt: at, rows: [row], environment: environment)
    }

    @Test func `a receipt of ours is answered with its rows`() async throws {
        let dataset = try await ServedDataset.shared.value
        let answer = try dataset.verify(try dataset.handler.authority.sign(Self.receipt(in: .production)))
        #expect(answer["status"] as? Int == 0)
        #expect(answer["environment"] as? String == "Production")
        let receipt = try #require(answer["receipt"] as? JSONObject)
        #expect(receipt["bundle_id"] as? String == Catalogue.game)
        #expect(receipt["request_date_ms"] as? String == "1772334000000")
        let row = try #require((receipt["in_app"] as? [JSONObject])?.first)
        #expect(row["transaction_id"] as? String == "230000389500073")
        #expect(row["quantity"] as? String == "1")
        #expect(row["purchase_date"] as? String == "2025-03-10 05:44:43 Etc/GMT")
        #expect(row["purchase_date_ms"] as? String == "1741585483000")
        #expect(row["purchase_date_pst"] as? String == "2025-03-09 22:44:43 America/Los_Angeles")
    }

    @Test func `a receipt sent to the wrong environment is sent on`() async throws {
        let dataset = try await ServedDataset.shared.value
        let sandbox = try dataset.handler.authority.sign(Self.receipt(in: .sandbox))
        #expect(try dataset.verify(sandbox)["status"] as? Int == 21_007)
        #expect(try dataset.verify(sandbox, in: "sandbox")["status"] as? Int == 0)
        let production = try dataset.handler.authority.sign(Self.receipt(in: .production))
        #expect(try dataset.verify(production, in: "sandbox")["status"] as? Int == 21_008)
    }

    @Test func `what is not signed by this store is not authenticated`() async throws {
        let dataset = try await ServedDataset.shared.value
        let strange = try CertificateAuthority().sign(Self.receipt(in: .production))
        #expect(try dataset.verify(strange)["status"] as? Int == 21_003)
    }

    @Test(arguments: [Array("com.urus.iap.77".utf8), [0x30, 0x03, 0x02, 0x01], Array("{ \"a\" = \"b\"; }".utf8)])
    func `what is no receipt is malformed`(bytes: [UInt8]) async throws {
        let dataset = try await ServedDataset.shared.value
        #expect(try dataset.verify(bytes)["status"] as? Int == 21_002)
    }

    @Test func `a request that is no JSON, or no POST, is said to be`() async throws {
        let dataset = try await ServedDataset.shared.value
        let path = "/production/verifyReceipt"
        #expect(try dataset.ask(path, method: "POST", body: Data("?".utf8)).object["status"] as? Int == 21_002)
        #expect(try dataset.ask(path).object["status"] as? Int == 21_000)
    }

    @Test func `a wrong secret is refused, and a missing one where there are subscriptions`() async throws {
        let dataset = try await ServedDataset.shared.value
        let plain = try dataset.handler.authority.sign(Self.receipt(in: .production))
        #expect(try dataset.verify(plain, password: "0")["status"] as? Int == 21_004)
        #expect(try dataset.verify(plain, password: dataset.secret(Catalogue.game))["status"] as? Int == 0)
        // Somebody else's app: the caller must compare the bundle.
        let foreign = try dataset.handler.authority.sign(Self.receipt(Catalogue.foreignBundle, in: .production))
        #expect(try dataset.verify(foreign, password: "0")["status"] as? Int == 0)

        let periods = try Self.subscription(dataset)
        let signed = try dataset.handler.authority.sign(periods)
        #expect(try dataset.verify(signed)["status"] as? Int == 21_004)
        let answer = try dataset.verify(signed, password: dataset.secret(Catalogue.game))
        #expect(answer["status"] as? Int == 0)
        let latest = try #require(answer["latest_receipt_info"] as? [JSONObject])
        #expect(latest.count == 13)
        #expect(latest.first?["expires_date_ms"] is String)
        #expect((answer["pending_renewal_info"] as? [JSONObject])?.count == 1)
    }

    @Test func `an old receipt shows the refund that came after it`() async throws {
        let dataset = try await ServedDataset.shared.value
        guard case .receipt(let receipt) = try dataset.evidence(of: .refundUnheard) else {
            Issue.record("no receipt")
            return
        }
        #expect(receipt.rows.first?.cancelledAt == nil)
        let answer = try dataset.verify(try dataset.handler.authority.sign(receipt))
        let row = try #require(((answer["receipt"] as? JSONObject)?["in_app"] as? [JSONObject])?.first)
        #expect(row["cancellation_date_ms"] is String)
    }

    @Test(
        arguments: [
            (OnlineScenario.transactionReceiptLost, 0), (.transactionReceiptExpired, 21_006),
            (.transactionReceiptOfSandbox, 21_007),
        ]
    )
    func `iOS 6 receipts are answered flat`(scenario: OnlineScenario, status: Int) async throws {
        let dataset = try await ServedDataset.shared.value
        guard case .transactionReceipt(let receipt) = try dataset.evidence(of: scenario) else {
            Issue.record("no transaction receipt")
            return
        }
        let bytes = try dataset.handler.authority.sign(receipt)
        let answer = try dataset.verify(bytes, password: dataset.secret(Catalogue.game))
        #expect(answer["status"] as? Int == status)
        guard status != 21_007 else {
            #expect(try dataset.verify(bytes, in: "sandbox")["status"] as? Int == 0)
            return
        }
        let flat = try #require(answer["receipt"] as? JSONObject)
        #expect(flat["transaction_id"] as? String == receipt.row.transactionID)
        #expect(flat["bid"] as? String == Catalogue.game)
        #expect(flat["in_app"] == nil)
        if status == 21_006 {
            #expect(flat["expires_date"] as? String == receipt.row.expiresAt.map { String($0.milliseconds) })
            #expect(answer["latest_expired_receipt_info"] is JSONObject)
        }
    }

    @Test func `an iOS 6 receipt changed in one digit is not authenticated`() async throws {
        let dataset = try await ServedDataset.shared.value
        guard case .transactionReceipt(var receipt) = try dataset.evidence(of: .transactionReceiptLost) else {
            Issue.record("no transaction receipt")
            return
        }
        let genuine = receipt.purchaseInfo
        let signed = String(decoding: try dataset.handler.authority.sign(receipt), as: UTF8.self)
        receipt.row.quantity = 9
        let changed = signed.replacing(
            Data(genuine.utf8).base64EncodedString(),
            with: Data(receipt.purchaseInfo.utf8).base64EncodedString()
        )
        #expect(changed != signed)
        #expect(try dataset.verify(Array(changed.utf8))["status"] as? Int == 21_003)
    }

    private static func subscription(_ dataset: ServedDataset) throws -> AppReceipt {
        let receipts = dataset.books.submissions.compactMap { submission -> AppReceipt? in
            guard case .receipt(let receipt) = submission.evidence else { return nil }
            return receipt
        }
        return try #require(receipts.first { $0.rows.count == 13 })
    }
}
