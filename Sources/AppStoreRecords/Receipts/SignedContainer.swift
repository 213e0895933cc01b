import Crypto
import SwiftASN1

/// The parts of a PKCS #7 SignedData that verifying needs, cut out and not yet believed. RFC 5652, 5.
struct SignedContainer: Sendable {
    let payload: ArraySlice<UInt8>
    let certificates: [ArraySlice<UInt8>]
    /// The certificates as one run of bytes.
    let certificateBytes: ArraySlice<UInt8>
    let signer: Signer

    /// Who signed, how, and the signature itself. RFC 5652, 5.3.
    struct Signer: Sendable {
        /// Issuer and serial number of the certificate that signed, encoded.
        let identifier: ArraySlice<UInt8>
        let digestAlgorithm: ASN1ObjectIdentifier
        let signatureAlgorithm: ASN1ObjectIdentifier
        /// Encoded, with the context tag as it stood; absent in Apple's own receipts.
        let signedAttributes: ArraySlice<UInt8>?
        let signature: ArraySlice<UInt8>
    }

    /// Reads a container in DER, or in BER as Xcode writes it.
    ///
    /// - Throws: `not_a_receipt`, `truncated`, `structure_broken`, `too_large`, or `unsupported_structure`.
    init(_ bytes: [UInt8]) throws(Rejection) {
        guard bytes.first == 0x30 else { throw Rejection(.notAReceipt, "The bytes do not start a PKCS #7 container.") }
        guard bytes.count <= ASN1Reading.byteCountMax else {
            throw Rejection(.tooLarge, "\(bytes.count) bytes are more than is parsed.")
        }
        self = try ASN1Reading.rejecting(.structureBroken, "The container") { try Self(node: BER.parse(bytes)) }
    }

    private init(node: ASN1Node) throws {
        var contentInfo = try ASN1Reading.members(node, .sequence)
        guard try ASN1Reading.objectIdentifier(contentInfo.next()) == .signedData else {
            throw Rejection(.notAReceipt, "The container does not hold signed data.")
        }
        var wrapped = try ASN1Reading.members(contentInfo.next(), .context(0))
        var signedData = try ASN1Reading.members(wrapped.next(), .sequence)
        _ = signedData.next()  // version: says nothing that the fields do not
        _ = signedData.next()  // digestAlgorithms: the signer names its own

        var content = try ASN1Reading.members(signedData.next(), .sequence)
        guard try ASN1Reading.objectIdentifier(content.next()) == .plainData else {
            throw Rejection(.notAReceipt, "The signed content is not plain data.")
        }
        var octets = try ASN1Reading.members(content.next(), .context(0))
        payload = try ASN1Reading.octets(octets.next())

        var certificates: ASN1Node?
        var field = signedData.next()
        // Certificates are tagged 0, revocation lists 1; both may be missing.
        while let optional = field, optional.identifier.tagClass == .contextSpecific {
            if optional.identifier == .context(0) { certificates = optional }
            field = signedData.next()
        }
        self.certificates = try certificates.map(Self.plainCertificates) ?? []
        certificateBytes = certificates?.encodedBytes ?? []

        var signers = try ASN1Reading.members(field, .set)
        guard let only = signers.next() else {
            throw Rejection(.signatureMissing, "Nobody has signed the container.")
        }
        guard signers.next() == nil else {
            throw Rejection(.unsupportedStructure, "Several signers have signed; Apple's receipts have one.")
        }
        signer = try Signer(only)
    }

    /// The encoded certificates. Other kinds of them carry context tags; none is of use here.
    private static func plainCertificates(_ node: ASN1Node) throws -> [ArraySlice<UInt8>] {
        var certificates: [ArraySlice<UInt8>] = []
        var members = try ASN1Reading.members(node, .context(0))
        while let certificate = members.next() {
            if certificate.identifier == .sequence { certificates.append(certificate.encodedBytes) }
        }
        return certificates
    }

    /// Digest of all that decides which certificate signed and whether its chain can be trusted.
    var chainKey: SHA256Digest {
        var hash = SHA256()
        hash.update(data: signer.identifier)
        hash.update(data: certificateBytes)
        return hash.finalize()
    }
}

extension SignedContainer.Signer {
    fileprivate init(_ node: ASN1Node) throws {
        var fields = try ASN1Reading.members(node, .sequence)
        _ = fields.next()  // version
        guard let name = fields.next(), name.identifier == .sequence else {
            throw Rejection(.unsupportedStructure, "The signer is not named by issuer and serial number.")
        }
        identifier = name.encodedBytes
        digestAlgorithm = try ASN1Reading.leadingIdentifier(fields.next())
        var next = fields.next()
        if let attributes = next, attributes.identifier == .context(0) {
            signedAttributes = attributes.encodedBytes
            next = fields.next()
        } else {
            signedAttributes = nil
        }
        signatureAlgorithm = try ASN1Reading.leadingIdentifier(next)
        signature = try ASN1Reading.octets(fields.next())
    }
}

extension ASN1ObjectIdentifier {
    static let signedData: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 7, 2]
    static let plainData: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 7, 1]
    static let contentTypeAttribute: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 9, 3]
    static let messageDigestAttribute: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 9, 4]
    static let sha1Digest: ASN1ObjectIdentifier = [1, 3, 14, 3, 2, 26]
    static let sha256Digest: ASN1ObjectIdentifier = [2, 16, 840, 1, 101, 3, 4, 2, 1]
    static let rsaEncryption: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 1, 1]
    static let sha1WithRSA: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 1, 5]
    static let sha256WithRSA: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 1, 11]
}
