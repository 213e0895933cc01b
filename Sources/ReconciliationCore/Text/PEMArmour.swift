/// The lines of a PEM file (RFC 7468).
package struct PEMArmour {
    private let label: [UInt8]
    /// The Base64 between the first two of its lines.
    package let contents: [UInt8]

    /// So much text may stand before the block.
    private static let frontMax = 65_536

    /// The first block of the file. Text may stand before it (RFC 7468, 2), as `openssl` writes it there. Nil where there is
    /// none, or it has no end.
    package init?(_ bytes: [UInt8]) {
        let mark = Array("-----BEGIN ".utf8)
        let front = bytes.prefix(Self.frontMax)
        let start = front.indices.first { index in
            (index == 0 || front[index - 1] == ASCII.newline) && bytes[index...].starts(with: mark)
        }
        guard let start else { return nil }
        let lines = bytes[start...].split(separator: ASCII.newline)
        guard let end = lines.firstIndex(where: { $0.starts(with: "-----END ".utf8) }) else { return nil }
        label = Array(lines[0])
        contents = Array(lines[1..<end].joined(separator: [ASCII.newline]))
    }

    package var isPrivateKey: Bool { String(decoding: label, as: UTF8.self).contains("PRIVATE KEY") }
}
