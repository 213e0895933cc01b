import AppStoreRecords
import Foundation
import Intake
import Ledger
import ReconciliationCore
import Reports

/// The nightly job: intake, verify, post, reconcile, report, in this order. Every stage commits on its own, so that
/// "run it again" is always right.
struct Night {
    let configuration: Configuration
    let context: Context
    let asOf: Instant
    var isRehearsal = false
    var failOn = RunCommand.Threshold.none
    /// Whether the inbox is read.
    var importsInbox = true
    /// Whether every purchase is judged and everything is checked; it is by itself every `reconcile.full_every`.
    var isFull = false
    /// Whether later runs that took nothing in are taken back where the as-of lies before theirs.
    var takesBack = false
    /// Whether a report is written.
    var reports = true
    /// Whether Apple is asked.
    var asksApple = false
    /// The most requests of this run; nil for no cap.
    var requestsMax: Int?

    struct Outcome {
        var summary: RunSummary
        var status: ExitStatus
        /// Where the report is; nil where none was written.
        var folder: String?
    }

    func run(store: any LedgerEngine) async throws -> Outcome {
        let startedAt = context.now()
        var clock = StageClock(now: context.now)
        let run = try store.openRun(
            RunStart(
                asOf: asOf,
                startedAt: startedAt,
                toolVersion: recoupVersion,
                configurationDigest: configuration.digest,
                actor: context.actor,
                isReported: reports,
                takesBack: takesBack
            )
        )

        var intake = IntakeStage.Outcome()
        if importsInbox {
            let stage = IntakeStage(
                store: store,
                configuration: configuration,
                asOf: asOf,
                context: context,
                movesFiles: !isRehearsal
            )
            intake = try stage.importInbox()
        }
        clock.finished("intake")

        let verifier = try configuration.evidenceVerifier(asOf: asOf)
        let inquiry =
            try asksApple
            ? Inquiry(configuration, store: store, asOf: asOf, requestsMax: requestsMax, log: context.log) : nil
        let verified = try await VerifyStage(store: store, verifier: verifier, asOf: asOf, clients: inquiry?.clients)
            .run()
        var asking = verified.asking
        try await inquiry?.sweep(&asking)
        clock.finished("verify")

        func post() throws {
            let apps = Set(configuration.apps)
            _ = try store.post(run: run, asOf: asOf, naming: configuration.naming, apps: apps)
        }
        try post()
        clock.finished("post")

        let lastFullCheck = try store.lastFullCheck()
        let isFull = isFull || lastFullCheck.map { $0 + configuration.fullEvery <= asOf } ?? true
        let policy = try configuration.policy(coverage: store.creditCoverage(asOf: asOf), asOf: asOf)
        if let inquiry {
            // Only what is posted shows which credits have no evidence, and what would be reported tonight.
            try await inquiry.ask(policy, &asking)
            clock.finished("ask")
            try post()
            clock.finished("post")
        }

        let tally = try store.reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        let chain = try store.verifyAudit(isFull ? .whole : .sinceCheckpoint(before: run))
        let controls =
            try store.controlTotals(run: run, isFull: isFull)
            + [chain.controlTotal(head: store.auditHead())]
        let holds = controls.allSatisfy(\.holds)
        if isFull, holds { try store.noteFullCheck(by: run) }
        clock.finished("reconcile")

        var summary = RunSummary(
            runID: run,
            asOf: asOf,
            version: recoupVersion,
            totals: try store.bookTotals(run: run, asOf: asOf)
        )
        summary.aging = try store.agingRows(run: run, asOf: asOf)
        summary.controlTotals = controls
        summary.lastFullCheck = isFull && holds ? asOf : lastFullCheck
        summary.sources = try store.importedFiles(for: run)
        summary.lateInputs = lateInputs(summary.totals.watermarks)
        summary.unlistedUnprovenCredits = tally.unlistedUnprovenCredits
        summary.creditsSince = policy.creditsSince
        summary.creditsWatermark = policy.creditsWatermark
        summary.warnings = chain.warnings + asking.notes + intake.warnings
        if policy.apps.isEmpty { summary.warnings.append("apps is empty: receipts of any app count as yours.") }
        summary.trustInForce = configuration.trustInForce
        summary.changedSettings = tally.changedSettings
        summary.daysSinceLastRun = RunInterval.unusualDays(to: asOf, after: try store.asOfs(before: run, limit: 2))
        summary.takenBack = try store.runsTakenBack(by: run)
        summary.requests = asking.requests
        summary.durations = clock.durations

        var statuses = asking.statuses
        if !holds { statuses.insert(.controlsFailed) }
        // Rows refused in a run that was interrupted count in the one that goes on from there.
        if summary.totals.rejectedRows > 0 || intake.hasFailures || !summary.lateInputs.isEmpty
            || verified.newlyUnverifiable > 0
        {
            statuses.insert(.partlyDone)
        }
        if try isThresholdMet(summary, store: store) { statuses.insert(.thresholdMet) }
        let status = ExitStatus.first(of: statuses)
        summary.exitStatus = Int(status.rawValue)
        var outcome = Outcome(summary: summary, status: status)
        guard !isRehearsal else {
            outcome.summary = try ReportStage(store: store, configuration: configuration).rehearsed(summary)
            if !outcome.summary.controlTotals.allSatisfy(\.holds) { outcome.status = .controlsFailed }
            return outcome
        }
        var ending = holds ? RunState.judged : .failed
        if reports {
            let written = try ReportStage(store: store, configuration: configuration).publish(summary)
            // The files have control totals of their own.
            if !written.isPublished { outcome.status = .controlsFailed }
            outcome.summary = written.summary
            outcome.folder = written.path
            ending = written.isPublished ? .published : .failed
        }
        try store.closeRun(
            run,
            as: RunEnding(
                ending,
                exitStatus: Int(outcome.status.rawValue),
                finishedAt: context.now(),
                summary: try outcome.summary.json()
            )
        )
        return outcome
    }

    /// Whether there is what the caller asked to be told of by the exit status.
    private func isThresholdMet(_ summary: RunSummary, store: any LedgerEngine) throws -> Bool {
        switch failOn {
        case .none: return false
        // Since the last report: what a run found that never published one is new to everybody.
        case .new: return summary.totals.newFindings > 0
        case .any: return summary.totals.openFindingsByKind.values.contains { $0 > 0 }
        case .overdue:
            var isAnyOverdue = false
            try eachRow({ try store.cases(CaseSelection(), $0) }) { row in
                if row.isOverdue(due: configuration.casesDue, asOf: asOf) { isAnyOverdue = true }
            }
            return isAnyOverdue
        }
    }

    /// Inputs that stopped coming: a night that had nothing to read is not a good night.
    private func lateInputs(_ watermarks: [String: Instant]) -> [RunSummary.LateInput] {
        configuration.inputs.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { kind, input in
            guard let maxAge = input.maxAge else { return nil }
            let latest = watermarks[kind.rawValue]
            if let latest, latest + maxAge >= asOf { return nil }
            return RunSummary.LateInput(kind: kind, latest: latest, maxAge: maxAge)
        }
    }
}

extension AuditVerdict {
    /// Control total 7: every link from the checkpoint to the head holds.
    func controlTotal(head: AuditHead) -> ControlTotal {
        ControlTotal(name: "audit_chain", left: head.sequence, right: fault == nil ? self.head.sequence : -1)
    }

    var warnings: [String] {
        fault.map {
            ["AUDIT CHAIN BROKEN: row \($0.sequence) \($0.reason). Compare with a backup before anything else."]
        }
            ?? []
    }
}

/// How long each stage took, in milliseconds by stage.
struct StageClock {
    private let now: @Sendable () -> Instant
    private var last: Instant
    private(set) var durations: [String: Int64] = [:]

    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
        last = now()
    }

    mutating func finished(_ stage: String) {
        let moment = now()
        durations[stage, default: 0] += moment.milliseconds - last.milliseconds
        last = moment
    }
}

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
        policy.isCreditsSinceAutomatic = creditsSince == nil
        policy.isEvidenceSinceAutomatic = evidenceSince == nil
        return policy
    }
}
