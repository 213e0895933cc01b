import Testing

@testable import ReconciliationCore

@Suite struct ErasureTests {
    @Test func `a person begins with nothing shared, nothing awaited and no evidence`() {
        let person = PersonRecord(accounts: [:], values: PersonalValues([:]), names: ForgottenNames(key: [1]))
        #expect(person.sharedValueCount == 0 && person.awaitingDelivery == 0)
        #expect(!person.isForgotten && !person.hasWaitingRows && person.evidence.isEmpty)
    }

    @Test(arguments: [
        (ErasureTally(), 0, true), (ErasureTally(rows: ["credit": 0]), 0, true),
        (ErasureTally(rows: ["credit": 2, "claim": 1]), 3, false), (ErasureTally(evidencePieces: 1), 0, false),
    ])
    func `an erasure without rows and evidence is empty`(tally: ErasureTally, rows: Int, isEmpty: Bool) {
        #expect(tally.rowCount == rows && tally.isEmpty == isEmpty)
        #expect(tally.unansweredPieces == 0)
    }

    @Test(arguments: [
        (ErasedFiles(), true), (ErasedFiles(reports: ["r"]), false), (ErasedFiles(inputs: ["i"]), false),
    ])
    func `no report and no input is no file`(files: ErasedFiles, isEmpty: Bool) {
        #expect(files.isEmpty == isEmpty)
    }
}
