import ReconciliationCore

/// What `="1000000280765165"` holds: Excel's way, and ours with `--for excel`, to keep an identifier text.
func withoutSpreadsheetQuotes(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count >= 3, bytes.starts(with: "=\"".utf8), bytes.last == ASCII.quote else { return text }
    return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
}

/// `1.0E+15`, as a spreadsheet shows a long number: the plus sign is its mark.
func isSpreadsheetExponent(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 32, bytes.contains(UInt8(ascii: "+")) else { return false }
    return RewrittenNumbers.isExponent(bytes)
}

/// Whether an id of the backend's own making is what a spreadsheet or a table of floating-point numbers made of one: `1.0E+15`,
/// `1.000000123e9`, `1000000123.0`. Less is refused than of Apple's ids: `12e5` and `1.000.000` may be such an id.
func isRewrittenOwnIdentifier(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 64, let first = bytes.first, ASCII.isDigit(first) else { return false }
    if RewrittenNumbers.isExponent(bytes) { return bytes.contains(UInt8(ascii: "+")) || bytes.contains(ASCII.point) }
    return RewrittenNumbers.isDecimalOfZeros(bytes)
}

/// A JSON number without sign, point or exponent.
func isInteger(_ digits: String) -> Bool { digits.utf8.allSatisfy(ASCII.isDigit) }
