import ArgumentParser

/// `recoup completions SHELL`: the completion script, made by the argument parser.
struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Prints the completion script of a shell.",
        discussion: helpText(examples: "recoup completions bash > /etc/bash_completion.d/recoup")
    )

    enum Shell: String, ExpressibleByArgument, CaseIterable {
        case bash, zsh, fish

        fileprivate var completion: CompletionShell {
            switch self {
            case .bash: .bash
            case .zsh: .zsh
            case .fish: .fish
            }
        }
    }

    @Argument(help: "bash, zsh or fish.")
    var shell: Shell

    @OptionGroup(visibility: .hidden) var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        context.console.outData(RecoupCommand.completionScript(for: shell.completion))
    }
}
