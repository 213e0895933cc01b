package import ReconciliationCore

/// A small CSV file that may have been through a spreadsheet: a work list, an exported audit trail.
///
/// What our own files put on text against spreadsheets (`'=…`, `="…"`) is taken off again. Spreadsheets
/// also save with tabs between the fields, or semicolons where decimal commas are usual: the header tells which it is.
package struct SpreadsheetFile: Sendable, Hashable {
    package struct Row: Sendable, Hashable {
        /// Physical line on which the record starts, from 1.
        package let line: Int
        /// As many as there are columns.
        package let cells: [String]
    }

    /// Why the file cannot be read at all.
    package struct Fault: Error, Sendable, Hashable {
        package let line: Int
        package let reason: SpreadsheetFault
    }

    package let columns: [String]
    package let rows: [Row]

    package init(_ bytes: [UInt8]) throws(Fault) {
        let records = try Self.records(bytes)
        guard let header = records.first else { throw Fault(line: 1, reason: .empty) }
        columns = try Self.cells(of: header)
        var seen: Set<String> = []
        for column in columns where !column.isEmpty && !seen.insert(column).inserted {
            throw Fault(line: header.line, reason: .columnTwice(column))
        }
        var rows: [Row] = []
        for record in records.dropFirst() {
            let cells = try Self.cells(of: record)
            guard cells.count == columns.count else {
                throw Fault(line: record.line, reason: .cellCount(cells.count, columns: columns.count))
            }
            rows.append(Row(line: record.line, cells: cells))
        }
        self.rows = rows
    }

    private static func records(_ bytes: [UInt8]) throws(Fault) -> [CSVRecord] {
        var records: [CSVRecord] = []
        do {
            // It is our own, and what is found about a purchase may be long.
            var parser = CSVParser(fieldBytesMax: InputLimits.recordBytes)
            try parser.feed(bytes) { records.append($0) }
            try parser.finish { records.append($0) }
        } catch {
            throw Fault(line: 1, reason: .notCSV)
        }
        return records
    }

    private static func cells(of record: CSVRecord) throws(Fault) -> [String] {
        if let fault = record.fault { throw Fault(line: record.line, reason: SpreadsheetFault(fault.rule)) }
        if let fault = record.byteFault { throw Fault(line: record.line, reason: SpreadsheetFault(fault.rule)) }
        return record.ends.indices.map { unguarded(record.text($0) ?? "") }
    }

    /// A text without what our own files put on it against spreadsheets.
    private static func unguarded(_ cell: String) -> String {
        let inside = withoutSpreadsheetQuotes(cell)
        return inside == cell ? SpreadsheetGuard.removed(from: cell) : withoutDoubledQuotes(inside)
    }

    /// Bytes, not characters: a mark that combines with a quote does not hide it.
    private static func withoutDoubledQuotes(_ text: String) -> String {
        var bytes: [UInt8] = []
        var isDoubled = false
        for byte in text.utf8 {
            isDoubled = byte == ASCII.quote && !isDoubled && bytes.last == ASCII.quote
            if !isDoubled { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Whether a spreadsheet has rewritten an identifier as a number: `1.0E+15`, `1000000280765165.0`.
package func isDamagedIdentifier(_ text: String) -> Bool {
    isSpreadsheetExponent(text) || !StatedText.isSoundIdentifier(text)
}

extension SpreadsheetFault {
    fileprivate init(_ rule: RowRejectionRule) { self = .rule(rule.rawValue, sentence: rule.sentence) }
}
