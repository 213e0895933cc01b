import ArgumentParser
import Foundation
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
        let last = try store.lastRun()
        if json { return context.console.out(try answer(last)) }
        guard let last else {
            context.console.out("No run yet. Drop files into \(configuration.inboxPath) and run `recoup run`.")
            return
        }
        let status = StatusReport(
            lastRun: last,
            totals: try store.bookTotals(run: last.id, asOf: last.asOf),
            aging: try store.agingRows(run: last.id, asOf: last.asOf)
        )
        context.console.outVerbatim(status.text())
    }

    /// One object with `schema` recoup.status.v1: the last run's own word, for the books do not move between runs.
    private func answer(_ last: RunRecord?) throws -> String {
        let summary = try last?.summary.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
        var answer = summary as? [String: Any] ?? [:]
        answer["schema"] = "recoup.status.v1"
        answer["run_id"] = last?.id.number
        answer["as_of"] = last?.asOf.text
        answer["state"] = last?.state
        let bytes = try JSONSerialization.data(
            withJSONObject: answer,
            options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        )
        return String(decoding: bytes, as: UTF8.self)
    }
}
