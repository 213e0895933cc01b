import SwiftASN1

extension DER.Serializer {
    /// The DER of what `write` puts down.
    static func bytes(_ write: (inout DER.Serializer) throws -> Void) rethrows -> [UInt8] {
        var serializer = DER.Serializer()
        try write(&serializer)
        return serializer.serializedBytes
    }

    static func utf8(_ text: String) throws -> [UInt8] {
        try bytes { try $0.serialize(ASN1UTF8String(text)) }
    }

    /// Dates in receipts are IA5 strings; the empty string means absent.
    static func ia5(_ text: String) throws -> [UInt8] {
        try bytes { try $0.serialize(ASN1IA5String(text)) }
    }

    static func integer(_ number: Int64) throws -> [UInt8] {
        try bytes { try $0.serialize(number) }
    }

    /// `ReceiptAttribute ::= SEQUENCE { type INTEGER, version INTEGER, value OCTET STRING }`
    mutating func receiptAttribute(_ type: Int, _ value: [UInt8]) throws {
        try appendConstructedNode(identifier: .sequence) { attribute in
            try attribute.serialize(type)
            try attribute.serialize(1)
            try attribute.serialize(ASN1OctetString(contentBytes: value[...]))
        }
    }

    /// `AlgorithmIdentifier` with NULL parameters, as Apple writes it.
    mutating func algorithmIdentifier(_ algorithm: ASN1ObjectIdentifier) throws {
        try appendConstructedNode(identifier: .sequence) { identifier in
            try identifier.serialize(algorithm)
            try identifier.serialize(ASN1Null())
        }
    }
}
