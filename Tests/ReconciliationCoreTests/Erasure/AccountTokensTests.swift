import FoundationEssentials
import ReconciliationCore
import Testing

/// By what a person is found in evidence, where the ledger keeps no statement of it.
@Suite struct AccountTokensTests {
    private static let token = "0f8fad5b-d9cb-469f-a165-70867728950e"
    private let tokens = AccountTokens(among: ["alice", token.uppercased(), "12345"])

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

    @Test(arguments: [
        "", "alice", #"{"user":"alice","quantity":12345}"#,
        #"{"app_account_token":"1f8fad5b-d9cb-469f-a165-70867728950e"}"#,
        #"{"app_account_token":"0f8fad5b-d9cb-469f-a165-70867728950"}"#,
        jws(#"{"appAccountToken":"1f8fad5b-d9cb-469f-a165-70867728950e"}"#),
        "a.b.c", "...", jws("{").replacing(".", with: ".."),
    ])
    func `nothing else is`(evidence: String) { #expect(!tokens.areIn(Array(evidence.utf8))) }
}
