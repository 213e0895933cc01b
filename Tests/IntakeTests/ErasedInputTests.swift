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

    @Test func `columns of tables are known by the names the configuration gives them`() throws {
        let terms: [IntakeKind: InputTerms] = [
            .users: InputTerms(columns: ["user_id": "player", "contact": "mail"]),
            .payments: InputTerms(columns: ["user_id": "buyer", "price": "mail2"]),
        ]
        #expect(try erased("player,mail\nu-1,a\nu-2,b\n", terms: terms) == "player,mail\nP,P\nu-2,b\n")
        #expect(try erased("buyer,mail2\nu-1,a\n", terms: terms) == "buyer,mail2\nP,a\n")
    }
}
