import ReconciliationCore
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

    /// An identifier: text, or the digits of an integer of any length; nil where the value is empty. Whatever else
    /// stands there comes as a text that `StatedText.isIdentifier` refuses, so that it never counts as absent.
    var identifier: String? {
        switch value {
        case .text(let text): return text.isEmpty ? nil : text
        case .integer(let number): return String(number)
        case .bytes(let bytes): return bytes.isEmpty ? nil : Self.digits(bytes) ?? "neither text nor integer"
        }
    }

    /// A bundle or product id; nil where the value is empty. Bytes that are no text come as a damaged name.
    var name: String? {
        switch value {
        case .text(let text): return FieldRules.name(text)
        case .integer: return FieldRules.unreadableName
        case .bytes(let bytes): return bytes.isEmpty ? nil : FieldRules.unreadableName
        }
    }

    /// The digits of a positive INTEGER beyond 64 bits; nil for anything else, and for more than an identifier may have.
    private static func digits(_ bytes: [UInt8]) -> String? {
        // 27 bytes hold 64 decimal digits.
        guard bytes.count <= 29, bytes.first == 0x02, bytes.count > 2, bytes[1] == UInt8(bytes.count - 2),
            bytes[2] & 0x80 == 0
        else { return nil }
        var digits: [UInt8] = [0]
        for byte in bytes[2...] {
            var carry = Int(byte)
            for place in digits.indices {
                carry += Int(digits[place]) * 256
                digits[place] = UInt8(carry % 10)
                carry /= 10
            }
            while carry > 0 {
                digits.append(UInt8(carry % 10))
                carry /= 10
            }
        }
        return digits.reversed().map { String($0) }.joined()
    }

    /// The moment of a date value; nil where it is empty, which is how receipts say "none", or not a date.
    var date: Milliseconds? {
        text.flatMap { AppleDate.milliseconds(rfc3339: StatedText.trimmed($0)) }
    }

    /// Whether a moment is stated, in whatever form and readable or not.
    var statesDate: Bool {
        switch value {
        case .text(let text): FieldRules.statesMoment(text)
        case .integer(let number): number != 0
        // The NULL of ASN.1 says nothing.
        case .bytes(let bytes): !bytes.isEmpty && bytes != [0x05, 0x00]
        }
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
    ///
    /// - Parameter needed: the types without which the whole means nothing; of others, what cannot be read is left out. Nil: all.
    static func list(
        _ bytes: ArraySlice<UInt8>,
        needed: Set<Int64>? = nil,
        rule: EvidenceRejectionRule,
        subject: String
    ) throws(Rejection) -> [ReceiptAttribute] {
        try ASN1Reading.rejecting(rule, subject) {
            var node = try BER.parse(bytes)
            if node.identifier == .octetString { node = try BER.parse(ASN1Reading.octets(node)) }
            var attributes: [ReceiptAttribute] = []
            var members = try ASN1Reading.members(node, .set)
            while let member = members.next() {
                do {
                    attributes.append(try ReceiptAttribute(member))
                } catch {
                    guard let needed else { throw error }
                    if let type = Self.type(of: member), needed.contains(type) { throw error }
                }
            }
            return attributes
        }
    }

    private init(_ node: ASN1Node) throws {
        var fields = try ASN1Reading.members(node, .sequence)
        guard let type = fields.next(), let version = fields.next() else {
            throw ASN1Error.invalidASN1Object(reason: "A field is missing")
        }
        self.init(
            type: try Int64(derEncoded: type),
            version: try Int64(derEncoded: version),
            valueBytes: Array(try ASN1Reading.octets(fields.next()))
        )
    }

    /// Of what may be no attribute; nil where nothing says so.
    private static func type(of node: ASN1Node) -> Int64? {
        do {
            var fields = try ASN1Reading.members(node, .sequence)
            return try fields.next().map { try Int64(derEncoded: $0) }
        } catch {
            return nil
        }
    }
}
