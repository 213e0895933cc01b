import Foundation
import Intake
import ReconciliationCore
import Reports

/// What a filled-in work list asks for: decided in full before anything is done.
struct WorkListPlan {
    /// Every cell that cannot be taken, by line and column.
    private(set) var faults: [Message] = []
    /// What would change, a line each.
    private(set) var differences: [Message] = []
    /// What two people may have done without knowing of each other: an assignee who would be replaced, a case that somebody else resolved
    /// since for the same reason. With who did it and when: the list does not say what it showed.
    private(set) var warnings: [Message] = []
    private(set) var actions: [CaseAction] = []

    /// What the list is held against.
    struct Books {
        let known: [String: CaseRow]
        /// As the list is written.
        let columns: [Table<CaseRow>.Column]
        let history: (String) throws -> [CaseHistoryRow]
        /// Who imports it.
        let actor: String

        init(
            known: [String: CaseRow],
            due: Span,
            asOf: Instant,
            actor: String,
            history: @escaping (String) throws -> [CaseHistoryRow]
        ) {
            self.known = known
            self.actor = actor
            self.history = history
            columns = Table<CaseRow>.cases(due: due, asOf: asOf, isWorkList: true).columns
        }

        /// A row's cells by column.
        func cells(_ row: SpreadsheetFile.Row, of names: [String]) -> [String: String] {
            Dictionary(zip(names, row.cells.map(\.trimmedSpace)), uniquingKeysWith: { first, _ in first })
        }
    }

    /// What people fill in, and what says which case it is about; the rest must come back as it went out.
    private static let filledIn = ["case_id", "assignee", "reason", "user", "note"]

    private let books: Books

    init(_ sheet: SpreadsheetFile, books: Books, file: String) throws {
        self.books = books
        for name in Self.filledIn where !sheet.columns.contains(name) {
            let found = sheet.columns.prefix(8).joined(separator: ", ")
            throw CommandFailure(.usage, .workListColumnMissing(file, name, found: found))
        }
        var seen: [String: Int] = [:]
        // A row without any content is none: spreadsheets leave such behind.
        for row in sheet.rows where !row.cells.allSatisfy(\.trimmedSpace.isEmpty) {
            let caseID = sheet.columns.firstIndex(of: "case_id").map { row.cells[$0].trimmedSpace } ?? ""
            if let other = seen.updateValue(row.line, forKey: caseID) {
                fault(row.line, "case_id", caseID, .standsOnLine(other))
                continue
            }
            guard let standing = books.known[caseID] else {
                fault(row.line, "case_id", caseID, .isNoCase)
                continue
            }
            try read(books.cells(row, of: sheet.columns), row.line, standing)
        }
    }

    private mutating func fault(_ line: Int, _ column: String, _ value: String, _ reason: Message) {
        faults.append(.cellFault(line: line, column, String(value.prefix(80)), reason))
    }

    private mutating func read(_ cells: [String: String], _ line: Int, _ standing: CaseRow) throws {
        let books = books
        let faultCountBefore = faults.count
        var kept: [CaseHistoryRow]?
        // Most rows of a list come back as they went out: nobody asks for their history.
        func history() throws -> [CaseHistoryRow] {
            let rows = try kept ?? books.history(standing.caseID)
            kept = rows
            return rows
        }
        try compare(cells, line, standing, history)
        for column in ["assignee", "note"] {
            guard let cell = cells[column], isSpreadsheetError(cell) else { continue }
            fault(line, column, cell, .isSpreadsheetError)
        }
        let before = faults.count
        let resolve = resolution(cells, line, standing)
        guard faults.count == before else { return }
        var steps: [CaseAction.Step] = []
        let assignee = cells["assignee"] ?? ""
        if !assignee.isEmpty, assignee != standing.assignee { steps.append(.assign(to: assignee)) }
        let note = cells["note"] ?? ""
        if let resolve {
            steps.append(.resolve(resolve.reason, user: resolve.user, note: note.isEmpty ? nil : note))
        } else {
            warnOfResolution(cells, line, standing)
            // A note that stands already was brought by this list before.
            if !note.isEmpty, try !history().since(status: cells["case_status"]).contains(where: { $0.note == note }) {
                steps.append(.note(note))
            }
        }
        // The row was filled in for the case as it was then.
        if !steps.isEmpty, isOutOfDate(cells, standing), faults.count == faultCountBefore {
            fault(line, "case_status", cells["case_status"] ?? "", .changedSinceExport(now: standing.state.rawValue))
            return
        }
        for step in steps {
            let action = CaseAction(caseID: standing.caseID, step: step)
            if let refusal = action.refusal(for: standing) {
                let column = resolve == nil ? "assignee" : "reason"
                fault(line, column, cells[column] ?? "", .isRefused(Message(refusal)))
            } else {
                actions.append(action)
                differences.append(.caseChange(standing.caseID, step.difference(from: standing)))
                guard case .assign(let name) = step, let old = standing.assignee else { continue }
                guard let event = try history().last(where: { $0.assignee == old }) else { continue }
                warnings.append(
                    .assigneeReplaced(line: line, standing.caseID, old, by: event.actor, at: event.at, with: name)
                )
            }
        }
    }

    /// Warns where the row asks for what somebody else did after the list was written: both may have delivered.
    private mutating func warnOfResolution(_ cells: [String: String], _ line: Int, _ standing: CaseRow) {
        guard standing.state == .resolved, cells["reason"] == standing.reason else { return }
        guard let status = cells["case_status"], status != CaseState.resolved.rawValue else { return }
        guard standing.resolvedBy != books.actor else { return }
        let why = CaseRefusal.alreadyResolved(CaseRefusal.Resolution(of: standing))
        warnings.append(.notResolvedAgain(line: line, standing.caseID, Message(why)))
    }

    /// Whether something was done about the case after the list was written, other than what the row asks for.
    private func isOutOfDate(_ cells: [String: String], _ standing: CaseRow) -> Bool {
        guard let status = cells["case_status"], status != standing.state.rawValue else { return false }
        return switch standing.state {
        case .assigned: cells["assignee"] != standing.assignee
        case .resolved: cells["reason"] != standing.reason
        case .open, .reopened: true
        }
    }

    /// Checks that the other columns are as the books have them: a shifted or rewritten row is no answer.
    private mutating func compare(
        _ cells: [String: String],
        _ line: Int,
        _ standing: CaseRow,
        _ history: () throws -> [CaseHistoryRow]
    ) throws {
        for column in books.columns where !Self.filledIn.contains(column.name) {
            let value = column.cell(standing).plainText
            guard let cell = cells[column.name], cell != value.trimmedSpace else { continue }
            if try hasMovedOn(column.name, from: cell, to: value, standing, history) { continue }
            if column.isIdentifier(of: standing), !cell.isEmpty, isDamagedIdentifier(cell) {
                fault(line, column.name, cell, .cellDamaged(booked: value))
            } else {
                fault(line, column.name, cell, .cellDiffers(booked: value))
            }
        }
    }

    /// Whether the books may have said so when the list was written: a list is often filled in over days.
    private func hasMovedOn(
        _ column: String,
        from cell: String,
        to value: String,
        _ standing: CaseRow,
        _ history: () throws -> [CaseHistoryRow]
    ) throws -> Bool {
        switch column {
        case "case_status":
            // A resolved case that a run opened again has no event of that.
            try cell == CaseState.open.rawValue
                || cell == CaseState.reopened.rawValue && history().contains(where: \.isResolution)
                || cell != CaseEventAction.note.rawValue && history().contains { $0.action == cell }
        // A finding that was closed, and one that was opened again: the list holds what was reopened while it was closed, too.
        case "closed_at":
            cell.isEmpty ? standing.closedAt != nil : standing.closedAt == nil && Instant(rfc3339: cell) != nil
        case "opened_at", "due_at": isEarlier(cell, than: value)
        // "Wait" until a run, or nothing where the case is resolved.
        case "next_step": [cell, standing.nextStep].contains { $0.isEmpty || $0 == NextStep.wait.rawValue }
        case "overdue": cell == "no" || cell == "yes" && !standing.isWaiting
        default: false
        }
    }

    private func isEarlier(_ cell: String, than value: String) -> Bool {
        guard let stated = Instant(rfc3339: cell), let booked = Instant(rfc3339: value) else { return false }
        return stated < booked
    }

    private mutating func resolution(
        _ cells: [String: String],
        _ line: Int,
        _ standing: CaseRow
    ) -> (reason: ResolutionReason, user: UserID?)? {
        let cell = cells["user"] ?? ""
        let user: UserID?
        switch GivenUserID(cell) {
        case .user(let id): user = id
        case .absent where cell.isEmpty: user = nil
        case .absent, .damaged:
            fault(line, "user", cell, .userCellDamaged)
            return nil
        }
        let text = cells["reason"] ?? ""
        // The reason a case is resolved for already is no new one, and whom it says was credited neither.
        guard !text.isEmpty, text != standing.reason else {
            if let user, text.isEmpty {
                fault(line, "user", user.rawValue, .userWithoutReason)
            } else if let user, user != standing.resolvedTo {
                fault(line, "user", user.rawValue, .userDiffers(known: standing.resolvedTo))
            }
            return nil
        }
        guard let reason = ResolutionReason(rawValue: text) else {
            let fitting = FindingKind(rawValue: standing.kind).map(ResolutionReason.fitting) ?? []
            fault(line, "reason", text, .isNoReason(fitting: fitting.map(\.rawValue).joined(separator: ", ")))
            return nil
        }
        return (reason, user)
    }
}

/// What a spreadsheet shows for a formula it cannot read.
private func isSpreadsheetError(_ cell: String) -> Bool {
    let errors = ["#NAME?", "#REF!", "#VALUE!", "#N/A", "#NULL!", "#NUM!", "#DIV/0!"]
    return errors.contains(cell) || cell.wholeMatch(of: /Err:[0-9]{3}/) != nil
}

extension String {
    var trimmedSpace: String { trimmingCharacters(in: .whitespaces) }
}

extension [CaseHistoryRow] {
    /// What was done since the list was written at the earliest: of one that shows the case as reopened, since that.
    fileprivate func since(status: String?) -> Self {
        guard status == CaseState.reopened.rawValue else { return self }
        guard let last = lastIndex(where: { $0.isDecision && !$0.isResolution }) else { return self }
        return Self(self[last...])
    }
}

extension CaseAction.Step {
    /// What it changes, for people to check.
    fileprivate func difference(from row: CaseRow) -> Message {
        switch self {
        case .assign(let name): .assigneeChange(from: row.assignee, to: name)
        case .note(let text): .noteAdded(text)
        case .resolve(let reason, let user, let note):
            .resolved(from: row.state.rawValue, reason.rawValue, user: user, note: note)
        case .reopen: .reopened(from: row.state.rawValue)
        }
    }
}

extension Table<CaseRow>.Column {
    fileprivate func isIdentifier(of row: CaseRow) -> Bool {
        if case .identifier = cell(row) { return true }
        return false
    }
}
