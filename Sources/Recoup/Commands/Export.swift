import ArgumentParser
import Foundation
import Ledger
import ReconciliationCore
import Reports

/// `recoup export LIST`: the lists, the journal and the refused rows.
struct ExportCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract:
            "Writes the lists, findings, cases, what people did about them, moves, runs, the audit trail or the refused rows as CSV or JSON Lines.",
        discussion: helpText(
            examples: "recoup export white-list > white-list.csv",
            "recoup export moves --since 2026-03-01 --format jsonl --output moves.jsonl"
        )
    )

    enum List: String, ExpressibleByArgument, CaseIterable {
        case whiteList = "white-list"
        case blackList = "black-list"
        case findings, cases
        case caseEvents = "case-events"
        case moves, audit, rejects, runs

        /// Whether its rows have a time of their own; the white and black lists are as the books have them now.
        var takesBounds: Bool { self != .whiteList && self != .blackList }
    }

    @Argument(help: "Which of them.")
    var list: List

    @Option(help: "csv or jsonl.")
    var format: ExportFormat = .csv

    @OptionGroup var reader: FlavorOption

    @Option(help: "From this moment on (not for the white and black lists).")
    var since: String?

    @Option(help: "Before this moment (not for the white and black lists).")
    var until: String?

    @Option(help: "The file to write instead of standard output; - is standard output.", completion: .file())
    var output: String?

    @Flag(help: "Pseudonyms instead of people's names and ids, for a file that is passed on (not for audit).")
    var redact = false

    @OptionGroup(visibility: .ofGlobalOptions) var global: GlobalOptions

    func validate() throws {
        if reader.flavor == .excel, format == .jsonl {
            throw ValidationError(.excelNotForJSONLines)
        }
        if redact, list == .audit {
            throw ValidationError(.redactNotForAudit)
        }
        for (name, bound) in [("--since", since), ("--until", until)] where bound != nil && !list.takesBounds {
            let others = List.allCases.filter(\.takesBounds).map(\.rawValue).joined(separator: ", ")
            throw ValidationError(.boundsNotFor(name, list.rawValue, others: others))
        }
    }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let bounds = try (moment(since, "--since", configuration), moment(until, "--until", configuration))
        if let start = bounds.0, let end = bounds.1, start > end {
            throw CommandFailure(.usage, .boundsReversed(start.text, end.text))
        }
        let ledger = try configuration.openLedger(.reading)
        let flavor = reader.flavor ?? configuration.flavor
        let pseudonyms = redact ? Pseudonyms(key: try ledger.pseudonymKey()) : nil
        let target = try OutputTarget(output ?? "-", sparing: configuration.sparedFiles, in: context)
        try ledger.inOneSnapshot {
            switch list {
            case .whiteList: try write(.whiteList, pseudonyms, flavor, target) { try ledger.whiteList($0) }
            case .blackList: try write(.blackList, pseudonyms, flavor, target) { try ledger.blackList($0) }
            case .findings:
                try write(.findings, pseudonyms, flavor, target) {
                    try ledger.findings(since: bounds.0, until: bounds.1, $0)
                }
            case .cases:
                let selection = CaseSelection(includesSettled: true, since: bounds.0, until: bounds.1)
                let asOf = try ledger.asOfBooks(else: context.now())
                try write(.cases(due: configuration.casesDue, asOf: asOf), pseudonyms, flavor, target) {
                    try ledger.cases(selection, $0)
                }
            case .caseEvents:
                try write(.caseEvents, pseudonyms, flavor, target) {
                    try ledger.caseEvents(since: bounds.0, until: bounds.1, $0)
                }
            case .runs:
                try write(.runs, pseudonyms, flavor, target) { try ledger.runs(since: bounds.0, until: bounds.1, $0) }
            case .audit:
                try table(.audit, flavor, target) {
                    try auditTrail(ledger, since: bounds.0, until: bounds.1, in: context, $0)
                }
            case .moves:
                try write(.moves, pseudonyms, flavor, target) { try ledger.moves(since: bounds.0, until: bounds.1, $0) }
            case .rejects:
                try write(.rejectedInput, pseudonyms, flavor, target) {
                    try ledger.rejectedRows(.all(since: bounds.0, until: bounds.1), $0)
                }
            }
        }
        try target.finish()
    }

    private func moment(_ text: String?, _ name: String, _ configuration: Configuration) throws -> Instant? {
        guard let text else { return nil }
        guard let instant = CommandTime.instant(text, zone: configuration.timeZone) else {
            throw CommandFailure(.usage, .boundNoTime(name, text))
        }
        return instant
    }

    private func write<Row>(
        _ kind: Table<Row>,
        _ pseudonyms: Pseudonyms?,
        _ flavor: ReportFlavor,
        _ target: OutputTarget,
        _ page: (PageRequest) throws -> Page<Row>
    ) throws {
        try table(kind.redacted(by: pseudonyms), flavor, target) { try eachRow(page, $0) }
    }

    private func table<Row>(
        _ table: Table<Row>,
        _ flavor: ReportFlavor,
        _ target: OutputTarget,
        _ rows: ((Row) throws -> Void) throws -> Void
    ) throws {
        try table.export(as: format, for: flavor, to: target.write, rows: rows)
    }

    /// The chain, and a last row that closes the file: cutting off its end is found without the ledger.
    private func auditTrail(
        _ ledger: any LedgerEngine,
        since: Instant?,
        until: Instant?,
        in context: Context,
        _ row: (AuditEvent) throws -> Void
    ) throws {
        var head = AuditHead.beginning
        var count: Int64 = 0
        try eachRow({ try ledger.auditEvents(since: since, until: until, $0) }) { event in
            try row(event)
            head = AuditHead(event)
            count += 1
        }
        let actor = context.actor
        var detail: [String: AuditDetail] = ["rows": .number(count)]
        detail["system_user"] = actor.systemUser.map { .text($0) }
        try row(
            AuditEvent.following(
                head,
                at: context.now(),
                actor: actor.name,
                action: .exportEnd,
                subject: "audit",
                detail: AuditDetail.object(detail).json
            )
        )
    }
}

extension ExportFormat: ExpressibleByArgument {}
