import ReconciliationCore
import Testing

@Suite struct CaseCountTests {
    private func group(
        _ state: CaseState,
        _ age: Span,
        _ count: Int,
        kind: FindingKind = .missingCredit,
        isReopeningPending: Bool = false,
        isOpenedAgain: Bool = false
    ) -> CaseGroup {
        CaseGroup(
            kind: kind,
            state: state,
            openedAt: asOf - age,
            count: count,
            isReopeningPending: isReopeningPending,
            isOpenedAgain: isOpenedAgain
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

    @Test func `cases that runs opened again are counted until somebody resolves them anew`() {
        let groups = [
            group(.reopened, .days(1), 2, isOpenedAgain: true), group(.reopened, .days(2), 3, isOpenedAgain: true),
            group(.reopened, .days(1), 5), group(.resolved, .days(1), 7, isOpenedAgain: true),
        ]
        #expect(groups.reopenedByRuns == 5 && [CaseGroup]().reopenedByRuns == 0)
    }
}
