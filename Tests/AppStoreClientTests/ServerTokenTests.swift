import Crypto
import FoundationEssentials
import ReconciliationCore
import Testing

@testable import AppStoreClient

@Suite struct ServerTokenTests {
    private let now = Instant(milliseconds: 1_763_700_000_999)

    private struct Header: Decodable { let alg, kid, typ: String }
    private struct Claims: Decodable {
        let iss, aud, bid: String
        let iat, exp: Int64
    }

    private func decoded(_ part: Substring) throws -> Data {
        var text = String(part).replacing("-", with: "+").replacing("_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        return try #require(Data(base64Encoded: text))
    }

    @Test func `a token says who asks for which app, and its signature holds`() throws {
        let privateKey = P256.Signing.PrivateKey()
        let key = try ServerKey(issuerID: "issuer", keyID: "KEY", pem: SealedBytes(privateKey.pemRepresentation))
        let text = String(decoding: try key.token(for: game, at: now).text.bytes, as: UTF8.self)
        let parts = text.split(separator: ".")
        try #require(parts.count == 3)
        #expect(!text.contains("=") && !text.contains("+") && !text.contains("/"))
        let header = try JSONDecoder().decode(Header.self, from: decoded(parts[0]))
        #expect([header.alg, header.kid, header.typ] == ["ES256", "KEY", "JWT"])
        let claims = try JSONDecoder().decode(Claims.self, from: decoded(parts[1]))
        #expect([claims.iss, claims.aud, claims.bid] == ["issuer", "appstoreconnect-v1", "com.example.game"])
        #expect(claims.iat == 1_763_700_000)
        #expect(claims.exp == 1_763_700_000 + 20 * 60)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: decoded(parts[2]))
        #expect(privateKey.publicKey.isValidSignature(signature, for: Data((parts[0] + "." + parts[1]).utf8)))
    }

    @Test func `a key file with other line ends is read`() throws {
        let pem = P256.Signing.PrivateKey().pemRepresentation
        for text in [pem.replacing("\n", with: "\r\n"), "\n" + pem + "\n\n"] {
            #expect(throws: Never.self) { try ServerKey(issuerID: "i", keyID: "K", pem: SealedBytes(text)) }
        }
    }

    @Test func `a token is used again until shortly before it expires, one per app`() async throws {
        let pem = SealedBytes(P256.Signing.PrivateKey().pemRepresentation)
        let tokens = TokenCache(key: try ServerKey(issuerID: "issuer", keyID: "KEY", pem: pem))
        let first = try await tokens.token(for: game, at: now).text
        #expect(try await tokens.token(for: game, at: now + .seconds(17 * 60)).text == first)
        #expect(try await tokens.token(for: otherGame, at: now).text != first)
        #expect(try await tokens.token(for: game, at: now + .seconds(18 * 60)).text != first)
        // The clock was set back: a token of the future would be refused.
        #expect(try await tokens.token(for: game, at: now - .hours(1)).issuedAt == (now - .hours(1)).wholeSecond)
    }

    @Test(arguments: ["", "nonsense", "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n"])
    func `a file that is no key is refused without quoting it`(pem: String) {
        let fault = #expect(throws: ServerKey.Fault.self) {
            try ServerKey(issuerID: "issuer", keyID: "KEY", pem: SealedBytes(pem))
        }
        #expect(fault == .unreadable)
        #expect(!String(describing: fault).contains("c2Vj"))
    }

    @Test func `a key without its names is refused by name`() {
        #expect(throws: ServerKey.Fault.missing("key_id")) {
            try ServerKey(issuerID: "issuer", keyID: "", pem: SealedBytes(""))
        }
    }
}
