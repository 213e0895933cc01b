/// How `recoup export` writes a list.
package enum ExportFormat: String, Sendable, Hashable, CaseIterable {
    case csv, jsonl
}

extension Table {
    /// Writes the whole table to a sink, row by row, in constant memory.
    ///
    /// - Parameter rows: hands every row to the closure it is given, in order.
    @discardableResult
    package func export(
        as format: ExportFormat = .csv,
        for flavor: ReportFlavor = .machine,
        to sink: @escaping ([UInt8]) throws -> Void,
        rows: ((Row) throws -> Void) throws -> Void
    ) throws -> WrittenFile {
        switch format {
        case .csv:
            var writer = CSVWriter(self, for: flavor, to: sink)
            try rows { try writer.write($0) }
            return try writer.finish()
        case .jsonl:
            var writer = JSONLinesWriter(self, to: sink)
            try rows { try writer.write($0) }
            return try writer.finish()
        }
    }
}
