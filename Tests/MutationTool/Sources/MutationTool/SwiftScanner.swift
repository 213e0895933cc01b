/// The tokens of a Swift source as far as mutations need them: comments left out, strings kept whole.
enum SwiftScanner {
    struct Token: Hashable {
        enum Kind: Hashable {
            case word, number, mark, sign
            /// A string without interpolation whose text can be changed.
            case text
            /// Any other string.
            case opaque
        }

        let kind: Kind
        let range: Range<Int>
        let text: String
        /// White space on either side: what tells an infix operator from the brackets of generics.
        let isSpacedBefore: Bool
        let isSpacedAfter: Bool
    }

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var scan = Scan(bytes: bytes)
        return scan.tokens()
    }
}

/// One pass over the bytes.
private struct Scan {
    let bytes: [UInt8]
    var at = 0

    mutating func tokens() -> [SwiftScanner.Token] {
        var tokens: [SwiftScanner.Token] = []
        while at < bytes.count {
            let start = at
            guard let kind = next() else { continue }
            tokens.append(
                SwiftScanner.Token(
                    kind: kind,
                    range: start..<at,
                    text: String(decoding: bytes[start..<at], as: UTF8.self),
                    isSpacedBefore: start == 0 || bytes[start - 1].isSpace,
                    isSpacedAfter: at == bytes.count || bytes[at].isSpace
                )
            )
        }
        return tokens
    }

    private func follows(_ text: String, at position: Int) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Moves past one token, comment or space; nil where it was no token.
    private mutating func next() -> SwiftScanner.Token.Kind? {
        let byte = bytes[at]
        if byte.isSpace {
            at += 1
            return nil
        }
        if follows("//", at: at) {
            while at < bytes.count, bytes[at] != 0x0A { at += 1 }
            return nil
        }
        if follows("/*", at: at) {
            skipBlockComment()
            return nil
        }
        if byte == UInt8(ascii: "\"") { return string(hashes: 0) }
        if byte == UInt8(ascii: "#") {
            let hashes = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
            if at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "\"") { return string(hashes: hashes) }
            at += 1
            return .sign
        }
        if byte == UInt8(ascii: "`") {
            at += 1
            while at < bytes.count, bytes[at] != UInt8(ascii: "`") { at += 1 }
            at += 1
            return .word
        }
        if byte.isDigit {
            // A dot belongs to the number only where a digit follows: `1...2` is three tokens.
            while at < bytes.count, bytes[at].isWord || isDecimalPoint { at += 1 }
            return .number
        }
        if byte.isWord || byte == UInt8(ascii: "$") {
            at += 1
            while at < bytes.count, bytes[at].isWord { at += 1 }
            return .word
        }
        if byte.isOperator {
            while at < bytes.count, bytes[at].isOperator { at += 1 }
            return .mark
        }
        at += 1
        return .sign
    }

    private var isDecimalPoint: Bool {
        bytes[at] == UInt8(ascii: ".") && at + 1 < bytes.count && bytes[at + 1].isDigit
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if follows("/*", at: at) {
                depth += 1
                at += 2
            } else if follows("*/", at: at) {
                depth -= 1
                at += 2
            } else {
                at += 1
            }
        } while depth > 0 && at < bytes.count
    }

    /// Moves past a string with everything interpolated into it.
    private mutating func string(hashes: Int) -> SwiftScanner.Token.Kind {
        let fence = String(repeating: "#", count: hashes)
        at += hashes
        let isBlock = follows("\"\"\"", at: at)
        let quote = isBlock ? "\"\"\"" : "\""
        at += quote.utf8.count
        var hasInterpolation = false
        while at < bytes.count {
            if follows(quote + fence, at: at) {
                at += quote.utf8.count + hashes
                break
            }
            if follows("\\" + fence + "(", at: at) {
                hasInterpolation = true
                at += 2 + hashes
                skipInterpolation()
            } else if follows("\\" + fence, at: at) {
                at += 2 + hashes
            } else {
                at += 1
            }
        }
        return hasInterpolation || isBlock || hashes > 0 ? .opaque : .text
    }

    /// From after its opening bracket to after its closing one.
    private mutating func skipInterpolation() {
        var depth = 1
        while depth > 0, at < bytes.count {
            if bytes[at] == UInt8(ascii: "\"") {
                _ = string(hashes: 0)
                continue
            }
            if bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
            at += 1
        }
    }
}

extension UInt8 {
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isWord: Bool { isDigit || self == 0x5F || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self >= 0x80 }
    fileprivate var isOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
