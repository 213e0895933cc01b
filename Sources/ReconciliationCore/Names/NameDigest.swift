import Crypto

/// A user's name as it is compared: 16 bytes of a digest, so that millions can be indexed and none is stored twice.
///
/// Raw names compare exactly; hashes and UUIDs without case, dashes and braces (Rules 7.6). The kinds never meet.
package struct NameDigest: Sendable, Hashable {
    /// 16 bytes.
    package let bytes: [UInt8]

    /// The text exactly as it is, by its UTF-8 bytes.
    package static func exact(_ text: String) -> NameDigest { NameDigest(prefix: "=", text.utf8) }

    /// The text without case, dashes and braces: how hashes and UUIDs are compared.
    package static func folded(_ text: String) -> NameDigest { NameDigest(prefix: "#", text.utf8.folded) }

    /// An `appAccountToken`: a UUID without case, dashes and braces; anything else exactly, and never equal to a name.
    package static func token(_ text: String) -> NameDigest {
        text.isUUIDText ? .folded(text) : NameDigest(prefix: "@", text.utf8)
    }

    /// A digest as it was stored; nil where the bytes are none.
    package init?(stored bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    private init(prefix: String, _ text: some Sequence<UInt8>) {
        var hasher = SHA256()
        hasher.update(data: Array(prefix.utf8))
        hasher.update(data: Array(text))
        bytes = Array(hasher.finalize().prefix(16))
    }
}

extension String {
    /// 32 hexadecimal digits, dashes and braces aside: a UUID in whatever spelling.
    package var isUUIDText: Bool {
        let digits = utf8.folded
        return digits.count == 32 && digits.allSatisfy(isHexadecimalDigit)
    }

    /// At least 32 hexadecimal digits, dashes and braces aside.
    var isHashOrUUID: Bool {
        let digits = utf8.folded
        return digits.count >= 32 && digits.allSatisfy(isHexadecimalDigit)
    }
}

extension String.UTF8View {
    /// Without dashes and braces (.NET and Windows may write a UUID as `{…}`), the letters of ASCII small.
    fileprivate var folded: [UInt8] {
        map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.filter { !"-{}".utf8.contains($0) }
    }
}

/// One of ASCII, in small letters: digits of other scripts make no hash.
private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
