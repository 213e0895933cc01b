import Intake
import ReconciliationCore
import Testing

@Suite struct CSVHeaderTests {
    @Test(arguments: [
        ("user_id,credited_at\nu,x\n", "missing_column", "transaction_id", "it has user_id, credited_at"),
        ("user_id,b,user_id,transaction_id,credited_at\n1,2,3,4,5\n", "duplicate_column", "user_id", "twice"),
        ("User_ID,USER_ID,transaction_id,credited_at\n1,2,3,4\n", "duplicate_column", "user_id", "twice"),
        ("\"transaction_id,user_id\n1,2\n3,4\n", "unclosed_quote", "", "header"),
        ("", "missing_column", "transaction_id", "empty"),
    ])
    func `a header that cannot be used refuses the whole file`(
        text: String,
        rule: String,
        field: String,
        words: String
    ) throws {
        let outcome = try reading(.credits, text)
        #expect(outcome.rows.isEmpty)
        #expect(outcome.refusals == ["0 \(field) \(rule)"])
        #expect(outcome.rejected[0].message.contains(words))
        #expect(outcome.tally.isRejectedWhole)
        #expect(outcome.tally.accepted + outcome.tally.rejected == outcome.tally.recordsCounted)
    }

    @Test(arguments: [
        ("TRANSACTION_ID,USER_ID,CREDITED_AT\n7,u,2025-03-10T05:44:43Z\n", ""),
        ("User_ID,user_id,Transaction_Id,credited_at\nv,u,7,2025-03-10T05:44:43Z\n", "User_ID"),
    ])
    func `capitals in the names of columns make no difference unless a column has the exact name`(
        text: String,
        ignored: String
    ) throws {
        let outcome = try reading(.credits, text)
        #expect(outcome.credits.map(\.userID.rawValue) == ["u"])
        #expect(outcome.tally.ignoredColumns.joined() == ignored)
    }

    @Test func `a header of more than 256 columns refuses the file`() throws {
        let names = (0..<257).map { "c\($0)" }.joined(separator: ",")
        #expect(try reading(.products, names + "\n").refusals == ["0  column_count"])
    }

    @Test(arguments: ["deadbeef", "1000000280765165,ann@example.com,x", "contact,price"])
    func `a first line that names no column of the kind is not repeated`(line: String) throws {
        let message = try reading(.credits, line + "\n").rejected[0].message
        #expect(
            message
                == "The file has no column transaction_id, nor any other column of this kind: it has lost its header, or is "
                + "another file. Fix the export, or rename with --map or inputs.<kind>.columns."
        )
    }

    @Test func `columns that are not known are cut, counted and made visible where a header is quoted`() throws {
        let strange = [
            "user_id", "ann@example.com", "1000000280765165", String(repeating: "f", count: 64), "a\u{1B}[2J",
        ]
        let message = try reading(.credits, strange.joined(separator: ",") + "\n").rejected[0].message
        #expect(message.contains("it has user_id, …, …, …, a\\u{1B}[2J. "))
        let many = "user_id," + (1...30).map { "c\($0)" }.joined(separator: ",")
        #expect(try reading(.credits, many + "\n").rejected[0].message.contains(", c18, c19 and 11 more. "))
    }

    @Test func `a rejection never carries a column's name as it came`() throws {
        let header = "transaction_id,user_id,credited_at,\(String(repeating: "n", count: 5_000))\n"
        let outcome = try reading(
            .credits,
            Array(header.utf8) + Array("7,u,2025-03-10T05:44:43Z,".utf8) + [0xff, 0x0a]
        )
        #expect(outcome.refusals == ["2 … invalid_utf8"])
        #expect(outcome.tally.ignoredColumns == [String(repeating: "n", count: 64) + "…"])
    }

    @Test func `columns come in any order and under other names`() throws {
        let outcome = try reading(
            .credits,
            "\u{feff}when, who ,transaction_id\r\n2025-03-10T05:44:43Z,u1,7\r\n",
            columns: ["credited_at": "when", "user_id": "who"]
        )
        #expect(outcome.credits.map(\.userID.rawValue) == ["u1"])
        #expect(outcome.lines == [2])
    }

    @Test func `a column nobody asked for may be named twice, and counts twice`() throws {
        let outcome = try reading(
            .credits,
            "note,a,note,transaction_id,user_id,credited_at\n1,2,3,4,u,2025-03-10T05:44:43Z\n"
        )
        #expect(outcome.refusals.isEmpty)
        #expect(outcome.credits.map(\.userID.rawValue) == ["u"])
        #expect(outcome.tally.ignoredColumns == ["a", "note", "note"])
    }

    @Test func `the column a field is renamed to must be there once, its old name may be there as it likes`() throws {
        let header = "transaction_id,user_id,user_id,who,credited_at"
        let row = "7,a,b,u1,2025-03-10T05:44:43Z"
        let outcome = try reading(.credits, "\(header)\n\(row)\n", columns: ["user_id": "who"])
        #expect(outcome.credits.map(\.userID.rawValue) == ["u1"])
        let twice = try reading(.credits, "\(header),who\n\(row),u2\n", columns: ["user_id": "who"])
        #expect(twice.refusals == ["0 who duplicate_column"])
    }

    @Test func `an optional field renamed to a column that is not there refuses the file`() throws {
        let outcome = try reading(.products, "product_id\ncoins\n", columns: ["price": "cost"])
        #expect(outcome.refusals == ["0 cost missing_column"])
        #expect(outcome.tally.rejected == 1)
    }

    @Test(
        arguments: [
            (.credits, "transaction_id,user_id,credited_at\r700000001,u-anna,2026-02-25T10:01:00Z\r"),
            (.users, "user_id,account_name\ru-anna,Anna Account\ru-boris,Boris\r"),
            (.users, "\"user_id\",\"account_name\"\r\"u-anna\",\"Anna Account\"\r"),
            (.users, "user_id\ru-anna\r\nu-boris\r\n"),
            (.products, "product_id;name\rcoins;Coins\r" + String(repeating: "coins;Coins\r", count: 10_000)),
        ] as [(IntakeKind, String)]
    )
    func `a file whose lines end with CR alone is refused whole, and nothing in it is repeated`(
        kind: IntakeKind,
        text: String
    ) throws {
        let outcome = try reading(kind, text)
        #expect(outcome.rows.isEmpty)
        #expect(outcome.refusals == ["0  line_ends"])
        #expect(outcome.rejected[0].message.contains("end with CR alone"))
        #expect(outcome.tally.ignoredColumns.isEmpty)
        #expect(outcome.tally.accepted + outcome.tally.rejected == outcome.tally.recordsCounted)
    }

    @Test(
        arguments: [
            Array("PK\u{3}\u{4}".utf8) + [20, 0, 0, 0, 10, 65, 10], [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 10, 44],
            Array("BZh91AY&SY".utf8), [0x28, 0xb5, 0x2f, 0xfd, 4, 0, 10, 10, 97, 10],
            Array("credits.csv".utf8) + Array(repeating: 0, count: 246) + Array("ustar\u{0}00\n1,u\n".utf8),
        ] as [[UInt8]],
        [IntakeKind.credits, .receipts, .notifications]
    )
    func `a file of another format is refused whole, and says which formats are read`(
        bytes: [UInt8],
        kind: IntakeKind
    ) throws {
        let outcome = try reading(kind, bytes)
        #expect(outcome.refusals == ["0  other_format"])
        #expect(outcome.rejected[0].message.contains("compress it with gzip"))
        #expect(outcome.tally.isRejectedWhole)
        #expect(outcome.tally.accepted + outcome.tally.rejected == outcome.tally.recordsCounted)
    }

    @Test func `text with the mark of an archive in its place is no archive`() throws {
        let head = "user_id,account_name\nu1,"
        let outcome = try reading(.users, head + String(repeating: "a", count: 257 - head.utf8.count) + "ustar\n")
        #expect(outcome.refusals == [])
        #expect(outcome.users.count == 1)
    }

    @Test func `a line break inside the quoted name of a column is no line end, and is not repeated`() throws {
        let header = "user_id,\"note\n(free\r\ntext)\",account_name\r\r\n"
        #expect(try reading(.users, header + "u1,n,A\r\r\n").users.map(\.userID.rawValue) == ["u1"])
        let message = try reading(.credits, header).rejected[0].message
        #expect(message.contains("it has user_id, …, account_name."), "\(message)")
    }

    @Test(arguments: [
        "user_id,account_name\u{2028}u1,a\u{2028}u2,b\u{2028}", "user_id,\"account_name\nu1,a\n\"\nu2,b\n",
        "user_id,note\u{85}u1,\u{85}",
    ])
    func `a header that holds rows is refused, not read as names of columns`(text: String) throws {
        let outcome = try reading(.users, text)
        #expect(outcome.refusals == ["0  line_ends"])
    }

    @Test func `a name of two lines that nobody reads refuses nothing`() throws {
        let outcome = try reading(.users, "user_id,\"Level\n(reached)\"\nu1,7\n")
        #expect(outcome.refusals == [])
    }
}
