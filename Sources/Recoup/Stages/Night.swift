import AppStoreRecords
import Intake
import Ledger
import Logging
import ReconciliationCore
import Reports

/// The nightly job: intake, verify, post, reconcile, report, in this order; where Apple may be asked, it is after posting, and what
/// it answered is posted then. Every stage commits on its own, so that "run it again" is always right.
struct Night {
    let configuration: Configuration
    let context: Context
    let asOf: Instant
    var options = NightOptions()

    struct Outcome {
        var summary: RunSummary
        var status: ExitStatus
        /// Where the report is, even one set aside; nil where none was written.
        var folder: String?
        var isPublished = false
    }

    /// The stages before the report, in order.
    private var stages: [any NightStep.Type] {
        let beforeAsking: [any NightStep.Type] = [IntakeStep.self, VerifyStep.self, PostStep.self]
        let asking: [any NightStep.Type] = options.asksApple ? [AskStep.self, PostStep.self] : []
        return beforeAsking + asking + [ReconcileStep.self]
    }

    func run(ledger: any LedgerEngine) async throws -> Outcome {
        try requireCertificates()
        var clock = StageClock(now: context.now)
        var record = NightRecord()
        // Before anything is imported: a restored ledger must say what it lacks, until it lacks nothing. A run that
        // imports nothing says it too: its report replaces one that did.
        try checkContinuity(of: ledger, &record)
        let night = try open(ledger, record)
        for stage in stages {
            try await stage.run(night, &record)
            let took = clock.finished(stage.name)
            night.context.clearProgress()
            night.context.say(.stageDone(stage.name, milliseconds: Int(took.milliseconds)))
        }
        if options.reports { checkLatest(&record) }
        let durations = clock.durations
        // What people do about cases and what they import meanwhile would make the files contradict each other.
        let outcome = try ledger.inOneSnapshot {
            var summary = try summary(of: night, record)
            summary.durations = durations
            // For whoever keeps the log and not the summary.
            for trouble in summary.troubles(configuration.textLocale.time) { night.context.warn(trouble) }
            let status = try status(of: night, record, summary)
            summary.exitStatus = Int(status.rawValue)
            return try report(night, Outcome(summary: summary, status: status))
        }
        if !options.isRehearsal { try close(night, record, outcome) }
        return outcome
    }

    /// Before a run is opened and anything is imported: a wrong configuration must not end half a night.
    ///
    /// - Throws: status 64 where a file of certificates cannot be used.
    private func requireCertificates() throws {
        _ = try configuration.trustAnchors()
        // Offline nobody needs those of TLS.
        if !options.isOffline { try AppleClients.requireAuthorities(of: configuration.apple) }
    }

    /// Says which files of the inbox the ledger should hold and does not, as after an older backup was restored.
    private func checkContinuity(of ledger: any LedgerEngine, _ record: inout NightRecord) throws {
        let continuity: Continuity
        do {
            continuity = try Continuity(of: ledger, configuration)
        } catch let failure as IntakeFailure {
            // The stage that reads the inbox says why it cannot be read.
            context.log.debug("the inbox is not compared with the ledger: \(Message(failure)[.english])")
            return
        } catch let failure as ReportFailure {
            record.alarms.append(.ledgerNotComparedWithReports(failure.message))
            record.statuses.insert(.partlyDone)
            return
        }
        record.alarms += continuity.sentences(filesMax: 10)
        record.lacksInputs = continuity.isBroken
        if continuity.isBroken { record.statuses.insert(.partlyDone) }
    }

    /// Warns if the report cannot be shown as the latest. It is published all the same.
    private func checkLatest(_ record: inout NightRecord) {
        do throws(ReportFailure) {
            try ReportFolder(path: configuration.reportsFolder).requireLatestIsLink()
        } catch {
            record.alarms.append(.reportNotShownAsLatest(error.message))
            record.statuses.insert(.partlyDone)
        }
    }

    private func open(_ ledger: any LedgerEngine, _ record: NightRecord) throws -> NightContext {
        let isAfterCutOffRun = try ledger.unfinishedRun() != nil
        var start = RunStart(
            asOf: asOf,
            startedAt: context.now(),
            toolVersion: recoupVersion,
            configurationDigest: configuration.digest,
            actor: context.actor,
            isReported: options.reports,
            takesBack: options.takesBack
        )
        start.lacksInputs = record.lacksInputs
        let run = try ledger.openRun(start)
        var context = context
        context.run = run
        return NightContext(
            ledger: ledger,
            configuration: configuration,
            context: context,
            run: run,
            asOf: asOf,
            options: options,
            isAfterCutOffRun: isAfterCutOffRun
        )
    }

    private func summary(of night: NightContext, _ record: NightRecord) throws -> RunSummary {
        var summary = try RunSummary(of: night.run, asOf: asOf, in: night.ledger, checked: record.controlTotals)
        if let judging = record.judging {
            summary.lastFullCheck = judging.isFull && record.holds ? asOf : judging.lastFullCheck
            summary.creditsSince = judging.policy.creditsSince
            summary.creditsWatermark = judging.policy.creditsWatermark
        }
        summary.lateInputs = configuration.lateInputs(summary.totals, asOf: asOf)
        summary.unlistedUnprovenCredits = record.reconciled.unlistedUnprovenCredits
        summary.lacksProof = configuration.lacksProof(summary.totals)
        summary.refusedFiles = record.refusedFiles
        summary.alarms = (record.chain?.warnings ?? []) + record.asking.alarms
        summary.alarms += configuration.standingAlarms(summary.totals) + record.alarms + record.fileAlarms
        let contradictedBuyers = try night.ledger.contradictedBuyers(before: night.run)
        if contradictedBuyers > 0 { summary.alarms.append(.buyersContradicted(contradictedBuyers)) }
        summary.alarms += try lackingDays(summary, night.ledger)
        summary.warnings = record.asking.notes + record.warnings
        if configuration.apps.isEmpty {
            summary.warnings.append(.noAppConfigured)
        }
        summary.trustInForce = configuration.trustInForce
        summary.changedSettings = record.reconciled.changedSettings
        summary.daysSinceLastRun = RunInterval.unusualDays(
            to: asOf,
            after: try night.ledger.asOfs(before: night.run, limit: 2)
        )
        summary.takenBack = try night.ledger.runsTakenBack(by: night.run)
        summary.requests = record.asking.requests
        return summary
    }

    /// Warns of days with so much undelivered that a file of credits may be missing: later files cover their times.
    private func lackingDays(_ summary: RunSummary, _ ledger: any LedgerEngine) throws -> [Message] {
        let missing = summary.totals.openFindingsByKind[FindingKind.missingCredit.rawValue, default: 0]
        guard missing >= DeliveryDay.notDeliveredMin else { return [] }
        let time = configuration.textLocale.time
        let starts = time.dayStarts(upTo: asOf, count: Self.daysWatched)
        let days = try ledger.pageFigures(run: summary.runID, asOf: asOf, days: starts).days.filter(\.lacksDeliveries)
        return days.last.map { [.deliveriesLacking($0, time, moreDays: days.count - 1)] } ?? []
    }

    private static let daysWatched = 30

    /// The most important of the statuses that stages reported and the summary shows.
    private func status(
        of night: NightContext,
        _ record: NightRecord,
        _ summary: RunSummary
    ) throws -> ExitStatus {
        var statuses = record.statuses.union(record.asking.statuses)
        // Rows refused in a run that was interrupted count in the one that goes on from there.
        if summary.totals.rejectedRows > 0 || !summary.lateInputs.isEmpty || summary.lacksProof
            || !configuration.standingAlarms(summary.totals).isEmpty
        {
            statuses.insert(.partlyDone)
        }
        if try isThresholdMet(summary, night.ledger) { statuses.insert(.thresholdMet) }
        return ExitStatus.first(of: statuses)
    }

    /// Writes the report, where one is wanted.
    private func report(_ night: NightContext, _ outcome: Outcome) throws -> Outcome {
        let stage = ReportStage(ledger: night.ledger, configuration: configuration)
        var outcome = outcome
        guard !options.isRehearsal else {
            outcome.summary = try stage.rehearsed(outcome.summary)
            if !outcome.summary.controlTotals.allSatisfy(\.holds) { outcome.status = .controlsFailed }
            return outcome
        }
        guard options.reports else { return outcome }
        let written = try stage.publish(outcome.summary)
        // The files have control totals of their own.
        if !written.isPublished { outcome.status = .controlsFailed }
        outcome.summary = written.summary
        outcome.folder = written.path
        outcome.isPublished = written.isPublished
        return outcome
    }

    private func close(_ night: NightContext, _ record: NightRecord, _ outcome: Outcome) throws {
        let ending: RunState =
            if options.reports {
                outcome.isPublished ? .published : .failed
            } else {
                record.holds ? .judged : .failed
            }
        try night.ledger.closeRun(
            night.run,
            as: RunEnding(
                ending,
                exitStatus: Int(outcome.status.rawValue),
                finishedAt: context.now(),
                summary: try outcome.summary.json()
            )
        )
    }

    /// Whether the findings that the caller asked about (`--fail-on`) exist.
    private func isThresholdMet(_ summary: RunSummary, _ ledger: any LedgerEngine) throws -> Bool {
        switch options.failOn {
        case .none: return false
        // Since the last report: what a run found that never published one is new to everybody.
        case .new: return summary.hasNews
        case .any: return summary.totals.openFindingsByKind.values.contains { $0 > 0 }
        case .overdue:
            let groups = try ledger.openCaseGroups(run: summary.runID)
            return CaseCount(groups, due: configuration.casesDue, asOf: asOf).overdue > 0
        }
    }
}

extension Configuration {
    /// What the ledger shows to be wrong with the configuration, a sentence each: every run says it until it is fixed.
    ///
    /// `policy` is the one by which evidence was judged; where the configuration has other App Store ids by now, the next run says whether
    /// they are right. Nil: it was judged by this configuration.
    func standingAlarms(_ totals: BookTotals, judgedBy policy: Policy? = nil) -> [Message] {
        guard policy?.appIDs.map({ $0 == statedAppIDs }) ?? true else { return [] }
        let mismatched = totals.unverifiableByRule[EvidenceRejectionRule.appIDMismatch.rawValue, default: 0]
        return mismatched > 0 ? [.appIDMismatched(mismatched)] : []
    }

    /// Whether nothing at hand, and nobody who may be asked, can prove a payment.
    func lacksProof(_ totals: BookTotals) -> Bool {
        // A key without an app asks about nothing: a token of the App Store Server API serves one app.
        let canAskApple = apple.serverKey != nil && !apps.isEmpty
        return totals.lacksProof(canAskApple: canAskApple, canAskAboutReceipts: apple.verifyReceipt != .never)
    }

    /// Inputs that stopped coming, or never began: a night that had nothing to read is not a good night.
    func lateInputs(_ totals: BookTotals, asOf: Instant) -> [RunSummary.LateInput] {
        // Nobody can do without these two, unless Apple is asked for what the clients do not send.
        let expected: Set<IntakeKind> = totals.isEmpty ? [.credits, .receipts] : []
        return IntakeKind.allCases.sorted { $0.rawValue < $1.rawValue }.compactMap { kind in
            let latest = totals.watermarks[kind.rawValue]
            let maxAge: Span
            switch inputs[kind, default: Input()].maxAge {
            case .never: return nil
            case .usual where latest == nil && !expected.contains(kind): return nil
            case .usual: maxAge = MaxAge.usualSpan
            case .stated(let span): maxAge = span
            }
            if let latest, latest + maxAge >= asOf { return nil }
            return RunSummary.LateInput(kind: kind, latest: latest, maxAge: maxAge)
        }
    }
}
