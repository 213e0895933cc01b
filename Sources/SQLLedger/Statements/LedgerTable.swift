import Ledger

/// A table of the ledger, as its engine made it.
package struct LedgerTable: Hashable, Sendable {
    package let name: String
    /// All of them, in the engine's order.
    package let columns: [String]
    /// The columns of the primary key, the most significant first.
    let key: [String]

    /// What it holds, whatever the order of its columns.
    var content: [String] { [name] + columns.sorted() }

    /// All rows, in the order of their keys, which is the same for every engine: texts are compared byte by byte.
    var rowsInOrder: String {
        "SELECT \(columns.joined(separator: ", ")) FROM \(name) ORDER BY \(key.joined(separator: ", "))"
    }
}

extension LedgerTable {
    /// By the columns `name`, and `columns` and `key` as JSON arrays.
    init(_ row: Row) throws {
        name = row["name"]
        columns = try [String](json: row["columns"])
        key = try [String](json: row["key"])
    }
}

extension SQL {
    /// The statements of `Copying/copying.sql`.
    package enum Copying: String, NamedStatement {
        package static let file = "copying"

        case addTally, tables, tallies
    }
}

extension Database {
    /// The tables of the ledger, those first that others refer to, without what an engine keeps for itself: the version of its
    /// schema and the tallies.
    package func ledgerTables() throws -> [LedgerTable] {
        let kept = Set(try connection.tables())
        let rows = try cursor(SQL.Copying.tables)
        var tables: [LedgerTable] = []
        while let row = try rows.next() {
            let name: String = row["name"]
            if kept.contains(name) { tables.append(try LedgerTable(row)) }
        }
        return tables
    }
}
