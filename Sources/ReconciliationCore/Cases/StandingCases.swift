/// Cases whose findings stand and that nothing but their subjects tells apart: found by one run, with the same done last.
package struct StandingCases: Sendable, Hashable {
    package var state: CaseState
    package var openedAt: Instant
    package var count: Int

    package init(state: CaseState, openedAt: Instant, count: Int) {
        self.state = state
        self.openedAt = openedAt
        self.count = count
    }
}

/// How many cases somebody still has to look at, and how many of these have waited too long.
package struct CaseCount: Sendable, Hashable {
    package private(set) var open: Int
    package private(set) var overdue: Int

    package init(open: Int = 0, overdue: Int = 0) {
        self.open = open
        self.overdue = overdue
    }

    package init(_ cases: [StandingCases], due: Span, asOf: Instant) {
        self.init()
        for cases in cases where cases.state != .resolved {
            open += cases.count
            if isOverdue(since: cases.openedAt, due: due, asOf: asOf) { overdue += cases.count }
        }
    }
}

/// Whether a case that was opened then has waited too long. At the edge it has.
func isOverdue(since openedAt: Instant, due: Span, asOf: Instant) -> Bool { openedAt + due <= asOf }
