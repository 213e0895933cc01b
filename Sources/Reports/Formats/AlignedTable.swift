import ReconciliationCore

/// A table for a terminal: every column as wide as its widest cell, in any script.
package struct AlignedTable: Sendable {
    package enum Alignment: Sendable {
        case leading, trailing
    }

    private var columns: [(heading: String, alignment: Alignment)]
    private var rows: [[String]] = []
    /// By row and column, the tone of cells that mean something.
    private var tones: [Int: [Int: Tone]] = [:]

    package init(_ columns: [(heading: String, alignment: Alignment)]) { self.columns = columns }

    /// - Precondition: as many cells as columns.
    ///
    /// - Parameter tones: of the cells that mean something, by column.
    package mutating func add(_ cells: [String], tones: [Int: Tone] = [:]) {
        precondition(cells.count == columns.count)
        self.tones[rows.count] = tones
        // What would be escaped later counts as it will be shown.
        rows.append(cells.map(printable))
    }

    /// The heading and the rows, two blanks between columns.
    package var lines: [String] { lines() }

    /// The same for a terminal.
    ///
    /// - Parameters:
    ///   - columnsMax: how wide a line may be; nil where nothing is to be cut.
    ///   - shortened: the columns of text that may be cut, the widest first, to make the lines fit. Identifiers,
    ///     codes, dates and amounts are never among them: the lines are wider then.
    ///   - omitted: the columns to leave out.
    ///   - style: of the terminal.
    package func lines(
        fitting columnsMax: Int? = nil,
        shortening shortened: [Int] = [],
        omitting omitted: [Int] = [],
        in style: TerminalStyle = .plain
    ) -> [String] {
        let table = [columns.map(\.heading)] + rows
        let shown = columns.indices.filter { !omitted.contains($0) }
        var widths = self.widths
        for column in omitted { widths[column] = 0 }
        if let columnsMax { narrow(&widths, to: columnsMax - 2 * (shown.count - 1), shortened) }
        return table.enumerated().map { row, cells in
            let padded = shown.map { index in
                let cell = shortened.contains(index) ? cut(cells[index], to: widths[index]) : cells[index]
                let blanks = String(repeating: " ", count: max(0, widths[index] - displayWidth(cell)))
                let painted = style.painted(cell, row == 0 ? nil : tones[row - 1]?[index])
                switch columns[index].alignment {
                // The last column ends where its text ends.
                case .leading: return index == shown.last ? painted : painted + blanks
                case .trailing: return blanks + painted
                }
            }
            return padded.joined(separator: "  ")
        }
    }

    /// The columns to leave out so that the lines fit, once those that may be cut are cut.
    ///
    /// - Parameter candidates: those that may be left out, the least needed first.
    package func omitted(_ candidates: [Int], fitting columnsMax: Int?, shortening shortened: [Int] = []) -> [Int] {
        guard let columnsMax else { return [] }
        let widths = self.widths.enumerated().map { shortened.contains($0) ? min($1, Self.narrowest) : $1 }
        var rest = widths.reduce(0, +) + 2 * (widths.count - 1)
        return Array(
            candidates.prefix { column in
                let isTooWide = rest > columnsMax
                rest -= widths[column] + 2
                return isTooWide
            }
        )
    }

    private var widths: [Int] {
        let table = [columns.map(\.heading)] + rows
        return columns.indices.map { column in table.map { displayWidth($0[column]) }.max() ?? 0 }
    }

    /// The fewest columns a cell is cut to.
    private static let narrowest = 8

    /// Takes from the widest of the columns that may be cut until the sum fits, or nothing is left to take.
    private func narrow(_ widths: inout [Int], to room: Int, _ shortened: [Int]) {
        while widths.reduce(0, +) > room {
            guard let widest = shortened.max(by: { widths[$0] < widths[$1] }), widths[widest] > Self.narrowest
            else { return }
            widths[widest] -= 1
        }
    }

    private func cut(_ cell: String, to width: Int) -> String {
        guard displayWidth(cell) > width else { return cell }
        var kept = cell
        while displayWidth(kept) > width - 1, !kept.isEmpty { kept.removeLast() }
        return kept + "…"
    }
}
