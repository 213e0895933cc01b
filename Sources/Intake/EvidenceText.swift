/// Evidence as clients send it: base64 in many disguises, or a signed transaction.
enum EvidenceText {
    /// The bytes behind base64 that may be wrapped, URL-safe, percent-encoded, unpadded, or have lost its `+` to spaces
    /// on its way through a form; nil if it is not base64 or holds nothing.
    static func decodedBase64(_ text: String) -> [UInt8]? {
        guard let characters = percentDecoded(Array(text.utf8)) else { return nil }
        return decoded(withSpacesResolved(characters))
    }

    /// Whether a text has the shape of a JWS (RFC 7515, 3.1): three parts of base64url joined by dots.
    static func isSigned(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: Ascii.point, omittingEmptySubsequences: false)
        return parts.count == 3
            && parts.allSatisfy { part in
                !part.isEmpty && part.count % 4 != 1
                    && part.allSatisfy {
                        Ascii.isDigit($0) || Ascii.isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                    }
            }
    }

    private static func percentDecoded(_ text: [UInt8]) -> [UInt8]? {
        guard text.contains(UInt8(ascii: "%")) else { return text }
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var at = 0
        while at < text.count {
            guard text[at] == UInt8(ascii: "%") else {
                plain.append(text[at])
                at += 1
                continue
            }
            guard at + 2 < text.count, let high = Ascii.hexValue(text[at + 1]), let low = Ascii.hexValue(text[at + 2])
            else {
                return nil
            }
            plain.append(high << 4 | low)
            at += 3
        }
        return plain
    }

    /// Line ends are wrapping. A space is either wrapping too or a lost `+`: the length of the whole tells which, and
    /// where both would fit, spaces at even distances are wrapping.
    private static func withSpacesResolved(_ text: [UInt8]) -> [UInt8] {
        let lines = text.filter { !Ascii.isWhiteSpace($0) || $0 == Ascii.space }
        guard let start = lines.firstIndex(where: { $0 != Ascii.space }),
            let end = lines.lastIndex(where: { $0 != Ascii.space })
        else { return [] }
        let trimmed = lines[start...end]
        guard trimmed.contains(Ascii.space) else { return Array(trimmed) }
        let joined = trimmed.filter { $0 != Ascii.space }
        let plussed = trimmed.map { $0 == Ascii.space ? UInt8(ascii: "+") : $0 }
        switch (joined.count % 4 == 0, plussed.count % 4 == 0) {
        case (true, false): return joined
        case (false, true): return plussed
        default: return isEvenlyWrapped(trimmed) ? joined : plussed
        }
    }

    private static func isEvenlyWrapped(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(separator: Ascii.space, omittingEmptySubsequences: false)
        return lines[0].count >= 16 && lines.dropLast().allSatisfy { $0.count == lines[0].count }
            && lines[lines.count - 1].count <= lines[0].count
    }

    private static func decoded(_ characters: [UInt8]) -> [UInt8]? {
        var digits = characters[...]
        while digits.last == UInt8(ascii: "="), characters.count - digits.count < 2 { digits.removeLast() }
        guard !digits.isEmpty, digits.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count * 3 / 4)
        var bits: UInt32 = 0
        var bitCount = 0
        for digit in digits {
            let value = alphabet[Int(digit)]
            guard value < 64 else { return nil }
            bits = bits << 6 | UInt32(value)
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        return bytes
    }

    /// RFC 4648, tables 1 and 2 in one; 255 for what is in neither.
    private static let alphabet: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()
}
