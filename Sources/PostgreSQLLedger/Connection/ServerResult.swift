#if PostgreSQL
import CPostgreSQL
import FoundationEssentials
import SQLLedger

/// All rows that a statement answered, in the server's binary form.
final class ServerResult {
    private let result: OpaquePointer
    let rowCount: Int
    let names: ColumnNames
    let types: [ColumnType]

    /// Takes the result over.
    ///
    /// - Throws: where it has a column of a type that the ledger does not read.
    init(_ result: OpaquePointer) throws {
        do {
            types = try (0..<PQnfields(result)).map { try ColumnType(PQftype(result, $0)) }
        } catch {
            PQclear(result)
            throw error
        }
        names = ColumnNames(
            (0..<PQnfields(result)).map { column in PQfname(result, column).map { String(cString: $0) } ?? "" }
        )
        self.result = result
        rowCount = Int(PQntuples(result))
    }

    deinit { PQclear(result) }

    /// How many rows were inserted, changed or deleted.
    var changeCount: Int { PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0 }

    func type(at column: Int) -> ColumnType { types[column] }

    /// The bytes of a column; nil of null.
    func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
        guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
        return UnsafeRawBufferPointer(
            start: PQgetvalue(result, Int32(row), Int32(column)),
            count: Int(PQgetlength(result, Int32(row), Int32(column)))
        )
    }
}

/// The types that the ledger's statements answer, by the numbers that every server has for them.
enum ColumnType {
    case integer, truth, text, bytes

    init(_ type: Oid) throws {
        switch type {
        case 16: self = .truth
        case 17: self = .bytes
        case 20, 21, 23: self = .integer
        case 18, 19, 25, 114, 705, 1042, 1043: self = .text
        // `void`, of functions that answer nothing.
        case 2278: self = .text
        default:
            throw DatabaseError(
                message: "a statement answers a column of type \(type), which the ledger does not read"
            )
        }
    }
}

/// One row of a result. It keeps the result: nothing is copied.
final class ServerRow: RowColumns {
    private let result: ServerResult
    private(set) var row: Int

    init(_ result: ServerResult, row: Int) {
        self.result = result
        self.row = row
    }

    /// Goes to the next row; false after the last.
    func advance() -> Bool {
        row += 1
        return row < result.rowCount
    }

    func copied() -> any RowColumns { ServerRow(result, row: row) }

    var count: Int { result.names.inOrder.count }
    func name(at position: Int) -> String { result.names.inOrder[position] }
    func position(of column: String) -> Int? { result.names.position(of: column) }

    func integer(at position: Int) -> Int64? {
        guard let bytes = result.bytes(row, position) else { return nil }
        return switch result.type(at: position) {
        case .integer: Self.integer(bytes)
        case .truth: bytes[0] == 0 ? 0 : 1
        case .text: Int64(String(decoding: bytes, as: UTF8.self))
        case .bytes: nil
        }
    }

    func truth(at position: Int) -> Bool? { integer(at: position).map { $0 != 0 } }

    func text(at position: Int) -> String? {
        guard let bytes = result.bytes(row, position) else { return nil }
        return switch result.type(at: position) {
        case .integer: String(Self.integer(bytes))
        case .truth: bytes[0] == 0 ? "0" : "1"
        case .text, .bytes: String(decoding: bytes, as: UTF8.self)
        }
    }

    func bytes(at position: Int) -> [UInt8]? { result.bytes(row, position).map { Array($0) } }

    func stored(at position: Int) -> StoredValue {
        guard let bytes = result.bytes(row, position) else { return .null }
        return switch result.type(at: position) {
        case .integer: .integer(Self.integer(bytes))
        case .truth: .truth(bytes[0] != 0)
        case .text: .text(String(decoding: bytes, as: UTF8.self))
        case .bytes: .bytes(Array(bytes))
        }
    }

    func read(at position: Int, _ body: (ColumnContent) -> Void) {
        guard let bytes = result.bytes(row, position) else { return body(.null) }
        switch result.type(at: position) {
        case .integer: body(.integer(Self.integer(bytes)))
        case .truth: body(.integer(bytes[0] == 0 ? 0 : 1))
        case .text: body(.text(bytes))
        case .bytes: body(.bytes(bytes))
        }
    }

    /// A number of two, four or eight bytes, the highest first.
    private static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        switch bytes.count {
        case 8: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
        case 4: Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
        default: Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self)))
        }
    }
}
#endif
