import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup reconcile`: moves, owners and findings, without intake and report.
struct ReconcileCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "reconcile",
        abstract: "Posts what was imported and brings lists, owners and findings up to date.",
        discussion: helpText(examples: "recoup reconcile", "recoup reconcile --full")
    )

    @Flag(help: "Judge every purchase again, and check every purchase, every file and the whole audit chain.")
    var full = false

    @Flag(help: "Print the summary as JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var asOf: AsOfOption
    @OptionGroup var lock: LockOption

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        // An as-of too far ahead is refused before the lock is waited for.
        _ = try asOf.instant(in: context)
        let outcome = try await configuration.ledger.withLock(lock.wait(in: context)) { lock in
            try await reconcile(configuration, under: lock, in: context)
        }
        try json
            ? context.console.outData(outcome.summary.json(schema: "recoup.reconcile.v1"))
            : context.screen(configuration.textLocale, outcome.summary.text)
        if outcome.status == .controlsFailed { context.fail(.controlsFailed(setAsideAt: nil)) }
        if outcome.status != .done { throw outcome.status.code }
    }

    private func reconcile(
        _ configuration: Configuration,
        under lock: any RunLock,
        in context: Context
    ) async throws -> Night.Outcome {
        // Now that nobody else judges: while this run waited, others may have judged by later moments.
        let moment = try asOf.instant(in: context)
        let ledger = try configuration.openLedger(.run, under: lock)
        var night = Night(configuration: configuration, context: context, asOf: moment)
        night.options.takesBack = asOf.force
        night.options.importsInbox = false
        night.options.isFull = full
        night.options.reports = false
        return try await asOf.judged { try await night.run(ledger: ledger) }
    }
}
