#if PostgreSQL
import SQLLedger

/// Rows in the server's binary format of `COPY`, as its manual has it: a signature, then for each row how many columns it has
/// and each column behind its length.
struct BinaryRows {
    private(set) var bytes: [UInt8] = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0]
    private let types: [ColumnType]

    /// - Parameter types: of the columns, as the table has them.
    init(of types: [ColumnType]) {
        self.types = types
        // No flags, and no extension of the header.
        append(0 as Int32)
        append(0 as Int32)
    }

    /// - Throws: where a column holds what its table cannot.
    mutating func add(_ row: any RowColumns) throws {
        append(Int16(types.count))
        for (position, type) in types.enumerated() {
            var isFit = true
            row.read(at: position) { content in
                switch (content, type) {
                case (.null, _): append(-1 as Int32)
                case (.integer(let number), .integer):
                    append(8 as Int32)
                    append(number)
                case (.integer(let number), .truth):
                    append(1 as Int32)
                    bytes.append(number == 0 ? 0 : 1)
                case (.text(let text), .text):
                    isFit = !text.contains(0)
                    append(text)
                case (.bytes(let content), .bytes): append(content)
                default: isFit = false
                }
            }
            guard isFit else {
                throw DatabaseError(
                    message: "the column \(row.name(at: position)) of a row holds what PostgreSQL does not store there"
                )
            }
        }
    }

    /// After the last row.
    mutating func end() { append(-1 as Int16) }

    /// What was added since the last time.
    mutating func taken() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func append(_ number: some FixedWidthInteger) { bytes.append(bigEndian: number) }

    private mutating func append(_ content: UnsafeRawBufferPointer) {
        append(Int32(content.count))
        bytes.append(contentsOf: content)
    }
}
#endif
