import ReconciliationCore

/// Writes one table as JSON Lines: an object per row with the columns in their order, `null` where unknown.
///
/// Nothing is guarded: what reads JSON is no spreadsheet.
package struct JSONLinesWriter<Row> {
    private let table: Table<Row>
    private let keys: [String]
    private var output: ByteOutput

    package private(set) var rowCount = 0

    package init(_ table: Table<Row>, to sink: @escaping ([UInt8]) throws -> Void) {
        self.table = table
        keys = table.columns.map { JSONLiteral.string($0.name) + ":" }
        output = ByteOutput(to: sink)
    }

    package mutating func write(_ row: Row) throws {
        output.append("{")
        for (index, column) in table.columns.enumerated() {
            if index > 0 { output.append(",") }
            output.append(keys[index])
            append(column.cell(row))
        }
        output.append("}\n")
        rowCount += 1
        try output.flushIfFull()
    }

    /// Writes what is left; the rows and the SHA-256 of the file.
    package mutating func finish() throws -> WrittenFile {
        WrittenFile(rows: rowCount, digest: try output.finish())
    }

    private mutating func append(_ cell: Cell) {
        switch cell {
        case .empty: output.append("null")
        case .number(let number): output.append(String(number))
        case .time(let time): output.append(JSONLiteral.string(time.text))
        case .text(let text), .identifier(let text): output.append(JSONLiteral.string(text))
        }
    }
}
