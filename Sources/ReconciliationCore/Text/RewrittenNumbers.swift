/// What a spreadsheet, or a table of floating-point numbers, makes of a long identifier (Rules 1.6).
package enum RewrittenNumbers {
    /// Whether a text is what became of an identifier: `1.0E15`, `1000000280765165.0` or `1.000.000.280`.
    package static func contains(_ text: String) -> Bool {
        guard let first = text.utf8.first, ASCII.isDigit(first), !text.utf8.allSatisfy(ASCII.isDigit) else {
            return false
        }
        let bytes = Array(text.utf8)
        return isExponent(bytes) || isDecimalOfZeros(bytes) || isGroupedByThousands(bytes)
    }

    /// Digits, perhaps a point and digits, then an exponent.
    package static func isExponent(_ bytes: [UInt8]) -> Bool {
        var rest = bytes.drop(while: ASCII.isDigit)
        guard rest.count < bytes.count else { return false }
        if rest.first == ASCII.point { rest = rest.dropFirst().drop(while: ASCII.isDigit) }
        guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return false }
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        return !rest.isEmpty && rest.allSatisfy(ASCII.isDigit)
    }

    /// `1000000280765165.0`
    package static func isDecimalOfZeros(_ bytes: [UInt8]) -> Bool {
        let rest = bytes.drop(while: ASCII.isDigit)
        return rest.first == ASCII.point && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
    }

    /// `1.000.000.280`, where a point separates thousands. Of bytes that begin with a digit, and are not only digits.
    package static func isGroupedByThousands(_ bytes: [UInt8]) -> Bool {
        let groups = bytes.split(separator: ASCII.point, omittingEmptySubsequences: false)
        guard bytes.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.point }) else { return false }
        return groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}
