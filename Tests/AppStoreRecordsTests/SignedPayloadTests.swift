import ReconciliationCore
import TestSupport
import Testing

@testable import AppStoreRecords

/// The models of Apple's server library decode with every field.
@Suite(.enabled(if: RealFixtures.areThere, RealFixtures.missing))
struct SignedPayloadTests {
    private func contents(_ name: String) throws -> SignedContents {
        SignedContents(try LenientJSONFields(json: RealFixtures.file(name), rule: .payloadBroken, subject: name))
    }

    @Test func `a transaction keeps all that Apple states`() throws {
        guard case .transaction(let model) = try contents("api-models/signedTransaction.json") else {
            Issue.record("not a transaction")
            return
        }
        #expect(model.subscriptionGroupIdentifier == "55555")
        #expect(model.offerIdentifier == "abc.123")
        #expect(model.appTransactionID == "71134")
        #expect(model.billingPlanType == "MONTHLY")
        let row = try model.transaction()
        #expect(row.webOrderLineItemID == "34343" && row.expiresDate == 1_698_149_000_000)
        #expect(row.revocation == Revocation(date: Instant(milliseconds: 1_698_148_950_000), reason: 1))
        #expect(row.environment == .localTesting)
        #expect(row.isTrial == false && row.isIntroOffer == true)
    }

    @Test(arguments: [
        ("signedNotification.json", "SUBSCRIBED", "INITIAL_BUY" as String?, nil as String?),
        ("signedConsumptionRequestNotification.json", "CONSUMPTION_REQUEST", nil, "UNINTENDED_PURCHASE"),
    ])
    func `a notification keeps all that Apple states`(
        name: String,
        type: String,
        subtype: String?,
        reason: String?
    ) throws {
        guard case .notification(let model) = try contents("notifications-v2/" + name) else {
            Issue.record("not a notification")
            return
        }
        #expect(model.notificationType == type && model.subtype == subtype)
        #expect(model.notificationUUID == "002e14d5-51f5-4503-b5a8-c3a1af68eb20")
        #expect(model.appAppleID == 41234 && model.bundleID == "com.example" && model.bundleVersion == "1.2.3")
        #expect(model.environment == .localTesting && model.status == 1)
        #expect(model.consumptionRequestReason == reason)
        // Enclosed, and not believed before it is verified.
        #expect(model.signedTransactionInfo != nil && model.transaction == nil)
    }
}
