/// Text from outside (names of files, words a person typed, what Apple or a customer wrote), fit to be shown: nothing
/// in it steers somebody's terminal, turns a sentence round, adds a line to a mail, or hides in a name. Joiners stay where they shape what
/// is seen, and so do the selectors of emoji.
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
/// (bidi, format), none that ends a line, none that is not seen at all (fillers, selectors of variants).
package func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a joiner stands where it can be seen: between the parts of one emoji, or in a script whose letters it shapes, where it is
/// part of how a name is written (as in RFC 5892, A.1 and A.2).
private func isShapingJoiner(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?)
    -> Bool
{
    guard let last, let next else { return false }
    let isJoiner = scalar == "\u{200D}"
    guard isJoiner || scalar == "\u{200C}" else { return false }
    if last.properties.canonicalCombiningClass == .virama { return true }
    if isJoiner { return isOfEmoji(last) && isOfEmoji(next) }
    return isArabic(last) && isArabic(next) && !endings.contains(last)
}

/// Whether a selector has the character before it shown as an emoji, which it is not by itself.
private func isEmojiSelector(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    guard scalar == "\u{FE0F}", let last, !last.isASCII else { return false }
    return last.properties.isEmoji && !last.properties.isEmojiPresentation
}

/// Letters that join none behind them: a joiner there is not seen.
private let endings = Set("آأؤإاةدذرزوٱٲٳٵٶٷڈډڊڋڌڍڎڏڐڑڒړڔڕږڗژڙۀۃۄۅۆۇۈۉۊۋۍۏےۓەۮۯ".unicodeScalars)

private func isOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && (scalar.properties.isEmoji || scalar == "\u{FE0F}")
}

/// A letter or mark of a block whose letters join: Arabic, and its supplement and extension.
private func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0620...0x06FF).contains(scalar.value) || (0x0750...0x077F).contains(scalar.value)
        || (0x08A0...0x08FF).contains(scalar.value)
}

private func escaped(
    _ text: String,
    where isEscaped: (Unicode.Scalar) -> Bool,
    as escape: (Unicode.Scalar) -> String
) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: isEscaped) else { return text }
    var shown = ""
    var last: Unicode.Scalar?
    for index in scalars.indices {
        let scalar = scalars[index]
        let next = scalars[scalars.index(after: index)...].first
        let shapes = isShapingJoiner(scalar, after: last, before: next) || isEmojiSelector(scalar, after: last)
        if isEscaped(scalar), !shapes {
            shown += escape(scalar)
        } else {
            shown.unicodeScalars.append(scalar)
        }
        last = scalar
    }
    return shown
}
