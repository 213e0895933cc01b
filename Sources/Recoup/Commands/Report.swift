import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup report`: what was published.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Writes the report of the last run again, or holds a published one against its manifest.",
        discussion: helpText(
            """
            Takes --output FOLDER, --for excel|machine, --redact, --json and --wait-lock; `recoup help report write` says \
            what each does.
            """,
            examples: "recoup report",
            "recoup report --output /tmp/for-finance --for excel --redact",
            "recoup report verify"
        ),
        // Without a name it writes. Options of its own would be taken from the command below it.
        subcommands: [ReportWriteCommand.self, ReportVerifyCommand.self],
        defaultSubcommand: ReportWriteCommand.self
    )
}

/// `recoup report`: the report of the last run, written again.
struct ReportWriteCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "write",
        abstract: "Writes the report of the last run again.",
        discussion: helpText(
            examples: "recoup report",
            "recoup report --output /tmp/for-finance --for excel --redact"
        )
    )

    @Option(help: "The folder to write it into, instead of the configured one.", completion: .directory)
    var output: String?

    @OptionGroup var reader: FlavorOption

    @Flag(help: "Pseudonyms instead of people's names and ids, for a report that is passed on; needs --output.")
    var redact = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions
    @OptionGroup var lock: LockOption

    func validate() throws {
        if let output, output.allSatisfy(\.isWhitespace) { throw ValidationError(.argumentEmpty("--output")) }
        if redact, output == nil {
            throw ValidationError(.redactNeedsOutput)
        }
    }

    func run(in context: Context) throws {
        var configuration = try global.configuration(in: context)
        if let flavor = reader.flavor { configuration.flavor = flavor }
        if let folder = output.map({ context.path($0) }), lies(folder, in: configuration.inboxPath) {
            throw CommandFailure(.usage, .outputUnusable(.folderInInbox(folder)))
        }
        if redact, let folder = output.map({ context.path($0) }), lies(folder, in: configuration.reportsFolder) {
            throw CommandFailure(.usage, .outputUnusable(.folderOfReports(folder)))
        }
        // A report being written beside a run's would clear that one's draft away.
        try configuration.ledger.withLock(lock.wait(in: context)) { lock in
            try writeLast(of: configuration.openLedger(.run, under: lock), configuration, in: context)
        }
    }

    /// Writes the report of the last run.
    private func writeLast(of ledger: any LedgerEngine, _ configuration: Configuration, in context: Context) throws {
        guard let last = try ledger.lastRun() else {
            // Nothing to do, and nothing wrong.
            context.say(.noRunYet(inbox: configuration.inboxPath))
            if json { try context.console.outData(answer(nil)) }
            return
        }
        // After a failed run, all totals must hold in full before a report says that they do.
        let check = try BooksCheck(ledger, of: last.id, isFull: last.state == .failed)
        let (told, written) = try ledger.inOneSnapshot {
            let summary = try summary(of: last, in: ledger, check)
            return (summary, try write(summary, stage(ledger, configuration), in: context))
        }
        try json ? context.console.outData(answer(written)) : context.console.out(printable(written.path))
        guard written.isPublished else { throw ExitStatus.controlsFailed.code }
        // A run of `recoup reconcile`, or one whose control totals hold by now, has its first report: the next one says
        // what changed since. A run that was cut off is continued by the next.
        if output == nil, last.state != .published, last.exitStatus != nil {
            try ledger.closeRun(
                last.id,
                as: RunEnding(
                    .published,
                    exitStatus: told.exitStatus,
                    finishedAt: context.now(),
                    summary: try written.summary.json()
                )
            )
        }
        try ReportFolder(path: output.map { context.path($0) } ?? configuration.reportsFolder).requireLatestIsLink()
    }

    /// The summary of a run: what the ledger says now, and what the run said of itself.
    private func summary(of run: RunRecord, in ledger: any LedgerEngine, _ check: BooksCheck) throws -> RunSummary {
        var summary = try RunSummary(of: run.id, asOf: run.asOf, in: ledger, checked: check.totals)
        summary.lastFullCheck = try ledger.lastFullCheck()
        summary.creditsSince = run.policy?.creditsSince
        summary.creditsWatermark = run.policy?.creditsWatermark
        if let told = run.summary { try summary.restore(fromRun: told) }
        summary.exitStatus = run.exitStatus ?? Int(ExitStatus.partlyDone.rawValue)
        if run.exitStatus == nil { summary.alarms.append(.runCutOff) }
        if run.state == .failed {
            // What it would have ended in without is not known.
            summary.exitStatus = Int(ExitStatus.partlyDone.rawValue)
            summary.alarms.append(.controlsHadFailed)
        }
        let warnings = check.chain.warnings
        let known = Set(warnings.map { $0[.english] })
        summary.alarms = warnings + summary.alarms.filter { !known.contains($0[.english]) }
        return summary
    }

    private func stage(_ ledger: any LedgerEngine, _ configuration: Configuration) -> ReportStage {
        ReportStage(ledger: ledger, configuration: configuration, isRedacted: redact)
    }

    /// A folder of the command line that cannot be made is a wrong argument.
    private func write(_ summary: RunSummary, _ stage: ReportStage, in context: Context) throws
        -> ReportStage.Written
    {
        do {
            return try stage.publish(summary, in: output.map { context.path($0) })
        } catch let failure as ReportFailure where failure.kind == .noFolder && output != nil {
            throw CommandFailure(.usage, .outputUnusable(failure.message))
        }
    }

    /// One object with `schema` recoup.report.v1.
    ///
    /// - Parameter written: nil where there was no run yet.
    private func answer(_ written: ReportStage.Written?) throws -> String {
        var members: [String: JSONValue] = [
            "schema": .string("recoup.report.v1"), "is_published": .boolean(written?.isPublished ?? false),
        ]
        members["as_of"] = written.map { .string($0.summary.asOf.text) }
        members["path"] = written.map { .string($0.path) }
        return try JSONValue.object(members).jsonAnswer()
    }
}
