import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup prune`: removes what retention asks for. The books and the audit chain stay whole.
struct PruneCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes old reports, bytes of evidence and refused rows, as the configured retention says.",
        discussion: helpText(
            """
            Says first what and how much. The books, the audit chain, evidence of what awaits delivery or \
            has an open case, and the newest report always stay.
            """,
            examples: "recoup prune --dry-run",
            "recoup prune"
        )
    )

    @Flag(help: "Say what would be removed, and remove nothing.")
    var dryRun = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        if dryRun { return try prune(configuration.openLedger(.reading), configuration, in: context) }
        // A night reads what this removes.
        try configuration.ledger.withLock(lock.wait(in: context)) { lock in
            try prune(configuration.openLedger(.run, under: lock), configuration, in: context)
        }
    }

    private func prune(_ ledger: any LedgerEngine, _ configuration: Configuration, in context: Context) throws {
        let now = context.now().wholeSecond
        let bounds = RetentionBounds(
            evidenceBefore: now - configuration.retention.evidence,
            rejectsBefore: now - configuration.retention.rejects
        )
        let reports = ReportFolder(path: configuration.reportsFolder)
        let reportsBefore = now - configuration.retention.reports
        let names = try reports.names(before: reportsBefore)
        let unreadable = try reports.unreadablePaths(before: reportsBefore)
        let plan = try ledger.prunable(bounds)
        if !json { context.console.out(text(plan, names, bounds, reportsBefore, in: configuration.textLocale)) }
        var removed = plan
        var failure = unreadable.isEmpty ? nil : CommandFailure(.unexpectedFailure, .reportsNotReadable(unreadable))
        if !dryRun {
            // The event first: a report that is gone is named in the chain, whatever happens then.
            removed = try ledger.prune(bounds, reports: names, by: context.actor, at: now)
            for name in names {
                do {
                    try reports.remove(name)
                } catch {
                    failure = failure ?? CommandFailure(ending: error)
                }
            }
            if failure == nil { context.say(removed.isEmpty && names.isEmpty ? .nothingToPrune : .pruned) }
        }
        if json { try context.console.outData(answer(removed, names, now)) }
        if let failure { throw failure }
    }

    private func text(
        _ plan: PruneTally,
        _ names: [String],
        _ bounds: RetentionBounds,
        _ reportsBefore: Instant,
        in locale: TextLocale
    ) -> String {
        let lines: [Message] = [
            .prunableReports(names, before: locale.time.moment(reportsBefore)),
            .prunableEvidence(plan, before: locale.time.moment(bounds.evidenceBefore)),
            .prunableRows(plan, before: locale.time.moment(bounds.rejectsBefore)),
        ]
        return lines.map { $0[locale.language] }.joined(separator: "\n")
    }

    /// One object with `schema` recoup.prune.v1.
    private func answer(_ tally: PruneTally, _ names: [String], _ now: Instant) throws -> String {
        try JSONValue.object([
            "schema": .string("recoup.prune.v1"),
            "as_of": .string(now.text),
            "is_dry_run": .boolean(dryRun),
            "reports": .array(names.map { .string($0) }),
            "evidence_pieces": .number(tally.evidencePieces),
            "evidence_bytes": .number(tally.evidenceBytes),
            "rejected_rows": .number(tally.rejectedRows),
        ])
        .jsonAnswer()
    }
}
