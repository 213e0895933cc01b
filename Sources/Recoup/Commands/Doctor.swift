import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup doctor`: looks at everything a night depends on, and says how to fix what is wrong.
struct DoctorCommand: AsyncContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract:
            "Checks configuration, permissions, ledger, audit chain, clock, secrets, user names and reach of Apple.",
        discussion: helpText(
            """
            Ends with 6 when the ledger's books or chain do not hold, else with 3 when something is wrong.
            """,
            examples: "recoup doctor",
            "recoup doctor --offline --json"
        )
    )

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "No request to anyone: the reach of Apple is not tried.")
    var offline = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) async throws {
        var checkup = Checkup()
        let configuration: Configuration
        do {
            configuration = try global.configuration(in: context)
        } catch let failure as CommandFailure {
            // Nothing else is known: where the ledger is, or what it needs.
            let place = Configuration.place(global.config, in: context) ?? context.path("recoup.yaml")
            checkup.note("configuration", Message(verbatim: place), problem: failure.message.withoutStop)
            try show(checkup, TextLocale(context.language), in: context)
            throw failure.status.code
        }
        // Opened before modes are looked at: SQLite creates missing files beside it where it may.
        let opened = Result { try configuration.openLedger(.reading) }
        let ahead = configuration.creditsSince.flatMap { $0 > context.now() ? $0 : nil }
        checkup.note(
            "configuration",
            Message(verbatim: configuration.path),
            problem: ahead.map { .creditsSinceAhead(configuration.textLocale.time.moment($0)).withoutStop }
        )
        for sentence in configuration.trustInForce { checkup.remark("trust", sentence) }
        checkup.look(atFoldersOf: configuration)
        checkup.look(atModesOf: configuration)
        checkup.look(atSecretsOf: configuration)
        checkup.look(atRootsOf: configuration)
        // A broken ledger must not hide what else is wrong.
        var ending = ExitStatus.done
        do {
            let ledger = try opened.get()
            try checkup.look(atClock: context.now(), ledger.lastRun()?.asOf)
            try checkup.look(atStorageOf: ledger, now: context.now())
            try checkup.look(atBooksOf: ledger, StageProgress(of: "doctor", in: context))
            checkup.look(atReportsOf: configuration)
            checkup.look(atContinuityOf: configuration, ledger)
            try checkup.look(atProofIn: ledger, configuration)
            try checkup.look(atNamesIn: ledger.namingSample(newest: 10_000), configuration.naming)
        } catch let failure as StoreFailure {
            let failure = CommandFailure(failure)
            ending = failure.status
            checkup.note("ledger", Message(verbatim: configuration.ledger.name), problem: failure.message.withoutStop)
        }
        await checkup.look(atReachOf: configuration, asks: !offline)
        await checkup.look(atWatchersOf: configuration, pings: !offline)
        try show(checkup, configuration.textLocale, in: context)
        if ending != .done { throw ending.code }
        if checkup.areBooksBroken { throw ExitStatus.controlsFailed.code }
        if checkup.checks.contains(where: { $0.problem != nil }) { throw ExitStatus.partlyDone.code }
    }

    private func show(_ checkup: Checkup, _ locale: TextLocale, in context: Context) throws {
        try json
            ? context.console.outData(checkup.json(in: locale.language)) : context.screen(locale, checkup.text)
    }
}
