import GRDB
import GRDBSQLite

/// Binds values to the parameters of a prepared statement, one after the other in the order in which they first stand in its
/// text. No array or dictionary of values is made: a night binds millions.
struct ParameterBinder {
    private let statement: OpaquePointer
    private var position: Int32 = 0
    private var status = SQLITE_OK

    fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

    mutating func add(_ text: String?) {
        position += 1
        guard var text else { return note(sqlite3_bind_null(statement, position)) }
        note(
            text.withUTF8 { bytes in
                // The start of no bytes may be nil, which would mean NULL.
                bytes.isEmpty
                    ? sqlite3_bind_text(statement, position, "", 0, Self.copied)
                    : bytes.withMemoryRebound(to: CChar.self) {
                        sqlite3_bind_text(statement, position, $0.baseAddress, Int32($0.count), Self.copied)
                    }
            }
        )
    }

    mutating func add(_ number: Int64?) {
        position += 1
        guard let number else { return note(sqlite3_bind_null(statement, position)) }
        note(sqlite3_bind_int64(statement, position, number))
    }

    mutating func add(_ number: Int?) { add(number.map(Int64.init)) }

    mutating func add(_ isTrue: Bool?) { add(isTrue.map { $0 ? 1 : 0 } as Int64?) }

    mutating func add(_ bytes: [UInt8]?) {
        position += 1
        guard let bytes else { return note(sqlite3_bind_null(statement, position)) }
        note(
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, position, 0)
                : bytes.withUnsafeBytes {
                    sqlite3_bind_blob(statement, position, $0.baseAddress, Int32($0.count), Self.copied)
                }
        )
    }

    private mutating func note(_ result: Int32) {
        if result != SQLITE_OK { status = result }
    }

    /// SQLite copies what it is given before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// - Throws: where SQLite refused a value.
    fileprivate func finish() throws {
        precondition(
            position == sqlite3_bind_parameter_count(statement),
            "A statement has one value for each parameter."
        )
        guard status == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: status)) }
    }
}

extension Statement {
    /// Runs the statement once more, with other values. The hot path of a night.
    ///
    /// - Parameter bind: adds one value for each parameter.
    func run(binding bind: (inout ParameterBinder) -> Void) throws {
        try step(binding: bind) { _ in }
    }

    /// The number in the first column of the first row; nil where there is none.
    func firstNumber(binding bind: (inout ParameterBinder) -> Void) throws -> Int64? {
        var number: Int64?
        try step(binding: bind) { row in
            if number == nil, sqlite3_column_type(row, 0) != SQLITE_NULL { number = sqlite3_column_int64(row, 0) }
        }
        return number
    }

    private func step(binding bind: (inout ParameterBinder) -> Void, _ body: (SQLiteStatement) -> Void) throws {
        var binder = ParameterBinder(sqliteStatement)
        bind(&binder)
        try binder.finish()
        var status = sqlite3_step(sqliteStatement)
        while status == SQLITE_ROW {
            body(sqliteStatement)
            status = sqlite3_step(sqliteStatement)
        }
        // What failed is said before the reset forgets it.
        let failure = status == SQLITE_DONE ? nil : lastFailure
        sqlite3_reset(sqliteStatement)
        if let failure { throw failure }
    }

    private var lastFailure: DatabaseError {
        let connection = sqlite3_db_handle(sqliteStatement)
        return DatabaseError(
            resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
            message: String(cString: sqlite3_errmsg(connection)),
            sql: sql
        )
    }
}
