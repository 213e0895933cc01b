import Crypto
import FoundationEssentials
import ReconciliationCore
import SwiftASN1
import X509

/// What a certificate inside evidence says of itself, for people to read. Proves nothing.
package struct CertificateFacts: Sendable, Hashable {
    package let subject: String
    package let issuer: String
    /// Hexadecimal digits.
    package let serial: String
    package let notBefore: Milliseconds
    package let notAfter: Milliseconds
    /// SHA-256 of the DER bytes in hexadecimal.
    package let fingerprint: String
    /// Apple's marker extensions in it, as dotted identifiers.
    package let markers: [String]
    /// Whether it is one of the roots Apple publishes.
    package let isAppleRoot: Bool

    /// Nil where the library cannot read it.
    static func read(_ der: [UInt8]) -> CertificateFacts? {
        do { return try CertificateFacts(der: der) } catch { return nil }
    }

    init(der: [UInt8]) throws {
        let certificate = try Certificate(derEncoded: der)
        subject = "\(certificate.subject)"
        issuer = "\(certificate.issuer)"
        serial = Hexadecimal.text(certificate.serialNumber.bytes)
        notBefore = Milliseconds(certificate.notValidBefore.timeIntervalSince1970 * 1000)
        notAfter = Milliseconds(certificate.notValidAfter.timeIntervalSince1970 * 1000)
        fingerprint = Hexadecimal.text(SHA256.hash(data: der))
        markers = certificate.extensions.map { "\($0.oid)" }.filter { $0.hasPrefix("1.2.840.113635.100.6") }
        isAppleRoot = TrustAnchors.appleRootFingerprints.contains(fingerprint)
    }
}

/// The certificates a receipt or a JWS brings along, in its own order; those that cannot be read are left out.
package func presentedCertificates(in bytes: [UInt8]) -> [CertificateFacts] {
    let encoded: [[UInt8]]
    do {
        switch EvidenceForm.detect(bytes) {
        case .appReceipt: encoded = try SignedContainer(bytes).certificates.map { Array($0) }
        case .signedData:
            encoded = try CompactJWS(bytes).certificates.compactMap { Data(base64Encoded: $0).map { Array($0) } }
        case .notificationBody:
            let body = try LenientJSONFields(json: bytes, rule: .structureBroken, subject: "The notification")
            return presentedCertificates(in: Array((body.text("signedPayload") ?? "").utf8))
        case .legacyReceipt, .notificationV1, .verifyReceiptAnswer, .serverAPIAnswer, .unknown: encoded = []
        }
    } catch {
        // Why it cannot be read is the verdict's to say.
        return []
    }
    return encoded.compactMap(CertificateFacts.read)
}
