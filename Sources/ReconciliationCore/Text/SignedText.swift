/// A JWS in compact form (RFC 7515, 3.1), as clients send it and people copy it.
package enum SignedText {
    /// The text without what mail programs and people put into and around it: blanks, line ends, a pair of quotes, and the name of the
    /// scheme in a header (`Bearer`).
    ///
    /// - Returns: nil where what remains is no JWS.
    package static func compact(_ text: String) -> String? {
        if isSigned(text) { return text }
        var parts = unquoted(text.utf8.split(whereSeparator: ASCII.isWhiteSpace))
        if let first = parts.first, String(decoding: first, as: UTF8.self).lowercased() == "bearer" {
            parts.removeFirst()
        }
        let compact = String(decoding: unquoted(parts).joined(), as: UTF8.self)
        return isSigned(compact) ? compact : nil
    }

    /// The parts of a text without a pair of quotes around it.
    private static func unquoted(_ parts: [Substring.UTF8View]) -> [Substring.UTF8View] {
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        guard let quote = parts.first?.first, quotes.contains(quote), parts.last?.last == quote else { return parts }
        var parts = parts
        parts[0] = parts[0].dropFirst()
        parts[parts.count - 1] = parts[parts.count - 1].dropLast()
        return parts
    }

    /// Whether a text has the shape of a JWS (RFC 7515, 3.1): three parts of base64url joined by dots. The last one, the signature,
    /// may be empty (RFC 7518, 3.6): verification says what such data is worth.
    package static func isSigned(_ text: String) -> Bool {
        var partCount = 1
        var length = 0
        for byte in text.utf8 {
            switch byte {
            case ASCII.point:
                guard isPartLength(length) else { return false }
                partCount += 1
                length = 0
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                length += 1
            default: return false
            }
        }
        return partCount == 3 && (length == 0 || isPartLength(length))
    }

    /// Whether so many digits of base64url are a whole number of bytes, and one at least.
    private static func isPartLength(_ length: Int) -> Bool { !(length == 0 || length % 4 == 1) }
}
