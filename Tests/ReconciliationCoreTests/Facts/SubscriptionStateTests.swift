import ReconciliationCore
import Testing

@Suite struct SubscriptionStateTests {
    @Test(arguments: [
        (Int64(1), "active"), (2, "expired"), (3, "billing_retry"), (4, "grace_period"), (5, "revoked"), (0, "unknown"),
        (6, "unknown"),
    ])
    func `each subscription status of Apple maps to its name`(status: Int64, name: String) {
        let subscription = AppleLookupAnswer.Subscription(
            originalTransactionID: nil,
            environment: "Production",
            status: status
        )
        #expect(subscription.state == name)
    }
}
