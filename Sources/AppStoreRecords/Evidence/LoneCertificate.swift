import SwiftASN1

/// A file that is a certificate and nothing else, which people take for evidence.
package struct LoneCertificate: Sendable, Hashable {
    /// Nil where the certificate is too old for the library that reads certificates.
    package let facts: CertificateFacts?

    /// Whether it has issued itself, as a root has.
    package var isRoot: Bool { facts.map { $0.subject == $0.issuer } ?? false }

    /// Nil where the bytes are not a certificate in DER.
    package init?(_ der: [UInt8]) {
        guard der.count <= Self.byteCountMax, Self.hasForm(der) else { return nil }
        facts = CertificateFacts.read(der)
    }

    private static let byteCountMax = 64 << 10

    /// RFC 5280, 4.1: a sequence of what is signed (a sequence), the algorithm and the signature. A receipt begins with
    /// an object identifier in the place of the first.
    private static func hasForm(_ der: [UInt8]) -> Bool {
        do {
            var members = try ASN1Reading.members(DER.parse(der), .sequence)
            let kinds = [members.next(), members.next(), members.next(), members.next()].map { $0?.identifier }
            return kinds == [.sequence, .sequence, .bitString, nil]
        } catch {
            return false
        }
    }
}
