extension String {
    /// The text without the blanks, line ends and invisible marks that copying it from a page or a table leaves around it.
    package var withoutBlanksAround: String {
        String(trimmed { $0.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}" })
    }
}
