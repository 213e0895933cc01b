/// A small CSV file that may have been through a spreadsheet: a work list, an exported audit trail.
///
/// What our own files put on text against spreadsheets (`'=…`, `="…"`) is taken off again.
package struct SpreadsheetFile: Sendable, Hashable {
    package struct Row: Sendable, Hashable {
        /// Physical line on which the record starts, from 1.
        package let line: Int
        /// As many as there are columns.
        package let cells: [String]
        /// The same with what may be a guard, or the beginning of the text itself (`'=x` needs none).
        package let written: [String]
    }

    /// Why the file cannot be read at all.
    package struct Fault: Error, Sendable, Hashable {
        package let line: Int
        package let reason: String
    }

    package let columns: [String]
    package let rows: [Row]

    package init(_ bytes: [UInt8]) throws(Fault) {
        var records: [CSVRecord] = []
        do {
            var parser = CSVParser()
            try parser.feed(bytes) { records.append($0) }
            try parser.finish { records.append($0) }
        } catch {
            throw Fault(line: 1, reason: "is not CSV")
        }
        guard let header = records.first else { throw Fault(line: 1, reason: "is empty: there is no header row") }
        columns = try Self.written(of: header).map(Self.unguarded)
        var seen: Set<String> = []
        for column in columns where !column.isEmpty && !seen.insert(column).inserted {
            throw Fault(line: header.line, reason: "names the column \(column) twice")
        }
        var rows: [Row] = []
        for record in records.dropFirst() {
            let written = try Self.written(of: record)
            guard written.count == columns.count else {
                throw Fault(line: record.line, reason: "has \(written.count) cells, the header \(columns.count)")
            }
            rows.append(Row(line: record.line, cells: written.map(Self.unguarded), written: written))
        }
        self.rows = rows
    }

    private static func written(of record: CSVRecord) throws(Fault) -> [String] {
        if let fault = record.fault { throw Fault(line: record.line, reason: fault.rule.sentence) }
        if let fault = record.byteFault { throw Fault(line: record.line, reason: fault.rule.sentence) }
        return record.ends.indices.map { record.text($0) ?? "" }
    }

    /// A text without the guards our own files put on it.
    private static func unguarded(_ text: String) -> String {
        let bytes = Array(text.utf8.prefix(2))
        if bytes.count == 2, bytes[0] == UInt8(ascii: "'") {
            switch bytes[1] {
            case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D, 0x00:
                return String(text.dropFirst())
            default: return text
            }
        }
        let inside = withoutSpreadsheetQuotes(text)
        return inside == text ? text : inside.replacing("\"\"", with: "\"")
    }
}

/// Whether a spreadsheet has rewritten an identifier as a number: `1.0E+15`, `1000000280765165.0`.
package func isDamagedIdentifier(_ text: String) -> Bool {
    isSpreadsheetExponent(text) || !isSoundIdentifier(text)
}
