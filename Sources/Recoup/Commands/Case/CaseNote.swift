import ArgumentParser
import ReconciliationCore

/// `recoup case note CASE TEXT`: adds a note to a case.
struct CaseNoteCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "note",
        abstract: "Adds a note to a case.",
        discussion: helpText(examples: "recoup case note RC-7K2M9QXT4D \"Rang the customer, no answer.\"")
    )

    @Argument(help: "The case.")
    var caseID: String

    @Argument(help: "The note.")
    var text: String

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        try CaseCommand.act([CaseAction(caseID: caseID, step: .note(text))], global, context)
    }
}
