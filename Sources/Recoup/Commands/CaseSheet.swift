import ArgumentParser
import Foundation
import Intake
import ReconciliationCore
import Reports
import SQLiteLedger

/// `recoup case export FILE.csv`: the work list, to be filled in with a spreadsheet.
struct CaseExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the work list for a spreadsheet; `case import` reads it back.",
        discussion: "To be filled in: assignee, reason, user, note. The other columns are compared, never read."
    )

    @Argument(help: "The file to write; - is standard output.")
    var file: String

    @Option(name: .customLong("for"), help: "excel or machine.")
    var flavor: String?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let flavor, ReportFlavor(rawValue: flavor) == nil {
            throw ValidationError("--for must be excel or machine.")
        }
    }

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        let target = try OutputTarget(file == "-" ? nil : context.path(file), console: context.console)
        let asOf = try store.asOfBooks(else: context.now())
        let table = Table<CaseRow>.cases(due: configuration.casesDue, asOf: asOf, isWorkList: true)
        let reader = flavor.flatMap(ReportFlavor.init(rawValue:)) ?? (configuration.isForExcel ? .excel : .machine)
        try table.export(for: reader, to: target.write) { try store.cases(CaseSelection(), $0) }
        try target.finish()
    }
}

/// `recoup case import FILE.csv`: the work list back, all of it or nothing.
struct CaseImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Reads a work list back: checks every cell, shows the difference, applies all or nothing."
    )

    @Argument(help: "The file, as `case export` wrote it; - reads standard input.")
    var file: String

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup var lock: LockOption
    @OptionGroup var global: GlobalOptions

    func run() throws { try run(in: global.context) }

    func run(in context: Context) throws {
        let configuration = try global.configuration(in: context)
        guard LedgerFile.exists(configuration.ledgerPath) else { throw LedgerFile.missing(configuration.ledgerPath) }
        let held = try RunLock(ledgerPath: configuration.ledgerPath, wait: lock.span(), startedAt: context.now())
        defer { withExtendedLifetime(held) {} }
        let store = try SQLiteLedger(path: configuration.ledgerPath)
        var known: [String: CaseRow] = [:]
        try store.cases(CaseSelection(includesSettled: true)) { known[$0.caseID] = $0 }

        let sheet: SpreadsheetFile
        do {
            sheet = try SpreadsheetFile(try bytes(in: context))
        } catch let fault as SpreadsheetFile.Fault {
            throw CommandFailure(.usage, "\(file), line \(fault.line) \(fault.reason) Nothing was changed.")
        }
        let plan = try WorkListPlan(sheet, known: known, file: file)
        guard plan.faults.isEmpty else {
            for fault in plan.faults { context.console.say("\(file), \(fault)") }
            throw CommandFailure(
                .usage,
                "\(plan.faults.count) cells of \(file) cannot be taken as they are; nothing was changed. "
                    + "Mend them, or export the list anew."
            )
        }
        for difference in plan.differences { context.console.out(difference) }
        guard !plan.actions.isEmpty else {
            context.say("Nothing differs from the books.")
            return
        }
        guard !dryRun else {
            context.say("Dry run: \(plan.actions.count) changes, none written.")
            return
        }
        try store.act(plan.actions, by: context.actor, at: context.now())
        context.say("done: \(plan.actions.count) changes")
    }

    private func bytes(in context: Context) throws -> [UInt8] {
        if file == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
        guard let data = FileManager.default.contents(atPath: context.path(file)) else {
            throw CommandFailure(.usage, "Cannot read \(context.path(file)): \(systemError()).")
        }
        return Array(data)
    }
}

/// What a filled-in work list asks for: decided in full before anything is done.
struct WorkListPlan {
    /// Every cell that cannot be taken, by line and column.
    private(set) var faults: [String] = []
    /// What would change, a line each.
    private(set) var differences: [String] = []
    private(set) var actions: [CaseAction] = []

    init(_ sheet: SpreadsheetFile, known: [String: CaseRow], file: String) throws {
        for name in ["case_id", "assignee", "reason", "user", "note"] where !sheet.columns.contains(name) {
            throw CommandFailure(.usage, "\(file) has no column \(name); export the list anew. Nothing was changed.")
        }
        var seen: [String: Int] = [:]
        for row in sheet.rows {
            let cells = Dictionary(
                zip(sheet.columns, row.cells.map { $0.trimmingCharacters(in: .whitespaces) }),
                uniquingKeysWith: { first, _ in first }
            )
            let caseID = cells["case_id"] ?? ""
            if let other = seen.updateValue(row.line, forKey: caseID) {
                fault(row.line, "case_id", caseID, "stands on line \(other) too")
                continue
            }
            guard let standing = known[caseID] else {
                fault(row.line, "case_id", caseID, "is no case of this ledger")
                continue
            }
            read(cells, row.line, standing)
        }
    }

    private mutating func fault(_ line: Int, _ column: String, _ value: String, _ reason: String) {
        faults.append("line \(line), \(column): \"\(value.prefix(80))\" \(reason)")
    }

    private mutating func read(_ cells: [String: String], _ line: Int, _ standing: CaseRow) {
        compare(cells, line, standing)
        let before = faults.count
        let resolve = resolution(cells, line, standing)
        guard faults.count == before else { return }
        var steps: [CaseAction.Step] = []
        let assignee = cells["assignee"] ?? ""
        if !assignee.isEmpty, assignee != standing.assignee { steps.append(.assign(to: assignee)) }
        let note = cells["note"] ?? ""
        if let resolve {
            steps.append(.resolve(resolve.reason, user: resolve.user, note: note.isEmpty ? nil : note))
        } else if !note.isEmpty {
            steps.append(.note(note))
        }
        for step in steps {
            let action = CaseAction(caseID: standing.caseID, step: step)
            if let refusal = action.refusal(for: standing) {
                fault(line, resolve == nil ? "assignee" : "reason", cells["reason"] ?? "", "is refused: \(refusal)")
            } else {
                actions.append(action)
                differences.append("\(standing.caseID): \(step.difference(from: standing))")
            }
        }
    }

    /// Columns that are not to be filled in must be as the books have them: a shifted or rewritten row is no answer.
    private mutating func compare(_ cells: [String: String], _ line: Int, _ standing: CaseRow) {
        let wanted: [(String, String)] = [
            ("kind", standing.kind), ("environment", standing.environment),
            ("transaction_id", standing.transactionID?.rawValue ?? ""),
            ("product_id", standing.productID?.rawValue ?? ""),
        ]
        for (column, value) in wanted {
            guard let cell = cells[column], cell != value else { continue }
            if !cell.isEmpty, isDamagedIdentifier(cell) {
                fault(line, column, cell, "was damaged by a spreadsheet; the books have \(value)")
            } else {
                fault(line, column, cell, "is not what the books have for this case (\(value))")
            }
        }
    }

    private mutating func resolution(
        _ cells: [String: String],
        _ line: Int,
        _ standing: CaseRow
    ) -> (reason: ResolutionReason, user: UserID?)? {
        let user = cells["user"] ?? ""
        if !user.isEmpty, isDamagedIdentifier(user) {
            fault(line, "user", user, "was damaged by a spreadsheet, or is no user id")
            return nil
        }
        let text = cells["reason"] ?? ""
        // The reason a case is resolved for already is written into the list, and is no new one.
        guard !text.isEmpty, text != standing.reason else {
            if !user.isEmpty {
                fault(line, "user", user, "stands without a reason credited_manually or credited_elsewhere")
            }
            return nil
        }
        guard let reason = ResolutionReason(rawValue: text) else {
            let fitting = FindingKind(rawValue: standing.kind).map(ResolutionReason.fitting) ?? []
            fault(line, "reason", text, "is no reason; what fits: \(fitting.map(\.rawValue).joined(separator: ", "))")
            return nil
        }
        return (reason, user.isEmpty ? nil : UserID(user))
    }
}

extension CaseAction.Step {
    /// What it changes, for people to check.
    fileprivate func difference(from row: CaseRow) -> String {
        switch self {
        case .assign(let name): "assignee \(row.assignee ?? "nobody") -> \(name)"
        case .note(let text): "note \"\(text)\""
        case .resolve(let reason, let user, _):
            "\(row.status) -> resolved, \(reason.rawValue)" + (user.map { " to \($0)" } ?? "")
        case .reopen: "\(row.status) -> reopened"
        }
    }
}
