import ReconciliationCore

/// Writes one table as CSV (RFC 4180), row by row, in constant memory.
package struct CSVWriter<Row> {
    private let cells: [@Sendable (Row) -> Cell]
    private let flavor: ReportFlavor
    private var output: ByteOutput

    /// Data rows so far, the header aside.
    package private(set) var rowCount = 0

    /// Starts the file with its header.
    ///
    /// - Parameter sink: takes the bytes in blocks; what it throws ends the writing.
    package init(_ table: Table<Row>, for flavor: ReportFlavor = .machine, to sink: @escaping ([UInt8]) throws -> Void)
    {
        cells = table.columns.map(\.cell)
        self.flavor = flavor
        output = ByteOutput(to: sink)
        if flavor == .excel { output.append("\u{FEFF}") }
        for (index, column) in table.columns.enumerated() {
            if index > 0 { output.append(comma) }
            output.append(column.name)
        }
        endLine()
    }

    package mutating func write(_ row: Row) throws {
        // By index: in generic code each pair of place and cell would be looked up as a type of its own.
        for index in cells.indices {
            if index > 0 { output.append(comma) }
            append(cells[index](row))
        }
        endLine()
        rowCount += 1
        try output.flushIfFull()
    }

    /// Writes what is left; the rows and the SHA-256 of the file.
    package mutating func finish() throws -> WrittenFile {
        WrittenFile(rows: rowCount, digest: try output.finish())
    }

    private mutating func append(_ cell: Cell) {
        switch cell {
        case .empty: break
        case .number(let number): output.append(String(number))
        case .time(let time): output.append(time.text)
        case .text(let text): appendQuoted(SpreadsheetGuard.added(to: text))
        case .identifier(let text):
            appendQuoted(flavor == .excel ? literal(text) : SpreadsheetGuard.added(to: text))
        }
    }

    /// Quotes what would end the cell, also where a spreadsheet splits at `;` or tab instead of the comma: what comes
    /// behind it would be a cell of its own, without a guard.
    private mutating func appendQuoted(_ text: String) {
        guard text.utf8.contains(where: endsCell) else {
            output.append(text)
            return
        }
        output.append(quote)
        for byte in text.utf8 {
            if byte == quote { output.append(quote) }
            output.append(byte)
        }
        output.append(quote)
    }

    private mutating func endLine() {
        if flavor == .excel { output.append(carriageReturn) }
        output.append(lineFeed)
    }
}

/// What a finished file holds.
package struct WrittenFile: Sendable, Hashable {
    /// Nil where the file is no table.
    package var rows: Int?
    /// SHA-256 in hexadecimal.
    package var digest: String
}

private let comma = UInt8(ascii: ",")
private let quote = UInt8(ascii: "\"")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

private func endsCell(_ byte: UInt8) -> Bool {
    switch byte {
    case quote, comma, UInt8(ascii: ";"), UInt8(ascii: "\t"), lineFeed, carriageReturn: true
    default: false
    }
}

/// `="1000000280765165"`: text to Excel, with all its digits. A quote inside is doubled, so it cannot end the literal.
///
/// What would be taken for a formula is guarded instead, and what Excel cannot hold as a literal (over 255
/// characters, control characters) stays text: neither can be mistaken for a number.
private func literal(_ text: String) -> String {
    guard !SpreadsheetGuard.isNeeded(text) else { return SpreadsheetGuard.added(to: text) }
    guard !text.isEmpty, text.utf16.count <= 255, text.utf8.allSatisfy({ $0 >= 0x20 }) else { return text }
    // Bytes, not characters: a quote that a mark combines with ends the literal all the same.
    let doubled = text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "=\"" + String(decoding: doubled, as: UTF8.self) + "\""
}
