package import Crypto
package import CryptoExtras
import SwiftASN1
import X509

/// The simulator's own certificate authority: an RSA chain for receipts, an elliptic curve chain for JWS.
///
/// Keys are made fresh in every `init()`; only `keysPEM` lets them out, for a dataset that is to be served.
/// Values are immutable and may be shared between tasks.
package struct CertificateAuthority: Sendable {
    package let receiptChain: CertificateChain
    package let jwsChain: CertificateChain
    package let receiptKey: _RSA.Signing.PrivateKey
    package let jwsKey: P256.Signing.PrivateKey
    /// The first part of every JWS this authority signs: its header, encoded once.
    let jwsHeader: String

    package init() throws {
        let receiptKey = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        receiptChain = try CertificateChain(
            label: "RSA",
            rootKey: Certificate.PrivateKey(try _RSA.Signing.PrivateKey(keySize: .bits2048)),
            intermediateKey: Certificate.PrivateKey(try _RSA.Signing.PrivateKey(keySize: .bits2048)),
            leafKey: Certificate.PrivateKey(receiptKey),
            signatureAlgorithm: .sha256WithRSAEncryption
        )
        let jwsKey = P256.Signing.PrivateKey()
        jwsChain = try CertificateChain(
            label: "ECC",
            rootKey: Certificate.PrivateKey(P384.Signing.PrivateKey()),
            intermediateKey: Certificate.PrivateKey(P384.Signing.PrivateKey()),
            leafKey: Certificate.PrivateKey(jwsKey),
            signatureAlgorithm: .ecdsaWithSHA384
        )
        self.receiptKey = receiptKey
        self.jwsKey = jwsKey
        jwsHeader = try Self.header(of: jwsChain)
    }

    init(
        receiptChain: CertificateChain,
        receiptKey: _RSA.Signing.PrivateKey,
        jwsChain: CertificateChain,
        jwsKey: P256.Signing.PrivateKey
    ) throws {
        self.receiptChain = receiptChain
        self.receiptKey = receiptKey
        self.jwsChain = jwsChain
        self.jwsKey = jwsKey
        jwsHeader = try Self.header(of: jwsChain)
    }

    /// Both roots, concatenated PEM: the content of `authority.pem`.
    package func rootsPEM() throws -> String {
        try [receiptChain.root, jwsChain.root].map { try $0.serializeAsPEM().pemString + "\n" }.joined()
    }
}
