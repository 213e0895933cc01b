import Crypto
import CryptoExtras
import Foundation

extension CertificateAuthority {
    /// What the signature block begins with: 256 bytes of RSA follow, then the leaf certificate.
    static let transactionReceiptVersion: UInt8 = 3

    /// The bytes a client uploads: the text dictionary, signed with SHA-1 over version byte and `purchase-info`.
    package func sign(_ receipt: TransactionReceipt) throws -> [UInt8] {
        let info = Array(receipt.purchaseInfo.utf8)
        let digest = Insecure.SHA1.hash(data: [Self.transactionReceiptVersion] + info)
        let signature = try receiptKey.signature(for: digest, padding: .insecurePKCS1v1_5)
        let leaf = receiptChain.derEncoded[0]
        var block = [Self.transactionReceiptVersion]
        block += signature.rawRepresentation
        block += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: leaf.count >> $0) }
        block += leaf
        var fields = [
            ("signature", Data(block).base64EncodedString()),
            ("purchase-info", Data(info).base64EncodedString()),
            ("pod", "23"),
            ("signing-status", "0"),
        ]
        if receipt.environment == .sandbox, !receipt.hidesEnvironment {
            fields.insert(("environment", "Sandbox"), at: 2)
        }
        return Array(TextDictionary(fields: fields).text.utf8)
    }

    /// Whether the signature block is ours and covers `info`.
    func hasSigned(transactionReceipt info: [UInt8], block: [UInt8]) -> Bool {
        let leaf = receiptChain.derEncoded[0]
        guard block.count == 1 + 256 + 4 + leaf.count, block[0] == Self.transactionReceiptVersion,
            block.suffix(leaf.count).elementsEqual(leaf)
        else { return false }
        return receiptKey.publicKey.isValidSignature(
            _RSA.Signing.RSASignature(rawRepresentation: block[1..<257]),
            for: Insecure.SHA1.hash(data: [block[0]] + info),
            padding: .insecurePKCS1v1_5
        )
    }
}
