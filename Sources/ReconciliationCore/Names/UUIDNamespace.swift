/// What name-based UUIDs of one kind have in common (RFC 4122, 4.3).
package struct UUIDNamespace: Sendable, Hashable {
    /// 16.
    package let bytes: [UInt8]

    /// Those of RFC 4122, appendix C: domain names, addresses, object identifiers, distinguished names.
    static let usual = [0x10, 0x11, 0x12, 0x14].map { kind in
        UUIDNamespace(
            bytes: [0x6B, 0xA7, 0xB8, kind, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8]
        )
    }

    /// As people write it.
    package var text: String {
        let digits = Array(Hexadecimal.text(bytes))
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
    }
}
