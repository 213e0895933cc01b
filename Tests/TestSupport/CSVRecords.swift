/// CSV read as RFC 4180 has it, lines that end in LF or CRLF; knows nothing of recoup's own reader.
package enum CSVRecords {
    /// The records of a text, the header first. What follows the last line end is no record.
    package static func of(_ text: String) -> [[String]] {
        var records: [[String]] = []
        var record: [String] = []
        var cell = String.UnicodeScalarView()
        var isQuoted = false
        // Scalars, not characters: a mark behind a quote or a comma combines with it.
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                record.append(String(cell))
                cell.removeAll()
            case "\r" where !isQuoted && rest.first == "\n": break
            case "\n" where !isQuoted:
                records.append(record + [String(cell)])
                record = []
                cell.removeAll()
            default: cell.append(scalar)
            }
        }
        return records
    }
}
