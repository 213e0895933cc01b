import Crypto
import CryptoExtras
import SwiftASN1

/// An app receipt as `verifyReceipt` reads it: the parts of the PKCS #7 container this simulator writes.
struct SignedReceipt {
    var payload: [UInt8]
    var leaf: [UInt8]
    var signature: [UInt8]

    init(_ bytes: [UInt8]) throws {
        let contentInfo = try Self.children(try DER.parse(bytes), atLeast: 2)
        let signedData = try Self.children(try Self.children(contentInfo[1], atLeast: 1)[0], atLeast: 5)
        let content = try Self.children(signedData[2], atLeast: 2)
        payload = Array(try ASN1OctetString(derEncoded: try Self.children(content[1], atLeast: 1)[0]).bytes)
        leaf = Array(try Self.children(signedData[3], atLeast: 1)[0].encodedBytes)
        let signer = try Self.children(try Self.children(signedData[4], atLeast: 1)[0], atLeast: 5)
        signature = Array(try ASN1OctetString(derEncoded: signer[4]).bytes)
    }

    func isSigned(by authority: CertificateAuthority) -> Bool {
        leaf == authority.receiptChain.derEncoded[0]
            && authority.receiptKey.publicKey.isValidSignature(
                _RSA.Signing.RSASignature(rawRepresentation: signature),
                for: SHA256.hash(data: payload),
                padding: .insecurePKCS1v1_5
            )
    }

    static func children(_ node: ASN1Node, atLeast count: Int = 0) throws -> [ASN1Node] {
        guard case .constructed(let nodes) = node.content else { throw DatasetFailure.unreadableReceipt }
        let all = Array(nodes)
        guard all.count >= count else { throw DatasetFailure.unreadableReceipt }
        return all
    }
}

/// The attributes of a receipt, or of one of its rows, by type.
struct AttributeSet {
    private var values: [Int: [ArraySlice<UInt8>]] = [:]

    init(_ set: ArraySlice<UInt8>) throws {
        for attribute in try SignedReceipt.children(try DER.parse(set)) {
            let fields = try SignedReceipt.children(attribute, atLeast: 3)
            let value = try ASN1OctetString(derEncoded: fields[2]).bytes
            values[try Int(derEncoded: fields[0]), default: []].append(value)
        }
    }

    func text(_ type: Int) throws -> String? {
        guard let bytes = values[type]?.first else { return nil }
        let node = try DER.parse(bytes)
        guard case .primitive(let text) = node.content else { throw DatasetFailure.unreadableReceipt }
        return String(decoding: text, as: UTF8.self)
    }

    func number(_ type: Int) throws -> Int64? {
        try values[type]?.first.map { try Int64(derEncoded: $0) }
    }

    func moment(_ type: Int) throws -> Moment? {
        guard let text = try text(type), !text.isEmpty else { return nil }
        return try Moment(rfc3339: text)
    }

    func sets(_ type: Int) throws -> [AttributeSet] {
        try (values[type] ?? []).map { try AttributeSet($0) }
    }
}

extension InAppRow {
    /// The row a receipt states.
    init(_ attributes: AttributeSet) throws {
        guard let identifier = try attributes.text(1703), let product = try attributes.text(1702),
            let boughtAt = try attributes.moment(1704),
            let type = try attributes.number(1707).flatMap({ ProductType(rawValue: Int($0)) })
        else { throw DatasetFailure.unreadableReceipt }
        self.init(transactionID: identifier, productID: product, type: type, purchasedAt: boughtAt)
        quantity = Int(try attributes.number(1701) ?? 1)
        originalTransactionID = try attributes.text(1705) ?? identifier
        originallyPurchasedAt = try attributes.moment(1706) ?? boughtAt
        expiresAt = try attributes.moment(1708)
        webOrderLineItemID = try attributes.number(1711) ?? 0
        cancelledAt = try attributes.moment(1712)
        isTrial = try attributes.number(1713) == 1
        isIntroductory = try attributes.number(1719) == 1
    }
}
