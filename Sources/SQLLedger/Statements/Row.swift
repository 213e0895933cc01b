package import FoundationEssentials

/// A row that a statement answers, its columns by name.
package struct Row {
    package let columns: any RowColumns

    package init(columns: any RowColumns) { self.columns = columns }

    /// Nil also where the statement answers no such column: one mapping reads the rows of several statements.
    package subscript<Value: ColumnValue>(_ column: String) -> Value? {
        columns.position(of: column).flatMap { Value.read(columns, at: $0) }
    }

    /// A column that is never null.
    package subscript<Value: ColumnValue>(_ column: String) -> Value {
        guard let value = self[column] as Value? else {
            preconditionFailure("The column \(column) is absent, null or of another type.")
        }
        return value
    }

    package subscript<Value: ColumnValue>(_ position: Int) -> Value {
        guard let value = Value.read(columns, at: position) else {
            preconditionFailure("The column \(position) is null or of another type.")
        }
        return value
    }

    /// A copy of the row, to be kept while its statement goes on.
    package var copied: Row { Row(columns: columns.copied()) }

    package func stored(_ column: String) -> StoredValue {
        columns.position(of: column).map(columns.stored(at:)) ?? .null
    }
}

/// The columns of one row, where the engine has them.
package protocol RowColumns: AnyObject {
    var count: Int { get }
    func name(at position: Int) -> String
    func position(of column: String) -> Int?

    /// A number, also one in a text; nil of null.
    func integer(at position: Int) -> Int64?
    func truth(at position: Int) -> Bool?
    func text(at position: Int) -> String?
    func bytes(at position: Int) -> [UInt8]?
    func stored(at position: Int) -> StoredValue

    /// A copy of the columns, to be kept while the statement goes on.
    func copied() -> any RowColumns

    /// Hands a column over in place, for digests: nothing is copied.
    func read(at position: Int, _ body: (ColumnContent) -> Void)
}

/// A column in place, not copied. Booleans are the integers 0 and 1.
package enum ColumnContent {
    case null
    case integer(Int64)
    case text(UnsafeRawBufferPointer)
    case bytes(UnsafeRawBufferPointer)
}

/// A value as databases store it.
package enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case truth(Bool)
    case text(String)
    case bytes([UInt8])
}

/// What can be bound to a parameter and read from a column.
package protocol ColumnValue: Fetchable {
    var stored: StoredValue { get }
    static func read(_ columns: any RowColumns, at position: Int) -> Self?
}

extension Int64: ColumnValue {
    package var stored: StoredValue { .integer(self) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Int64? { columns.integer(at: position) }
}

extension Int: ColumnValue {
    package var stored: StoredValue { .integer(Int64(self)) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Int? {
        columns.integer(at: position).flatMap(Int.init(exactly:))
    }
}

extension Bool: ColumnValue {
    package var stored: StoredValue { .truth(self) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Bool? { columns.truth(at: position) }
}

extension String: ColumnValue {
    package var stored: StoredValue { .text(self) }
    package static func read(_ columns: any RowColumns, at position: Int) -> String? { columns.text(at: position) }
}

extension Data: ColumnValue {
    package var stored: StoredValue { .bytes(Array(self)) }
    package static func read(_ columns: any RowColumns, at position: Int) -> Data? {
        columns.bytes(at: position).map { Data($0) }
    }
}
