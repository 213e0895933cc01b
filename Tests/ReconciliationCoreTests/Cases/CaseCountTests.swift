import ReconciliationCore
import Testing

@Suite struct CaseCountTests {
    @Test func `what is not resolved waits, and at the edge of its time it is overdue`() {
        func group(_ state: CaseState, _ age: Span, _ count: Int, isReopeningPending: Bool = false) -> CaseGroup {
            CaseGroup(
                kind: .missingCredit,
                state: state,
                openedAt: asOf - age,
                count: count,
                isReopeningPending: isReopeningPending
            )
        }
        let groups = [
            group(.open, .days(3), 2), group(.assigned, .days(2), 3), group(.reopened, .seconds(2 * 86_400 - 1), 5),
            group(.reopened, .days(9), 1, isReopeningPending: true), group(.resolved, .days(9), 7),
        ]
        #expect(CaseCount(groups, due: .days(2), asOf: asOf) == CaseCount(open: 11, overdue: 5))
        #expect(CaseCount([], due: .days(2), asOf: asOf) == CaseCount())
    }
}
