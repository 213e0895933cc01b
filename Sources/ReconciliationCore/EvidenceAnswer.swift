/// How a piece of evidence came to us.
package enum EvidenceOrigin: Sendable, Hashable {
    case client
    case notification
    /// Asked for: the App Store Server API.
    case serverAPI
}

/// A piece of evidence without a final answer.
package struct DueEvidence: Sendable, Hashable {
    package var id: Int64
    package var digest: ContentDigest
    package var bytes: [UInt8]
    package var origin: EvidenceOrigin
    package var outcome: EvidenceOutcome
    package var attempts: Int
    package var firstAttemptAt: Instant?

    package init(
        id: Int64,
        digest: ContentDigest,
        bytes: [UInt8],
        origin: EvidenceOrigin,
        outcome: EvidenceOutcome = .pending,
        attempts: Int = 0,
        firstAttemptAt: Instant? = nil
    ) {
        self.id = id
        self.digest = digest
        self.bytes = bytes
        self.origin = origin
        self.outcome = outcome
        self.attempts = attempts
        self.firstAttemptAt = firstAttemptAt
    }
}

/// What verification found out about one piece of evidence.
package struct EvidenceAnswer: Sendable, Hashable {
    package struct SetAside: Sendable, Hashable {
        package var rule: String
        package var detail: String

        package init(rule: String, detail: String) {
            self.rule = rule
            self.detail = detail
        }
    }

    package var evidenceID: Int64
    /// `app_receipt`, `ios6_receipt`, `signed_transaction`, `notification`, `unknown` …
    package var form: String
    package var outcome: EvidenceOutcome
    package var rule: String?
    package var detail: String?
    package var bundleID: BundleID?
    package var environment: String?
    package var statedAt: Instant?
    /// What is inside, where it is verified.
    package var statements: [TransactionStatement]
    package var setAside: [SetAside]
    /// When to ask again, where the answer is not final.
    package var nextAttemptAt: Instant?
    /// Whether it counts as an attempt: not where Apple would have to be asked and nobody asked.
    package var isAttempt = true
    /// What Apple answered when it was asked about the bytes, where the outcome rests on that.
    package var appleAnswer: [UInt8]?

    package init(evidenceID: Int64, form: String, outcome: EvidenceOutcome) {
        self.evidenceID = evidenceID
        self.form = form
        self.outcome = outcome
        self.statements = []
        self.setAside = []
    }
}
