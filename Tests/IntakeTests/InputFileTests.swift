import Intake
import ReconciliationCore
import Testing

@Suite struct InputFileTests {
    /// Seven bad rows at known places among a thousand good ones.
    static func csv() -> (bytes: [UInt8], refusals: [String]) {
        var bytes = Array("transaction_id,user_id,credited_at,order_id,status\r\n".utf8)
        let bad: [(field: String, rule: String, row: [UInt8])] = [
            ("transaction_id", "damaged_identifier", Array("1.0E+15,u,2025-03-10T05:44:43Z,o,".utf8)),
            ("user_id", "missing_value", Array("1000,(NULL),2025-03-10T05:44:43Z,o,".utf8)),
            ("credited_at", "invalid_time", Array("1000,u,2025-02-30T05:44:43Z,o,".utf8)),
            ("status", "unknown_status", Array("1000,u,2025-03-10T05:44:43Z,o,given".utf8)),
            (
                "order_id", "field_too_long",
                Array("1000,u,2025-03-10T05:44:43Z,".utf8) + [UInt8](repeating: 0x6f, count: 65_537) + Array(",".utf8)
            ),
            ("user_id", "invalid_utf8", Array("1000,".utf8) + [0xff, 0xfe] + Array(",2025-03-10T05:44:43Z,o,".utf8)),
            ("user_id", "nul_byte", Array("1000,u".utf8) + [0] + Array(",2025-03-10T05:44:43Z,o,".utf8)),
        ]
        var refusals: [String] = []
        var line = 2
        for index in 0..<1000 {
            if index % 130 == 100, refusals.count < bad.count {
                let one = bad[refusals.count]
                refusals.append("\(line) \(one.field) \(one.rule)")
                bytes += one.row + Array("\r\n".utf8)
                line += 1
            }
            // Two lines long, now and then.
            let order = index % 50 == 0 ? "\"o\n\(index)\"" : "o\(index)"
            bytes += Array("\(1_000_000 + index),u\(index),2025-03-10T05:44:43Z,\(order),\r\n".utf8)
            line += index % 50 == 0 ? 2 : 1
        }
        return (bytes, refusals)
    }

    static func jsonLines() -> (bytes: [UInt8], refusals: [String]) {
        var bytes: [UInt8] = []
        let long = String(repeating: "x", count: 65_537)
        let bad: [(field: String, rule: String, row: [UInt8])] = [
            ("receipt_data", "broken_base64", Array(#"{"receipt_data":"TUlJ*","transaction_id":"1"}"#.utf8)),
            ("receipt_data", "missing_value", Array(#"{"user_id":"u","receipt-data":"null"}"#.utf8)),
            (
                "received_at", "invalid_time",
                Array(#"{"transaction_id":"1","received_at":"2025-02-30T00:00:00Z"}"#.utf8)
            ),
            ("environment", "unknown_environment", Array(#"{"transaction_id":"1","environment":"Beta"}"#.utf8)),
            ("device_model", "field_too_long", Array(#"{"transaction_id":"1","device_model":"\#(long)"}"#.utf8)),
            (
                "", "invalid_utf8",
                Array(#"{"transaction_id":"1","user_id":""#.utf8) + [0xc3, 0x28] + Array(#""}"#.utf8)
            ),
            ("", "nul_byte", Array(#"{"transaction_id":"1","user_id":""#.utf8) + [0] + Array(#""}"#.utf8)),
        ]
        var refusals: [String] = []
        var line = 1
        for index in 0..<1000 {
            if index % 130 == 100, refusals.count < bad.count {
                let one = bad[refusals.count]
                refusals.append("\(line) \(one.field) \(one.rule)")
                bytes += one.row + [0x0a]
                line += 1
            }
            bytes += Array(
                #"{"receipt_data":"TUlJ","user_id":"u\#(index)","transaction_id":\#(1_000_000 + index)}"#.utf8
            )
            bytes += [0x0a]
            line += 1
        }
        return (bytes, refusals)
    }

    @Test func `seven bad rows of credits are refused alone and a thousand good ones come in`() throws {
        let (bytes, refusals) = Self.csv()
        let outcome = try reading(.credits, bytes)
        #expect(outcome.rows.count == 1000)
        #expect(outcome.refusals == refusals)
        #expect(refusals.count == 7)
        #expect(outcome.tally.recordsCounted == 1007)
        #expect(outcome.tally.accepted + outcome.tally.rejected == 1007)
        #expect(outcome.lines.first == 2)
    }

    @Test func `seven bad lines of receipts are refused alone and a thousand good ones come in`() throws {
        let (bytes, refusals) = Self.jsonLines()
        let outcome = try reading(.receipts, bytes)
        #expect(outcome.rows.count == 1000)
        #expect(outcome.refusals == refusals)
        #expect(refusals.count == 7)
        #expect(outcome.tally.recordsCounted == 1007)
    }

    @Test(arguments: 1...17) func `chunk boundaries change nothing`(chunkBytes: Int) throws {
        let csv = [0xef, 0xbb, 0xbf] + Self.csv().bytes.prefix(12_000)
        #expect(try reading(.credits, csv, chunkBytes: chunkBytes) == reading(.credits, csv))
        let lines = [0xef, 0xbb, 0xbf] + Self.jsonLines().bytes.prefix(12_000)
        #expect(try reading(.receipts, lines, chunkBytes: chunkBytes) == reading(.receipts, lines))
    }

    @Test(arguments: [
        (IntakeKind.products, "product_id\ncoins\n", true), (.products, "product_id\n", false),
        (.products, "product_id\n\u{0}\n", false), (.users, "user_id,updated_at\nu,\n", true),
        (.users, "user_id,updated_at\nu,\nv,2025-03-10T05:44:43Z\n", false),
        (.users, "user_id,updated_at\nv,2031-03-10T05:44:43Z\n", false),
        (.receipts, #"{"transaction_id":"7"}"#, true),
        (.receipts, #"{"transaction_id":"7","received_at":"2025-03-10T05:44:43Z"}"#, false), (.receipts, "", false),
        (.credits, "transaction_id,user_id,credited_at\n", false),
    ])
    func `a file is timeless when it has rows and none says when`(kind: IntakeKind, text: String, isTimeless: Bool)
        throws
    {
        #expect(try reading(kind, text).tally.isTimeless == isTimeless)
    }

    @Test func `the tally names digest, ignored columns and the newest time not after as-of`() throws {
        let outcome = try reading(
            .credits,
            """
            note,credited_at,user_id,transaction_id,
            x,2025-03-10T05:44:43Z,u,1,
            x,2025-03-11T05:44:43Z,u,2,
            x,2031-03-11T05:44:43Z,u,3,
            """
        )
        #expect(outcome.rows.count == 3)
        #expect(outcome.tally.ignoredColumns == ["", "note"])
        #expect(outcome.tally.latestAt?.text == "2025-03-11T05:44:43Z")
        #expect(outcome.tally.digest.hex.count == 64)
        #expect(outcome.tally.isStable)
    }

    @Test func `an input reaches as far as its newest row that is at most a day past the as-of`() throws {
        let lines = [asOf, asOf + .hours(1), asOf + .days(1), asOf + .days(2)].enumerated().map { number, at in
            #"{"transaction_id":"\#(number + 1)","received_at":"\#(at.text)"}"#
        }
        #expect(try reading(.receipts, lines.joined(separator: "\n")).tally.latestAt == asOf + .days(1))
    }

    @Test func `a closure's failure stops the reading and keeps its cause`() throws {
        struct Full: Error {}
        let file = InputFile(
            kind: .products,
            source: ByteSource(bytes: Array("product_id\ncoins\n".utf8), name: "file"),
            asOf: asOf
        )
        let failure = #expect(throws: IntakeFailure.self) {
            try file.read(onRow: { _, _ in throw Full() }, onRejected: { _ in })
        }
        guard case .consumer(let cause)? = failure else {
            Issue.record("not the consumer's failure")
            return
        }
        #expect(cause is Full)
    }

    @Test func `a rename to an unknown field is refused and the known ones are named`() throws {
        let failure = #expect(throws: IntakeFailure.self) {
            try reading(.products, "product_id\n", columns: ["product": "sku"])
        }
        guard case .unknownField("product", kind: .products, known: let known)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(known.starts(with: ["product_id", "bundle_id"]))
    }

    @Test func `two fields may share a column of CSV, but no member of JSON`() throws {
        let shared = ["user_id": "who", "account_name": "who"]
        #expect(try reading(.users, "who\nu1\n", columns: shared).users.map(\.accountName) == ["u1"])
        let failure = #expect(throws: IntakeFailure.self) {
            try reading(.receipts, #"{"who":"u1","transaction_id":"1"}"# + "\n", columns: shared)
        }
        guard case .memberForTwoFields("who", kind: .receipts, fields: ["account_name", "user_id"])? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        // The own names of the others, and those that clients use for them, are taken too.
        for member in ["user_id", "userID"] {
            let failure = #expect(throws: IntakeFailure.self) {
                try reading(.receipts, #"{"user_id":"u1"}"# + "\n", columns: ["application_username": member])
            }
            guard case .memberForTwoFields(member, _, fields: ["application_username", "user_id"])? = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
        }
        // Where databases write names in capitals only, these are the names too.
        let inCapitals = ["application_username": "USER_ID"]
        let capitals = #expect(throws: IntakeFailure.self) {
            try reading(.receipts, #"{"USER_ID":"u1"}"# + "\n", columns: inCapitals)
        }
        guard case .memberForTwoFields("user_id", _, fields: ["application_username", "user_id"])? = capitals else {
            Issue.record("\(String(describing: capitals))")
            return
        }
        let swapped = ["application_username": "user_id", "user_id": "player"]
        let row = #"{"user_id":"name","player":"u1","transaction_id":"1"}"# + "\n"
        #expect(try reading(.receipts, row, columns: swapped).rows.count == 1)
    }
}
