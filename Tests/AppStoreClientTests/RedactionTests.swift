import Crypto
import FoundationEssentials
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct RedactionTests {
    /// Everything a person, a debugger or a log could be shown of a value.
    private func shown<Value>(_ value: Value) -> String {
        var text = String(describing: value) + String(reflecting: value) + "\(value)"
        dump(value, to: &text)
        return text
    }

    private let secret = "hunter2hunter2hunter2"

    @Test func `no value shows a secret, a token, a key, a receipt or an answer`() async throws {
        let privateKey = P256.Signing.PrivateKey()
        let pem = privateKey.pemRepresentation
        let key = try ServerKey(issuerID: "issuer", keyID: "KEY", pem: SealedBytes(pem))
        let token = try key.token(for: game, at: Instant(milliseconds: 0))
        let tokenText = String(decoding: token.text.bytes, as: UTF8.self)
        let tokens = TokenCache(key: key)
        _ = try await tokens.token(for: game, at: Instant(milliseconds: 0))

        let secret = secret
        let verified = ScriptedApple { _, _ in
            .json(200, #"{"status":0,"receipt":{"bundle_id":"b","in_app":[]},"latest_receipt":"\#(secret)"}"#)
        }
        let client = verified.verifyReceipt([game: SealedBytes(secret)])
        let statement = await client.verify(SealedBytes(secret), of: game, isReceiptHere: true)
        let asked = ScriptedApple { _, _ in .json(200, #"{"signedTransactionInfo":"\#(secret)"}"#) }
        let server = try asked.serverAPI()
        let answer = await server.transaction(TransactionID("1"), of: game)
        #expect(word(statement) == "answered" && word(answer) == "answered")

        var hidden = [secret, Data(secret.utf8).base64EncodedString(), tokenText, "PRIVATE KEY"]
        hidden += pem.split(separator: "\n").map { String($0) }.filter { !$0.hasPrefix("-") }
        hidden += tokenText.split(separator: ".").map { String($0) }
        let sealed = SealedBytes(secret)
        var texts: [String] = [shown(key), shown(token), shown(tokens), shown(sealed), shown([sealed])]
        texts.append(shown(HTTPRequest(url: "https://host/", bearer: token.text, body: sealed)))
        texts.append(shown(HTTPAnswer(status: 200, body: sealed)))
        texts.append(shown(verified.transport.requests))
        texts.append(shown(asked.transport.requests))
        texts += [shown(client), shown(server), shown(statement), shown(answer), shown(verified.asker)]
        texts.append(shown(await verified.budget.requestCounts))
        texts.append(shown(verified.budget))
        texts.append(shown(SignedPage(environment: .production, signed: [sealed], next: nil, hasMore: false)))
        for text in texts {
            for word in hidden { #expect(!text.contains(word)) }
        }
    }

    @Test func `failures of the way there quote nothing that was sent`() async throws {
        let server = try LoopbackServer { .raw($0.bodyText) }
        let transport = try CurlMulti()
        for url in [server.address + "/", "http://127.0.0.1:1/", "https://localhost:\(server.port)/", "ftp://host/"] {
            let request = HTTPRequest(url: url, bearer: SealedBytes(secret), body: SealedBytes(secret))
            let result = await transport.perform(request)
            #expect(throws: TransportFailure.self) { try result.get() }
            #expect(!shown(result).contains(secret))
        }
    }
}
