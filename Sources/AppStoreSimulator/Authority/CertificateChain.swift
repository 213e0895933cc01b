import Foundation
import SwiftASN1
package import X509

/// One root, one intermediate and one leaf, marked as Apple marks its receipt signing certificates.
package struct CertificateChain: Sendable {
    /// What Apple puts on the intermediate (worldwide developer relations).
    static let intermediateMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 2, 1]
    /// What Apple puts on the leaf (receipt signing).
    static let leafMarker: ASN1ObjectIdentifier = [1, 2, 840, 113635, 100, 6, 11, 1]

    package let root: Certificate
    package let intermediate: Certificate
    package let leaf: Certificate

    /// DER of leaf, intermediate and root, in the order Apple embeds them.
    package let derEncoded: [[UInt8]]

    /// Issues the chain. `label` goes into every common name, so that nobody takes it for Apple's.
    init(
        label: String,
        rootKey: Certificate.PrivateKey,
        intermediateKey: Certificate.PrivateKey,
        leafKey: Certificate.PrivateKey,
        signatureAlgorithm: Certificate.SignatureAlgorithm
    ) throws {
        let rootName = try Self.name("App Store Simulator Root CA \(label)")
        let intermediateName = try Self.name("App Store Simulator Intermediate CA \(label)")
        let leafName = try Self.name("App Store Simulator Receipt Signing \(label)")
        let rootIdentifier = SubjectKeyIdentifier(hash: rootKey.publicKey)
        let intermediateIdentifier = SubjectKeyIdentifier(hash: intermediateKey.publicKey)

        func issue(
            _ subject: DistinguishedName,
            _ key: Certificate.PrivateKey,
            by issuer: DistinguishedName,
            _ issuerKey: Certificate.PrivateKey,
            _ extensions: Certificate.Extensions
        ) throws -> Certificate {
            try Certificate(
                version: .v3,
                serialNumber: Certificate.SerialNumber(),
                publicKey: key.publicKey,
                notValidBefore: Self.validFrom,
                notValidAfter: Self.validUntil,
                issuer: issuer,
                subject: subject,
                signatureAlgorithm: signatureAlgorithm,
                extensions: extensions,
                issuerPrivateKey: issuerKey
            )
        }

        root = try issue(
            rootName,
            rootKey,
            by: rootName,
            rootKey,
            try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                rootIdentifier
            }
        )
        intermediate = try issue(
            intermediateName,
            intermediateKey,
            by: rootName,
            rootKey,
            try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                intermediateIdentifier
                AuthorityKeyIdentifier(keyIdentifier: rootIdentifier.keyIdentifier)
                Certificate.Extension(oid: Self.intermediateMarker, critical: false, value: Self.null)
            }
        )
        leaf = try issue(
            leafName,
            leafKey,
            by: intermediateName,
            intermediateKey,
            try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                SubjectKeyIdentifier(hash: leafKey.publicKey)
                AuthorityKeyIdentifier(keyIdentifier: intermediateIdentifier.keyIdentifier)
                Certificate.Extension(oid: Self.leafMarker, critical: false, value: Self.null)
            }
        )
        derEncoded = try Self.derEncoded([leaf, intermediate, root])
    }

    /// A chain issued before.
    init(leaf: Certificate, intermediate: Certificate, root: Certificate) throws {
        self.leaf = leaf
        self.intermediate = intermediate
        self.root = root
        derEncoded = try Self.derEncoded([leaf, intermediate, root])
    }

    private static func derEncoded(_ certificates: [Certificate]) throws -> [[UInt8]] {
        try certificates.map { certificate in
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return serializer.serializedBytes
        }
    }

    // DER NULL, the value of Apple's markers.
    private static let null: ArraySlice<UInt8> = [0x05, 0x00]
    // 2008-01-01 and 2050-01-01: wide enough for every receipt a test may want to date.
    private static let validFrom = Date(timeIntervalSince1970: 1_199_145_600)
    private static let validUntil = Date(timeIntervalSince1970: 2_524_608_000)

    private static func name(_ commonName: String) throws -> DistinguishedName {
        try DistinguishedName {
            CountryName("XX")
            OrganizationName("App Store Simulator")
            CommonName(commonName)
        }
    }
}
