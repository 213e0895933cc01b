/// The tokens of an SQL text, comments left out.
enum SQLScanner {
    struct Token: Hashable {
        enum Kind: Hashable { case word, number, string, parameter, mark }

        let kind: Kind
        let range: Range<Int>
        /// Words in upper case.
        let text: String
        /// How many brackets are open around it; a bracket counts itself as outside.
        let depth: Int
    }

    static func tokens(of bytes: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        var at = 0
        var depth = 0
        func skip(while condition: (UInt8) -> Bool) { while at < bytes.count, condition(bytes[at]) { at += 1 } }
        while at < bytes.count {
            let start = at
            let byte = bytes[at]
            let kind: Token.Kind
            if byte.isSpace {
                at += 1
                continue
            } else if bytes[at...].starts(with: "--".utf8) {
                skip { $0 != 0x0A }
                continue
            } else if byte == UInt8(ascii: "'") {
                at += 1
                skip { $0 != UInt8(ascii: "'") }
                at += 1
                kind = .string
            } else if byte == UInt8(ascii: "?") {
                at += 1
                skip { $0.isDigit }
                kind = .parameter
            } else if byte.isDigit {
                skip { $0.isDigit }
                kind = .number
            } else if byte.isWord {
                skip { $0.isWord }
                kind = .word
            } else {
                let long = ["<>", "<=", ">=", "||"].first { bytes[at...].starts(with: $0.utf8) }
                at += long == nil ? 1 : 2
                kind = .mark
            }
            let text = String(decoding: bytes[start..<at], as: UTF8.self)
            if text == ")" { depth -= 1 }
            tokens.append(
                Token(kind: kind, range: start..<at, text: kind == .word ? text.uppercased() : text, depth: depth)
            )
            if text == "(" { depth += 1 }
        }
        return tokens
    }
}
