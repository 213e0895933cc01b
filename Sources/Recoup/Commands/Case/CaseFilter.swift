import ArgumentParser
import ReconciliationCore
import Reports

/// Which cases of a list are wanted.
struct CaseFilter: ParsableArguments {
    @Option(
        help: "Only this kind of problem, such as missing_credit.",
        completion: .list(FindingKind.allCases.map(\.rawValue))
    )
    var kind: String?

    @Option(help: "Only those assigned to this name; nobody: those assigned to nobody.")
    var assignee: String?

    @Flag(help: "Only those that are overdue.")
    var overdue = false

    func validate() throws {
        guard let kind, FindingKind(rawValue: kind) == nil else { return }
        let known = FindingKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError(.kindUnknown(known))
    }

    func matches(_ row: CaseRow, due: Span, asOf: Instant) -> Bool {
        if let kind, row.kind != kind { return false }
        if let assignee, row.assignee != (CaseAction.meansNobody(assignee) ? nil : assignee) { return false }
        return !overdue || row.isOverdue(due: due, asOf: asOf)
    }
}
