import Foundation
import SwiftASN1

/// The parts of a PKCS #7 container, read by position: a reader of its own, so that the writer is not its own judge.
struct SignedContainer {
    var version: Int
    var payload: [UInt8]
    var certificates: [[UInt8]]
    var signerFieldCount: Int
    var signature: [UInt8]

    init(_ bytes: [UInt8]) throws {
        let contentInfo = try children(try DER.parse(bytes))
        let signedData = try children(try children(contentInfo[1])[0])
        version = try Int(derEncoded: signedData[0])
        let content = try children(signedData[2])
        payload = Array(try ASN1OctetString(derEncoded: try children(content[1])[0]).bytes)
        certificates = try children(signedData[3]).map { Array($0.encodedBytes) }
        let signer = try children(try children(signedData[4])[0])
        signerFieldCount = signer.count
        signature = Array(try ASN1OctetString(derEncoded: signer[4]).bytes)
    }
}

/// Attribute values by type, in the order they came.
struct ReceiptAttributes {
    var values: [Int: [ArraySlice<UInt8>]] = [:]

    init(_ set: ArraySlice<UInt8>) throws {
        for attribute in try children(try DER.parse(set)) {
            let fields = try children(attribute)
            values[try Int(derEncoded: fields[0]), default: []].append(
                try ASN1OctetString(derEncoded: fields[2]).bytes
            )
        }
    }

    /// The text inside a UTF8String or IA5String of less than 128 bytes.
    func text(_ type: Int) -> String? {
        values[type]?.first.map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
    }
}

private func children(_ node: ASN1Node) throws -> [ASN1Node] {
    guard case .constructed(let nodes) = node.content else { return [] }
    return Array(nodes)
}
