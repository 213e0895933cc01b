/// How text for people is written: in which language, and by which clock.
package struct TextLocale: Sendable, Hashable {
    package var language: Language
    package var time: LocalTime

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
    func lines(_ messages: [Message]) -> String { messages.map { printable($0[language]) + "\n" }.joined() }
}
