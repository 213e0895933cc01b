import ReconciliationCore
import Testing

/// What clients send in the line of an upload.
@Suite struct SubmissionRowTests {
    @Test func `a receipt comes under the names of the article Files in, ours first`() {
        let names = ["receipt_data", "receipt-data", "receipt", "reciept", "receiptBase64"]
        #expect(SubmissionRow.receiptNames == names)
    }
}
