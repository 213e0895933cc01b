import FoundationEssentials

/// Reads Base64 as clients really send it.
///
/// Tolerated: line breaks and other white space, the URL-safe alphabet (RFC 4648, 5), missing padding, percent
/// encoding, and spaces that were `+` before a form was decoded.
package enum Base64Text {
    /// Longer text is turned away unread.
    static let byteCountMax = ASN1Reading.byteCountMax / 3 * 4 + 4096

    /// The bytes the text stands for.
    ///
    /// - Throws: `encoding_broken` with the reason, or `too_large`.
    package static func decode(_ text: String) throws(Rejection) -> [UInt8] {
        try decode(Array(text.utf8))
    }

    /// As `decode(_:)`, for text that is still bytes.
    package static func decode(_ text: [UInt8]) throws(Rejection) -> [UInt8] {
        guard text.count <= byteCountMax * 3 else {
            throw Rejection(.tooLarge, "\(text.count) characters are more than is decoded.")
        }
        var letters = try normalized(try undoingPercentEncoding(text))
        guard !letters.isEmpty else { throw Rejection(.encodingBroken, "The text is empty.") }
        switch letters.count % 4 {
        case 1:
            throw Rejection(.encodingBroken, "\(letters.count) Base64 characters cannot be: one is missing or over.")
        case 2: letters += [UInt8(ascii: "="), UInt8(ascii: "=")]
        case 3: letters.append(UInt8(ascii: "="))
        default: break
        }
        guard let bytes = Data(base64Encoded: Data(letters)) else {
            throw Rejection(.encodingBroken, "The text is not Base64.")
        }
        return Array(bytes)
    }

    /// The letters in the standard alphabet, without white space and padding.
    private static func normalized(_ text: [UInt8]) throws(Rejection) -> [UInt8] {
        let trimmed = text.drop { isWhiteSpace($0) }
        let end = trimmed.lastIndex { !isWhiteSpace($0) && $0 != UInt8(ascii: "=") }
        guard let end else { return [] }
        var letters: [UInt8] = []
        letters.reserveCapacity(trimmed.count)
        for (index, byte) in trimmed[...end].enumerated() {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                letters.append(byte)
            case UInt8(ascii: "-"): letters.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): letters.append(UInt8(ascii: "/"))
            case UInt8(ascii: " ") where !isIndentation(at: trimmed.startIndex + index, in: text):
                // A form decoder has turned "+" into a space; nobody puts single spaces into Base64.
                letters.append(UInt8(ascii: "+"))
            case _ where isWhiteSpace(byte): continue
            default: throw Rejection(.encodingBroken, "Character \(index + 1) is not Base64.")
            }
        }
        return letters
    }

    /// Whether the space belongs to a line break, as in wrapped and indented text.
    private static func isIndentation(at index: Int, in text: [UInt8]) -> Bool {
        func reachesLineBreak(_ step: Int) -> Bool {
            var position = index + step
            while text.indices.contains(position), text[position] == UInt8(ascii: " "), abs(position - index) < 64 {
                position += step
            }
            return text.indices.contains(position) && isWhiteSpace(text[position]) && text[position] != 0x20
        }
        return reachesLineBreak(-1) || reachesLineBreak(1)
    }

    private static func undoingPercentEncoding(_ text: [UInt8]) throws(Rejection) -> [UInt8] {
        guard text.contains(UInt8(ascii: "%")) else { return text }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            guard text[index] == UInt8(ascii: "%") else {
                decoded.append(text[index])
                index += 1
                continue
            }
            guard index + 2 < text.count, let high = hexadecimal(text[index + 1]),
                let low = hexadecimal(text[index + 2])
            else { throw Rejection(.encodingBroken, "Character \(index + 1) starts no percent escape.") }
            decoded.append(high << 4 | low)
            index += 3
        }
        return decoded
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
