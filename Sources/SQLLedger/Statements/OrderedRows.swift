/// A reading in the order of the column `purchase_id`, one row ahead: several are walked side by side.
final class OrderedRows {
    private let cursor: RowCursor
    private var ahead: Row?

    init(_ database: Database, _ statement: some NamedStatement, named arguments: NamedValues = [:]) throws {
        // Not the prepared form that the connection keeps: two readings may stand side by side.
        cursor = try Row.fetchCursor(database.unshared(statement), arguments: arguments)
        ahead = try cursor.next()
    }

    /// The row ahead; nil after the last.
    var first: Row? { ahead }

    /// Hands over every row of a key. Keys are asked for in ascending order; rows of keys passed over are skipped.
    func forEach(of wanted: Int64, _ body: (Row) throws -> Void) throws {
        while let row = ahead {
            let key: Int64 = row["purchase_id"]
            guard key <= wanted else { return }
            if key == wanted { try body(row) }
            ahead = try cursor.next()
        }
    }
}
