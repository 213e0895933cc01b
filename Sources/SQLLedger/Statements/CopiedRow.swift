/// A row that was copied out of its statement.
package final class CopiedRow: RowColumns {
    private let values: [StoredValue]
    private let names: ColumnNames

    package init(_ values: [StoredValue], names: ColumnNames) {
        self.values = values
        self.names = names
    }

    package var count: Int { values.count }
    package func name(at position: Int) -> String { names.inOrder[position] }
    package func position(of column: String) -> Int? { names.position(of: column) }
    package func stored(at position: Int) -> StoredValue { values[position] }
    package func copied() -> any RowColumns { self }

    package func integer(at position: Int) -> Int64? {
        switch values[position] {
        case .integer(let number): number
        case .truth(let isTrue): isTrue ? 1 : 0
        case .text(let text): Int64(text)
        case .null, .bytes: nil
        }
    }

    package func truth(at position: Int) -> Bool? { integer(at: position).map { $0 != 0 } }

    package func text(at position: Int) -> String? {
        switch values[position] {
        case .text(let text): text
        case .integer(let number): String(number)
        case .truth(let isTrue): isTrue ? "1" : "0"
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .null: nil
        }
    }

    package func bytes(at position: Int) -> [UInt8]? {
        switch values[position] {
        case .bytes(let bytes): bytes
        case .text(let text): Array(text.utf8)
        case .null, .integer, .truth: nil
        }
    }

    package func read(at position: Int, _ body: (ColumnContent) -> Void) {
        switch values[position] {
        case .null: body(.null)
        case .integer(let number): body(.integer(number))
        case .truth(let isTrue): body(.integer(isTrue ? 1 : 0))
        case .text(let text): Array(text.utf8).withUnsafeBytes { body(.text($0)) }
        case .bytes(let bytes): bytes.withUnsafeBytes { body(.bytes($0)) }
        }
    }
}

/// The names of the columns a statement answers.
///
/// Mappings ask for most columns in the order in which they are answered: the one behind the last found is tried first.
package final class ColumnNames {
    package let inOrder: [String]
    private let positions: [String: Int]
    /// How many positions may be tried: none where two columns have one name, of which the first is meant.
    private let triedCount: Int
    private var next = 0

    package init(_ names: [String]) {
        inOrder = names
        positions = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        triedCount = positions.count == names.count ? names.count : 0
    }

    package func position(of column: String) -> Int? {
        guard next < triedCount, inOrder[next] == column else {
            guard let position = positions[column] else { return nil }
            next = position + 1
            return position
        }
        next += 1
        return next - 1
    }
}
