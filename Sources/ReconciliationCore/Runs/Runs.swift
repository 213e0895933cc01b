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
    package var actor: Actor
    /// Whether it will be reported: only then may it go on with a run that is published already.
    package var isReported: Bool
    /// Whether later runs that imported nothing are taken back where the as-of lies before theirs.
    package var takesBack: Bool
    /// Whether reports or the inbox name files that the ledger lacks, as a restored one does; nil where nobody looked.
    package var lacksInputs: Bool?

    package init(
        asOf: Instant,
        startedAt: Instant,
        toolVersion: String,
        configurationDigest: String,
        actor: Actor = "recoup",
        isReported: Bool = true,
        takesBack: Bool = false
    ) {
        self.asOf = asOf
        self.startedAt = startedAt
        self.toolVersion = toolVersion
        self.configurationDigest = configurationDigest
        self.actor = actor
        self.isReported = isReported
        self.takesBack = takesBack
    }
}

/// How far a run got; the codes of the ledger and of `export runs`.
package enum RunState: String, Sendable, Hashable, CaseIterable {
    /// Begun; nothing is judged yet.
    case open
    /// The books are judged; no report says so yet.
    case judged
    case published
    /// A control total did not hold.
    case failed
    /// A later run with an earlier as-of took it back; its moves stand and are compensated.
    case takenBack = "taken_back"
}

/// A run that another one took back.
package struct TakenBackRun: Sendable, Hashable, Codable {
    package var id: RunID
    package var asOf: Instant

    package init(id: RunID, asOf: Instant) {
        self.id = id
        self.asOf = asOf
    }
}

/// A run that was begun and has not ended: it is going on, or it was stopped.
package struct UnfinishedRun: Sendable, Hashable {
    package var id: RunID
    package var asOf: Instant
    package var startedAt: Instant

    package init(id: RunID, asOf: Instant, startedAt: Instant) {
        self.id = id
        self.asOf = asOf
        self.startedAt = startedAt
    }
}

package struct RunEnding: Sendable, Hashable {
    package var state: RunState
    package var exitStatus: Int
    package var finishedAt: Instant
    /// The text of `summary.json`.
    package var summary: String

    package init(_ state: RunState, exitStatus: Int, finishedAt: Instant, summary: String) {
        self.state = state
        self.exitStatus = exitStatus
        self.finishedAt = finishedAt
        self.summary = summary
    }
}

package struct RunRecord: Sendable, Hashable {
    package var id: RunID
    package var asOf: Instant
    package var state: RunState
    package var exitStatus: Int?
    package var summary: String?
    /// The policy it judged by, as JSON; nil before it judged.
    package var policy: Policy?

    package init(id: RunID, asOf: Instant, state: RunState, exitStatus: Int?, summary: String?, policy: Policy?) {
        self.id = id
        self.asOf = asOf
        self.state = state
        self.exitStatus = exitStatus
        self.summary = summary
        self.policy = policy
    }
}
