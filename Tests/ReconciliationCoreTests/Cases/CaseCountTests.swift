import ReconciliationCore
import Testing

@Suite struct CaseCountTests {
    private func group(
        _ state: CaseState,
        _ age: Span,
        _ count: Int,
        kind: FindingKind = .missingCredit,
        isReopeningPending: Bool = false,
        areReopenedByRun: Bool = false
    ) -> CaseGroup {
        CaseGroup(
            kind: kind,
            state: state,
            openedAt: asOf - age,
            count: count,
            isReopeningPending: isReopeningPending,
            areReopenedByRun: areReopenedByRun
        )
    }

    @Test func `what is not resolved waits, and at the edge of its time it is overdue`() {
        let groups = [
            group(.open, .days(3), 2), group(.assigned, .days(2), 3), group(.reopened, .seconds(2 * 86_400 - 1), 5),
            group(.reopened, .days(9), 1, isReopeningPending: true), group(.resolved, .days(9), 7),
        ]
        #expect(CaseCount(groups, due: .days(2), asOf: asOf) == CaseCount(open: 11, overdue: 5))
        #expect(CaseCount([], due: .days(2), asOf: asOf) == CaseCount())
    }

    @Test func `problems with a resolved case are counted, lost orders and cases that wait are not`() {
        let groups = [
            group(.resolved, .days(1), 2, kind: .duplicateCredit), group(.resolved, .days(3), 3, kind: .ownerMismatch),
            group(.resolved, .days(1), 7), group(.open, .days(1), 11, kind: .duplicateCredit),
            group(.reopened, .days(1), 13, kind: .duplicateCredit),
        ]
        #expect(groups.resolvedProblems == 5 && [CaseGroup]().resolvedProblems == 0)
    }

    @Test func `cases that runs opened again are counted`() {
        let groups = [
            group(.reopened, .days(1), 2, areReopenedByRun: true),
            group(.reopened, .days(2), 3, areReopenedByRun: true),
            group(.reopened, .days(1), 5), group(.resolved, .days(1), 7),
        ]
        #expect(groups.reopenedByRuns == 5 && [CaseGroup]().reopenedByRuns == 0)
    }

    @Test(
        arguments: [
            (.reopened, .resolved, 4, 3, true, true), (.reopened, .resolved, 3, 3, true, false),
            (.reopened, .resolved, 4, nil, true, false), (.reopened, .resolved, 4, 3, false, false),
            (.reopened, .reopened, 4, 3, true, false), (.resolved, .resolved, 4, 3, true, false),
        ] as [(CaseState, CaseEventAction, Int64, Int64?, Bool, Bool)]
    )
    func `a run opened a case again where it was resolved, and the last report shows its finding`(
        state: CaseState,
        lastAction: CaseEventAction,
        openingRun: Int64,
        report: Int64?,
        isReported: Bool,
        isReopenedByRun: Bool
    ) {
        let answer = state.isReopenedByRun(
            lastAction: lastAction,
            openingRun: RunID(openingRun),
            since: report.map { RunID($0) },
            isReported: isReported
        )
        #expect(answer == isReopenedByRun)
    }
}
