import ReconciliationCore
import Testing

@testable import Reports

@Suite struct JSONLinesWriterTests {
    @Test func `a row is one object with the columns in their order`() throws {
        let bytes = Bytes()
        var writer = JSONLinesWriter(Table.moves) { bytes.all += $0 }
        try writer.write(
            MoveRow(
                sequence: 1,
                runID: RunID(7),
                at: asOf,
                environment: "Production",
                transactionID: TransactionID("=\"1\"\n\u{1}"),
                from: "none",
                to: "white",
                reason: "uncredited",
                currency: "",
                amountMilliunits: -6000
            )
        )
        #expect(try writer.finish().rows == 1)
        let expected =
            #"{"sequence":1,"run_id":7,"at":"2025-03-12T00:00:00Z","environment":"Production","#
            + #""transaction_id":"=\"1\"\n\u0001","from":"none","to":"white","reason":"uncredited","#
            + #""currency":"","amount_milliunits":-6000}"# + "\n"
        #expect(String(decoding: bytes.all, as: UTF8.self) == expected)
    }

    @Test func `what is unknown is null`() throws {
        let bytes = Bytes()
        var writer = JSONLinesWriter(Table.unverified) { bytes.all += $0 }
        try writer.write(UnverifiedRow(subject: "receipt", outcome: "pending", attempts: 0))
        _ = try writer.finish()
        #expect(String(decoding: bytes.all, as: UTF8.self).contains(#""submission_id":null,"user_id":null"#))
    }

    @Test(arguments: [
        (ExportFormat.csv, "file,line,field,rule,message\n'=a,1,,r,m\n"),
        (.jsonl, #"{"file":"=a","line":1,"field":"","rule":"r","message":"m"}"# + "\n"),
    ])
    func `a list is exported in either format`(_ format: ExportFormat, _ expected: String) throws {
        let bytes = Bytes()
        let row = RejectedRow(file: "=a", line: 1, field: "", rule: "r", message: "m")
        let file = try Table.rejectedInput.export(as: format, to: { bytes.all += $0 }) { try $0(row) }
        #expect(String(decoding: bytes.all, as: UTF8.self) == expected)
        #expect(file.rows == 1)
    }
}
