import ArgumentParser
import ReconciliationCore
import Reports
import SQLiteLedger

/// `recoup status`: the last run and the lists on one screen.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "The last run, the lists, what is missing and what is pending: one screen."
    )

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        guard let last = try store.lastRun() else {
            context.console.out("No run yet. Drop files into \(configuration.inboxPath) and run `recoup run`.")
            return
        }
        let status = StatusReport(
            lastRun: last,
            totals: try store.bookTotals(run: last.id, asOf: last.asOf),
            aging: try store.agingRows(run: last.id, asOf: last.asOf)
        )
        if json {
            // The last run's own word: the books do not move between runs.
            context.console.out(last.summary ?? "{}")
        } else {
            context.console.outVerbatim(status.text())
        }
    }
}
