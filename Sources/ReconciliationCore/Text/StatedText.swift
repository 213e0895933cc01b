/// What counts as a value and as an identifier in the files and in anything that Apple or a client sends (Rules 1).
package enum StatedText {
    /// The text without ASCII white space around it; nil where that leaves nothing, or a word for "no value".
    package static func present(_ text: String) -> String? {
        let trimmed = trimmed(text)
        return isAbsent(trimmed) ? nil : trimmed
    }

    /// Whether a text matches `[A-Za-z0-9._-]{1,64}`.
    package static func isIdentifier(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.point || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-")
            }
    }

    /// Whether a trimmed text is an identifier by Rules 1.6: none that was rewritten as a number.
    package static func isSoundIdentifier(_ text: String) -> Bool {
        isIdentifier(text) && !RewrittenNumbers.contains(text)
    }

    /// As `present`, of an id or a token: a filler of databases and tables is none (Rules 1.4). Taken for an id, it would make one
    /// purchase, or one user, of all rows that hold it.
    package static func presentIdentifier(_ text: String) -> String? {
        present(text).flatMap { isFiller($0) ? nil : $0 }
    }

    private static let fillers: Set<String> = [
        "nan", "na", "<na>", "n/a", "#n/a", "n.a.", "-", "--", "-1", "false", "empty",
    ]

    private static func isFiller(_ identifier: String) -> Bool {
        identifier.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
            || (identifier.utf8.count <= 5 && fillers.contains(identifier.lowercased()))
    }

    /// Without the white space of ASCII around it.
    package static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.first, let last = bytes.last else { return text }
        guard ASCII.isWhiteSpace(first) || ASCII.isWhiteSpace(last) else { return text }
        return String(Substring(bytes.trimmed(while: ASCII.isWhiteSpace)))
    }

    /// The last is how databases write NULL into text files: MySQL, PostgreSQL, Hive.
    private static let absentWords = ["", "null", "(null)", "nil", "undefined", "none", "\\n"].map { Array($0.utf8) }
    private static let zeroUUIDs = ["00000000-0000-0000-0000-000000000000", "00000000000000000000000000000000"].map {
        Array($0.utf8)
    }

    private static func isAbsent(_ trimmed: String) -> Bool {
        let bytes = trimmed.utf8
        // No word is longer.
        guard bytes.count <= 9 else { return zeroUUIDs.contains { bytes.elementsEqual($0) } }
        return absentWords.contains { word in
            word.count == bytes.count && zip(word, bytes).allSatisfy { $0 == ASCII.lowercased($1) }
        }
    }
}
