import SwiftASN1

/// Small steps through a parsed ASN.1 tree that end in a rejection instead of an error of the library.
enum ASN1Reading {
    /// Larger evidence is not parsed: a receipt of this size would hold some ten thousand purchases, and a parsed tree
    /// of the smallest possible nodes takes a hundred times its bytes.
    static let byteCountMax = 4 << 20

    /// Runs `body` and turns whatever it throws into a rejection by `rule`; input that ends early is `truncated`.
    static func rejecting<Value>(
        _ rule: EvidenceRejectionRule,
        _ subject: String,
        _ body: () throws -> Value
    ) throws(Rejection) -> Value {
        do {
            return try body()
        } catch let rejection as Rejection {
            throw rejection
        } catch let error as ASN1Error where error.code == .truncatedASN1Field {
            throw Rejection(rule == .structureBroken ? .truncated : rule, "\(subject) ends before its stated length.")
        } catch {
            // The library's names of errors say nothing to who reads this.
            throw Rejection(rule, "\(subject) is not well-formed.")
        }
    }

    /// The members of a constructed node of the given kind.
    static func members(
        _ node: ASN1Node?,
        _ identifier: ASN1Identifier
    ) throws -> ASN1NodeCollection.Iterator {
        guard let node else { throw ASN1Error.invalidASN1Object(reason: "A field is missing") }
        guard node.identifier == identifier, case .constructed(let members) = node.content else {
            throw ASN1Error.unexpectedFieldType(node.identifier)
        }
        return members.makeIterator()
    }

    /// The content of an OCTET STRING, primitive or in pieces (X.690, 8.7.3).
    static func octets(_ node: ASN1Node?) throws -> ArraySlice<UInt8> {
        guard let node else { throw ASN1Error.invalidASN1Object(reason: "A field is missing") }
        return try ASN1OctetString(berEncoded: node).bytes
    }

    /// The first member of a SEQUENCE, as an object identifier: how algorithms and attributes name themselves.
    static func leadingIdentifier(_ node: ASN1Node?) throws -> ASN1ObjectIdentifier {
        var members = try members(node, .sequence)
        return try objectIdentifier(members.next())
    }

    static func objectIdentifier(_ node: ASN1Node?) throws -> ASN1ObjectIdentifier {
        guard let node else { throw ASN1Error.invalidASN1Object(reason: "A field is missing") }
        return try ASN1ObjectIdentifier(derEncoded: node)
    }
}

extension ASN1Identifier {
    static func context(_ number: UInt) -> ASN1Identifier {
        ASN1Identifier(tagWithNumber: number, tagClass: .contextSpecific)
    }
}
