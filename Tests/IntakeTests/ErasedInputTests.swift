import Foundation
import ReconciliationCore
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
        let anna = PersonalValues(["u-1": "P"])
        var names = ForgottenNames(key: [1])
        names.add("u-1", as: "P")
        let input = ErasedInput(anna, names, evidence: evidence, terms: terms)
        return try input.erased(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
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
