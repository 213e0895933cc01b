/// How many cases of one kind, of open findings or reopened since the last run, are in one state and were opened at one moment.
package struct CaseGroup: Sendable, Hashable {
    package var kind: FindingKind
    package var state: CaseState
    package var openedAt: Instant
    package var count: Int
    /// They were reopened while their findings were closed: nobody is to act on them before the next run.
    package var isReopeningPending: Bool
    /// Somebody had resolved them, and a run opened them again since the last report.
    package var areReopenedByRun: Bool

    package init(
        kind: FindingKind,
        state: CaseState,
        openedAt: Instant,
        count: Int,
        isReopeningPending: Bool,
        areReopenedByRun: Bool
    ) {
        self.kind = kind
        self.state = state
        self.openedAt = openedAt
        self.count = count
        self.isReopeningPending = isReopeningPending
        self.areReopenedByRun = areReopenedByRun
    }
}

extension [CaseGroup] {
    /// How many findings, lost orders aside, are open although somebody resolved their cases: the facts are unchanged.
    package var resolvedProblems: Int {
        filter { $0.state == .resolved && $0.kind != .missingCredit }.reduce(0) { $0 + $1.count }
    }

    /// How many cases somebody had resolved and a run opened again since the last report: their findings are not new, and somebody
    /// has to look at them again.
    package var reopenedByRuns: Int { filter(\.areReopenedByRun).reduce(0) { $0 + $1.count } }
}

/// How many cases somebody still has to look at, and how many of these have waited too long.
package struct CaseCount: Sendable, Hashable {
    package private(set) var open: Int
    package private(set) var overdue: Int

    package init(open: Int = 0, overdue: Int = 0) {
        self.open = open
        self.overdue = overdue
    }

    package init(_ groups: [CaseGroup], due: Span, asOf: Instant) {
        self.init()
        for group in groups where group.state != .resolved {
            open += group.count
            let isOverdue = isCaseOverdue(openedAt: group.openedAt, due: due, asOf: asOf)
            if isOverdue, !group.isReopeningPending { overdue += group.count }
        }
    }
}

/// Whether a case has waited too long: from `openedAt + due` on, that moment included.
func isCaseOverdue(openedAt: Instant, due: Span, asOf: Instant) -> Bool { openedAt + due <= asOf }
