import ArgumentParser
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup case import FILE.csv`: the work list back, all of it or nothing.
struct CaseImportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Reads a work list back: checks every cell, shows the difference, applies all or nothing.",
        discussion: helpText(
            "Commas, semicolons or tabs may stand between the columns.",
            examples: "recoup case import work.csv --dry-run",
            "recoup case import work.csv"
        )
    )

    @Argument(help: "The file, as `case export` wrote it; - reads standard input.", completion: .file())
    var file: String

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        // Before the ledger is open: closing a file would drop SQLite's locks, should it be the ledger itself.
        let bytes = try context.bytes(of: file)
        let ledger = try configuration.openLedger()
        var known: [String: CaseRow] = [:]
        try eachRow({ try ledger.cases(CaseSelection(includesSettled: true), $0) }) { known[$0.caseID] = $0 }

        let sheet: SpreadsheetFile
        do {
            sheet = try SpreadsheetFile(bytes)
        } catch {
            throw CommandFailure(.usage, .workListUnreadable(file, line: error.line, Message(error.reason)))
        }
        let asOf = try ledger.asOfBooks(else: context.now())
        let books = WorkListPlan.Books(
            known: known,
            due: configuration.casesDue,
            asOf: asOf,
            actor: context.actor.name,
            history: { try ledger.caseHistory($0) }
        )
        let plan = try WorkListPlan(sheet, books: books, file: file)
        guard plan.faults.isEmpty else {
            for fault in plan.faults { context.fail(.workListFault(file, fault)) }
            throw CommandFailure(.usage, .workListRefused(file, cells: plan.faults.count))
        }
        for difference in plan.differences { context.console.out(printable(difference[configuration.language])) }
        for warning in plan.warnings { context.warn(.workListFault(file, warning)) }
        guard !plan.actions.isEmpty else {
            context.say(.nothingDiffers)
            return
        }
        for doubt in try doubts(about: plan.actions, ledger, standing: { known[$0] }) { context.warn(doubt) }
        guard !dryRun else {
            context.say(.dryRun(toSave: plan.actions.count))
            return
        }
        try ledger.act(plan.actions, by: context.actor, at: context.now())
        context.say(.savedChanges(plan.actions.count))
    }
}
