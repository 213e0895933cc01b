/// What `="1000000280765165"` holds: Excel's way, and ours with `--for excel`, to keep an identifier text.
func withoutSpreadsheetQuotes(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count >= 3, bytes.starts(with: "=\"".utf8), bytes.last == Ascii.quote else { return text }
    return String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
}

/// Whether a trimmed text is an identifier by Rules 1.6, and not one a spreadsheet has rewritten as a number.
func isSoundIdentifier(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (1...64).contains(bytes.count) else { return false }
    var hasOnlyDigits = true
    for byte in bytes where !Ascii.isDigit(byte) {
        hasOnlyDigits = false
        guard Ascii.isLetter(byte) || byte == Ascii.point || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        else {
            return false
        }
    }
    return hasOnlyDigits || !isRewrittenNumber(Array(bytes))
}

/// `1.0E+15`, as a spreadsheet shows a long number: the plus sign is its mark.
func isSpreadsheetExponent(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= 32, bytes.contains(UInt8(ascii: "+")) else { return false }
    return isExponent(bytes)
}

/// A JSON number without sign, point or exponent.
func isInteger(_ digits: String) -> Bool { digits.utf8.allSatisfy(Ascii.isDigit) }

private func isRewrittenNumber(_ bytes: [UInt8]) -> Bool {
    guard Ascii.isDigit(bytes[0]) else { return false }
    return isExponent(bytes) || isDecimalOfZeros(bytes) || isGroupedByThousands(bytes)
}

/// Digits, perhaps a point and digits, then an exponent.
private func isExponent(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.drop(while: Ascii.isDigit)
    guard rest.count < bytes.count else { return false }
    if rest.first == Ascii.point { rest = rest.dropFirst().drop(while: Ascii.isDigit) }
    guard let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(Ascii.isDigit)
}

/// `1000000280765165.0`
private func isDecimalOfZeros(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.drop(while: Ascii.isDigit)
    return rest.first == Ascii.point && rest.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
}

/// `1.000.000.280`, where a point separates thousands.
private func isGroupedByThousands(_ bytes: [UInt8]) -> Bool {
    let groups = bytes.split(separator: Ascii.point, omittingEmptySubsequences: false)
    guard groups.count > 1, bytes.allSatisfy({ Ascii.isDigit($0) || $0 == Ascii.point }) else { return false }
    return (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
}
