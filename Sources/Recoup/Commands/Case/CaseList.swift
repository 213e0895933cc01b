import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup case list`: the cases that somebody still has to look at.
struct CaseListCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "The cases somebody still has to look at, the oldest payment first.",
        discussion: helpText(
            examples: "recoup case list --kind missing_credit --assignee mei",
            "recoup case list --overdue --json"
        )
    )

    @Flag(help: "Also those resolved or gone by themselves.")
    var all = false

    @OptionGroup var filter: CaseFilter

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let ledger = try configuration.openLedger(.reading)
        let list = try ledger.inOneSnapshot { try caseList(of: ledger, configuration, in: context) }
        try json
            ? context.console.outData(list.json()) : context.screen(configuration.textLocale, list.text)
    }

    private func caseList(of ledger: any LedgerEngine, _ configuration: Configuration, in context: Context) throws
        -> CaseListText
    {
        let asOf = try ledger.asOfBooks(else: context.now())
        var rows: [CaseRow] = []
        var notShown = 0
        try eachRow({ try ledger.cases(CaseSelection(includesSettled: all), $0) }) { row in
            guard filter.matches(row, due: configuration.casesDue, asOf: asOf) else {
                notShown += 1
                return
            }
            rows.append(row)
        }
        return CaseListText(rows: rows, notShown: notShown, due: configuration.casesDue, asOf: asOf)
    }
}
