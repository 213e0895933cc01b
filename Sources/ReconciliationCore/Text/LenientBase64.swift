/// Base64 as clients really send it (RFC 4648, 4 and 5).
///
/// Accepted: line breaks and indentation, the URL-safe alphabet, missing or surplus padding, percent encoding, a byte order
/// mark, the quotes and escapes of a JSON string, and spaces that were `+` before a form was decoded.
///
/// The bytes prove themselves later by their signature, so a generous reading can lose nothing; a strict one loses receipts.
package enum LenientBase64 {
    /// Why a text is not Base64.
    package enum Fault: Error, Sendable, Hashable {
        case empty
        /// A `%` without two hexadecimal digits behind it.
        case brokenPercentEscape
        /// The first character, counted from 1, that no Base64 has.
        case notBase64(position: Int)
        /// So many characters make no whole number of bytes.
        case impossibleLength(Int)
    }

    /// The bytes the text stands for.
    package static func decode(_ text: some Sequence<UInt8>) throws(Fault) -> [UInt8] {
        let text = Array(text)
        if let bytes = bytes(text[...]) { return bytes }
        let plain = withoutQuotes(try percentDecoded(text))
        let spelled = Base64Spaces.resolved(withoutBackslashes(plain))
        let digits = withoutPadding(spelled[...])
        let isPadded = digits.count < spelled.count
        guard let bytes = bytes(digits + (isPadded ? [] : lostPluses(at: text, after: digits.count))) else {
            throw fault(of: digits)
        }
        return bytes
    }

    /// The `+` at the end of a text that a form made spaces of: as many as its digits lack to make whole groups of four. A form loses
    /// every plus, and the URL-safe alphabet has none.
    private static func lostPluses(at text: [UInt8], after digitCount: Int) -> [UInt8] {
        guard !text.contains(where: { "+-_".utf8.contains($0) }) else { return [] }
        let lacking = (4 - digitCount % 4) % 4
        let spaces = text.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        return spaces >= lacking ? Array(repeating: UInt8(ascii: "+"), count: lacking) : []
    }

    /// Nil where the text is not digits alone, padding aside.
    private static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let digits = withoutPadding(text)
        return digits.isEmpty ? nil : Base64Digits.bytes(of: digits, in: .either)
    }

    private static func fault(of digits: ArraySlice<UInt8>) -> Fault {
        if digits.isEmpty { return .empty }
        guard let wrong = digits.firstIndex(where: { !Base64Digits.Alphabet.either.contains($0) }) else {
            return .impossibleLength(digits.count)
        }
        return .notBase64(position: wrong - digits.startIndex + 1)
    }

    private static func withoutPadding(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.dropLast(text.reversed().prefix { $0 == UInt8(ascii: "=") }.count)
    }
}

extension LenientBase64 {
    private static func percentDecoded(_ text: [UInt8]) throws(Fault) -> [UInt8] {
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
            guard index + 2 < text.count, let high = Hexadecimal.value(ofDigit: text[index + 1]),
                let low = Hexadecimal.value(ofDigit: text[index + 2])
            else { throw .brokenPercentEscape }
            decoded.append(high << 4 | low)
            index += 3
        }
        return decoded
    }

    /// Without the byte order mark, the white space and the quotes around it.
    private static func withoutQuotes(_ text: [UInt8]) -> ArraySlice<UInt8> {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = text.dropFirst(text.starts(with: mark) ? mark.count : 0).trimmed(while: ASCII.isWhiteSpace)
        guard content.count >= 2, content.first == UInt8(ascii: "\""), content.last == UInt8(ascii: "\"") else {
            return content
        }
        return content.dropFirst().dropLast().trimmed(while: ASCII.isWhiteSpace)
    }

    /// Undoes the escapes a JSON string may have in Base64 (RFC 8259, 7): `\/`, `\n`, `\u002B`.
    private static func withoutBackslashes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(UInt8(ascii: "\\")) else { return text }
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                plain.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): plain.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "u"):
                let digits = rest.prefix(4)
                guard digits.count == 4, digits.starts(with: "00".utf8),
                    let character = Hexadecimal.bytes(digits.dropFirst(2))
                else { return text }
                plain += character
                rest = rest.dropFirst(4)
            default: plain.append(escaped)
            }
        }
        return plain.trimmed(while: ASCII.isWhiteSpace)
    }
}
