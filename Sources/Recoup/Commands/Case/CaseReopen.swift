import ArgumentParser
import ReconciliationCore

/// `recoup case reopen CASE…`: takes resolutions back.
struct CaseReopenCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen",
        abstract: "Takes a resolution back.",
        discussion: helpText(examples: "recoup case reopen RC-7K2M9QXT4D --note \"Wrong customer.\"")
    )

    @Argument(help: "The cases.")
    var cases: [String]

    @Option(help: "A note.")
    var note: String?

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        try CaseCommand.act(cases.map { CaseAction(caseID: $0, step: .reopen(note: note)) }, global, context)
    }
}
