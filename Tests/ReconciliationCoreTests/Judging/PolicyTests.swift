import ReconciliationCore
import Testing

@Suite struct PolicyTests {
    /// A change of one field of a policy.
    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let requiresFullRejudge: Bool
        let apply: @Sendable (inout Policy) -> Void

        init(_ name: String, requiresFullRejudge: Bool, _ apply: @escaping @Sendable (inout Policy) -> Void) {
            self.name = name
            self.requiresFullRejudge = requiresFullRejudge
            self.apply = apply
        }

        var testDescription: String { name }
    }

    @Test(arguments: [
        Change("grace", requiresFullRejudge: true) { $0.grace = .hours(25) },
        Change("environments", requiresFullRejudge: true) { $0.environments.insert(.sandbox) },
        Change("subscriptions", requiresFullRejudge: true) { $0.subscriptions = .each },
        Change("apps", requiresFullRejudge: true) { $0.apps = [] },
        Change("reviewers", requiresFullRejudge: true) { $0.reviewers = [] },
        Change("naming", requiresFullRejudge: true) { $0.naming = NamingInForce(NamingPolicy(schemes: [.md5])) },
        Change("no known naming", requiresFullRejudge: true) { $0.naming = nil },
        Change("additionalRoots", requiresFullRejudge: true) { $0.additionalRoots = ["ab"] },
        Change("no known additionalRoots", requiresFullRejudge: true) { $0.additionalRoots = nil },
        Change("appIDs", requiresFullRejudge: false) { $0.appIDs = ["com.example.game": 7] },
        Change("creditsWatermark", requiresFullRejudge: false) { $0.creditsWatermark = asOf },
        Change("creditsSince", requiresFullRejudge: false) { $0.creditsSince = asOf },
        Change("evidenceSince", requiresFullRejudge: false) { $0.evidenceSince = asOf },
        Change("isCreditsSinceAutomatic", requiresFullRejudge: false) { $0.isCreditsSinceAutomatic = true },
        Change("isEvidenceSinceAutomatic", requiresFullRejudge: false) { $0.isEvidenceSinceAutomatic = true },
        Change("nothing", requiresFullRejudge: false) { _ in },
    ])
    func `a change that may alter the verdict of an untouched purchase has everything judged`(change: Change) {
        var other = policy
        change.apply(&other)
        #expect(policy.requiresFullRejudge(other) == change.requiresFullRejudge)
        #expect(other.requiresFullRejudge(policy) == change.requiresFullRejudge)
    }

    @Test func `the default policy has 24 hours of grace and Production only`() {
        #expect(Policy().grace == .hours(24))
        #expect(Policy().environments == [.production])
    }
}
