import Intake
import Ledger
import Logging
import ReconciliationCore
import Reports

/// Files as they came, into the ledger.
enum IntakeStep: NightStep {
    static let name = "intake"

    /// For how long a file with missing records is reported.
    private static let reminderSpan = Span.days(7)

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        let waiting = try importFiles(night, &record)
        try tellFailedFiles(waiting, night, &record)
        try night.ledger.noteFailedFiles(failedFiles(night), of: night.run)
        // Later files cover later times, and hide that records before them are missing.
        var cutOff = try night.ledger.cutOffFiles(after: night.asOf - reminderSpan, waiting: waiting)
        guard !cutOff.isEmpty else { return }
        if let credits = cutOff.removeValue(forKey: .credits) {
            record.alarms.append(naming(credits) { .creditsCutOff($0, more: $1) })
        }
        let others = cutOff.values.joined().sorted()
        if !others.isEmpty { record.alarms.append(naming(others) { .filesCutOff($0, more: $1) }) }
        record.statuses.insert(.partlyDone)
    }

    /// Ends the night like the one that refused these files, if that one published no report: it was killed, or this is
    /// the same night again. That the files are there is reported like that of earlier nights' files.
    ///
    /// - Parameter waiting: the names of what lies in `inbox/failed` since before this run.
    private static func tellFailedFiles(
        _ waiting: [String],
        _ night: NightContext,
        _ record: inout NightRecord
    ) throws {
        let new = try night.ledger.newlyFailedFiles(among: waiting, before: night.run)
        guard !new.isEmpty else { return }
        record.refusedFiles += new.count
        record.statuses.insert(.partlyDone)
    }

    /// The names of what lies in `failed`.
    private static func failedFiles(_ night: NightContext) -> [String] {
        do {
            return try Inbox(path: night.configuration.inboxPath).listing().failed
        } catch {
            // The stage says why, where it reads the inbox.
            night.context.log.debug("the inbox is not looked at: \(Message(error)[.english])")
            return []
        }
    }

    /// A sentence with the first of some names.
    private static func naming(_ names: [String], _ sentence: (_ shown: String, _ more: Int) -> Message) -> Message {
        let shown = names.prefix(3)
        return sentence(shown.joined(separator: ", "), names.count - shown.count)
    }

    /// - Returns: the names of what lies in `inbox/failed` since earlier nights.
    private static func importFiles(_ night: NightContext, _ record: inout NightRecord) throws -> [String] {
        let stage = IntakeStage(
            ledger: night.ledger,
            configuration: night.configuration,
            asOf: night.asOf,
            context: night.context,
            movesFiles: !night.options.isRehearsal
        )
        guard night.options.importsInbox else {
            let reminded = stage.remindOfFailedFiles()
            record.alarms += reminded.alarms
            return reminded.waiting
        }
        let outcome = try stage.importInbox()
        night.context.log.debug("intake: \(outcome.files) files read, \(outcome.rejectedRows) rows refused")
        record.refusedFiles += outcome.refusedFiles
        record.alarms += outcome.alarms
        record.fileAlarms += outcome.fileAlarms
        record.warnings += outcome.warnings
        if outcome.hasFailures { record.statuses.insert(.partlyDone) }
        if outcome.lacksSecret { record.statuses.insert(.credentialsRefused) }
        return outcome.waiting
    }
}

/// What Apple's signatures and answers make of evidence, and the notifications Apple sent.
enum VerifyStep: NightStep {
    static let name = "verify"

    static func run(_ night: NightContext, _ record: inout NightRecord) async throws {
        var stage = try VerifyStage(
            night.configuration,
            ledger: night.ledger,
            asOf: night.asOf,
            isAfterCutOffRun: night.isAfterCutOffRun,
            in: night.context
        )
        let inquiry = night.options.isOffline ? nil : try openInquiry(of: night)
        if night.options.asksApple { record.inquiry = inquiry }
        stage.clients = record.inquiry?.clients
        stage.run = night.run
        let outcome = try await stage.run()
        night.context.log.debug(
            "verify: \(outcome.judged) pieces of evidence judged: \(outcome.byOutcome.shown { $0.rawValue })"
        )
        record.asking = outcome.asking
        record.asking.credentialFaults = inquiry?.clients.credentialFaults ?? []
        // A run that was killed may have read the evidence and reported nothing.
        let news = try night.ledger.evidenceNews(before: night.run)
        record.alarms += news.alarms
        if news.needsAttention { record.statuses.insert(.partlyDone) }
        try await record.inquiry?.sweep(&record.asking)
    }

    private static func openInquiry(of night: NightContext) throws -> Inquiry {
        try Inquiry(
            night.configuration,
            ledger: night.ledger,
            asOf: night.asOf,
            requestsMax: night.options.requestsMax,
            context: night.context
        )
    }
}

/// Statements become merged transactions, purchases and credits. Done again after Apple was asked.
enum PostStep: NightStep {
    static let name = "post"

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        let configuration = night.configuration
        // Read before posting: somebody may import credits meanwhile, and the watermark must not reach past what is posted.
        let coverage = try night.ledger.creditCoverage(asOf: night.asOf)
        let posted = try night.ledger.post(
            run: night.run,
            asOf: night.asOf,
            naming: configuration.naming,
            apps: Set(configuration.apps)
        )
        night.context.log.debug(
            """
            post: \(posted.transactions) transactions merged, \(posted.newPurchases) purchases new, \
            \(posted.mergedPurchases) merged, \(posted.credits) credits resolved
            """
        )
        guard record.judging == nil else { return }
        let lastFullCheck = try night.ledger.lastFullCheck()
        // After a failed run everything is checked until it holds.
        let hasFailed = try night.ledger.lastRun()?.state == .failed
        record.judging = NightRecord.Judging(
            policy: try configuration.policy(coverage: coverage, asOf: night.asOf),
            isFull: night.options.isFull || hasFailed
                || lastFullCheck.map { $0 + configuration.fullEvery <= night.asOf } ?? true,
            lastFullCheck: lastFullCheck
        )
    }
}

/// Questions to Apple about claims, credits and the white list. Only what is posted shows which credits have no evidence,
/// and what would be reported tonight.
enum AskStep: NightStep {
    static let name = "ask"

    static func run(_ night: NightContext, _ record: inout NightRecord) async throws {
        guard let inquiry = record.inquiry, let judging = record.judging else { return }
        try await inquiry.ask(judging.policy, &record.asking)
    }
}

/// Purchases are judged and moved between the lists; the books and the audit chain are checked.
enum ReconcileStep: NightStep {
    static let name = "reconcile"

    static func run(_ night: NightContext, _ record: inout NightRecord) throws {
        guard let judging = record.judging else { preconditionFailure("a night posts before it reconciles") }
        let ledger = night.ledger
        record.reconciled = try ledger.reconcile(
            run: night.run,
            policy: judging.policy,
            asOf: night.asOf,
            isFull: judging.isFull
        )
        night.context.log.debug(
            """
            reconcile: \(record.reconciled.judged) purchases judged\(judging.isFull ? " (all of them)" : ""), \
            \(record.reconciled.moves) moves, \(record.reconciled.newFindings) findings opened, \
            \(record.reconciled.closedFindings) closed
            """
        )
        let checked = try BooksCheck(ledger, of: night.run, isFull: judging.isFull)
        record.chain = checked.chain
        record.controlTotals = checked.totals
        if !record.holds {
            record.statuses.insert(.controlsFailed)
        } else if judging.isFull {
            try ledger.noteFullCheck(by: night.run)
        }
    }
}

extension [EvidenceOutcome: Int] {
    /// `pending 3, verified 70`, by name.
    fileprivate func shown(_ name: (EvidenceOutcome) -> String) -> String {
        isEmpty ? "none" : map { "\(name($0.key)) \($0.value)" }.sorted().joined(separator: ", ")
    }
}
