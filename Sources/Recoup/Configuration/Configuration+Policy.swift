import AppStoreRecords
import ReconciliationCore

extension Configuration {
    /// The App Store ids as a policy keeps them.
    var statedAppIDs: [String: Int64] { Dictionary(uniqueKeysWithValues: appIDs.map { ($0.key.rawValue, $0.value) }) }

    /// What verdicts depend on, with the automatic bounds filled in.
    func policy(coverage: CreditCoverage, asOf: Instant) throws -> Policy {
        var policy = Policy(
            grace: grace,
            creditsSince: creditsSince ?? coverage.earliest,
            creditsWatermark: coverage.watermark,
            evidenceSince: evidenceSince ?? min(coverage.earliestEvidence ?? asOf, asOf),
            environments: environments,
            subscriptions: subscriptions,
            apps: Set(apps),
            reviewers: reviewers,
            naming: naming,
            additionalRoots: try trustAnchors().additionalFingerprints
        )
        policy.appIDs = statedAppIDs
        policy.isCreditsSinceAutomatic = creditsSince == nil
        policy.isEvidenceSinceAutomatic = evidenceSince == nil
        return policy
    }
}
