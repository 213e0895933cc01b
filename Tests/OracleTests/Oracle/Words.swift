import AppStoreSimulator
import Crypto

/// Rules 1.4, 1.6: what counts as absent, and what counts as an identifier.
enum Words {
    private static let sentinels: Set<String> = ["", "null", "(null)", "nil", "undefined", "none", "\\n"]
    private static let zeroToken = "00000000000000000000000000000000"

    /// The text without surrounding ASCII white space, nil where it says nothing.
    static func present(_ text: String?) -> String? {
        guard let text else { return nil }
        let space: Set<Character> = [" ", "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\r\n"]
        var trimmed = Substring(text)
        while let first = trimmed.first, space.contains(first) { trimmed.removeFirst() }
        while let last = trimmed.last, space.contains(last) { trimmed.removeLast() }
        let lowercased = trimmed.lowercased()
        if sentinels.contains(lowercased) || folded(lowercased) == zeroToken { return nil }
        return String(trimmed)
    }

    /// A name as it was sent, blanks and all; nil where it says nothing without them (Rules 9.3).
    static func name(_ text: String?) -> String? { present(text) == nil ? nil : text }

    /// A token. Reading: blanks around a UUID are none of its own.
    static func token(_ text: String?) -> String? {
        present(text).flatMap { isUUID($0) ? $0 : text }
    }

    /// Equal by bytes: a String also equals other spellings of its characters.
    static func areSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

    /// A line item id: `0` too is absent.
    static func lineItem(_ text: String?) -> String? {
        present(text).flatMap { $0 == "0" ? nil : $0 }
    }

    /// True for what Rules 1.6 take as an identifier.
    static func isIdentifier(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2E || byte == 0x5F || byte == 0x2D
            }
    }

    /// The smallest by bytes.
    static func smallest(_ texts: Set<String>) -> String? {
        texts.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Without case and dashes: how hashes and tokens compare.
    static func folded(_ text: String) -> String {
        text.lowercased().filter { $0 != "-" }
    }

    /// 32 hexadecimal digits. Reading: dashes aside, wherever they are.
    static func isUUID(_ text: String) -> Bool { isHexadecimal(text) && folded(text).utf8.count == 32 }

    /// Hexadecimal digits of ASCII, dashes aside.
    static func isHexadecimal(_ text: String) -> Bool { folded(text).allSatisfy { $0.isASCII && $0.isHexDigit } }

    static func sha256(_ text: String) -> String {
        Array(SHA256.hash(data: Array(text.utf8))).hexadecimal
    }
}
