import Crypto
import ReconciliationCore

/// Continues a running digest over the rows of a statement.
///
/// Reads the columns where the engine has them: a night adds millions of rows, and no value of them is kept.
struct RowDigest {
    private var rowCount: Int64
    private var hash: [UInt8]
    private var bytes: [UInt8] = []

    init(after start: RunningDigest = .beginning) {
        rowCount = start.rowCount
        // Text that is no hash counts as no bytes: the digests differ from here on.
        hash = Hexadecimal.bytes(start.hash.utf8) ?? []
        bytes.reserveCapacity(1_024)
    }

    /// Adds the row a statement stands on.
    ///
    /// Each column is preceded by its type and length, so that no two rows can run together to the same bytes.
    mutating func add(_ row: any RowColumns) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: hash)
        for column in 0..<row.count {
            row.read(at: column) { content in
                switch content {
                case .integer(let number):
                    bytes.append(1)
                    append(number)
                case .text(let text):
                    bytes.append(2)
                    append(text)
                case .bytes(let blob):
                    bytes.append(3)
                    append(blob)
                case .null: bytes.append(0)
                }
            }
        }
        hash = Array(SHA256.hash(data: bytes))
        rowCount += 1
    }

    /// The same for a row that an erasure may have changed: then the digest goes on as when the row was written, if
    /// both the rows before it and the erased row are intact.
    mutating func add(_ row: any RowColumns, erased: ErasedRow?) {
        guard let erased else { return add(row) }
        var alone = RowDigest()
        alone.add(row)
        guard Hexadecimal.text(hash) == erased.digestBefore,
            alone.digest(lastKey: 0).hash == erased.rowDigest,
            let after = Hexadecimal.bytes(erased.digestAfter.utf8)
        else { return add(row) }
        hash = after
        rowCount += 1
    }

    /// The digest so far, whose last row has this key.
    func digest(lastKey: Int64) -> RunningDigest {
        RunningDigest(rowCount: rowCount, lastKey: lastKey, hash: Hexadecimal.text(hash))
    }

    private mutating func append(_ number: Int64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ content: UnsafeRawBufferPointer) {
        append(Int64(content.count))
        bytes.append(contentsOf: content)
    }
}

extension Database {
    /// The digest of all rows of a statement, as a whole.
    func digest(ofRowsOf statement: some NamedStatement, _ arguments: [(any ColumnValue)?] = []) throws
        -> RunningDigest
    {
        try digest(ofRowsOf: prepared(statement), arguments)
    }

    func digest(ofRowsOf statement: any Statement, _ arguments: [(any ColumnValue)?] = []) throws -> RunningDigest {
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var digest = RowDigest()
        while let row = try rows.next() { digest.add(row.columns) }
        return digest.digest(lastKey: 0)
    }
}
