import Crypto
import Foundation

/// The JWT of a Server API request (facts c.2).
struct BearerToken {
    /// The app the token serves.
    let bundleID: String

    private struct Header: Decodable {
        var alg: String
        var kid: String
    }

    private struct Claims: Decodable {
        var iss: String
        /// Apple takes tokens without it: its own Python client sends none.
        var iat: Double?
        var exp: Double
        var aud: String
        var bid: String
    }

    /// nil for a token Apple would answer with 401.
    init?(_ authorization: String?, key: P256.Signing.PublicKey, store: StoreDescription, at time: Date) {
        guard let authorization, authorization.hasPrefix("Bearer ") else { return nil }
        let parts = authorization.dropFirst(7).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.decode(Header.self, parts[0]),
            let claims = Self.decode(Claims.self, parts[1]), let raw = Data(base64URL: String(parts[2])),
            header.alg == "ES256", header.kid == store.keyID, claims.iss == store.issuerID,
            claims.aud == "appstoreconnect-v1", store.apps.contains(where: { $0.bundleID == claims.bid })
        else { return nil }
        let now = time.timeIntervalSince1970
        // A minute of grace for clocks that are a little ahead.
        let issuedAt = claims.iat ?? now + 60
        guard claims.exp > now, issuedAt <= now + 60, claims.exp - issuedAt <= 3_600 else { return nil }
        do {
            let signature = try P256.Signing.ECDSASignature(rawRepresentation: raw)
            let signed = Data("\(parts[0]).\(parts[1])".utf8)
            guard key.isValidSignature(signature, for: signed) else { return nil }
        } catch {
            return nil
        }
        bundleID = claims.bid
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ part: Substring) -> Value? {
        guard let data = Data(base64URL: String(part)) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            return nil
        }
    }
}

extension Data {
    /// Reads base64 with the URL alphabet and no padding (RFC 4648, 5).
    package init?(base64URL text: String) {
        var standard = text.replacing("-", with: "+").replacing("_", with: "/")
        standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        self.init(base64Encoded: standard)
    }
}
