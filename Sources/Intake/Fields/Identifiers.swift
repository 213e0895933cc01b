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

/// The digits of an id that a program damaged without losing any: a decimal point followed by zeros (`17.0`), points between
/// thousands, an apostrophe that marks text in a spreadsheet, characters that nobody sees around it. Nil where digits may be missing, and
/// of any other text.
func digits(ofDamaged identifier: String) -> String? {
    let isUnseen = { (scalar: Unicode.Scalar) in
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
    }
    var seen = Substring(identifier).unicodeScalars
    while let first = seen.first, isUnseen(first) || first == "'" { seen.removeFirst() }
    while let last = seen.last, isUnseen(last) { seen.removeLast() }
    var bytes = Array(String(Substring(seen)).utf8)
    guard bytes.count <= 64, let first = bytes.first, ASCII.isDigit(first) else { return nil }
    if RewrittenNumbers.isDecimalOfZeros(bytes), let point = bytes.lastIndex(of: ASCII.point) {
        bytes.removeSubrange(point...)
        // Greater ones were rounded.
        guard let number = UInt64(String(decoding: bytes, as: UTF8.self)), number <= 1 << 53 else { return nil }
    } else if RewrittenNumbers.isGroupedByThousands(bytes) {
        bytes.removeAll { $0 == ASCII.point }
    }
    guard bytes.allSatisfy(ASCII.isDigit) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
}

/// A JSON number without sign, point or exponent.
func isInteger(_ digits: String) -> Bool { digits.utf8.allSatisfy(ASCII.isDigit) }
