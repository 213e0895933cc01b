import AppStoreRecords
import Foundation
import ReconciliationCore
import Reports
import SQLiteLedger

/// The nightly job: intake, verify, post, reconcile, report, in this order. Every stage commits on its own, so that
/// "run it again" is always right.
struct Night {
    let configuration: Configuration
    let context: Context
    let asOf: Instant
    var isRehearsal = false
    /// Whether the inbox is read.
    var takesInbox = true
    var isFull = false
    /// Whether a report is written.
    var reports = true

    struct Outcome {
        var summary: RunSummary
        var folder: String?
        var status: ExitStatus
        var newFindings: Int
    }

    func run(store: SQLiteLedger) async throws -> Outcome {
        let startedAt = context.now()
        var clock = StageClock(now: context.now)
        let run = try store.openRun(
            RunStart(
                asOf: asOf, startedAt: startedAt, toolVersion: recoupVersion, configurationDigest: configuration.digest))

        var intake = IntakeStage.Outcome()
        if takesInbox {
            let stage = IntakeStage(
                store: store, configuration: configuration, asOf: asOf, context: context, movesFiles: !isRehearsal)
            intake = try stage.takeInbox()
        }
        clock.finished("intake")

        let anchors = try configuration.trustAnchors()
        let verified = try await VerifyStage(store: store, anchors: anchors, asOf: asOf).run()
        clock.finished("verify")

        _ = try store.post(
            run: run, asOf: asOf, naming: configuration.naming, apps: Set(configuration.apps))
        clock.finished("post")

        let policy = try configuration.policy(coverage: store.creditCoverage(asOf: asOf))
        let tally = try store.reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        let controls = try store.controlTotals(run: run)
        clock.finished("reconcile")

        var statuses: Set<ExitStatus> = []
        if controls.contains(where: { !$0.holds }) { statuses.insert(.controlsFailed) }
        let totals = try store.bookTotals(run: run, asOf: asOf)
        let silence = silentInputs(totals.watermarks)
        if intake.rejectedRows > 0 || intake.hasFailures || verified.byOutcome[.unverifiable, default: 0] > 0
            || !silence.isEmpty
        {
            statuses.insert(.partlyDone)
        }
        let status = ExitStatus.first(of: statuses)

        var summary = RunSummary(runID: run, asOf: asOf, version: recoupVersion, totals: totals)
        summary.fill(
            configuration: configuration, policy: policy, intake: intake, silence: silence, controls: controls,
            status: status)
        guard reports else {
            return Outcome(summary: summary, folder: nil, status: status, newFindings: tally.newFindings)
        }
        summary.durations = clock.durations
        if isRehearsal {
            return Outcome(summary: summary, folder: nil, status: status, newFindings: tally.newFindings)
        }
        let stage = ReportStage(store: store, configuration: configuration, context: context)
        let folder = try stage.publish(
            summary, run: run, asOf: asOf, controlsHold: !statuses.contains(.controlsFailed))
        clock.finished("report")
        try store.closeRun(
            run,
            as: RunEnding(
                isPublished: !statuses.contains(.controlsFailed), exitStatus: Int(status.rawValue),
                finishedAt: context.now(), summary: summary.json))
        return Outcome(summary: summary, folder: folder, status: status, newFindings: tally.newFindings)
    }

    /// Inputs that stopped coming: a night that had nothing to read is not a good night.
    private func silentInputs(_ watermarks: [String: Instant]) -> [String] {
        configuration.inputs.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { kind, input in
            guard let maxAge = input.maxAge else { return nil }
            guard let latest = watermarks[kind.rawValue] else {
                return "No \(kind.rawValue) have ever come in; check the export and the inbox."
            }
            guard latest + maxAge <= asOf else { return nil }
            return "The newest of \(kind.rawValue) is of \(latest.text), older than inputs.\(kind.rawValue).max_age; "
                + "check the export."
        }
    }
}

/// How long each stage took, in milliseconds.
struct StageClock {
    private let now: @Sendable () -> Instant
    private var last: Instant
    private(set) var durations: [(stage: String, milliseconds: Int64)] = []

    init(now: @escaping @Sendable () -> Instant) {
        self.now = now
        last = now()
    }

    mutating func finished(_ stage: String) {
        let moment = now()
        durations.append((stage, moment.milliseconds - last.milliseconds))
        last = moment
    }
}

extension Configuration {
    /// Apple's roots, and those configured in addition.
    func trustAnchors() throws -> TrustAnchors {
        let texts = try additionalRootPaths.map { path in
            guard let bytes = FileManager.default.contents(atPath: path) else {
                throw CommandFailure(.usage, "apple.additional_roots: cannot read \(path).")
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        do {
            return texts.isEmpty ? .apple : try TrustAnchors(additionalRootsPEM: texts)
        } catch {
            throw CommandFailure(.usage, "apple.additional_roots: \(error.detail)")
        }
    }

    /// What verdicts depend on, with the automatic bounds filled in.
    func policy(coverage: CreditCoverage) -> Policy {
        Policy(
            grace: grace,
            creditsSince: creditsSince ?? coverage.earliest,
            creditsWatermark: coverage.watermark,
            environments: environments,
            subscriptions: subscriptions,
            apps: Set(apps),
            reviewers: reviewers
        )
    }
}
