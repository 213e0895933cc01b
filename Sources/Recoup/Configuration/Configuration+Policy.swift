import AppStoreRecords
import ReconciliationCore

extension Configuration {
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
        policy.appIDs = Dictionary(uniqueKeysWithValues: appIDs.map { ($0.key.rawValue, $0.value) })
        policy.isCreditsSinceAutomatic = creditsSince == nil
        policy.isEvidenceSinceAutomatic = evidenceSince == nil
        return policy
    }
}
