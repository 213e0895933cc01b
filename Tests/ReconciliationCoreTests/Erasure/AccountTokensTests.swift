import FoundationEssentials
import ReconciliationCore
import Testing

/// By what a person is found in evidence, where the ledger keeps no statement of it.
@Suite struct AccountTokensTests {
    private static let token = "0f8fad5b-d9cb-469f-a165-70867728950e"
    private let tokens = AccountTokens(among: ["alice", "{\(token.uppercased())}", "12345"])

    private static func jws(_ payload: String) -> String {
        let text = Data(payload.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        return "eyJhbGciOiJFUzI1NiJ9.\(text).c2lnbmF0dXJl"
    }

    @Test(arguments: [
        #"{"app_account_token":"\#(token)"}"#,
        #"{"app_account_token":"\#(token.uppercased())","quantity":1}"#,
        jws(#"{"appAccountToken":"\#(token)"}"#),
        jws(#"{"data":{"signedRenewalInfo":"\#(jws(#"{"appAccountToken":"\#(token)"}"#))"}}"#),
        #"{"body":{"signedPayload":"\#(jws(#"{"data":{"signedTransactionInfo":"\#(jws(token))"}}"#))"}}"#,
    ])
    func `a token is found in plain text and in what is signed, however deep Apple signs`(evidence: String) {
        #expect(tokens.areIn(Array(evidence.utf8)))
        #expect(!AccountTokens(among: ["alice"]).areIn(Array(evidence.utf8)), "no name of hers is a token")
    }

    @Test func `the token of somebody who was forgotten is found by what is kept of it`() {
        var names = ForgottenNames(key: [1, 2, 3])
        #expect(AccountTokens(among: ["alice"], names).isEmpty)
        names.add(Self.token, as: "forgotten-0000000000000001")
        let tokens = AccountTokens(among: ["alice"], names)
        #expect(tokens.areIn(Array(Self.jws(#"{"appAccountToken":"\#(Self.token.uppercased())"}"#).utf8)))
        #expect(!tokens.areIn(Array(#"{"app_account_token":"1f8fad5b-d9cb-469f-a165-70867728950e"}"#.utf8)))
        // A name with dashes is no token.
        let name = Self.token.replacing("f", with: "g")
        names.add(name, as: "forgotten-2")
        #expect(!AccountTokens(among: [name], names).areIn(Array(name.utf8)))
    }

    @Test func `a UUID without dashes is the same one, and text ends where it ends`() {
        let plain = AccountTokens(among: [Self.token.replacing("-", with: "")])
        #expect(plain.areIn(Array(Self.token.utf8)) && plain.areIn(Array("x\(Self.token)".utf8)))
        #expect(!plain.areIn(Array(Self.token.dropLast().utf8)))
        #expect(!plain.areIn(Array("\(Self.token.dropLast())-".utf8)))
        #expect(!plain.areIn(Array("\(Self.token.dropLast())z".utf8)))
    }

    @Test func `as deep as a line of a file encloses, and no deeper`() {
        let enclosed = (0..<3).reduce(Self.token) { text, _ in Self.jws(text) }
        #expect(tokens.areIn(Array(enclosed.utf8)))
        #expect(!tokens.areIn(Array(Self.jws(enclosed).utf8)))
    }

    @Test(arguments: [
        "", "alice", #"{"user":"alice","quantity":12345}"#,
        #"{"app_account_token":"1f8fad5b-d9cb-469f-a165-70867728950e"}"#,
        #"{"app_account_token":"0f8fad5b-d9cb-469f-a165-70867728950"}"#,
        jws(#"{"appAccountToken":"1f8fad5b-d9cb-469f-a165-70867728950e"}"#),
        jws(token).replacing(".c2lnbmF0dXJl", with: "!"), "a.b.c", "...", jws("{").replacing(".", with: ".."),
    ])
    func `nothing else is`(evidence: String) { #expect(!tokens.areIn(Array(evidence.utf8))) }
}
