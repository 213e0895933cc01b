import ReconciliationCore
import Testing

@Suite struct PolicyTests {
    private static let changes: [(@Sendable (inout Policy) -> Void, Bool)] = [
        ({ $0.grace = .hours(25) }, true),
        ({ $0.environments.insert(.sandbox) }, true),
        ({ $0.subscriptions = .each }, true),
        ({ $0.apps = [] }, true),
        ({ $0.reviewers = [] }, true),
        ({ $0.creditsWatermark = asOf }, false),
        ({ $0.creditsSince = asOf }, false),
        ({ $0.evidenceSince = asOf }, false),
        ({ _ in }, false),
    ]

    @Test(arguments: changes.indices)
    func `what may change the verdict of a purchase nobody touched has everything judged`(index: Int) {
        let (change, isUnlike) = Self.changes[index]
        var other = policy
        change(&other)
        #expect(policy.requiresFullRejudge(other) == isUnlike)
    }

    @Test func `without word a day of grace, and production alone`() {
        #expect(Policy().grace == .hours(24))
        #expect(Policy().environments == [.production])
    }
}
