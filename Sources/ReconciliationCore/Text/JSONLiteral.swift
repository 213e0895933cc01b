/// String literals of JSON (RFC 8259, 7): quotes, backslashes and control characters escaped, the rest as it is.
package enum JSONLiteral {
    /// How line feed, carriage return and tab are escaped.
    package enum LineEscapes: Sendable {
        /// `\n`, `\r`, `\t`, as people read them.
        case short
        /// `\u000a` as every control character: the audit chain hashes this form, so it never changes.
        case numeric
    }

    package static func string(_ text: String, _ lineEscapes: LineEscapes = .short) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch (scalar, lineEscapes) {
            case ("\"", _): literal += "\\\""
            case ("\\", _): literal += "\\\\"
            case ("\n", .short): literal += "\\n"
            case ("\r", .short): literal += "\\r"
            case ("\t", .short): literal += "\\t"
            case ("\u{0}"..."\u{1F}", _): literal += escape(UInt16(scalar.value))
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// `\u001b`, one unit of UTF-16.
    package static func escape(_ unit: UInt16) -> String {
        "\\u" + Hexadecimal.text([UInt8(unit >> 8), UInt8(unit & 0xFF)])
    }
}
