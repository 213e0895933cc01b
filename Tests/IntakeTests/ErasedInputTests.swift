import Foundation
import ReconciliationCore
import TestSupport
import Testing

@testable import Intake

/// What an erasure leaves of files that were imported.
@Suite struct ErasedInputTests {
    /// The Base64 of it is "TUlJ".
    private static let receipt = Array("MII".utf8)

    private func erased(
        _ text: String,
        evidence: Set<ContentDigest> = [],
        terms: [IntakeKind: InputTerms] = [:]
    ) throws -> String? {
        let input = Self.input(evidence: evidence, terms: terms)
        return try input.erased(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func input(evidence: Set<ContentDigest> = [], terms: [IntakeKind: InputTerms] = [:]) -> ErasedInput {
        var names = ForgottenNames(key: [1])
        names.add("u-1", as: "P")
        return ErasedInput(PersonalValues(["u-1": "P"]), names, evidence: evidence, terms: terms)
    }

    @Test func `a file whose name is no text is erased like any other, and folders among the files are left`() throws {
        let folder = try TemporaryFolder(["done/2025/"])
        try folder.put("user_id\nu-1\n", at: "done/a.csv")
        try folder.put("user_id\nu-1\n", at: "done/b.csv")
        try folder.put("user_id\nu-1\n", at: "done/2025/c.csv")
        let odd = FileName(Array((folder.path + "/done/b").utf8) + [0xE9] + Array(".csv".utf8))
        let isRenamed = odd.withCName { rename(folder.path("done/b.csv"), $0) } == 0
        try #require(isRenamed)

        let files = ProcessedFiles(inboxPath: folder.path, Self.input())
        #expect(try files.names() == ["done/a.csv", "done/b\\\\xE9.csv"])
        try files.erase { path, bytes in try Data(bytes).write(to: URL(filePath: path)) }
        #expect(try folder.names("done") == ["2025", "a.csv", "b\\xE9.csv"])
        #expect(try folder.text("done/b\\xE9.csv") == "user_id\nP\n")
        #expect(try files.names() == [])
        let below = try plainFiles(below: FileName(folder.path)).map { $0.shown.dropFirst(folder.path.count) }
        #expect(below == ["/done/2025/c.csv", "/done/a.csv", "/done/b\\\\xE9.csv"])
    }

    @Test func `a file named after the person is renamed, whether or not they stand in it`() throws {
        let folder = try TemporaryFolder(["done/", "failed/"])
        try folder.put("user_id\nu-1\n", at: "done/4a5b6c7d-refund-u-1.csv")
        try folder.put("user_id\nu-2\n", at: "failed/4a5b6c7d-u-1_old.csv")
        try folder.put("user_id\nu-2\n", at: "failed/4a5b6c7d-u-12.csv")
        let files = ProcessedFiles(inboxPath: folder.path, Self.input())
        #expect(try files.names() == ["done/4a5b6c7d-refund-P.csv", "failed/4a5b6c7d-P_old.csv"])
        try files.erase { path, bytes in try Data(bytes).write(to: URL(filePath: path)) }
        #expect(try folder.names("done") == ["4a5b6c7d-refund-P.csv"])
        #expect(try folder.names("failed") == ["4a5b6c7d-P_old.csv", "4a5b6c7d-u-12.csv"])
        #expect(try folder.text("done/4a5b6c7d-refund-P.csv") == "user_id\nP\n")
        #expect(try folder.text("failed/4a5b6c7d-P_old.csv") == "user_id\nu-2\n")
        #expect(try files.names() == [])

        // Again, beside the one that is called so by now.
        try folder.put("user_id\nu-3\n", at: "failed/4a5b6c7d-u-1_old.csv")
        try files.erase { path, bytes in try Data(bytes).write(to: URL(filePath: path)) }
        #expect(
            try folder.names("failed") == ["2-4a5b6c7d-P_old.csv", "4a5b6c7d-P_old.csv", "4a5b6c7d-u-12.csv"]
        )
        #expect(try folder.text("failed/4a5b6c7d-P_old.csv") == "user_id\nu-2\n")
    }

    @Test func `a table keeps its rows, under pseudonyms`() throws {
        #expect(try erased("user_id,order_id\nu-1,7\nu-2,{8}\n") == "user_id,order_id\nP,7\nu-2,{8}\n")
        #expect(try erased("user_id,order_id\nu-2,7\n") == nil)
    }

    @Test(arguments: [IntakeKind.products, .users, .payments, .credits])
    func `an erasure knows what each column of an input holds`(kind: IntakeKind) {
        // The name of a product is looked through as whatever nobody reads is.
        for field in kind.fields where field != .name {
            #expect(ErasedColumns.all.contains(field.rawValue), "\(field.rawValue)")
        }
    }

    private static let others = #"{"transaction_id":"7","user_id":"u-2"}"# + "\n"
    private static let named = #"{"transaction_id":"8","user_id":"u-1"}"# + "\n"
    private static let sent = #"{"receipt_data":"TUlJ","user_id":"u-3"}"# + "\n"

    @Test(arguments: ["", "\u{FEFF}", "\r\n", "torn off\"}\n"])
    func `records that name the person or are their evidence go, whatever stands before them`(front: String) throws {
        let evidence: Set<ContentDigest> = [ContentDigest(of: Self.receipt)]
        let all = front + Self.others + Self.named + Self.sent + Self.others
        #expect(try erased(all, evidence: evidence) == front + Self.others + Self.others)
        #expect(try erased(all) == front + Self.others + Self.sent + Self.others)
        #expect(try erased(front + Self.others) == nil)
    }

    private static let readOtherwise: [(line: String, InputTerms)] = [
        (#"{"proof":"TUlJ","user_id":"u-3"}"#, InputTerms(columns: ["receipt_data": "proof"])),
        (
            #"{"receipt_data":"TUlJ","user_id":"u-3","received_at":"2026-03-01 12:00:00"}"#,
            InputTerms(timeZone: TimeZone(secondsFromGMT: 3_600))
        ),
    ]

    @Test(arguments: readOtherwise)
    func `records are read as the configuration says`(line: String, terms: InputTerms) throws {
        let evidence: Set<ContentDigest> = [ContentDigest(of: Self.receipt)]
        let all = Self.others + line + "\n"
        #expect(try erased(all, evidence: evidence, terms: [.receipts: terms]) == Self.others)
        #expect(try erased(all, evidence: evidence, terms: [.payments: terms]) == nil)
    }

    @Test(
        arguments: [
            (#"{"user_id":"2000","transaction_id":"2010","app_version":"12"}"#, false),
            (#"{"submission_id":"12","user_id":"2001","transaction_id":"2011"}"#, false),
            (#"{"user_id":"2002","transaction_id":"2012","device_model":"iPad","product_id":"12"}"#, false),
            (#"{"notification_type":"REFUND","transaction_id":"5","unified_receipt":{"quantity":"12"}}"#, false),
            (#"{"user_id":12,"transaction_id":"2010"}"#, true), (#"{"userId":"12"}"#, true),
            (#"{"user_id":12,"received_at":"yesterday"}"#, true), (#"{"user_id":" 12 ","receipt_data":"!!!"}"#, true),
            (#"{"account_name":"iPad","transaction_id":"1"}"#, true), (#"{"nick":"iPad","transaction_id":"1"}"#, true),
            (#"{"player":{"name":"iPad"},"transaction_id":"1"}"#, true), (#"{"level":12,"transaction_id":"1"}"#, false),
            (#"{"uid":"12","transaction_id":"1"}"#, true), (#"{"iPad":1,"transaction_id":"1"}"#, false),
            (#"{"user_id":"2002","note":"iPad" torn"#, true), (#"{"user_id":"2002","model":iPad2 torn"#, false),
        ] as [(String, Bool)]
    )
    func `a record goes where a member of people names the person, or one that nobody reads`(
        line: String,
        isErased: Bool
    ) throws {
        var names = ForgottenNames(key: [1])
        for name in ["12", "iPad"] { names.add(name, as: "P") }
        let input = ErasedInput(PersonalValues(["12": "P", "iPad": "P"]), names, evidence: [])
        let erased = try input.erased(Array((Self.others + line + "\n").utf8))
        #expect(erased.map { String(decoding: $0, as: UTF8.self) } == (isErased ? Self.others : nil))
        #expect(try input.erased(Array(("\u{FEFF}" + line + "\n").utf8)) == (isErased ? [] : nil))
    }

    @Test func `of somebody the ledger does not know only the id of a user names them`() throws {
        let unknown = PersonalValues(["u-1": "P"]).limitedToUserIDs
        let input = ErasedInput(unknown, ForgottenNames(key: [1]), evidence: [])
        let lines = #"{"account_name":"u-1"}"# + "\n" + #"{"nick":"u-1"}"# + "\n"
        #expect(try input.erased(Array((lines + #"{"user_id":"u-1"}"# + "\n").utf8)) == Array(lines.utf8))
    }

    @Test(
        arguments: [
            ("seen: u-1, twice\n", true), ("product_id,note\nu-1,\n", false),
            (#"{"submission_id":"u-1","user_id":"u-2"}"#, false), (#"{"user_id":"u-1"}"#, true),
            ("of nobody\n", false),
        ] as [(String, Bool)]
    )
    func `a file that is searched is read by what it holds`(text: String, isNamed: Bool) throws {
        #expect(try Self.input().namesPerson(Array(text.utf8), isTable: text.hasPrefix("product_id")) == isNamed)
    }

    @Test func `what a program says around its records makes no table of them`() throws {
        let around = "-- exported\n" + Self.named + "\n-- 1 row\n"
        #expect(try erased(around) == "-- exported\n\n-- 1 row\n")
    }

    @Test(arguments: [[0xFF, 0xFE] as [UInt8], [0xFE, 0xFF]])
    func `a file in UTF-16 loses the person and is UTF-8 afterwards`(mark: [UInt8]) throws {
        let bytes = "user_id,order_id\nu-1,7\nu-2,\u{1F600}\n".utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return mark[0] == 0xFF ? [low, high] : [high, low]
        }
        let erased = try #require(try Self.input().erased(mark + bytes))
        #expect(String(decoding: erased, as: UTF8.self) == "user_id,order_id\nP,7\nu-2,\u{1F600}\n")
        #expect(try Self.input().erased(mark + bytes.dropLast(1)) != nil)
        #expect(try Self.input().erased(mark) == nil && Self.input().erased([mark[0]]) == nil)
    }

    @Test func `a file that cannot be read stays, and the others lose the person`() throws {
        let folder = try TemporaryFolder(["done/", "failed/"])
        try folder.put("user_id\nu-1\n", at: "done/a.csv")
        try Data([0x1F, 0x8B, 0x08, 0x00, 0x01]).write(to: URL(filePath: folder.path("failed/cut.csv.gz")))
        let files = ProcessedFiles(inboxPath: folder.path, Self.input())
        #expect(try files.names() == ["done/a.csv"])
        try files.erase { path, bytes in try Data(bytes).write(to: URL(filePath: path)) }
        #expect(try folder.text("done/a.csv") == "user_id\nP\n")
        #expect(try folder.names("failed") == ["cut.csv.gz"])
    }

    @Test func `columns of tables are known by the names the configuration gives them`() throws {
        let terms: [IntakeKind: InputTerms] = [
            .users: InputTerms(columns: ["user_id": "player", "contact": "mail"]),
            .payments: InputTerms(columns: ["user_id": "buyer", "price": "mail2"]),
        ]
        #expect(try erased("player,mail\nu-1,a\nu-2,b\n", terms: terms) == "player,mail\nP,P\nu-2,b\n")
        #expect(try erased("buyer,mail2\nu-1,a\n", terms: terms) == "buyer,mail2\nP,a\n")
    }
}
