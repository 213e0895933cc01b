import Crypto
import FoundationEssentials
import ReconciliationCore

/// The In-App Purchase key of App Store Connect. Its description and its mirror hold nothing of it.
package struct ServerKey: Sendable {
    private let issuerID: String
    private let keyID: String
    private let key: P256.Signing.PrivateKey

    /// Lifetime of a token: Apple allows up to an hour.
    static let lifetime = Span.seconds(20 * 60)

    /// What is wrong with the key. Says nothing of its contents.
    package enum Fault: Error, Sendable, Hashable {
        case unreadable
        case missing(String)
    }

    /// - Parameter pem: the .p8 file.
    package init(issuerID: String, keyID: String, pem: SealedBytes) throws(Fault) {
        guard !issuerID.isEmpty else { throw .missing("issuer_id") }
        guard !keyID.isEmpty else { throw .missing("key_id") }
        do {
            // Files that went through a mail or an editor come with other line ends.
            let lines = String(decoding: pem.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            key = try P256.Signing.PrivateKey(pemRepresentation: lines.joined(separator: "\n"))
        } catch {
            // The cause is dropped on purpose: what a parser says of a key may quote it.
            throw .unreadable
        }
        self.issuerID = issuerID
        self.keyID = keyID
    }

    /// A token for one app, valid for twenty minutes from `now`.
    func token(for app: BundleID, at now: Instant) throws -> ServerToken {
        let issuedAt = now.wholeSecond
        let expiresAt = issuedAt + Self.lifetime
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let header = try encoder.encode(Header(kid: keyID))
        let claims = try encoder.encode(
            Claims(
                iss: issuerID,
                iat: issuedAt.milliseconds / 1000,
                exp: expiresAt.milliseconds / 1000,
                bid: app.rawValue
            )
        )
        let signed = Self.base64url(header) + "." + Self.base64url(claims)
        // RFC 7518, 3.4: r and s, one after the other.
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
        let text = signed + "." + Self.base64url(signature)
        return ServerToken(text: SealedBytes(text), issuedAt: issuedAt, expiresAt: expiresAt)
    }

    private struct Header: Encodable {
        let alg = "ES256"
        let kid: String
        let typ = "JWT"
    }

    private struct Claims: Encodable {
        let iss: String
        let iat: Int64
        let exp: Int64
        let aud = "appstoreconnect-v1"
        let bid: String
    }

    private static func base64url(_ bytes: Data) -> String {
        bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

extension ServerKey: CustomStringConvertible, CustomReflectable {
    package var description: String { "[key withheld]" }
    package var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
