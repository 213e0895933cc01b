import Foundation
import Intake
import ReconciliationCore
import Testing

@Suite struct SubmissionRowTests {
    private func submission(_ line: String) throws -> SubmissionRow {
        let outcome = try reading(.receipts, line)
        #expect(outcome.refusals == [])
        return try #require(outcome.submissions.first)
    }

    @Test func `a row that proves and claims nothing is told all that would do`() throws {
        let outcome = try reading(.receipts, #"{"user_id":"u1"}"#)
        #expect(outcome.refusals == ["1 receipt_data missing_value"])
        #expect(
            outcome.rejected.map(\.message) == [
                "A required value is missing (0, nan, NA and the like are none): receipt_data, or in its place one of "
                    + "signed_transaction, transaction_id."
            ]
        )
    }

    @Test(arguments: [
        ("user_id", 1_024, true), ("user_id", 1_025, false), ("account_name", 1_025, false),
        ("device_token", 1_025, false), ("product_id", 1_025, false), ("bundle_id", 1_025, false),
        ("application_username", 1_025, false), ("device_id", 1_025, false), ("app_version", 1_025, true),
    ])
    func `what the ledger finds rows by is no longer than an index takes`(
        field: String,
        bytes: Int,
        isTaken: Bool
    ) throws {
        let text = String(repeating: "é", count: bytes / 2) + (bytes.isMultiple(of: 2) ? "" : "e")
        let outcome = try reading(.receipts, #"{"transaction_id":"7","\#(field)":"\#(text)"}"#)
        #expect(outcome.refusals == (isTaken ? [] : ["1 \(field) field_too_long"]))
    }

    @Test func `rows of CSV among receipts are told what receipts are`() throws {
        let messages = try reading(.receipts, "transaction_id,user_id\n7,u1\n").rejected.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("write JSON Lines") }, "\(messages)")
    }

    @Test(arguments: [
        #""308203""#, #""<3082 03>""#, #""MIID""#, #"{"receipt-data":"MIID","password":"p"}"#,
        #""0x308203""#, #""\\x308203""#, #"{"receipt-data":"308203"}"#,
        #""\ufeff {\"receipt-data\":\"MIID\"}""#,
        #""{\"receipt-data\":\"MIID\"}""#, #"" {\"password\":null,\"receipt-data\" : \"MIID\"}""#,
    ])
    func `a receipt is read from hexadecimal digits, and from the body of a request to Apple`(value: String) throws {
        let bytes = try submission(#"{"receipt_data":\#(value)}"#).evidence
        #expect(bytes?.first == 0x30 && bytes?.count == 3)
    }

    @Test(arguments: [
        #"{"receipt-data":"MIID","password":"secret"}"#,
        "\u{FEFF} {\"password\":\"secret\",\"receipt-data\":\"308203\"}\n",
        #"{"receipt-data":"eyJyZWNlaXB0LWRhdGEiOiJNSUlEIiwicGFzc3dvcmQiOiJzZWNyZXQifQ=="}"#,
    ])
    func `a body of a request to Apple is read in Base64 too, of itself as well`(body: String) throws {
        let encoded = Data(body.utf8).base64EncodedString()
        #expect(try submission(#"{"receipt_data":"\#(encoded)"}"#).evidence == [0x30, 0x82, 0x03])
    }

    @Test func `a body in Base64 whose receipt is broken is refused, and nothing of it is kept`() throws {
        let encoded = Data(#"{"receipt-data":"MIID*","password":"secret"}"#.utf8).base64EncodedString()
        let outcome = try reading(.receipts, #"{"receipt_data":"\#(encoded)"}"# + "\n")
        #expect(outcome.refusals == ["1 receipt_data broken_base64"] && outcome.rejected[0].keptSubmission == nil)
    }

    @Test(arguments: [
        (
            #"{"notification_type":"CANCEL","password":"secret"}"#,
            #"{"notification_type":"CANCEL","password":"removed"}"#
        ),
        (#"{"PASSWORD":"secret","x":1,"Password":7}"#, #"{"PASSWORD":"removed","x":1,"Password":null}"#),
        (#"{"receipt-data":null,"password":"secret"}"#, #"{"receipt-data":null,"password":"removed"}"#),
        (#" {"passwords":"not one"} "#, #" {"passwords":"not one"} "#), ("{ not = JSON; }", "{ not = JSON; }"),
        (#"{"password":"of half an object""#, #"{"password":"of half an object""#),
    ])
    func `no shared secret is kept of other JSON that a client sends as a receipt`(sent: String, kept: String) throws {
        let encoded = Data(sent.utf8).base64EncodedString()
        let evidence = try submission(#"{"receipt_data":"\#(encoded)"}"#).evidence
        #expect(evidence.map { String(decoding: $0, as: UTF8.self) } == kept)
    }

    @Test(arguments: [
        (#"{"receipt-data":7}"#, "wrong_type"), (#"{"receipt-data":null}"#, "wrong_type"),
        (#"{"receipt":"MIID"}"#, "wrong_type"),
        (#"["MIID"]"#, "wrong_type"), (#""{\"receipt-data\":7}""#, "broken_base64"),
        (#""{\"receipt-data\"""#, "broken_base64"),
    ])
    func `a body without a receipt is none`(value: String, rule: String) throws {
        let outcome = try reading(.receipts, #"{"receipt_data":\#(value)}"# + "\n")
        #expect(outcome.refusals == ["1 receipt_data \(rule)"])
    }

    @Test(arguments: [
        (#""receipt_data":"TUlJ*""#, nil), (#""receipt_data":7.5e3"#, nil), (#""signed_transaction":"eyJh.eyJi""#, nil),
        (#""signed_transaction":"eyJh.eyJi","receipt_data":"TUlJ""#, "MII"),
        (#""signed_transaction":"eyJh.eyJi.eyJj","receipt_data":"TUlJ*""#, "eyJh.eyJi.eyJj"),
    ])
    func `of a row refused for its evidence the named transaction and the other piece of evidence are kept`(
        evidence: String,
        kept: String?
    ) throws {
        let outcome = try reading(.receipts, #"{"user_id":"u","transaction_id":"1",\#(evidence)}"# + "\n")
        #expect(outcome.submissions.isEmpty && outcome.rejected.count == 1)
        let submission = try #require(outcome.rejected.first?.keptSubmission)
        #expect(submission.userID == UserID("u") && submission.transactionID == TransactionID("1"))
        #expect(submission.evidence == kept.map { Array($0.utf8) })
    }

    @Test(arguments: [
        #"{"user_id":"u","receipt_data":"TUlJ*"}"#,
        #"{"user_id":"u","receipt_data":"TUlJ*","transaction_id":"1,000"}"#,
        #"{"user_id":"u","environment":"Moon"}"#, #"{"receipt_data":"TUlJ*","transaction_id":"1""#,
        "{\"receipt_data\":\"TUlJ\",\"x\":\"\u{0}\"}",
    ])
    func `nothing is kept of a row that has neither evidence nor a transaction that can be read`(line: String) throws {
        let outcome = try reading(.receipts, line + "\n")
        #expect(outcome.rejected.count == 1 && outcome.rejected[0].keptSubmission == nil)
    }

    @Test(
        arguments: [
            (#""receipt_data":"TUlJ*","transaction_id":"1","environment":"Moon","user_id":"u""#, nil, "1", "u"),
            (#""transaction_id":"1","environment":"Moon","user_id":"u""#, nil, "1", "u"),
            (#""receipt_data":"TUlJ","transaction_id":"1","received_at":1772000000,"user_id":"u""#, "MII", "1", "u"),
            (#""receipt_data":"TUlJ","transaction_id":"1.5e3","user_id":"u""#, "MII", nil, "u"),
            (#""receipt_data":"TUlJ","submission_id":[],"product_id":{},"user_id":"u""#, "MII", nil, "u"),
            // Whom it is from is not guessed.
            (
                #""receipt_data":"TUlJ","transaction_id":"1","user_id":"u","userId":"w","account_name":"Kim""#, "MII",
                "1", nil
            ),
            (#""receipt_data":"TUlJ","account_name":"\ud83d","user_id":"u""#, "MII", nil, nil),
            (#""receipt_data":"TUlJ","user_id":false,"application_username":"x""#, "MII", nil, nil),
            (#""receipt_data":"TUlJ","receipt":"TUlK","transaction_id":"1","user_id":"u""#, nil, "1", "u"),
        ] as [(String, String?, String?, String?)]
    )
    func `of a refused row all is kept but the fields that something is wrong with`(
        members: String,
        evidence: String?,
        transaction: String?,
        user: String?
    ) throws {
        let outcome = try reading(.receipts, "{\(members)}\n")
        #expect(outcome.submissions.isEmpty && outcome.rejected.count == 1)
        let kept = try #require(outcome.rejected.first?.keptSubmission)
        #expect(kept.evidence == evidence.map { Array($0.utf8) })
        #expect(kept.transactionID?.rawValue == transaction && kept.userID?.rawValue == user)
        #expect(user != nil || kept.accountName == nil && kept.applicationUsername == nil)
    }

    @Test func `a last line that ends in the middle is a file that was cut off`() throws {
        let whole = #"{"receipt_data":"TUlJ"}"#
        #expect(try reading(.receipts, whole + "\n" + whole.dropLast(3)).tally.isCutOff)
        for end in ["", whole, whole + "\n", #"{"receipt_data":7}"#, whole.dropLast(3) + "\n"] {
            #expect(try !reading(.receipts, whole + "\n" + end).tally.isCutOff, "\(end)")
        }
    }

    @Test(arguments: ["receipt_data", "receipt-data", "receipt", "reciept", "receiptBase64"])
    func `receipts come under the names clients use`(name: String) throws {
        #expect(try submission(#"{"\#(name)":"TUlJ"}"#).evidence == Array("MII".utf8))
    }

    @Test(arguments: ["user_id", "user-id", "userID", "userId"])
    func `users come under the names clients use`(name: String) throws {
        #expect(try submission(#"{"\#(name)":42,"transaction_id":"1"}"#).userID?.rawValue == "42")
    }

    @Test(arguments: [
        #""user_id":0,"userId":"u7""#, #""userId":"u7","user_id":"-1""#, #""user_id":"n/a","userID":" u7""#,
        #""user_id":"u7","transactionId":"0""#, #""transactionId":0,"user_id":"u7","TRANSACTION_ID":"-1""#,
        #""user_id":"u7","device_token":"t","device-token":"0""#,
        #""user_id":"u7","device-token":"nan","device_token":"t""#,
    ])
    func `a filler beside an id or a token of another spelling is none`(members: String) throws {
        let row = try submission(#"{\#(members),"transactionIdentifier":"2300011"}"#)
        #expect(row.userID == UserID("u7") && row.transactionID == TransactionID("2300011"))
        #expect(row.deviceToken == (members.contains("device") ? "t" : nil))
    }

    @Test func `a name may be such a word, and contradicts another one`() throws {
        let both = try reading(.receipts, #"{"transaction_id":"1","account_name":"0","userName":"ann"}"# + "\n")
        #expect(both.refusals == ["1 account_name conflicting_field"])
        #expect(try submission(#"{"transaction_id":"1","account_name":"0","userName":0}"#).accountName == "0")
    }

    @Test func `a user is read as an id without blanks and kept as a name with them`() throws {
        let row = try submission(#"{"user_id":" u1\t","transaction_id":" 1 "}"#)
        #expect(row.userID?.rawValue == "u1" && row.userText == " u1\t")
        #expect(row.transactionID?.rawValue == "1")
    }

    @Test(arguments: [" led by blank", "ended by blank ", "\u{09}tab", "=\"ann\"", "line\u{0B}"])
    func `names stand as they were sent`(name: String) throws {
        let quoted = name.replacing("\"", with: "\\\"").replacing("\t", with: "\\t").replacing(
            "\u{0B}",
            with: "\\u000b"
        )
        let row = try submission(
            #"{"transaction_id":"1","account_name":"\#(quoted)","application_username":"\#(quoted)"}"#
        )
        #expect(row.accountName == name && row.applicationUsername == name)
    }

    @Test(arguments: ["  ", " null ", " 00000000-0000-0000-0000-000000000000", "00000000000000000000000000000000"])
    func `a name of blanks alone, or of a word that means nothing, is none`(name: String) throws {
        let row = try submission(#"{"transaction_id":"1","application_username":"\#(name)","user_id":"\#(name)"}"#)
        #expect(row.applicationUsername == nil && row.userID == nil && row.userText == nil)
    }

    @Test(arguments: [
        "user-name", "userName", "account_name", "applicationUsername", "userIdentifier", "device-token",
        "device_token", "device_id", "device_model", "os_version", "app_version", "submission_id", "sandbox",
    ])
    func `other fields come under the names clients use`(name: String) throws {
        let row = try submission(#"{"\#(name)":"x y","transaction_id":"1"}"#)
        let value =
            switch name {
            case "user-name", "userName", "account_name": row.accountName
            case "applicationUsername", "userIdentifier": row.applicationUsername
            case "device-token", "device_token": row.deviceToken
            case "device_id": row.deviceID
            case "device_model": row.deviceModel
            case "os_version": row.osVersion
            case "app_version": row.appVersion
            case "submission_id": row.submissionID
            default: row.sandboxFlag
            }
        #expect(value == "x y")
    }

    @Test func `members in capitals are understood as those in small letters`() throws {
        let row = try submission(#"{"TRANSACTION_ID":"7","USER-ID":"u1","RECEIVED_AT":"2026-02-28T10:00:00Z"}"#)
        #expect(row.transactionID?.rawValue == "7")
        #expect(row.userID?.rawValue == "u1")
        #expect(row.receivedAt != nil)
        let both = try reading(.receipts, #"{"transaction_id":"7","TRANSACTION_ID":"8"}"#)
        #expect(both.refusals == ["1 transaction_id conflicting_field"])
        let others = try reading(.receipts, #"{"transaction_id":"7","Transaction_ID":"8","NOTE":"x"}"#)
        #expect(others.tally.ignoredColumns == ["NOTE", "Transaction_ID"])
        let renamed = try reading(
            .receipts,
            #"{"transaction_id":"7","USER_ID":"u2","P":"u1"}"#,
            columns: ["user_id": "P"]
        )
        #expect(renamed.submissions.map(\.userID?.rawValue) == ["u1"])
        let spelt = try reading(.receipts, #"{"transaction_id":"7","PLAYER":"u1"}"#, columns: ["user_id": "player"])
        #expect(spelt.submissions.map(\.userID?.rawValue) == ["u1"])
        #expect(spelt.tally.absentMembers == [])
    }

    @Test(arguments: ["transaction_id", "transactionID", "transactionId", "transactionIdentifier"])
    func `an identifier given as a number keeps all its digits`(name: String) throws {
        for digits in ["1000000280765165", "9007199254740993", "123456789012345678901234567890"] {
            #expect(try submission(#"{"\#(name)":\#(digits)}"#).transactionID?.rawValue == digits)
        }
    }

    @Test(arguments: [
        (#"{"transaction_id":1.0e15}"#, "transaction_id damaged_identifier"),
        (#"{"transaction_id":1000000280765165.0}"#, "transaction_id damaged_identifier"),
        (#"{"transaction_id":1.5}"#, "transaction_id damaged_identifier"),
        (#"{"transaction_id":-5}"#, "transaction_id damaged_identifier"),
        (#"{"transaction_id":"1,000,000"}"#, "transaction_id damaged_identifier"),
        (#"{"transaction_id":1,"user_id":1.5e3}"#, "user_id damaged_identifier"),
        (#"{"transaction_id":{"id":1}}"#, "transaction_id wrong_type"),
        (#"{"transaction_id":true}"#, "transaction_id wrong_type"),
        (#"{"transaction_id":"1","user_id":false}"#, "user_id wrong_type"),
        (#"{"user_id":"u"}"#, "receipt_data missing_value"),
        (#"{}"#, "receipt_data missing_value"),
        (#"{"receipt_data":"(null)","transaction_id":"undefined"}"#, "receipt_data missing_value"),
        (#"{"receipt_data":"TUlJ*","transaction_id":"1"}"#, "receipt_data broken_base64"),
        (#"{"signed_transaction":"eyJh.eyJi","transaction_id":"1"}"#, "signed_transaction broken_signed_transaction"),
        (#"{"transaction_id":"1","environment":"Moon"}"#, "environment unknown_environment"),
        (#"{"transaction_id":"1","transactionId":"2"}"#, "transaction_id conflicting_field"),
        (#"{"user_id":"1","transaction_id":"1","userId":"2"}"#, "user_id conflicting_field"),
        (#"{"transaction_id":"1","transaction_id":"2"}"#, "transaction_id conflicting_field"),
        (
            #"{"transaction_id":"1","account_name":"a","userName":"a "}"#,
            "account_name conflicting_field"
        ),
        (#"{"transaction_id":"1","user_id":"a\u0000b"}"#, "user_id nul_byte"),
        (#"{"transaction_id":"1","received_at":"1741585483"}"#, "received_at implausible_time"),
        (#"{"transaction_id":"1","received_at":"1970-01-01T00:00:00Z"}"#, "received_at implausible_time"),
        (#"{"transaction_id":"1","received_at":"0000000000000"}"#, "received_at implausible_time"),
        (#"{"transaction_id":"1""#, " invalid_json"),
        (#"{"transaction_id":"1"}{}"#, " invalid_json"),
        (#"[{"transaction_id":"1"}]"#, " not_an_object"),
        ("1000000280765165", " not_an_object"),
        ("receipt", " invalid_json"),
    ])
    func `each broken rule refuses its line alone`(line: String, refusal: String) throws {
        let outcome = try reading(.receipts, "\n" + line + "\r\n" + #"{"transaction_id":"9"}"#)
        #expect(outcome.refusals == ["2 " + refusal])
        #expect(outcome.submissions.map(\.transactionID?.rawValue) == ["9"])
        #expect(outcome.lines == [3])
    }

    @Test(arguments: [
        #"{"transaction_id":"1","transactionId":1}"#, #"{"transaction_id":"1","transactionId":null}"#,
        #"{"transaction_id":"null","transactionId":" 1 "}"#, #"{"transactionID":"","transactionId":"1"}"#,
    ])
    func `two spellings of one value, or of one value and none, agree`(line: String) throws {
        #expect(try submission(line).transactionID == TransactionID("1"))
    }

    @Test func `a user and a transaction without evidence are a claim`() throws {
        let row = try submission(#"{"user_id":"u","transaction_id":"1","receipt_data":""}"#)
        #expect(row.evidence == nil)
        #expect(row.userID?.rawValue == "u")
    }

    @Test func `a test environment is recorded as none and a wrong sandbox flag as it came`() throws {
        let row = try submission(#"{"transaction_id":"1","environment":"Xcode","sandbox":true}"#)
        #expect(row.environment == nil)
        #expect(row.sandboxFlag == "true")
    }

    @Test func `a signed transaction is kept as its text, also where a receipt was expected`() throws {
        let text = "eyJhbGci.eyJ0cmFu.c2lnbmF0"
        #expect(try submission(#"{"signed_transaction":"\#(text)"}"#).evidence == Array(text.utf8))
        #expect(try submission(#"{"receipt_data":"\#(text)"}"#).evidence == Array(text.utf8))
        #expect(
            try submission(#"{"receipt_data":"TUlJ","signed_transaction":"\#(text)"}"#).evidence == Array(text.utf8)
        )
    }

    @Test func `evidence may be longer than other fields`() throws {
        let text = String(repeating: "TUlJ", count: 100_000)
        #expect(try submission(#"{"receipt_data":"\#(text)"}"#).evidence?.count == 300_000)
    }

    @Test func `members nobody reads are named once`() throws {
        let outcome = try reading(
            .receipts,
            "{\"transaction_id\":1,\"idfa\":{\"a\":[1]}}\n{\"transaction_id\":2,\"idfa\":0}\n"
        )
        #expect(outcome.tally.ignoredColumns == ["idfa"])
    }

    @Test func `a rename adds a spelling`() throws {
        let outcome = try reading(.receipts, #"{"txn":"7","transaction_id":"8"}"#, columns: ["transaction_id": "txn"])
        #expect(outcome.submissions.map(\.transactionID?.rawValue) == ["7"])
    }

    @Test func `a receipt or signed transaction of more than 4 MiB is refused, one of 4 MiB is not`() throws {
        func line(_ field: String, _ text: String) -> String { #"{"\#(field)":"\#(text)"}"# + "\n" }
        let bytesMax = 4 << 20
        let outcome = try reading(
            .receipts,
            // Base64 of so many zeros.
            line("receipt_data", String(repeating: "A", count: bytesMax / 3 * 4 + 2))
                + line("receipt_data", String(repeating: "A", count: bytesMax / 3 * 4 + 3))
                + line("signed_transaction", "eyJh." + String(repeating: "A", count: bytesMax - 10) + ".AAAA")
                + line("signed_transaction", "eyJh." + String(repeating: "A", count: bytesMax - 8) + ".AAAA")
        )
        #expect(outcome.submissions.map { $0.evidence?.count } == [bytesMax, bytesMax])
        #expect(outcome.refusals == ["2 receipt_data too_large", "4 signed_transaction too_large"])
    }

    @Test(arguments: [
        "user_id", "account_name", "application_username", "device_token", "device_id", "submission_id", "product_id",
    ])
    func `half of a character refuses the row where somebody or something is known by the text`(name: String) throws {
        for half in [#"a\ud800"#, #"a\udc00b"#, #"\ud83d\ud83d\ude00"#] {
            let line = #"{"transaction_id":"1","\#(name)":"\#(half)"}"# + "\n"
            let whole = #"{"transaction_id":"2","\#(name)":"\ud83d\ude00"}"# + "\n"
            let outcome = try reading(.receipts, line + (name == "product_id" ? "" : whole))
            #expect(outcome.refusals == ["1 \(name) half_surrogate"])
            #expect(outcome.rejected[0].message.contains("half of a character"))
            #expect(outcome.rows.count == (name == "product_id" ? 0 : 1))
        }
    }

    @Test func `half of a character in what is only shown loses no row`() throws {
        let row = try submission(
            #"{"transaction_id":"1","device_model":"x\ud800","os_version":"\udfff","app_version":"1"}"#
        )
        #expect(row.deviceModel == "x\u{fffd}")
    }
}
