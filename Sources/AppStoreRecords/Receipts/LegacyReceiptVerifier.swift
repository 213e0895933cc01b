import Crypto
import CryptoExtras
import FoundationEssentials
import SwiftASN1

/// Holds the signature of an iOS 6 receipt against the certificate it brings.
///
/// The blob: one version byte, an RSA signature (128 bytes in version 2, 256 in version 3), the length of the
/// certificate in four bytes, the certificate. Signed, by PKCS #1 v1.5 with SHA-1, are the version byte and the decoded
/// purchase-info. The intermediate is not enclosed, so a signature that holds proves no origin: the proof is online.
enum LegacyReceiptVerifier {
    /// What the bytes of one receipt are worth: `needsApple` at best.
    static func verify(_ bytes: [UInt8]) -> Judgement<LegacyReceipt> {
        var receipt: LegacyReceipt?
        do {
            let read = try LegacyReceipt(bytes)
            receipt = read
            try check(read)
            return Judgement(.needsApple(read))
        } catch {
            return Judgement(VerificationOutcome(error), unproven: receipt)
        }
    }

    private static func check(_ receipt: LegacyReceipt) throws(Rejection) {
        guard let blob = receipt.signatureBlob else {
            throw Rejection(.signatureMissing, "The receipt is not signed.")
        }
        let parts = try Parts(blob)
        let key = try ASN1Reading.rejecting(.unsupportedKey, "The key of the enclosed certificate") {
            try _RSA.Signing.PublicKey(unsafeDERRepresentation: subjectPublicKeyInfo(parts.certificate))
        }
        let message = [parts.version] + receipt.purchaseInfoBytes
        let isValid = key.isValidSignature(
            .init(rawRepresentation: Data(parts.signature)),
            for: Insecure.SHA1.hash(data: message),
            padding: .insecurePKCS1v1_5
        )
        guard isValid else {
            throw Rejection(
                .signatureMismatch,
                "The signature is not one of this purchase by the enclosed certificate."
            )
        }
    }

    /// Cut out by hand of the parser: the certificate type of the library refuses the 1024-bit keys of these leaves.
    private static func subjectPublicKeyInfo(_ certificate: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        var outer = try ASN1Reading.members(DER.parse(certificate), .sequence)
        var fields = try ASN1Reading.members(outer.next(), .sequence)
        var field = fields.next()
        if field?.identifier == .context(0) { field = fields.next() }
        // RFC 5280, 4.1: serial number, signature, issuer, validity, subject, then the key.
        for _ in 0..<5 { field = fields.next() }
        guard let field else { throw ASN1Error.invalidASN1Object(reason: "A field is missing") }
        return field.encodedBytes
    }

    private struct Parts {
        let version: UInt8
        let signature: ArraySlice<UInt8>
        let certificate: ArraySlice<UInt8>

        init(_ blob: [UInt8]) throws(Rejection) {
            let signatureCount: Int
            switch blob.first {
            case 2: signatureCount = 128
            case 3: signatureCount = 256
            default: throw Rejection(.signatureMalformed, "The signature has no layout that Apple has used.")
            }
            let lengthStart = 1 + signatureCount
            guard blob.count > lengthStart + 4 else {
                throw Rejection(.signatureMalformed, "The signature ends before its certificate.")
            }
            let length = blob[lengthStart..<lengthStart + 4].reduce(0) { $0 << 8 | Int($1) }
            guard blob.count == lengthStart + 4 + length else {
                throw Rejection(.signatureMalformed, "The enclosed certificate has another length than stated.")
            }
            version = blob[0]
            signature = blob[1..<lengthStart]
            certificate = blob[(lengthStart + 4)...]
        }
    }
}
