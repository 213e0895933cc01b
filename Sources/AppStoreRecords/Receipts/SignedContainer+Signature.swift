import Crypto
import CryptoExtras
import FoundationEssentials
import SwiftASN1
import X509

extension SignedContainer {
    /// The digests Apple signs receipts with: SHA-1 until 2023 and in what was kept since, SHA-256 today.
    private enum Digest {
        case sha1, sha256

        func bytes(_ message: some DataProtocol) -> [UInt8] {
            switch self {
            case .sha1: Array(Insecure.SHA1.hash(data: message))
            case .sha256: Array(SHA256.hash(data: message))
            }
        }

        func isValid(_ signature: Data, of message: some DataProtocol, by key: _RSA.Signing.PublicKey) -> Bool {
            switch self {
            case .sha1:
                key.isValidSignature(
                    .init(rawRepresentation: signature),
                    for: Insecure.SHA1.hash(data: message),
                    padding: .insecurePKCS1v1_5
                )
            case .sha256:
                key.isValidSignature(
                    .init(rawRepresentation: signature),
                    for: SHA256.hash(data: message),
                    padding: .insecurePKCS1v1_5
                )
            }
        }
    }

    /// Whether `leaf` signed this payload. Plain signatures and those over signed attributes, RFC 5652, 5.4.
    ///
    /// - Throws: `signature_mismatch`, or `unsupported_algorithm` and the like where that cannot be told.
    func checkSignature(by leaf: Certificate.PublicKey) throws(Rejection) {
        let digest = try chosenDigest()
        guard let key = _RSA.Signing.PublicKey(leaf) else {
            throw Rejection(.unsupportedKey, "The signing certificate has no RSA key.")
        }
        guard let signedAttributes = signer.signedAttributes else {
            guard digest.isValid(Data(signer.signature), of: payload, by: key) else {
                throw Rejection(.signatureMismatch, "The signature is not one of this payload by this certificate.")
            }
            return
        }
        let attributes = try setOfAttributes(signedAttributes)
        guard digest.isValid(Data(signer.signature), of: attributes, by: key) else {
            throw Rejection(.signatureMismatch, "The signature is not one of these attributes by this certificate.")
        }
        guard try messageDigest(attributes) == digest.bytes(payload)[...] else {
            throw Rejection(.signatureMismatch, "The signed digest is not the digest of this payload.")
        }
    }

    private func chosenDigest() throws(Rejection) -> Digest {
        switch (signer.digestAlgorithm, signer.signatureAlgorithm) {
        case (.sha1Digest, .rsaEncryption), (.sha1Digest, .sha1WithRSA): return .sha1
        case (.sha256Digest, .rsaEncryption), (.sha256Digest, .sha256WithRSA): return .sha256
        default:
            throw Rejection(
                .unsupportedAlgorithm,
                "Signed with digest \(signer.digestAlgorithm) and algorithm \(signer.signatureAlgorithm)."
            )
        }
    }

    /// What is signed is the SET OF, not the context tag it travels under.
    private func setOfAttributes(_ tagged: ArraySlice<UInt8>) throws(Rejection) -> [UInt8] {
        var set = Array(tagged)
        guard set.count >= 2, set[1] != 0x80 else {
            throw Rejection(.unsupportedStructure, "The signed attributes are not in DER.")
        }
        set[0] = 0x31
        return set
    }

    /// The digest the attributes vouch for; they must also say that it is one of plain data, RFC 5652, 11.1.
    private func messageDigest(_ attributes: [UInt8]) throws(Rejection) -> ArraySlice<UInt8> {
        try ASN1Reading.rejecting(.structureBroken, "The list of signed attributes") {
            var digests: [ArraySlice<UInt8>] = []
            var types: [ASN1ObjectIdentifier] = []
            var members = try ASN1Reading.members(BER.parse(attributes), .set)
            while let member = members.next() {
                var attribute = try ASN1Reading.members(member, .sequence)
                let type = try ASN1Reading.objectIdentifier(attribute.next())
                var values = try ASN1Reading.members(attribute.next(), .set)
                switch type {
                case .messageDigestAttribute: digests.append(try ASN1Reading.octets(values.next()))
                case .contentTypeAttribute: types.append(try ASN1Reading.objectIdentifier(values.next()))
                default: break
                }
            }
            guard digests.count == 1, types == [.plainData] else {
                throw Rejection(.signatureMismatch, "The signed attributes do not vouch for one digest of plain data.")
            }
            return digests[0]
        }
    }
}
