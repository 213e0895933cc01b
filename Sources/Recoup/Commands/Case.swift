import ArgumentParser
import Foundation
import Intake
import Ledger
import ReconciliationCore
import Reports

/// `recoup case`: the follow-up of findings.
struct CaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "case",
        abstract: "Follows up findings: lists, assigns, notes, resolves; through a spreadsheet and back.",
        subcommands: [
            CaseListCommand.self, CaseShowCommand.self, CaseAssignCommand.self, CaseNoteCommand.self,
            CaseResolveCommand.self, CaseReopenCommand.self, CaseExportCommand.self, CaseImportCommand.self,
        ]
    )
}

struct CaseListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "The cases somebody still has to look at, the oldest payment first.",
        discussion: helpText(
            examples: "recoup case list --kind missing_credit --assignee mei",
            "recoup case list --overdue --json"
        )
    )

    @Flag(help: "Also those resolved or gone by themselves.")
    var all = false

    @OptionGroup var filter: CaseFilter

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try configuration.openLedger(.reading)
        let asOf = try store.asOfBooks(else: context.now())
        var rows: [CaseRow] = []
        var notShown = 0
        try eachRow({ try store.cases(CaseSelection(includesSettled: all), $0) }) { row in
            guard filter.matches(row, due: configuration.casesDue, asOf: asOf) else {
                notShown += 1
                return
            }
            rows.append(row)
        }
        let list = CaseListText(rows: rows, notShown: notShown, due: configuration.casesDue, asOf: asOf)
        try json
            ? context.console.outData(list.json()) : context.screen(configuration.textLocale, list.text)
    }
}

struct CaseShowCommand: ParsableCommand {
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
        if subject.allSatisfy(\.isWhitespace) { throw ValidationError(.argumentEmpty("SUBJECT")) }
    }

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try configuration.openLedger(.reading)
        let asOf = try store.asOfBooks(else: context.now())
        var selection = CaseSelection(includesSettled: true)
        selection.caseID = caseID(typed: subject)
        if selection.caseID == nil { selection.transactionID = TransactionID(subject) }
        var found: [CaseRow] = []
        try eachRow({ try store.cases(selection, $0) }) { found.append($0) }
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
                history: try store.caseHistory(row.caseID),
                news: try store.news(about: row),
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

struct CaseAssignCommand: ParsableCommand {
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

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        try act(cases.map { CaseAction(caseID: $0, step: .assign(to: to.trimmedSpace)) }, global, context)
    }
}

struct CaseNoteCommand: ParsableCommand {
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

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        try act([CaseAction(caseID: caseID, step: .note(text))], global, context)
    }
}

struct CaseResolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve",
        abstract: "Resolves cases for a reason; the next run moves the purchases.",
        discussion: helpText(
            """
            credited_manually, credited_elsewhere: black. refunded_by_us, refunded_by_apple, \
            customer_withdrew, fraud, test, duplicate: closed. below_threshold, cannot_identify: parked. \
            moved_to_owner: owner_mismatch only.
            """,
            examples: "recoup case resolve RC-7K2M9QXT4D --reason credited_manually --user u100475",
            "recoup case resolve RC-0P3D5W8ZKE --reason refunded_by_us"
        )
    )

    @Argument(help: "The cases.")
    var cases: [String]

    @Option(help: "Why, as above.", completion: .list(ResolutionReason.allCases.map(\.rawValue)))
    var reason: String

    @Option(help: "Who was credited (credited_manually, credited_elsewhere).")
    var user: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        guard ResolutionReason(rawValue: reason) != nil else {
            let known = ResolutionReason.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(.reasonUnknown(known))
        }
    }

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        guard let reason = ResolutionReason(rawValue: reason) else { throw ExitStatus.usage.code }
        let step = CaseAction.Step.resolve(reason, user: try userID(), note: note)
        try act(cases.map { CaseAction(caseID: $0, step: step) }, global, context)
    }

    private func userID() throws -> UserID? {
        guard let user else { return nil }
        switch GivenUserID(user) {
        case .user(let id): return id
        case .absent: throw CommandFailure(.usage, .userNobody(user))
        case .damaged: throw CommandFailure(.usage, .userDamaged(user))
        }
    }
}

struct CaseReopenCommand: ParsableCommand {
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

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        try act(cases.map { CaseAction(caseID: $0, step: .reopen(note: note)) }, global, context)
    }
}

/// Does the actions in one transaction, also while a run goes on: what it has posted by then it judges without them, and
/// the next run takes them in.
///
/// - Parameter actions: on cases named as somebody typed them; one that is named twice counts once.
private func act(_ actions: [CaseAction], _ global: GlobalOptions, _ context: Context) throws {
    var named: Set<String> = []
    let actions = actions.map { CaseAction(caseID: caseID(typed: $0.caseID) ?? $0.caseID, step: $0.step) }
        .filter { named.insert($0.caseID).inserted }
    let store = try global.configuration(in: context).openLedger()
    let doubts = try doubts(aboutUsersIn: actions, store) { id in
        try store.cases(CaseSelection(includesSettled: true, caseID: id), PageRequest(rowsMax: 1)).rows.first
    }
    let changed = try store.act(actions, by: context.actor, at: context.now())
    if !changed.isEmpty { context.say(.savedCases(changed)) }
    for action in actions where !changed.contains(action.caseID) {
        if case .assign(let name) = action.step { context.say(.assignedAlready(action.caseID, to: name)) }
    }
    for doubt in doubts { context.warn(doubt) }
}
