import Crypto
import CryptoExtras
import SwiftASN1
import X509

extension ASN1ObjectIdentifier {
    fileprivate static let signedData: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 7, 2]
    fileprivate static let data: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 7, 1]
    fileprivate static let sha256: ASN1ObjectIdentifier = [2, 16, 840, 1, 101, 3, 4, 2, 1]
    fileprivate static let rsaEncryption: ASN1ObjectIdentifier = [1, 2, 840, 113549, 1, 1, 1]
}

extension CertificateAuthority {
    /// Signs a receipt: PKCS #7 SignedData, version 1, no signed attributes, SHA-256 with RSA PKCS #1 v1.5.
    package func sign(_ receipt: AppReceipt) throws -> [UInt8] {
        try signedContainer(payload: try receipt.payload())
    }

    /// Signs any bytes as if they were a receipt's payload. `tampering` changes the payload after it was signed.
    package func signedContainer(
        payload: [UInt8],
        tampering: ([UInt8]) -> [UInt8] = { $0 }
    ) throws -> [UInt8] {
        let signature = try receiptKey.signature(for: SHA256.hash(data: payload), padding: .insecurePKCS1v1_5)
        let shown = tampering(payload)
        return try DER.Serializer.bytes { serializer in
            try serializer.appendConstructedNode(identifier: .sequence) { contentInfo in
                try contentInfo.serialize(ASN1ObjectIdentifier.signedData)
                try contentInfo.serialize(explicitlyTaggedWithTagNumber: 0, tagClass: .contextSpecific) { tagged in
                    try tagged.appendConstructedNode(identifier: .sequence) { signedData in
                        try signedData.serialize(1)
                        try signedData.appendConstructedNode(identifier: .set) { try $0.algorithmIdentifier(.sha256) }
                        try signedData.appendConstructedNode(identifier: .sequence) { content in
                            try content.serialize(ASN1ObjectIdentifier.data)
                            try content.serialize(explicitlyTaggedWithTagNumber: 0, tagClass: .contextSpecific) {
                                try $0.serialize(ASN1OctetString(contentBytes: shown[...]))
                            }
                        }
                        let certificates = ASN1Identifier(tagWithNumber: 0, tagClass: .contextSpecific)
                        signedData.appendConstructedNode(identifier: certificates) { set in
                            for certificate in receiptChain.derEncoded { set.serializeRawBytes(certificate) }
                        }
                        try signedData.appendConstructedNode(identifier: .set) { set in
                            try set.appendConstructedNode(identifier: .sequence) { signer in
                                try signer.serialize(1)
                                try signer.appendConstructedNode(identifier: .sequence) { issuerAndSerial in
                                    try issuerAndSerial.serialize(receiptChain.leaf.issuer)
                                    try issuerAndSerial.serialize(receiptChain.leaf.serialNumber.bytes)
                                }
                                try signer.algorithmIdentifier(.sha256)
                                try signer.algorithmIdentifier(.rsaEncryption)
                                try signer.serialize(
                                    ASN1OctetString(contentBytes: Array(signature.rawRepresentation)[...])
                                )
                            }
                        }
                    }
                }
            }
        }
    }

    /// Signs many receipts, answers in the same order. At most `width` run at once.
    @concurrent
    package func sign(all receipts: [AppReceipt], width: Int) async throws -> [[UInt8]] {
        precondition(width > 0)
        let share = max(1, (receipts.count + width - 1) / width)
        return try await withThrowingTaskGroup(of: (Int, [[UInt8]]).self) { group in
            for start in stride(from: 0, to: receipts.count, by: share) {
                let part = receipts[start..<min(start + share, receipts.count)]
                group.addTask { (start, try part.map { try sign($0) }) }
            }
            var parts: [Int: [[UInt8]]] = [:]
            for try await (start, signed) in group { parts[start] = signed }
            return parts.keys.sorted().flatMap { parts[$0] ?? [] }
        }
    }
}
