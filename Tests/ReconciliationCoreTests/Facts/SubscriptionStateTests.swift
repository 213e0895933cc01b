import ReconciliationCore
import Testing

@Suite struct SubscriptionStateTests {
    @Test(arguments: [
        (Int64(1), "active"), (2, "expired"), (3, "billing_retry"), (4, "grace_period"), (5, "revoked"), (0, "unknown"),
        (6, "unknown"),
    ])
    func `Apple's number of a subscription has a word`(number: Int64, word: String) {
        let subscription = AppleLookupAnswer.Subscription(
            originalTransactionID: nil,
            environment: "Production",
            status: number
        )
        #expect(subscription.state == word)
    }
}
