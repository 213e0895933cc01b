import Crypto
import FoundationEssentials
import ReconciliationCore

/// The parts of a JWS in compact form, cut out and not yet believed. RFC 7515, 7.1.
struct CompactJWS: Sendable {
    private struct Header: Decodable {
        private enum Name: String, CodingKey { case alg, x5c, crit }

        let alg: String?
        let x5c: [String]?
        /// Whether there is a `crit`, of whatever form.
        let hasCrit: Bool

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Name.self)
            alg = try fields.decodeIfPresent(String.self, forKey: .alg)
            x5c = try fields.decodeIfPresent([String].self, forKey: .x5c)
            hasCrit = fields.contains(.crit)
        }
    }

    let algorithm: String?
    /// The certificates of the header, still in Base64: leaf, intermediate, root.
    let certificates: [String]
    /// Whether the header names extensions that a reader must understand or refuse. RFC 7515, 4.1.11.
    let hasCriticalHeader: Bool
    let payload: [UInt8]
    /// What is signed: header and payload as they stood, with the dot between.
    let signingInput: ArraySlice<UInt8>
    let signature: [UInt8]

    /// - Throws: `not_a_receipt` where it is no JWS, `encoding_broken`, `payload_broken` or `too_large`.
    init(_ bytes: [UInt8]) throws(Rejection) {
        guard bytes.count <= ASN1Reading.byteCountMax else {
            throw Rejection(.tooLarge, "\(bytes.count) bytes are more than is read.")
        }
        let text = bytes.trimmed(while: ASCII.isWhiteSpace)
        guard let (first, second, third) = Self.parts(of: text) else {
            throw Rejection(.notAReceipt, "The text is not a JWS of three parts.")
        }
        let header: Header
        do {
            header = try JSONDecoder().decode(Header.self, from: Data(Self.decode(first, "header")))
        } catch let rejection as Rejection {
            throw rejection
        } catch {
            throw Rejection(.notAReceipt, "The header of the JWS is not readable.")
        }
        algorithm = header.alg
        certificates = header.x5c ?? []
        hasCriticalHeader = header.hasCrit
        payload = try Self.decode(second, "payload")
        signature = try Self.decode(third, "signature")
        signingInput = text[first.startIndex..<second.endIndex]
    }

    private typealias Part = ArraySlice<UInt8>

    private static func parts(of text: Part) -> (Part, Part, Part)? {
        let dot = UInt8(ascii: ".")
        guard let first = text.firstIndex(of: dot) else { return nil }
        let rest = text[(first + 1)...]
        guard let second = rest.firstIndex(of: dot), !rest[(second + 1)...].contains(dot) else { return nil }
        return (text[..<first], rest[..<second], rest[(second + 1)...])
    }

    /// Digest of all that decides whether the chain can be trusted.
    var chainKey: SHA256Digest {
        var hash = SHA256()
        for certificate in certificates {
            hash.update(data: Data(certificate.utf8))
            hash.update(data: [0])
        }
        return hash.finalize()
    }

    /// Base64url without padding, RFC 7515, 2. Lengths that cannot be are input, not a reason to crash.
    private static func decode(_ part: ArraySlice<UInt8>, _ name: String) throws(Rejection) -> [UInt8] {
        guard part.count % 4 != 1 else {
            throw Rejection(.encodingBroken, "The \(name) of the JWS has a length that Base64 cannot have.")
        }
        guard let bytes = Base64Digits.bytes(of: part, in: .urlSafe) else {
            throw Rejection(.encodingBroken, "The \(name) of the JWS is not Base64.")
        }
        return bytes
    }
}
