import ReconciliationCore

/// What a line says of what it is about, for the colour it gets on a terminal.
package enum Tone: Sendable, Hashable {
    /// Lost, wrong, failed, overdue.
    case bad
    /// Waits, or came late.
    case waiting
    case good

    /// SGR of ECMA-48: red, yellow, green.
    fileprivate var sequence: String {
        switch self {
        case .bad: "\u{1B}[31m"
        case .waiting: "\u{1B}[33m"
        case .good: "\u{1B}[32m"
        }
    }
}

/// How text for people is shaped for the terminal it goes to. Files, pipes and JSON get `plain`: nothing is added, and
/// nothing is cut.
package struct TerminalStyle: Sendable, Hashable {
    private let isColoured: Bool
    /// How wide tables may be; nil where nobody looks at them on a terminal.
    let columns: Int?

    package init(isColoured: Bool, columns: Int?) {
        self.isColoured = isColoured
        self.columns = columns
    }

    package static let plain = TerminalStyle(isColoured: false, columns: nil)

    /// The columns of a terminal that does not state them.
    package static let columnsDefault = 100

    private static let end = "\u{1B}[0m"

    /// The whole text in the colour of the tone.
    ///
    /// - Parameter text: from outside nothing but what `printable` has escaped.
    func painted(_ text: String, _ tone: Tone?) -> String {
        guard isColoured, let tone, !text.isEmpty else { return text }
        return tone.sequence + text + Self.end
    }

    /// The opening words of a line in the colour of the tone: up to a colon or two blanks, else the whole line.
    func openingPainted(_ line: String, _ tone: Tone?) -> String {
        guard isColoured, tone != nil else { return line }
        let indent = line.prefix { $0 == " " }
        let words = line.dropFirst(indent.count)
        let end = [": ", "：", "  "].compactMap { words.firstRange(of: $0)?.lowerBound }.min() ?? words.endIndex
        return indent + painted(String(words[..<end]), tone) + words[end...]
    }

    /// A screen, fit to be shown as `printableLines` makes it: of all that steers a terminal only the colours of here
    /// are left.
    package func printableScreen(_ text: String) -> String {
        guard isColoured else { return printableLines(text) }
        let known = [Tone.bad, .waiting, .good].map(\.sequence) + [Self.end]
        var shown = ""
        var rest = text[...]
        while let escape = rest.firstIndex(of: "\u{1B}") {
            shown += printableLines(String(rest[..<escape]))
            rest = rest[escape...]
            let sequence = known.first { rest.hasPrefix($0) }
            shown += sequence ?? printable(String(rest.prefix(1)))
            rest = rest.dropFirst(sequence?.count ?? 1)
        }
        return shown + printableLines(String(rest))
    }
}
