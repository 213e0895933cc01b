import ArgumentParser
import Logging
import ReconciliationCore
import Reports

/// Options every command understands, before or after its name.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: "The configuration (default: ./recoup.yaml, then the user's, then /etc/recoup/recoup.yaml).",
        completion: .file()
    )
    var config: String?

    @Option(help: "The ledger, instead of the configured one.", completion: .file())
    var ledger: String?

    @Option(help: "The language of sentences: en or zh-Hans.", completion: .list(GlobalOptions.languages))
    var lang: String?

    @Option(
        help: "How much is logged: trace, debug, info, notice, warning, error.",
        completion: .list(["trace", "debug", "info", "notice", "warning", "error"])
    )
    var logLevel: String?

    @Option(help: "How it is logged: text or json.", completion: .list(GlobalOptions.logFormats))
    var logFormat: String?

    @Flag(help: "Say nothing on standard error but failures.")
    var quiet = false

    @Option(help: "Colours: auto, always or never.", completion: .list(GlobalOptions.colors))
    var color: String?

    private static let languages = Language.allCases.map(\.rawValue)
    private static let logFormats = ["text", "json"]
    private static let colors = ["auto", "always", "never"]

    /// Options with a value, and those without, that may stand before the command's name.
    private static let withValue: Set<String> = [
        "--config", "--ledger", "--lang", "--log-level", "--log-format", "--color",
    ]
    private static let withoutValue: Set<String> = ["--quiet", "--json"]

    /// Moves global options from before and between the names of commands to behind them, where the parser expects
    /// them. Where no command is named they are left out: the parser is to complain of what stands in its place.
    static func hoisted(_ arguments: [String]) -> [String] {
        var names: [String] = []
        var options: [String] = []
        var rest = arguments[...]
        var commands = RecoupCommand.configuration.subcommands
        while !commands.isEmpty {
            options += takeOptions(from: &rest)
            guard let command = commands.first(where: { $0._commandName == rest.first }) else {
                // `report` writes where no command below it is named.
                guard names.last == ReportCommand.configuration.commandName else { return names + rest }
                break
            }
            names.append(rest.removeFirst())
            commands = command.configuration.subcommands
        }
        return names + options + rest
    }

    /// Takes the global options off the front of what is left of the command line.
    private static func takeOptions(from rest: inout ArraySlice<String>) -> [String] {
        var options: [String] = []
        while let argument = rest.first {
            let name = String(argument.prefix { $0 != "=" })
            if withoutValue.contains(argument) || (withValue.contains(name) && argument.contains("=")) {
                options.append(rest.removeFirst())
            } else if withValue.contains(argument), rest.count > 1 {
                options += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        return options
    }

    /// Whether messages are asked for as JSON, as far as this can be told before the parser has understood anything.
    static func wantJSONLog(_ arguments: [String]) -> Bool { stated("--log-format", in: arguments) == "json" }

    /// The language of messages before the parser has understood anything: that of `context` once it has.
    static func language(of arguments: [String], in context: Context) -> Language {
        Configuration.language(
            option: stated("--lang", in: arguments),
            path: stated("--config", in: arguments),
            in: context
        )
    }

    /// The value of an option; nil where it is not given.
    private static func stated(_ option: String, in arguments: [String]) -> String? {
        let given = arguments.prefix { $0 != "--" }
        guard let last = given.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
        guard given[last] == option else { return String(given[last].dropFirst(option.count + 1)) }
        return given.dropFirst(last + 1).first
    }

    func validate() throws {
        if let lang, !Self.languages.contains(lang) { throw ValidationError(.langUnknown) }
        if let logLevel, Logger.Level(rawValue: logLevel) == nil {
            throw ValidationError(.logLevelUnknown)
        }
        if let logFormat, !Self.logFormats.contains(logFormat) {
            throw ValidationError(.logFormatUnknown)
        }
        if let color, !Self.colors.contains(color) {
            throw ValidationError(.colorUnknown)
        }
    }

    var context: Context {
        var context = Context.live(
            logLevel: quiet ? .error : logLevel.flatMap { Logger.Level(rawValue: $0) } ?? .info,
            logsJSON: logFormat == "json"
        )
        context.language = Configuration.language(option: lang, path: config, in: context)
        context.style = Terminal.ofStandardOutput.style(color: color, environment: context.environment)
        context.console.unwritableLine = { [context] reason in context.preparedFailure(.outputNotWritten(reason)) }
        return context
    }

    /// From now on, a signal that ends the process leaves a line that says what that means.
    func announceEndings(in context: Context) {
        EndingSignals.announce { signal in context.preparedFailure(.endedBySignal(signal)) }
    }

    /// The ledger to work on, for a command that needs no more of the configuration: `--ledger` will do where none is there.
    func ledgerPlace(in context: Context) throws -> any LedgerPlace {
        guard let ledger, Configuration.place(config, in: context) == nil else {
            return try configuration(in: context).ledger
        }
        announceEndings(in: context)
        return try ledgerServer(at: ledger, from: Message(verbatim: "--ledger"))
            ?? LedgerFile(path: context.path(ledger))
    }

    /// What a command that works without a configuration reads from it: nil where there is none. A configuration that is
    /// named has to be right; one that was only found is left out, with a warning, where it is not.
    func ifConfigured<Value>(in context: Context, _ read: (Configuration) throws -> Value) throws -> Value? {
        guard Configuration.place(config, in: context) != nil else { return nil }
        do {
            return try read(configuration(in: context))
        } catch let failure as CommandFailure where Configuration.named(config, in: context) == nil {
            context.warn(.configurationLeftOut(failure.message))
            return nil
        }
    }

    /// Reads the configuration, and calls `announceEndings`.
    func configuration(in context: Context) throws -> Configuration {
        announceEndings(in: context)
        var flags: [Setting: String] = [:]
        flags[.ledger] = ledger
        flags[.language] = lang
        return try Configuration.load(path: config, flags: flags, in: context)
    }
}

extension ValidationError {
    /// What is wrong with arguments. The parser checks them before there is a context, so the language is told by the
    /// command line of this process.
    init(_ message: Message) {
        let context = Context.live(logLevel: .error, logsJSON: false)
        self.init(message[GlobalOptions.language(of: Array(CommandLine.arguments.dropFirst()), in: context)])
    }
}
