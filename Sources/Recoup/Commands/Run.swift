import ArgumentParser
import FoundationEssentials
import Ledger
import ReconciliationCore
import Reports

/// `recoup run`: the nightly job.
struct RunCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "The nightly job: intake, verify, reconcile, report.",
        discussion: helpText(
            "Ends with 0, or 3, 4, 5, 6, 7 (see `recoup --help`); running it again is always right.",
            examples: "recoup run",
            "recoup run --dry-run",
            "recoup run --as-of 2026-03-01T03:00:00Z --fail-on new"
        )
    )

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var asOf: AsOfOption
    @OptionGroup var lock: LockOption

    @Flag(help: "Write nothing at all: do everything inside one transaction that is rolled back.")
    var dryRun = false

    @Flag(help: "No request to anyone; what needs Apple stays pending.")
    var offline = false

    @Option(help: "End with status 7 when there are findings: none, new, overdue or any.")
    var failOn: FindingThreshold = .none

    @Option(help: "At most so many requests to Apple.")
    var maxRequests: Int?

    @Flag(help: "Print the summary as JSON.")
    var json = false

    func run(in context: Context) async throws {
        let configuration = try global.configuration(in: context)
        // An as-of too far ahead is refused before the lock is waited for, and no wrong argument is a night that failed.
        _ = try asOf.instant(in: context)
        let wait = try lock.wait(in: context)
        if let maxRequests, maxRequests < 0 {
            throw CommandFailure(.usage, .maxRequestsNegative(maxRequests))
        }
        let watch =
            dryRun ? nil : NightWatch(configuration: configuration, context: context, pings: !offline, id: UUID())
        var isLocked = false
        let outcome: Night.Outcome
        do {
            outcome = try await configuration.ledger.withLock(wait) { lock in
                isLocked = true
                await watch?.started()
                return try await night(configuration, under: lock, in: context)
            }
        } catch {
            let failure = CommandFailure(ending: error)
            // A night that finds another one going on disturbs nobody: it says so and ends.
            if isLocked || failure.status != .locked {
                await watch?.ended(
                    NightWatch.Ending(
                        status: Int(failure.status.rawValue),
                        text: failure.message[configuration.language]
                    )
                )
            }
            throw error
        }
        // The lock is given back by now: what watches may take its time, and may call recoup.
        try await show(outcome, to: watch, configuration, in: context)
    }

    /// Says what came of a night, and ends with its status.
    private func show(
        _ outcome: Night.Outcome,
        to watch: NightWatch?,
        _ configuration: Configuration,
        in context: Context
    ) async throws {
        // Whoever watches is told of the night, whether or not its summary can be written.
        let isWritten = context.console.outIfPossible(
            try json ? outcome.summary.json() : context.screenText(configuration.textLocale, outcome.summary.text)
        )
        if outcome.status == .controlsFailed {
            context.fail(.controlsFailed(setAsideAt: outcome.folder))
        }
        let status = outcome.status == .done && !isWritten ? .unexpectedFailure : outcome.status
        await watch?.ended(
            NightWatch.Ending(
                status: Int(status.rawValue),
                summary: outcome.summary,
                report: outcome.isPublished ? outcome.folder : nil,
                text: outcome.summary.text(in: configuration.textLocale)
            )
        )
        if status != .done { throw status.code }
    }

    private func night(
        _ configuration: Configuration,
        under lock: any RunLock,
        in context: Context
    ) async throws -> Night.Outcome {
        // Now that nobody else judges: while this run waited, others may have judged by later moments.
        let moment = try asOf.instant(in: context)
        return try await asOf.judged {
            let ledger = try configuration.openLedger(dryRun ? .rehearsal : .run, under: lock)
            var night = Night(configuration: configuration, context: context, asOf: moment)
            night.options.takesBack = asOf.force
            night.options.isRehearsal = dryRun
            night.options.failOn = failOn
            night.options.isOffline = offline
            night.options.requestsMax = maxRequests
            return try await night.run(ledger: ledger)
        }
    }
}

extension FindingThreshold: ExpressibleByArgument {}
