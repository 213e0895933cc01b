import SwiftASN1

/// One entry of a receipt's payload or of an in-app row: `SEQUENCE { type INTEGER, version INTEGER, value OCTET STRING }`.
///
/// Source: Apple, Receipt Validation Programming Guide, "Receipt Fields".
package struct ReceiptAttribute: Sendable, Hashable {
    /// What the bytes of a value say.
    package enum Value: Sendable, Hashable {
        case text(String)
        case integer(Int64)
        case bytes([UInt8])
    }

    package let type: Int64
    package let version: Int64
    /// The content of the OCTET STRING: for most types DER once more.
    package let valueBytes: [UInt8]

    /// Opaque by definition; what looks like DER in them is chance.
    private static let rawTypes: Set<Int64> = [4, 5, 6, 7]

    /// The value decoded, as bytes where it is neither text nor a number.
    package var value: Value {
        if Self.rawTypes.contains(type) { return .bytes(valueBytes) }
        do {
            let node = try BER.parse(valueBytes)
            if let text = Self.text(node) { return .text(text) }
            if node.identifier == .integer { return .integer(try Int64(derEncoded: node)) }
            return .bytes(valueBytes)
        } catch {
            // Not DER inside: legal for types Apple has not described.
            return .bytes(valueBytes)
        }
    }

    /// The text of a string value; nil where the value is another kind of thing or empty.
    var text: String? {
        guard case .text(let text) = value, !text.isEmpty else { return nil }
        return text
    }

    /// The number of an integer value; nil where the value is another kind of thing or beyond 64 bits.
    var integer: Int64? {
        guard case .integer(let number) = value else { return nil }
        return number
    }

    /// The moment of a date value; nil where it is empty, which is how receipts say "none", or not a date.
    var date: Milliseconds? {
        text.flatMap(AppleDate.milliseconds(rfc3339:))
    }

    private static func text(_ node: ASN1Node) -> String? {
        switch node.identifier {
        case .utf8String, .ia5String, .printableString:
            guard case .primitive(let content) = node.content else { return nil }
            return String(validating: content, as: UTF8.self)
        default: return nil
        }
    }
}

extension ReceiptAttribute {
    /// Every attribute of an encoded `SET OF ReceiptAttribute`.
    ///
    /// A payload wrapped once more in an OCTET STRING is unwrapped: seen in the wild.
    static func list(_ bytes: ArraySlice<UInt8>, rule: RejectionRule, subject: String) throws(Rejection)
        -> [ReceiptAttribute]
    {
        try ASN1Reading.rejecting(rule, subject) {
            var node = try BER.parse(bytes)
            if node.identifier == .octetString { node = try BER.parse(ASN1Reading.octets(node)) }
            var attributes: [ReceiptAttribute] = []
            var members = try ASN1Reading.members(node, .set)
            while let member = members.next() {
                var fields = try ASN1Reading.members(member, .sequence)
                guard let type = fields.next(), let version = fields.next() else {
                    throw ASN1Error.invalidASN1Object(reason: "A field is missing")
                }
                attributes.append(
                    ReceiptAttribute(
                        type: try Int64(derEncoded: type),
                        version: try Int64(derEncoded: version),
                        valueBytes: Array(try ASN1Reading.octets(fields.next()))
                    )
                )
            }
            return attributes
        }
    }
}
