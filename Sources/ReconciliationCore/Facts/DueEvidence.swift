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
    /// The rule that stood in the way last time.
    package var rule: String?

    /// Where it stands among all that is due.
    package var place: Place { Place(attempts: attempts, id: id) }

    /// A position in the order of asking: fewest attempts first, then the oldest. So evidence that Apple never answers keeps no other
    /// from being asked about.
    package struct Place: Sendable, Hashable {
        package let attempts: Int
        package let id: Int64

        package init(attempts: Int, id: Int64) {
            self.attempts = attempts
            self.id = id
        }

        /// Before all of it.
        package static let start = Place(attempts: 0, id: 0)
    }

    package init(
        id: Int64,
        digest: ContentDigest,
        bytes: [UInt8],
        origin: EvidenceOrigin,
        outcome: EvidenceOutcome = .pending,
        attempts: Int = 0,
        firstAttemptAt: Instant? = nil,
        rule: String? = nil
    ) {
        self.id = id
        self.digest = digest
        self.bytes = bytes
        self.origin = origin
        self.outcome = outcome
        self.attempts = attempts
        self.firstAttemptAt = firstAttemptAt
        self.rule = rule
    }
}
