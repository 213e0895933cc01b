/// Text from outside (names of files, words a person typed, what Apple or a customer wrote), fit to be shown: nothing
/// in it steers somebody's terminal, turns a sentence round, or adds a line to a mail.
///
/// What is taken out stands there as an escape, `\u{202E}`: two names that differ only in it still differ on the screen.
package func printable(_ text: String) -> String {
    escaped(text, where: { !isPrintable($0) }, as: escape)
}

/// The same for each line of a text whose line ends are our own.
package func printableLines(_ text: String) -> String {
    escaped(text, where: { $0 != "\n" && !isPrintable($0) }, as: escape)
}

/// The same for a line of JSON: the escapes are JSON's own, so that what is read back is what was meant.
package func printableJSON(_ json: String) -> String {
    escaped(json, where: { !isPrintable($0) }) { scalar in
        String(scalar).utf16.map(JSONLiteral.escape).joined()
    }
}

/// Whether a character only shows itself: no control character (C0, DEL, C1), none that turns or joins its neighbours
/// (bidi, format), none that ends a line.
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

private func escaped(
    _ text: String,
    where isEscaped: (Unicode.Scalar) -> Bool,
    as escape: (Unicode.Scalar) -> String
) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
        if isEscaped(scalar) { shown += escape(scalar) } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
}
