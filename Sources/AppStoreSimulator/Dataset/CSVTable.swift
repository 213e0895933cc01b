/// Rows as RFC 4180 text, `\n` line ends.
package struct CSVTable: Sendable {
    package private(set) var text: String

    package init(header: [String]) {
        text = header.joined(separator: ",") + "\n"
    }

    package mutating func append(_ cells: [String]) {
        text += cells.map(Self.quoted).joined(separator: ",")
        text += "\n"
    }

    /// Quotes only what must be quoted (RFC 4180, 2.6 and 2.7).
    package static func quoted(_ cell: String) -> String {
        let mustQuote = cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        return mustQuote ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }
}
