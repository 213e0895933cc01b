/// How many columns of a terminal a text takes: two for each wide character of East Asia, none for what is drawn over
/// the character before it.
package func displayWidth(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + width($1) } }

extension String {
    /// With blanks at its end, up to so many columns.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth(self)))
    }
}

/// The lines of a text that is broken so that none is wider than `columnsMax`: at blanks, and between wide characters. A
/// word that is wider stays whole. Lines after the first are indented by two more blanks than the first.
package func wrapped(_ text: String, to columnsMax: Int) -> [String] {
    guard displayWidth(text) > columnsMax else { return [text] }
    let indent = String(text.prefix { $0 == " " })
    var lines: [String] = []
    var line = indent
    for piece in unbreakablePieces(of: text.dropFirst(indent.count)) {
        let isFirstOfLine = line.allSatisfy { $0 == " " }
        if !isFirstOfLine, displayWidth(line) + displayWidth(trimmedEnd(piece)) > columnsMax {
            lines.append(trimmedEnd(line))
            line = indent + "  "
        }
        line += piece
    }
    return lines + [trimmedEnd(line)]
}

/// Words with the blanks behind them, and wide characters with the punctuation that may not begin a line.
private func unbreakablePieces(of text: Substring) -> [String] {
    var pieces: [String] = []
    for character in text {
        let isContinued = pieces.last.map { mayFollow($0, character) } ?? false
        if isContinued { pieces[pieces.count - 1].append(character) } else { pieces.append(String(character)) }
    }
    return pieces
}

/// Whether a line must not be broken between a piece and the next character.
private func mayFollow(_ piece: String, _ next: Character) -> Bool {
    guard let last = piece.last else { return true }
    if next == " " || "，。、；：！？）」』”’".contains(next) { return true }
    if "（「『“‘".contains(last) { return true }
    return last != " " && !isWide(last) && !isWide(next)
}

private func isWide(_ character: Character) -> Bool { character.unicodeScalars.contains { width($0) == 2 } }

private func trimmedEnd(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
}

/// By Unicode's East Asian Width: W and F take two columns; ambiguous characters take one, as terminals draw them.
private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
        0x1F680...0x1F6FC, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
        return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
}
