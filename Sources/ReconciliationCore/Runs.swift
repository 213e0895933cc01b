/// A run's number: 1, 2, 3 …
package struct RunID: Sendable, Hashable, Comparable, Codable {
    package let number: Int64
    package init(_ number: Int64) { self.number = number }
    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

package struct RunStart: Sendable, Hashable {
    package var asOf: Instant
    package var startedAt: Instant
    package var toolVersion: String
    package var configurationDigest: String
    /// Who started it, for the audit chain.
    package var actor: String

    package init(
        asOf: Instant,
        startedAt: Instant,
        toolVersion: String,
        configurationDigest: String,
        actor: String = "recoup"
    ) {
        self.asOf = asOf
        self.startedAt = startedAt
        self.toolVersion = toolVersion
        self.configurationDigest = configurationDigest
        self.actor = actor
    }
}

package struct RunEnding: Sendable, Hashable {
    package var isPublished: Bool
    package var exitStatus: Int
    package var finishedAt: Instant
    /// The text of `summary.json`.
    package var summary: String

    package init(isPublished: Bool, exitStatus: Int, finishedAt: Instant, summary: String) {
        self.isPublished = isPublished
        self.exitStatus = exitStatus
        self.finishedAt = finishedAt
        self.summary = summary
    }
}

package struct RunRecord: Sendable, Hashable {
    package var id: RunID
    package var asOf: Instant
    package var state: String
    package var exitStatus: Int?
    package var summary: String?
    /// The policy it judged by, as JSON; nil before it judged.
    package var policy: Policy?

    package init(id: RunID, asOf: Instant, state: String, exitStatus: Int?, summary: String?, policy: Policy?) {
        self.id = id
        self.asOf = asOf
        self.state = state
        self.exitStatus = exitStatus
        self.summary = summary
        self.policy = policy
    }
}
