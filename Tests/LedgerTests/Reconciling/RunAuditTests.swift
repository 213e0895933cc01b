import Ledger
import ReconciliationCore
import Testing

/// What a run writes to the audit chain.
@Suite struct RunAuditTests {
    private let store = MemoryReconcilingStore()

    private func reconcile(_ policy: Policy) throws {
        _ = try Reconciling(store, run: RunID(3), policy: policy, asOf: asOf, isFull: false).perform()
    }

    @Test func `a run is one link, and its head is kept with it`() throws {
        store.policyInForce = policy
        try reconcile(policy)
        #expect(store.events.map(\.action) == ["run"])
        #expect(store.events[0].subject == "run 3" && store.events[0].actor == "night" && store.events[0].at == asOf)
        let digest = saltedDigest("the policy", salt: [1, 2, 3])
        #expect(
            store.events[0].detail
                == #"{"as_of":"\#(asOf.text)","configuration_digest":"c0ffee","policy_digest":"\#(digest)","#
                + #""rows":{"list_move":"2:2:ab"},"run_before":"before","run_id":3,"system_user":"root","version":"1.0.0"}"#
        )
        #expect(store.keptHead == AuditHead(store.events[0]))
    }

    @Test func `another policy is a link of its own before the run, with the one before it`() throws {
        store.policyInForce = policy
        var other = policy
        other.reviewers = ["somebody"]
        try reconcile(other)
        #expect(store.events.map(\.action) == ["policy", "run"])
        #expect(store.events[0].detail.contains(#""before":{"#))
        #expect(!store.events[0].detail.contains("somebody"))
        #expect(store.events[1].previousHash == store.events[0].hash)
    }

    @Test func `a watermark that moved is no other policy`() throws {
        store.policyInForce = policy
        var other = policy
        other.creditsWatermark = asOf
        try reconcile(other)
        #expect(store.events.map(\.action) == ["run"])
    }
}
