/// A CSV text read into rows by column name (RFC 4180).
enum CSVText {
    static func rows(_ text: String) -> [[String: String]] {
        var records = records(text)
        guard let header = records.first else { return [] }
        records.removeFirst()
        return records.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    }

    private static func records(_ text: String) -> [[String]] {
        var records: [[String]] = []
        var record: [String] = []
        var cell: [UInt8] = []
        var isQuoted = false
        func decoded(_ bytes: [UInt8]) -> String { withoutGuard(String(decoding: bytes, as: UTF8.self)) }
        for byte in text.utf8 {
            switch byte {
            // A doubled quote closes and opens again: the quote between is kept by the opening one.
            case 0x22:
                if !isQuoted, cell.last == 0x00 { cell[cell.count - 1] = 0x22 } else if isQuoted { cell.append(0x00) }
                isQuoted.toggle()
            case 0x2C where !isQuoted, 0x0A where !isQuoted:
                record.append(decoded(cell.filter { $0 != 0x00 }))
                cell = []
                if byte == 0x0A {
                    records.append(record)
                    record = []
                }
            default: cell.append(byte)
            }
        }
        return records
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
