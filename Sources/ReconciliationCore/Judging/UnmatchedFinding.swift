/// A finding about no purchase: a credit without one, forged evidence, or another app's evidence without purchases inside.
///
/// There is one per kind, environment and subject.
package struct UnmatchedFinding: Sendable, Hashable {
    /// Empty where the evidence states none.
    package var environment: String
    package var subject: String
    /// The other app, where the evidence names one.
    package var bundleID: BundleID?
    package var finding: Finding

    package init(environment: String, subject: String, bundleID: BundleID? = nil, finding: Finding) {
        self.environment = environment
        self.subject = subject
        self.bundleID = bundleID
        self.finding = finding
    }

    package var key: UnmatchedFindingKey {
        UnmatchedFindingKey(kind: finding.kind, environment: environment, subject: subject)
    }

    package var caseID: String {
        ReconciliationCore.caseID(of: finding.kind, environment: environment, subject: subject)
    }
}

/// What tells one finding about no purchase from another.
package struct UnmatchedFindingKey: Sendable, Hashable {
    package var kind: FindingKind
    /// Empty where the evidence states none.
    package var environment: String
    package var subject: String

    package init(kind: FindingKind, environment: String, subject: String) {
        self.kind = kind
        self.environment = environment
        self.subject = subject
    }
}
