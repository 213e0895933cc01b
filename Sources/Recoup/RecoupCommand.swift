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
        // A reader that went away, or a file that may not grow, shows as a failed write, not as a signal.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // If it stays ignored, as some supervisors leave it, nobody can learn how a hook ended.
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
            // The usage does not belong into a log.
            if context.logsJSON {
                context.fail(Message(verbatim: message(for: error)))
            } else {
                context.console.say(fullMessage(for: error))
            }
            Self.exit(withError: code)
        }
    }

    /// The parser's complaint about the arguments as they can be shown: unescaped, a line end in an argument would look
    /// like one of its own sentence. Nil where they can be shown as they are.
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
