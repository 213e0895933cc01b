import GRDB
import GRDBSQLite
import SQLLedger

/// A statement as SQLite prepared it: takes its arguments, and is the row it stands on.
final class SQLiteStatement: SQLLedger.Statement, ParameterBinder, RowColumns {
    /// GRDB ends it with the connection.
    private let owner: GRDB.Statement
    private let statement: OpaquePointer
    private lazy var names = ColumnNames(
        (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_name(statement, $0)) }
    )
    private var parameter: Int32 = 0
    private var bindingStatus = SQLITE_OK
    private var isRunning = false

    let parameterCount: Int
    private(set) var changeCount = 0

    init(_ owner: GRDB.Statement) {
        self.owner = owner
        statement = owner.sqliteStatement
        parameterCount = Int(sqlite3_bind_parameter_count(statement))
    }

    func begin() throws -> any ParameterBinder {
        reset()
        (parameter, bindingStatus) = (0, SQLITE_OK)
        return self
    }

    func position(ofParameter name: String) -> Int? {
        let position = sqlite3_bind_parameter_index(statement, ":" + name)
        return position == 0 ? nil : Int(position)
    }

    /// SQLite makes each row as it is asked for.
    func walk() {}

    func step() throws -> Bool {
        guard bindingStatus == SQLITE_OK else { throw failure(bindingStatus) }
        isRunning = true
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            changeCount = Int(sqlite3_changes(sqlite3_db_handle(statement)))
            reset()
            return false
        default:
            // The failure is read before the reset clears it.
            let failure = failure(sqlite3_extended_errcode(sqlite3_db_handle(statement)))
            reset()
            throw failure
        }
    }

    func reset() {
        guard isRunning else { return }
        isRunning = false
        sqlite3_reset(statement)
    }

    private func failure(_ code: Int32) -> GRDB.DatabaseError {
        GRDB.DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: String(cString: sqlite3_errmsg(sqlite3_db_handle(statement))),
            sql: owner.sql
        )
    }

    var columns: any RowColumns { self }

}

// `ParameterBinder`.
extension SQLiteStatement {
    func move(to position: Int) { parameter = Int32(position) - 1 }

    func add(_ text: String?) {
        parameter += 1
        guard var text else { return note(sqlite3_bind_null(statement, parameter)) }
        note(
            text.withUTF8 { bytes in
                // The start of no bytes may be nil, which would mean NULL.
                bytes.isEmpty
                    ? sqlite3_bind_text(statement, parameter, "", 0, Self.copied)
                    : bytes.withMemoryRebound(to: CChar.self) {
                        sqlite3_bind_text(statement, parameter, $0.baseAddress, Int32($0.count), Self.copied)
                    }
            }
        )
    }

    func add(_ number: Int64?) {
        parameter += 1
        guard let number else { return note(sqlite3_bind_null(statement, parameter)) }
        note(sqlite3_bind_int64(statement, parameter, number))
    }

    func add(_ isTrue: Bool?) { add(isTrue.map { $0 ? 1 : 0 } as Int64?) }

    func add(_ bytes: [UInt8]?) {
        parameter += 1
        guard let bytes else { return note(sqlite3_bind_null(statement, parameter)) }
        note(
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, parameter, 0)
                : bytes.withUnsafeBytes {
                    sqlite3_bind_blob(statement, parameter, $0.baseAddress, Int32($0.count), Self.copied)
                }
        )
    }

    private func note(_ result: Int32) {
        if result != SQLITE_OK { bindingStatus = result }
    }

    /// SQLite copies what it is given before the call returns.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

// `RowColumns`.
extension SQLiteStatement {
    var count: Int { Int(sqlite3_column_count(statement)) }
    func name(at position: Int) -> String { names.inOrder[position] }
    func position(of column: String) -> Int? { names.position(of: column) }
    func copied() -> any RowColumns { CopiedRow((0..<count).map(stored(at:)), names: names) }

    func integer(at position: Int) -> Int64? {
        isNull(at: position) ? nil : sqlite3_column_int64(statement, Int32(position))
    }

    func truth(at position: Int) -> Bool? { integer(at: position).map { $0 != 0 } }

    func text(at position: Int) -> String? {
        sqlite3_column_text(statement, Int32(position)).map { String(cString: $0) }
    }

    func bytes(at position: Int) -> [UInt8]? {
        isNull(at: position) ? nil : Array(blob(at: position))
    }

    func stored(at position: Int) -> StoredValue {
        switch sqlite3_column_type(statement, Int32(position)) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, Int32(position)))
        case SQLITE_TEXT: .text(text(at: position) ?? "")
        case SQLITE_BLOB: .bytes(Array(blob(at: position)))
        // Strict tables hold no other type.
        default: .null
        }
    }

    func read(at position: Int, _ body: (ColumnContent) -> Void) {
        switch sqlite3_column_type(statement, Int32(position)) {
        case SQLITE_INTEGER: body(.integer(sqlite3_column_int64(statement, Int32(position))))
        case SQLITE_TEXT:
            let start = UnsafeRawPointer(sqlite3_column_text(statement, Int32(position)))
            body(.text(UnsafeRawBufferPointer(start: start, count: byteCount(at: position))))
        case SQLITE_BLOB: body(.bytes(blob(at: position)))
        default: body(.null)
        }
    }

    private func isNull(at position: Int) -> Bool { sqlite3_column_type(statement, Int32(position)) == SQLITE_NULL }

    private func byteCount(at position: Int) -> Int { Int(sqlite3_column_bytes(statement, Int32(position))) }

    private func blob(at position: Int) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(statement, Int32(position))
        return UnsafeRawBufferPointer(start: start, count: byteCount(at: position))
    }
}
