import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup case export FILE.csv`: the work list, to be filled in with a spreadsheet.
struct CaseExportCommand: ContextCommand {
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

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let ledger = try configuration.openLedger(.reading)
        let target = try OutputTarget(file, sparing: configuration.sparedFiles, in: context)
        try ledger.inOneSnapshot {
            let asOf = try ledger.asOfBooks(else: context.now())
            let table = Table<CaseRow>.cases(due: configuration.casesDue, asOf: asOf, isWorkList: true)
            try table.export(for: reader.flavor ?? configuration.flavor, to: target.write) { write in
                try eachRow({ try ledger.cases(CaseSelection(), $0) }) { row in
                    if filter.matches(row, due: configuration.casesDue, asOf: asOf) { try write(row) }
                }
            }
        }
        try target.finish()
    }
}
