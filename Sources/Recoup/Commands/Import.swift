import ArgumentParser
import Foundation
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup import`: imports files where they are.
struct ImportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Imports files of receipts, credits, users, products, notifications or payments.",
        discussion: helpText(
            examples: "recoup import credits credits.csv.gz",
            "recoup import receipts - < receipts.jsonl"
        )
    )

    @Argument(
        help: "receipts, credits, users, products, notifications or payments.",
        completion: .list(IntakeKind.allCases.map(\.rawValue))
    )
    var kind: String

    @Argument(help: "The files; - is standard input. gzip is recognised by content.", completion: .file())
    var files: [String]

    @Option(help: "A field under another column's name: field=column. May be given several times.")
    var map: [String] = []

    @Option(help: "Credits only: the export is complete up to this moment.")
    var coversUntil: String?

    @Option(help: "Import as the night of this moment (RFC 3339) would have, instead of now.")
    var asOf: String?

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        guard let kind = IntakeKind(rawValue: kind) else {
            let known = IntakeKind.allCases.map(\.rawValue).sorted().joined(separator: ", ")
            throw ValidationError(.inputKindUnknown(kind, known: known))
        }
        if coversUntil != nil, kind != .credits { throw ValidationError(.coversUntilForCreditsOnly) }
        if files.isEmpty { throw ValidationError(.noFileNamed) }
        if files.count(where: { $0 == "-" }) > 1 { throw ValidationError(.standardInputNamedTwice) }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        guard let kind = IntakeKind(rawValue: kind) else { throw ExitStatus.usage.code }
        // Before anything is imported: the arguments are sound, and what is named can be read.
        let columns = try columns()
        let covered = try coversUntil.map { try coverage(upTo: $0, configuration, in: context) }
        let moment = try AsOfOption.instant(asOf, in: context)
        let protected = ProtectedFiles(configuration.ledger.file?.files ?? [])
        for file in files { try requireInput(file, protecting: protected, in: context) }
        let ledger = try configuration.openLedger()
        let stage = IntakeStage(
            ledger: ledger,
            configuration: configuration,
            asOf: moment,
            context: context
        )
        var outcome = IntakeStage.Outcome()
        for file in files {
            try stage.importFile(at: file, kind: kind, columns: columns, into: &outcome)
            // However quiet the command is: such a file did not come in, or cannot be right.
            for alarm in outcome.fileAlarms { context.fail(alarm) }
            for warning in outcome.warnings { context.warn(warning) }
            (outcome.fileAlarms, outcome.warnings) = ([], [])
        }
        // A file that did not come in covers nothing: what it would have held must not turn into missed orders.
        if let covered {
            if outcome.isComplete {
                try ledger.cover(creditsUntil: covered)
                // Not what was stated: credits may reach further already.
                if let reached = try ledger.creditCoverage(asOf: context.now()).watermark {
                    context.say(.creditsCoverUntil(reached.text))
                }
            } else {
                context.warn(.coverageVoid)
            }
        }
        if outcome.rejectedRows > 0 { context.say(.rowsRejected) }
        if outcome.lacksSecret { throw ExitStatus.credentialsRefused.code }
        if outcome.rejectedRows > 0 || outcome.hasFailures { throw ExitStatus.partlyDone.code }
    }

    /// The names of columns by field, as `--map` states them.
    private func columns() throws -> [String: String] {
        var columns: [String: String] = [:]
        for pair in map {
            guard let equals = pair.firstIndex(of: "="), equals != pair.startIndex else {
                throw CommandFailure(.usage, .mapNoPair(pair))
            }
            let field = String(pair[..<equals])
            guard columns[field] == nil else { throw CommandFailure(.usage, .mapTwice(field)) }
            columns[field] = String(pair[pair.index(after: equals)...])
        }
        return columns
    }

    /// The moment up to which credits are stated to be complete.
    private func coverage(upTo text: String, _ configuration: Configuration, in context: Context) throws -> Instant {
        guard let moment = CommandTime.instant(text, zone: configuration.timeZone) else {
            throw CommandFailure(.usage, .coversUntilNoTime(text))
        }
        // Coverage cannot be taken back, and what is still to come would count as missed.
        let now = context.now()
        guard moment <= now else {
            let shown = text == moment.text ? text : "\(text) (\(moment.text))"
            throw CommandFailure(.usage, .coversUntilTooLate(shown, now: now.text))
        }
        return moment
    }

    /// - Throws: status 64 where what is named is no file that can be imported, before anything of the others is.
    private func requireInput(_ file: String, protecting protected: ProtectedFiles, in context: Context) throws {
        guard file != "-" else {
            if let obstacle = InputObstacle(descriptor: STDIN_FILENO, protecting: protected) {
                throw CommandFailure(.usage, .standardInputIsNoInput(Message(obstacle)))
            }
            return
        }
        let place = FilePlace(path: context.pathBytes(file))
        let path = place.name.shown
        switch place.obstacle(protecting: protected) {
        case nil: break
        case .vanished: throw CommandFailure(.usage, .noFile(at: path))
        case .folder: throw CommandFailure(.usage, .folderToImport(path))
        case let obstacle?:
            let canBePiped = obstacle == .symbolicLink || obstacle == .pipe
            throw CommandFailure(.usage, .pathIsNoInput(path, Message(obstacle), canBePiped: canBePiped))
        }
        if let reason = place.reasonUnreadable() {
            throw CommandFailure(.usage, .mayNotRead(path, reason))
        }
    }
}
