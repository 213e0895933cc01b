import TestSupport

/// A CSV text read into rows by column name, without the guards against spreadsheets.
enum CSVText {
    static func rows(_ text: String) -> [[String: String]] {
        let records = CSVRecords.of(text).map { $0.map(withoutGuard) }
        guard let header = records.first else { return [] }
        return records.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    }

    /// A text that a spreadsheet would run comes with a `'` in front, and one that begins with such a `'` with another.
    private static func withoutGuard(_ cell: String) -> String {
        let guarded: Set<Unicode.Scalar> = [
            "=", "+", "-", "@", "\t", "\r", "\n", "\0", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
        ]
        guard cell.unicodeScalars.first == "'",
            let first = cell.unicodeScalars.first(where: { $0 != "'" }), guarded.contains(first)
        else { return cell }
        return String(String.UnicodeScalarView(cell.unicodeScalars.dropFirst()))
    }
}
