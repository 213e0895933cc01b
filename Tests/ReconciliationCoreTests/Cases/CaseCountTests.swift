import ReconciliationCore
import Testing

@Suite struct CaseCountTests {
    @Test func `what is not resolved waits, and at the edge of its time it is overdue`() {
        let groups = [
            CaseGroup(state: .open, openedAt: asOf - .days(3), count: 2, isReopeningPending: false),
            CaseGroup(state: .assigned, openedAt: asOf - .days(2), count: 3, isReopeningPending: false),
            CaseGroup(state: .reopened, openedAt: asOf - .days(2) + .seconds(1), count: 5, isReopeningPending: false),
            CaseGroup(state: .reopened, openedAt: asOf - .days(9), count: 1, isReopeningPending: true),
            CaseGroup(state: .resolved, openedAt: asOf - .days(9), count: 7, isReopeningPending: false),
        ]
        #expect(CaseCount(groups, due: .days(2), asOf: asOf) == CaseCount(open: 11, overdue: 5))
        #expect(CaseCount([], due: .days(2), asOf: asOf) == CaseCount())
    }
}
