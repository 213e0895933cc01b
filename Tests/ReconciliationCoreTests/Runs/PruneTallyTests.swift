import ReconciliationCore
import Testing

@Suite struct PruneTallyTests {
    @Test func `a tally is empty where neither evidence nor a refused row would go`() {
        #expect(PruneTally().isEmpty)
        #expect(PruneTally() == PruneTally(evidencePieces: 0, evidenceBytes: 0, rejectedRows: 0))
        #expect(!PruneTally(evidencePieces: 1).isEmpty)
        #expect(!PruneTally(rejectedRows: 1).isEmpty)
        #expect(!PruneTally(evidencePieces: 1, evidenceBytes: 9, rejectedRows: 1).isEmpty)
    }
}
