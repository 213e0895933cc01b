import Intake
import ReconciliationCore
import Testing

@Suite struct CreditRowTests {
    private static let header =
        "transaction_id,user_id,credited_at,product_id,quantity,order_id,bundle_id,environment,status\n"

    @Test func `every column of a credit is read`() throws {
        let outcome = try reading(
            .credits,
            Self.header + " 1000000280765165 ,u 1,2025-03-10T05:44:43Z,coins,3,A-1,com.example,SANDBOX,Withdrawn\n"
        )
        var expected = CreditRow(
            transactionID: TransactionID("1000000280765165"),
            userID: UserID("u 1"),
            creditedAt: Instant(milliseconds: 1_741_585_483_000),
            status: .withdrawn
        )
        expected.productID = ProductID("coins")
        expected.quantity = 3
        expected.orderID = OrderID("A-1")
        expected.bundleID = BundleID("com.example")
        expected.environment = .sandbox
        #expect(outcome.credits == [expected])
    }

    @Test(arguments: [
        // A quote escaped by a backslash opens the next field, up to the next quote of the file.
        ("1,u,2025-03-10T05:44:43Z,\"a\\\"\",,,,,\n2,u,2025-03-10T05:44:43Z,\"b\",,,,,\n", true),
        ("1,u,2025-03-10T05:44:43Z,\"a\\\"x\",,,,,\n2,u,2025-03-10T05:44:43Z,b,,,,,\n", false),
        // As the rules of CSV have it, and refused for what it says.
        ("1,u,yesterday,\"a\nb\",,,,,\n", false),
        ("1,u,2025-03-10T05:44:43Z,\"a\nb\",,,,,,\n", true),
    ])
    func `a refused record that goes over several lines may hide others, where its quotes or its fields are wrong`(
        rows: String,
        mayHideOthers: Bool
    ) throws {
        let outcome = try reading(.credits, Self.header + rows + "9,u,2025-03-10T05:44:43Z,,,,,,\n")
        #expect(outcome.tally.isCutOff == mayHideOthers)
        #expect(outcome.rejected.count == 1 && outcome.credits.last?.transactionID == TransactionID("9"))
    }

    @Test(arguments: [
        ("1000000280765165,u,2025-03-10T05:44:43Z,,1.0,,,,", "1000000280765165"),
        (" 17 ,,2025-03-10T05:44:43Z,,,,,,", "17"),
        ("17,u,yesterday,,,,,,", "17"),
        // A value that slipped into the column, perhaps somebody's name, and what is no id any more.
        ("kim.lee,u,yesterday,,,,,,", nil),
        ("1.0E+15,u,2025-03-10T05:44:43Z,,,,,,", nil), ("9007199254740994.0,u,2025-03-10T05:44:43Z,,,,,,", nil),
        (".123,u,yesterday,,,,,,", nil),
        // Rewritten, and no digit is lost.
        ("2000000000000002.0,u,2025-03-10T05:44:43Z,,,,,,", "2000000000000002"),
        ("2000000000000002.,u,2025-03-10T05:44:43Z,,,,,,", "2000000000000002"),
        ("2.000.000.000.000.002,u,2025-03-10T05:44:43Z,,,,,,", "2000000000000002"),
        ("'2000000000000002,u,2025-03-10T05:44:43Z,,,,,,", "2000000000000002"),
        ("\u{FEFF}2000000000000002\u{A0}\u{200B},u,2025-03-10T05:44:43Z,,,,,,", "2000000000000002"),
        (",u,2025-03-10T05:44:43Z,,,,,,", nil),
        // Damaged as a record, elsewhere.
        ("17,u,2025-03-10T05:44:43Z,,,,,,,more", "17"), ("17,u", "17"),
        ("=\"17\",u\u{0},2025-03-10T05:44:43Z,,,,,,", "17"),
        ("17,\"u\" x,2025-03-10T05:44:43Z,,,,,,", "17"), ("1\u{0}7,u,2025-03-10T05:44:43Z,,,,,,", nil),
        ("0,u,2025-03-10T05:44:43Z", nil),
        // A quote that is never closed takes in the fields behind it.
        ("17,\"u,2025-03-10T05:44:43Z,,,,,,", "17"), ("17,\"u\n18,v,2025-03-10T05:44:43Z,,,,,,", "17"),
        ("17,u,\"2025-03-10T05:44:43Z,,,,,,", "17"), ("\"17,u,2025-03-10T05:44:43Z,,,,,,", nil),
        // Without its first field, what stands there is the user.
        ("13800138000,2025-03-10T05:44:43Z,,,,,,", nil), ("13800138000,\"2025-03-10T05:44:43Z,,,,,,", nil),
        ("13800138000,\"10 Mar 2025, 05:44\",,,,,,", nil),
    ])
    func `a refused row says which transaction it is about, where it says one`(row: String, id: String?) throws {
        let outcome = try reading(.credits, Self.header + row + "\n")
        #expect(outcome.rejected.map(\.creditedTransaction) == [id.map { TransactionID($0) }])
    }

    @Test(arguments: [
        ("17,u,yesterday,,,A-1,,,", "A-1"), ("17,u,yesterday,,, 20250310 ,,,", "20250310"),
        ("17,u,yesterday,,,=\"7\",,,", "7"), ("17,u,yesterday,,,,,,", nil), ("17,u,yesterday,,,0,,,", nil),
        // Perhaps somebody's name, and what is no id any more.
        ("17,u,yesterday,,,kim.lee,,,", nil), ("17,u,yesterday,,,Kim 2,,,", nil), ("17,u,yesterday,,,1.0E+15,,,", nil),
        // Perhaps the value of another column.
        ("17,u,yesterday,,,A-1,,,,more", nil), ("17,u,yesterday,,A-1", nil),
    ])
    func `a refused row says which order it is about, where it says one`(row: String, order: String?) throws {
        let outcome = try reading(.credits, Self.header + row + "\n")
        #expect(outcome.rejected.map(\.creditedOrder) == [order.map { OrderID($0) }])
    }

    @Test(arguments: [("a,17,x", "17"), ("17,x", nil), ("b,5,17,x", nil)])
    func `a transaction id behind other columns is read where no field is missing or over`(row: String, id: String?)
        throws
    {
        let damaged =
            Array(("shop,transaction_id,user_id,credited_at\n" + row).utf8) + [0xE9]
            + Array(",2025-03-10T05:44:43Z\n".utf8)
        let outcome = try reading(.credits, damaged)
        #expect(outcome.rejected.compactMap(\.creditedTransaction) == [id.map { TransactionID($0) }].compactMap(\.self))
    }

    @Test func `quotes behind a blank are no part of what they enclose`() throws {
        let rows = "1, \"u 1\", \"2025-03-10T05:44:43Z\" ,,, \"A \"\"1\"\"\",,,\n"
        let outcome = try reading(.credits, Self.header + rows)
        #expect(outcome.credits.map(\.userID) == [UserID("u 1")])
        #expect(outcome.credits.map(\.orderID) == [OrderID("A \"1\"")])
        let users = try reading(.users, "user_id, account_name\nu1, \"Ann\nu2, \"Bob\"\n").users
        #expect(users.map(\.accountName) == [" \"Ann", "Bob"])
    }

    @Test func `a header that is repeated inside a file is a refused row, and counted as a record`() throws {
        let row = "1,u,2025-03-10T05:44:43Z,,,,,,\n"
        let outcome = try reading(.credits, Self.header + row + Self.header + row)
        #expect(outcome.tally.accepted == 2 && outcome.rejected.map(\.line) == [3])
        #expect(outcome.tally.recordsCounted == 3)
    }

    @Test func `a refused row says so too where another of its fields is not UTF-8`() throws {
        let row = Array((Self.header + "17,Jos").utf8) + [0xE9] + Array(",2025-03-10T05:44:43Z,,,,,,\n".utf8)
        let outcome = try reading(.credits, row)
        #expect(outcome.rejected.map(\.creditedTransaction) == [TransactionID("17")])
    }

    @Test(arguments: ["", " ", "null", "(null)", "NIL", "undefined", "None", "00000000-0000-0000-0000-000000000000"])
    func `words for nothing are absent`(word: String) throws {
        let outcome = try reading(
            .credits,
            Self.header + "1,u,2025-03-10T05:44:43Z,\(word),\(word),\(word),\(word),\(word),\(word)\n"
        )
        let row = CreditRow(
            transactionID: TransactionID("1"),
            userID: UserID("u"),
            creditedAt: Instant(milliseconds: 1_741_585_483_000)
        )
        #expect(outcome.credits == [row])
        #expect(
            try reading(.credits, Self.header + "1,\(word),2025-03-10T05:44:43Z,,,,,,\n").refusals == [
                "2 user_id missing_value"
            ]
        )
    }

    @Test(arguments: [
        ("1.0E+15,u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("1E15,u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("1000000280765165.0,u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("\"1,000,000\",u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("1.000.000,u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("a b,u,2025-03-10T05:44:43Z,,,,,,", "transaction_id damaged_identifier"),
        ("1,1.23457E+15,2025-03-10T05:44:43Z,,,,,,", "user_id damaged_identifier"),
        ("1,u,,,,,,,", "credited_at missing_value"),
        ("1,u,2025-03-10T05:44:43,,,,,,", "credited_at zone_missing"),
        ("1,u,1741585483,,,,,,", "credited_at implausible_time"),
        ("1,u,2025-03-10T25:44:43Z,,,,,,", "credited_at invalid_time"),
        ("1,u,2025-03-10T05:44:43Z,,0,,,,", "quantity invalid_quantity"),
        ("1,u,2025-03-10T05:44:43Z,,1000001,,,,", "quantity invalid_quantity"),
        ("1,u,2025-03-10T05:44:43Z,,1.0,,,,", "quantity invalid_quantity"),
        ("1,u,2025-03-10T05:44:43Z,,,,,Xcode,", "environment test_environment"),
        ("1,u,2025-03-10T05:44:43Z,,,,,localtesting,", "environment test_environment"),
        ("1,u,2025-03-10T05:44:43Z,,,,,live,", "environment unknown_environment"),
        ("1,u,2025-03-10T05:44:43Z,,,,,,done", "status unknown_status"),
        ("1,u,2025-03-10T05:44:43Z", " column_count"),
        ("1,u,2025-03-10T05:44:43Z,,,,,,,", " column_count"),
        ("1,u,2025-03-10T05:44:43Z,,,,,,\"x\"y", " broken_quote"),
    ])
    func `each broken rule refuses its row alone`(row: String, refusal: String) throws {
        let outcome = try reading(.credits, Self.header + row + "\n2,u,2025-03-10T05:44:43Z,,,,,,\n")
        #expect(outcome.refusals == ["2 " + refusal])
        #expect(outcome.credits.map(\.transactionID.rawValue) == ["2"])
        #expect(outcome.rejected.allSatisfy { !$0.message.isEmpty })
    }

    @Test func `an identifier that Excel was told to leave alone is read as the text inside`() throws {
        let outcome = try reading(
            .credits,
            Self.header + "=\"1000000280765165\",\"=\"\"007\"\"\",2025-03-10T05:44:43Z,,,,,,\n"
        )
        #expect(outcome.credits.map(\.transactionID.rawValue) == ["1000000280765165"])
        #expect(outcome.credits.map(\.userID.rawValue) == ["007"])
    }

    @Test func `an unclosed quote refuses from its first line to the end`() throws {
        let outcome = try reading(
            .credits,
            Self.header + "1,u,2025-03-10T05:44:43Z,,,,,,\n2,\"u,x,,,,,,\n3,u,x,,,,,,\n"
        )
        #expect(outcome.rows.count == 1)
        #expect(outcome.refusals == ["3  unclosed_quote"])
        #expect(outcome.rejected[0].message.contains("to the end of the file"))
        #expect(outcome.tally.recordsCounted == 2)
    }
}
