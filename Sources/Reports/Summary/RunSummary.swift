package import ReconciliationCore

/// What a run has to say, as a value: `summary.json` and `summary.txt` are two renderings of it.
package struct RunSummary: Sendable, Hashable {
    /// An input that is older than its `max_age`.
    package struct LateInput: Sendable, Hashable {
        package var kind: IntakeKind
        /// Nil where none ever came.
        package var latest: Instant?
        package var maxAge: Span

        package init(kind: IntakeKind, latest: Instant?, maxAge: Span) {
            self.kind = kind
            self.latest = latest
            self.maxAge = maxAge
        }
    }

    /// Questions to Apple.
    package struct Requests: Sendable, Hashable {
        package var endpoint: String
        package var result: String
        package var count: Int

        package init(endpoint: String, result: String, count: Int) {
            self.endpoint = endpoint
            self.result = result
            self.count = count
        }
    }

    package var runID: RunID
    package var asOf: Instant
    package var version: String
    package var totals: BookTotals
    package var aging: [AgingRow] = []
    package var controlTotals: [ControlTotal] = []
    /// The as-of by which everything was last judged and checked, not only what was touched; nil: never.
    package var lastFullCheck: Instant?
    package var sources: [SourceFile] = []
    package var lateInputs: [LateInput] = []
    /// How many of the open findings, lost orders aside, have a resolved case.
    package var resolvedProblems = 0
    /// How many cases were resolved, and opened again by a run since the last report.
    package var reopenedCases = 0
    /// Credits without a payment that are too many to be listed: no evidence is being imported.
    package var unlistedUnprovenCredits = 0
    /// From when on the black list is complete; in force for `before_coverage`.
    package var creditsSince: Instant?
    package var creditsWatermark: Instant?
    package var requests: [Requests] = []
    /// Milliseconds by stage. Nowhere but here, so that the tables never differ for it.
    package var durations: [String: Int64] = [:]
    package var exitStatus = 0
    /// Whom the run believed besides Apple, a sentence each.
    package var trustInForce: [Message] = []
    package var changedSettings = SettingChanges(settings: [], moves: 0)
    /// Whole days since the run before, where they are more than usual.
    package var daysSinceLastRun: Int?
    /// The runs with a later as-of that this one took back.
    package var takenBack: [TakenBackRun] = []
    /// Whether nothing at hand could prove a purchase although there are claims or credits.
    package var lacksProof = false
    /// Files of which nothing came in.
    package var refusedFiles = 0
    /// What went wrong and needs somebody, a sentence each: said in the first lines.
    package var alarms: [Message] = []
    /// What else a person must know, a sentence each: test roots in force, unknown products, evidence not coming in.
    package var warnings: [Message] = []
    /// Where the report is, for the text alone.
    package var folder: String?

    /// Whether there is something that the last report did not ask anybody to look at.
    package var hasNews: Bool { totals.newFindings > 0 || reopenedCases > 0 }

    package init(runID: RunID, asOf: Instant, version: String, totals: BookTotals) {
        self.runID = runID
        self.asOf = asOf
        self.version = version
        self.totals = totals
    }

    /// Past grace, and only the credits of that time are not in.
    var waitingForCredits: Int { totals.whiteByState[WhiteState.creditsNotInYet.rawValue] ?? 0 }

    var beforeCoverage: Int { totals.closedByReason[ListReason.beforeCoverage.rawValue] ?? 0 }

    var failedControls: [ControlTotal] { controlTotals.filter { !$0.holds } }

    /// White purchases by the state in files.
    var whiteByFileCode: [String: Int] {
        var counts = ["expected": 0, "missing_credit": 0, "parked": 0]
        for (state, count) in totals.whiteByState {
            guard let code = WhiteState(rawValue: state)?.fileCode else { continue }
            counts[code, default: 0] += count
        }
        return counts
    }
}

extension BookTotals {
    /// What waits for proof where nothing at hand could prove a purchase.
    var noPurchaseCanBeProven: Message { .noPurchaseCanBeProven(whyNothingIsProven) }

    var whyNothingIsProven: Message {
        .nothingProves(
            claims: claimsByState.values.reduce(0, +),
            credits: liveCredits,
            waiting: evidenceByOutcome[EvidenceOutcome.pending.rawValue, default: 0],
            unreadable: evidenceByOutcome[EvidenceOutcome.unreadable.rawValue, default: 0],
            refusedRows: rejectedEvidenceRows
        )
    }
}
