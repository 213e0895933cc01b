import ArgumentParser
import Foundation
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup case export FILE.csv`: the work list, to be filled in with a spreadsheet.
struct CaseExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the work list for a spreadsheet; `case import` reads it back.",
        discussion: helpText(
            "To be filled in: assignee, reason, user, note. The other columns are compared, never read.",
            examples: "recoup case export work.csv --kind missing_credit",
            "recoup case export work.csv --assignee mei --for excel"
        )
    )

    @Argument(help: "The file to write; - is standard output.", completion: .file())
    var file: String

    @OptionGroup var reader: FlavorOption

    @OptionGroup var filter: CaseFilter
    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try configuration.openLedger(.reading)
        let target = try OutputTarget(file, sparing: configuration.sparedFiles, in: context)
        let asOf = try store.asOfBooks(else: context.now())
        let table = Table<CaseRow>.cases(due: configuration.casesDue, asOf: asOf, isWorkList: true)
        try table.export(for: reader.flavor ?? configuration.flavor, to: target.write) { write in
            try eachRow({ try store.cases(CaseSelection(), $0) }) { row in
                if filter.matches(row, due: configuration.casesDue, asOf: asOf) { try write(row) }
            }
        }
        try target.finish()
    }
}

/// `recoup case import FILE.csv`: the work list back, all of it or nothing.
struct CaseImportCommand: ParsableCommand {
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

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        // Before the ledger is open: closing a file would drop SQLite's locks, should it be the ledger itself.
        let bytes = try context.bytes(of: file)
        let store = try configuration.openLedger()
        var known: [String: CaseRow] = [:]
        try eachRow({ try store.cases(CaseSelection(includesSettled: true), $0) }) { known[$0.caseID] = $0 }

        let sheet: SpreadsheetFile
        do {
            sheet = try SpreadsheetFile(bytes)
        } catch {
            throw CommandFailure(.usage, .workListUnreadable(file, line: error.line, Message(error.reason)))
        }
        let asOf = try store.asOfBooks(else: context.now())
        let books = WorkListPlan.Books(known: known, due: configuration.casesDue, asOf: asOf) { caseID in
            try store.caseHistory(caseID)
        }
        let plan = try WorkListPlan(sheet, books: books, file: file)
        guard plan.faults.isEmpty else {
            for fault in plan.faults { context.fail(.workListFault(file, fault)) }
            throw CommandFailure(.usage, .workListRefused(file, cells: plan.faults.count))
        }
        for difference in plan.differences { context.console.out(printable(difference[configuration.language])) }
        guard !plan.actions.isEmpty else {
            context.say(.nothingDiffers)
            return
        }
        for replacement in plan.replacements { context.warn(.workListFault(file, replacement)) }
        for doubt in try doubts(aboutUsersIn: plan.actions, store, standing: { known[$0] }) { context.warn(doubt) }
        guard !dryRun else {
            context.say(.dryRun(toSave: plan.actions.count))
            return
        }
        try store.act(plan.actions, by: context.actor, at: context.now())
        context.say(.savedChanges(plan.actions.count))
    }
}
