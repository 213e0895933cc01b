/// A table for a terminal: every column as wide as its widest cell, in any script.
package struct AlignedTable: Sendable {
    package enum Alignment: Sendable {
        case leading, trailing
    }

    private var columns: [(heading: String, alignment: Alignment)]
    private var rows: [[String]] = []

    package init(_ columns: [(heading: String, alignment: Alignment)]) { self.columns = columns }

    /// - Precondition: as many cells as columns.
    package mutating func add(_ cells: [String]) {
        precondition(cells.count == columns.count)
        // What would be escaped later counts as it will be shown.
        rows.append(cells.map(printable))
    }

    /// The heading and the rows, two blanks between columns.
    package var lines: [String] {
        let table = [columns.map(\.heading)] + rows
        let widths = columns.indices.map { column in table.map { displayWidth($0[column]) }.max() ?? 0 }
        return table.map { cells in
            let padded = cells.enumerated().map { index, cell in
                switch columns[index].alignment {
                // The last column ends where its text ends.
                case .leading: index == cells.count - 1 ? cell : cell.padded(to: widths[index])
                case .trailing: cell.leftPadded(to: widths[index])
                }
            }
            return padded.joined(separator: "  ")
        }
    }
}
