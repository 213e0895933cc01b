import ArgumentParser
import Glibc
import ReconciliationCore
import Reports
import SQLLedger

/// `recoup judge`: helps runs on other machines to judge.
struct JudgeCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge",
        abstract: "Judges for runs on other machines, where the ledger is on a server.",
        discussion: helpText(
            """
            A run with `reconcile.workers` above 1 judges its purchases in ranges. While this command runs, it takes such ranges \
            as well, of the configured ledger and of the same version of recoup; the books become the same. It needs no \
            inbox and no lock, and may be started before the run and ended at any moment: what it has begun, others \
            judge again.
            """,
            examples: "recoup judge --for 2h --ledger 'postgresql://recoup@db.example.com/ledger'"
        )
    )

    @Option(name: .customLong("for"), help: "How long, such as 90m.")
    var duration = "1h"

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        guard let span = Span(duration), span > .seconds(0) else {
            throw CommandFailure(.usage, .judgingTimeWrong(duration))
        }
        let place = try global.ledgerPlace(in: context)
        guard let ledger = try place.openForJudging() else {
            throw CommandFailure(.usage, .judgingNeedsServer(place.name))
        }
        context.say(.judgingFor(duration, ledger: place.name))
        let end = context.now() + span
        var purchases = 0
        var ranges = 0
        while context.now() < end {
            if let judged = try ledger.judgeNextRange() {
                purchases += judged
                ranges += 1
            } else {
                // Without a run, it is what a killed one has left: the next one clears it away first of all.
                if let other = try ledger.otherProgram(), place.lockHolder() != nil {
                    throw CommandFailure(.usage, .judgingForAnotherProgram(other))
                }
                usleep(500_000)
            }
        }
        context.say(.judgedForOthers(purchases: purchases, ranges: ranges))
    }
}
