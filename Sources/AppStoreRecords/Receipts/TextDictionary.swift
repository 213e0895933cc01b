/// The text dictionaries of old: `{ "key" = "value"; ... }`, as far as iOS 6 receipts use them.
///
/// Keys and values are words or quoted strings; white space is free; `\` escapes. Nothing nests. Read in one pass.
enum TextDictionary {
    /// - Throws: `structure_broken` where the text is not such a dictionary, or says a key twice.
    static func parse(_ bytes: some Sequence<UInt8>) throws(Rejection) -> [String: String] {
        var scanner = Scanner(bytes: Array(bytes)[...])
        var entries: [String: String] = [:]
        guard scanner.skip(UInt8(ascii: "{")) else { throw broken("no opening brace") }
        while !scanner.skip(UInt8(ascii: "}")) {
            guard let key = scanner.string() else { throw broken("a key is missing") }
            guard scanner.skip(UInt8(ascii: "=")) else { throw broken("an equals sign is missing") }
            guard let value = scanner.string() else { throw broken("a value is missing") }
            guard entries.updateValue(value, forKey: key) == nil else { throw broken("a key stands twice") }
            if !scanner.skip(UInt8(ascii: ";")) {
                guard scanner.skip(UInt8(ascii: "}")) else { throw broken("a semicolon is missing") }
                break
            }
        }
        guard scanner.isAtEnd else { throw broken("text follows the closing brace") }
        return entries
    }

    private static func broken(_ what: String) -> Rejection {
        Rejection(.structureBroken, "The text is not a dictionary: \(what).")
    }

    private struct Scanner {
        var bytes: ArraySlice<UInt8>

        var isAtEnd: Bool {
            // A terminating zero is seen where C programs wrote the text.
            bytes.allSatisfy { Self.isSpace($0) || $0 == 0 }
        }

        mutating func skip(_ byte: UInt8) -> Bool {
            skipSpace()
            guard bytes.first == byte else { return false }
            bytes = bytes.dropFirst()
            return true
        }

        mutating func string() -> String? {
            skipSpace()
            if bytes.first == UInt8(ascii: "\"") {
                bytes = bytes.dropFirst()
                return quoted()
            }
            let end = bytes.firstIndex { Self.isSpace($0) || "={};\"".utf8.contains($0) } ?? bytes.endIndex
            let word = bytes[..<end]
            bytes = bytes[end...]
            return word.isEmpty ? nil : String(validating: word, as: UTF8.self)
        }

        private mutating func quoted() -> String? {
            var content: [UInt8] = []
            while let byte = bytes.popFirst() {
                switch byte {
                case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
                case UInt8(ascii: "\\"):
                    guard let escaped = bytes.popFirst() else { return nil }
                    switch escaped {
                    case UInt8(ascii: "n"): content.append(0x0A)
                    case UInt8(ascii: "t"): content.append(0x09)
                    case UInt8(ascii: "r"): content.append(0x0D)
                    default: content.append(escaped)
                    }
                default: content.append(byte)
                }
            }
            return nil
        }

        private mutating func skipSpace() {
            bytes = bytes.drop(while: Self.isSpace)
        }

        private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    }
}
