import ReconciliationCore
import Testing

@Suite struct RunIDTests {
    @Test func `runs are ordered by number`() {
        #expect(RunID(2) < RunID(10))
        #expect(!(RunID(10) < RunID(2)))
        #expect(!(RunID(1) < RunID(1)))
    }
}
