import TestSupport

/// A table as text, read the way a spreadsheet would.
struct CSVText: Equatable, CustomStringConvertible {
    typealias Record = [String: String]

    let columns: [String]
    private(set) var records: [Record]

    init(_ text: String) {
        let rows = CSVRecords.of(text)
        columns = rows.first ?? []
        records = rows.dropFirst().map { Dictionary(zip(rows[0], $0), uniquingKeysWith: { $1 }) }
    }

    /// The same rows in the same order, without the columns that tell of the nights and not of the purchases.
    func without(_ names: String...) -> CSVText { without(names) }

    func without(_ names: [String]) -> CSVText {
        var table = self
        for index in table.records.indices {
            for name in names { table.records[index][name] = nil }
        }
        return table
    }

    /// What one table says and the other does not, row by row; the order counts.
    func differences(from other: CSVText) -> [String] {
        guard self != other else { return [] }
        let shown = { (record: Record) in record.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        }
        let (mine, others) = (records.map(shown), other.records.map(shown))
        let found =
            mine.filter { !others.contains($0) }.map { "+ " + $0 }
            + others.filter { !mine.contains($0) }.map { "- " + $0 }
        return found.isEmpty ? ["the same rows in another order"] : found
    }

    func column(_ name: String) -> [String] { records.map { $0[name] ?? "" } }

    func first(_ name: String, _ value: String) -> Record? { records.first { $0[name] == value } }

    var description: String {
        records.map { record in columns.map { record[$0] ?? "" }.joined(separator: ",") }.joined(separator: "\n")
    }
}
