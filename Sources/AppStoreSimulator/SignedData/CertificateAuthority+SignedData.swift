import Crypto
package import Foundation

extension CertificateAuthority {
    /// The compact JWS of a transaction: ES256, `x5c` of leaf, intermediate and root.
    package func sign(_ transaction: SignedTransaction) throws -> String {
        try jws(payload: try StoreJSON.encode(transaction))
    }

    /// The `signedPayload` of a notification, its transaction signed within.
    package func sign(_ notification: StoreNotification) throws -> String {
        let payload = NotificationPayload(
            notificationType: notification.kind.rawValue,
            notificationUUID: notification.uuid,
            signedDate: notification.signedAt.milliseconds,
            data: NotificationPayload.Content(
                appAppleId: notification.appleID,
                bundleId: notification.transaction.bundleId,
                bundleVersion: "1.4.2",
                environment: notification.transaction.environment,
                signedTransactionInfo: try sign(notification.transaction)
            )
        )
        return try jws(payload: try StoreJSON.encode(payload))
    }

    /// Signs any JSON bytes as Apple signs its payloads (RFC 7515, 3.1).
    package func jws(payload: Data) throws -> String {
        let signed = jwsHeader + "." + payload.base64URL
        let signature = try jwsKey.signature(for: Data(signed.utf8))
        return signed + "." + signature.rawRepresentation.base64URL
    }

    static func header(of chain: CertificateChain) throws -> String {
        struct Header: Encodable {
            var alg = "ES256"
            var x5c: [String]
        }
        return try StoreJSON.encode(Header(x5c: chain.derEncoded.map { Data($0).base64EncodedString() })).base64URL
    }
}

/// JSON with sorted keys, so that the same values are the same bytes.
enum StoreJSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}

extension Data {
    /// Base64 with the URL alphabet and no padding (RFC 4648, 5).
    package var base64URL: String {
        base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
    }
}
