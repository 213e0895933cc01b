import ArgumentParser

/// `recoup completions SHELL`: the completion script, made by the argument parser.
struct CompletionsCommand: ContextCommand {
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

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run(in context: Context) throws {
        let script = Self.$isWritingScript.withValue(true) { OfferedCommand.completionScript(for: shell.completion) }
        context.console.outData(script)
    }

    /// Whether the commands are asked for what a shell offers, and not for what they parse or what their help says.
    @TaskLocal fileprivate static var isWritingScript = false
}

extension ArgumentVisibility {
    /// Of the options of every command: shells offer them everywhere, and help names them once, in that of the program.
    static var ofGlobalOptions: ArgumentVisibility { CompletionsCommand.isWritingScript ? .default : .hidden }
}

/// The program as shells see it. It also offers what the parser never sees at these places, because `GlobalOptions.hoisted` or
/// the parser moves it behind the name of a command.
private struct OfferedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: RecoupCommand._commandName,
        abstract: RecoupCommand.configuration.abstract,
        version: RecoupCommand.configuration.version,
        subcommands: RecoupCommand.configuration.subcommands.map { command in
            command == ReportCommand.self ? OfferedReportCommand.self : command
        }
    )

    /// Before the name of a command.
    @OptionGroup var global: GlobalOptions
}

/// `recoup report` takes the options of `report write`.
private struct OfferedReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ReportCommand._commandName,
        abstract: ReportCommand.configuration.abstract,
        subcommands: ReportCommand.configuration.subcommands
    )

    @OptionGroup var write: ReportWriteCommand
}
