import ReconciliationCore

/// How text for people is written: in which language, by which clock, and for which terminal.
package struct TextLocale: Sendable, Hashable {
    package var language: Language
    package var time: LocalTime
    /// Plain unless a command shows a screen.
    package var style = TerminalStyle.plain

    package init(_ language: Language, _ time: LocalTime = .utc) {
        self.language = language
        self.time = time
    }

    /// In UTC.
    package static let english = TextLocale(.english)
    /// In UTC.
    package static let simplifiedChinese = TextLocale(.simplifiedChinese)
}

extension TextLocale {
    /// The lines of a screen, a line end after each. Nothing from outside steers the terminal or adds a line.
    package func lines(_ messages: [Message]) -> String {
        messages.map { style.openingPainted(printable($0[language]), $0.tone) + "\n" }.joined()
    }
}
