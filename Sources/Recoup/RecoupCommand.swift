import ArgumentParser
import Glibc
import Intake
import Logging
import ReconciliationCore
import Reports

/// The executable: finds App Store purchases that were paid at Apple and never delivered.
@main
struct RecoupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recoup",
        abstract: "Finds App Store purchases that were paid at Apple and never delivered, and proves it.",
        discussion: """
            A first night:
              recoup init
              mv credits.csv inbox/credits/ && mv receipts.jsonl inbox/receipts/
              recoup run
              cat reports/latest/summary.txt

            Exit statuses: 0 done, 1 unexpected failure (safe to run again), 3 done in part, 4 done, but Apple refuses \
            our credentials for some app, 5 done, but Apple answered nothing, 6 a control total does not hold, 7 \
            --fail-on was met, 8 nothing matched, 10 no ledger, 11 another run holds the lock, 64 wrong arguments or \
            configuration, 129 terminal closed, 130 interrupted, 143 terminated.

            Every command also takes:
              --config FILE          the configuration (else ./recoup.yaml, the user's, /etc/recoup/recoup.yaml)
              --ledger FILE          the ledger, instead of the configured one
              --lang en|zh-Hans      the language of sentences; codes and columns stay
              --log-level LEVEL      trace, debug, info, notice, warning or error
              --log-format FORMAT    text or json
              --quiet                nothing on standard error but failures
              --color WHEN           auto, always or never
            """,
        version: "\(recoupVersion) (ledger schema \(ledgerSchemaVersion))",
        subcommands: [
            InitCommand.self, RunCommand.self, ImportCommand.self, VerifyCommand.self, ReconcileCommand.self,
            JudgeCommand.self, ReportCommand.self, LookupCommand.self, ExportCommand.self, InspectCommand.self,
            StatusCommand.self, ExplainCommand.self, CaseCommand.self, AuditCommand.self, DoctorCommand.self,
            BackupCommand.self, CopyLedgerCommand.self, PruneCommand.self, ForgetCommand.self,
            CompletionsCommand.self, ConfigCommand.self, TrialCommand.self,
        ]
    )

    static func main() async {
        // Books and reports are for their owner and group, whatever the umask of who starts this; SQLite and the
        // standard library make files by it.
        umask(umask(0o077) | 0o027)
        // A reader that went away, or a file that may grow no more, is told by the failed write, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // Where whoever starts this ignores it, as some supervisors do, nobody could learn how a hook ended.
        signal(SIGCHLD, SIG_DFL)
        Console.openMissingStreams()
        EndingSignals.exitOnTerminationSignals()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let context = Context.live(logLevel: .error, logsJSON: GlobalOptions.wantJSONLog(arguments))
        // Even without arguments the name of the program is there. It comes from /proc.
        guard !CommandLine.arguments.isEmpty else {
            context.fail(.argumentsNotReadable)
            Self.exit(withError: ExitStatus.unexpectedFailure.code)
        }
        await main(arguments: GlobalOptions.hoisted(arguments), in: context)
    }

    private static func main(arguments: [String], in context: Context) async {
        do {
            var command = try parseAsRoot(arguments)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let code as ExitCode {
            Self.exit(withError: code)
        } catch {
            var context = context
            context.language = GlobalOptions.language(of: arguments, in: context)
            if error is CommandFailure || error is StoreFailure || error is ReportFailure || error is IntakeFailure {
                let failure = CommandFailure(ending: error)
                context.fail(failure.message)
                Self.exit(withError: failure.status.code)
            }
            let code = exitCode(for: error)
            if code == .failure, !(error is ValidationError) {
                context.fail(.unexpectedFailure("\(error)"))
                Self.exit(withError: ExitStatus.unexpectedFailure.code)
            }
            guard !code.isSuccess else {
                // A help or a version that was asked for.
                context.console.outData(fullMessage(for: error))
                Self.exit(withError: ExitCode.success)
            }
            let error = refusal(of: arguments) ?? error
            // The usage is nothing for a log.
            if context.logsJSON {
                context.fail(Message(verbatim: message(for: error)))
            } else {
                context.console.say(fullMessage(for: error))
            }
            Self.exit(withError: code)
        }
    }

    /// What the parser says of words that cannot be shown as they are, asked again with words that can: in its sentence
    /// nobody could tell a line end of theirs from one of its own. Nil where it may say what it said.
    private static func refusal(of arguments: [String]) -> (any Error)? {
        let shown = arguments.map(printable)
        guard shown != arguments else { return nil }
        do {
            _ = try parseAsRoot(shown)
            return nil
        } catch {
            return error
        }
    }
}

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
        return context
    }

    /// From now on, whoever ends the process by a signal is told what that means.
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

    /// Reads the configuration. From then on, whoever ends the process by a signal is told what that means.
    func configuration(in context: Context) throws -> Configuration {
        announceEndings(in: context)
        var flags: [Setting: String] = [:]
        flags[.ledger] = ledger
        flags[.language] = lang
        return try Configuration.load(path: config, flags: flags, in: context)
    }
}

/// The moment a run judges by.
struct AsOfOption: ParsableArguments {
    @Option(help: "Judge by this moment (RFC 3339) instead of now.")
    var asOf: String?

    @Flag(help: "Judge by an as-of more than a day past the clock, or take back later runs that imported nothing.")
    var force = false

    /// How far past the clock an as-of may lie without `--force`: a typing error would close the ledger to every night before.
    private static let aheadMax = Span.days(1)

    func instant(in context: Context) throws -> Instant { try Self.instant(asOf, isForced: force, in: context) }

    /// A moment stated in RFC 3339, else now, in whole seconds.
    static func instant(_ text: String?, isForced: Bool = false, in context: Context) throws -> Instant {
        let now = context.now().wholeSecond
        let moment = try text.map(stated) ?? now
        guard isForced || moment <= now + aheadMax else {
            throw CommandFailure(.usage, .asOfTooLate(moment.text, now: now.text))
        }
        return moment
    }

    /// Does a night, and says of one whose moment lies before the last that it is the clock's, where nobody stated another.
    func judged<Outcome>(_ night: () async throws -> Outcome) async throws -> Outcome {
        do {
            return try await night()
        } catch let failure as StoreFailure {
            guard asOf == nil, case .asOfGoesBack(let last, let now) = failure.reason else { throw failure }
            throw CommandFailure(.usage, .clockBehindLastRun(last: last.text, now: now.text))
        }
    }

    private static func stated(_ text: String) throws -> Instant {
        // An offset may lead out of the calendar.
        guard let instant = Instant(rfc3339: text), Instant(rfc3339: instant.text) != nil else {
            throw CommandFailure(.usage, .asOfNoTime(text))
        }
        return instant.wholeSecond
    }
}

/// How long to wait for another run to end.
struct LockOption: ParsableArguments {
    @Option(help: "Wait up to this long for another run to end, such as 10m.")
    var waitLock: String?

    func span() throws -> Span {
        guard let waitLock else { return .seconds(0) }
        guard let span = Span(waitLock) else {
            throw CommandFailure(.usage, .waitLockNoDuration(waitLock))
        }
        return span
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
