import ReconciliationCore
import Testing

@Suite struct IncomingFileTests {
    @Test(arguments: [
        (IntakeKind.receipts, 40_000, 10), (.notifications, 7_999, 1), (.payments, 160, 2), (.credits, 80, 1),
        (.users, 79, 0), (.products, 800, 10),
    ])
    func `about how many rows a file brings is told from its length`(kind: IntakeKind, bytes: Int64, rows: Int64) {
        #expect(IncomingFile(kind: kind, name: "a", importedAt: paid, byteCount: bytes).expectedRows == rows)
    }

    @Test func `of a pipe nobody expects a row`() {
        let pipe = IncomingFile(kind: .payments, name: "standard input", importedAt: paid)
        #expect(pipe.byteCount == 0 && pipe.expectedRows == 0)
    }
}
