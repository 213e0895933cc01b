import ArgumentParser
import ReconciliationCore

/// `recoup case assign CASE… --to NAME`: gives cases to somebody.
struct CaseAssignCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign",
        abstract: "Gives cases to somebody.",
        discussion: helpText(examples: "recoup case assign RC-7K2M9QXT4D RC-0P3D5W8ZKE --to mei")
    )

    @Argument(help: "The cases.")
    var cases: [String]

    @Option(help: "To whom.")
    var to: String

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        try CaseCommand.act(cases.map { CaseAction(caseID: $0, step: .assign(to: to.trimmedSpace)) }, global, context)
    }
}
