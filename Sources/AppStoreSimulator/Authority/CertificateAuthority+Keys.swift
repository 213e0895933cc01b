import Crypto
import CryptoExtras
import SwiftASN1
import X509

extension CertificateAuthority {
    /// Both chains and both leaf keys as PEM: enough to go on signing as this authority. A secret.
    package func keysPEM() throws -> String {
        let certificates = [receiptChain, jwsChain].flatMap { [$0.leaf, $0.intermediate, $0.root] }
        return try certificates.map { try $0.serializeAsPEM().pemString + "\n" }.joined()
            + receiptKey.pemRepresentation + "\n"
            + jwsKey.pemRepresentation + "\n"
    }

    /// The authority whose `keysPEM` this is.
    package init(keysPEM text: String) throws {
        let documents = try PEMDocument.parseMultiple(pemString: text)
        let certificates = try documents.filter { $0.discriminator == "CERTIFICATE" }.map(
            Certificate.init(pemDocument:)
        )
        let keys = documents.filter { $0.discriminator.hasSuffix("PRIVATE KEY") }
        guard certificates.count == 6, keys.count == 2 else { throw DatasetFailure.damagedKeys }
        try self.init(
            receiptChain: CertificateChain(leaf: certificates[0], intermediate: certificates[1], root: certificates[2]),
            receiptKey: _RSA.Signing.PrivateKey(pemRepresentation: keys[0].pemString),
            jwsChain: CertificateChain(leaf: certificates[3], intermediate: certificates[4], root: certificates[5]),
            jwsKey: P256.Signing.PrivateKey(pemRepresentation: keys[1].pemString)
        )
    }
}
