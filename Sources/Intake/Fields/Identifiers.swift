import ReconciliationCore

/// What `="1000000280765165"` holds: Excel's way, and ours with `--for excel`, to keep an identifier text.
func withoutSpreadsheetQuotes(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count >= 3, bytes.starts(with: "=\"".utf8), bytes.last == ASCII.quote else { return text }
    return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
}

/// Whether a trimmed text is an identifier by Rules 1.6, and not one a spreadsheet has rewritten as a number.
func isSoundIdentifier(_ text: String) -> Bool {
    guard StatedText.isIdentifier(text) else { return false }
    return text.utf8.allSatisfy(ASCII.isDigit) || !isRewrittenNumber(Array(text.utf8))
}

/// `1.0E+15`, as a spreadsheet shows a long number: the plus sign is its mark.
func isSpreadsheetExponent(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 32, bytes.contains(UInt8(ascii: "+")) else { return false }
    return isExponent(bytes)
}

/// Whether an id of the backend's own making is what a spreadsheet or a table of floating-point numbers made of one: `1.0E+15`,
/// `1.000000123e9`, `1000000123.0`. Less is refused than of Apple's ids: `12e5` and `1.000.000` may be such an id.
func isRewrittenOwnIdentifier(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 64, let first = bytes.first, ASCII.isDigit(first) else { return false }
    if isExponent(bytes) { return bytes.contains(UInt8(ascii: "+")) || bytes.contains(ASCII.point) }
    return isDecimalOfZeros(bytes)
}

/// A JSON number without sign, point or exponent.
func isInteger(_ digits: String) -> Bool { digits.utf8.allSatisfy(ASCII.isDigit) }

private func isRewrittenNumber(_ bytes: [UInt8]) -> Bool {
    guard ASCII.isDigit(bytes[0]) else { return false }
    return isExponent(bytes) || isDecimalOfZeros(bytes) || isGroupedByThousands(bytes)
}

/// Digits, perhaps a point and digits, then an exponent.
private func isExponent(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.drop(while: ASCII.isDigit)
    guard rest.count < bytes.count else { return false }
    if rest.first == ASCII.point { rest = rest.dropFirst().drop(while: ASCII.isDigit) }
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(ASCII.isDigit)
}

/// `1000000280765165.0`
private func isDecimalOfZeros(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.drop(while: ASCII.isDigit)
    return rest.first == ASCII.point && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
}

/// `1.000.000.280`, where a point separates thousands.
private func isGroupedByThousands(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: ASCII.point, omittingEmptySubsequences: false)
    guard groups.count > 1, bytes.allSatisfy({ ASCII.isDigit($0) || $0 == ASCII.point }) else { return false }
    return (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
}
