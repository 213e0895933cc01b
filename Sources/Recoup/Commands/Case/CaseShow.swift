import ArgumentParser
import Ledger
import ReconciliationCore
import Reports

/// `recoup case show SUBJECT`: what a case is about, and what people did.
struct CaseShowCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "One case, or every case about a transaction: what it is about and what people did.",
        discussion: helpText(examples: "recoup case show RC-7K2M9QXT4D", "recoup case show 230000000036404")
    )

    @Argument(help: "The case, such as RC-7K2M9QXT4D, or a transaction.")
    var subject: String

    @Flag(help: "Print JSON: of one case its values, of several the list `cases`.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        if subject.withoutBlanksAround.isEmpty { throw ValidationError(.argumentEmpty("SUBJECT")) }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let ledger = try configuration.openLedger(.reading)
        let asOf = try ledger.asOfBooks(else: context.now())
        let subject = subject.withoutBlanksAround
        var selection = CaseSelection(includesSettled: true)
        selection.caseID = caseID(typed: subject)
        if selection.caseID == nil { selection.transactionID = TransactionID(subject) }
        var found: [CaseRow] = []
        try eachRow({ try ledger.cases(selection, $0) }) { found.append($0) }
        guard !found.isEmpty else {
            if json { context.console.outData(try CaseText.nothingJSON(about: subject, asOf: asOf)) }
            throw CommandFailure(
                .nothingMatched,
                selection.caseID == nil ? .noCase(aboutTransaction: subject) : .noCase(subject)
            )
        }
        let texts = try found.map { row in
            CaseText(
                row: row,
                history: try ledger.caseHistory(row.caseID),
                news: try ledger.news(about: row),
                due: configuration.casesDue,
                asOf: asOf
            )
        }
        guard !json else {
            context.console.outData(try CaseText.json(texts, asOf: asOf))
            return
        }
        context.screen(configuration.textLocale) { locale in
            texts.map { $0.text(in: locale) }.joined(separator: "\n")
        }
    }
}
