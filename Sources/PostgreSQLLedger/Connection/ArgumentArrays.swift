#if PostgreSQL
import SQLLedger

/// The arguments of many runs of one statement: an array of the server's for each parameter, in its binary format.
struct ArgumentArrays {
    private var columns: [Column]
    private(set) var runCount = 0
    private(set) var byteCount = 0

    private struct Column {
        let type: ColumnType
        var elements: [UInt8] = []
        var hasNull = false

        mutating func add(_ value: StoredValue) {
            switch value {
            case .null:
                hasNull = true
                elements.append(bigEndian: -1 as Int32)
            case .integer(let number):
                elements.append(bigEndian: 8 as Int32)
                elements.append(bigEndian: number)
            case .truth(let isTrue):
                elements.append(bigEndian: 1 as Int32)
                elements.append(isTrue ? 1 : 0)
            case .text(var text): text.withUTF8 { elements.append(element: $0) }
            case .bytes(let bytes): bytes.withUnsafeBufferPointer { elements.append(element: $0) }
            }
        }
    }

    /// - Parameter types: of the elements, one for each parameter.
    init(of types: [ColumnType]) { columns = types.map { Column(type: $0) } }

    /// Adds the arguments of one run: all of them, or none.
    ///
    /// - Throws: where a value is of another type than its parameter, or the server does not store it.
    mutating func add(_ values: [StoredValue]) throws {
        for (position, value) in values.enumerated() {
            guard columns[position].type.takes(value) else {
                let parameter = "the parameter \(position + 1) of a statement"
                throw DatabaseError(message: "\(parameter) is of another type than its value")
            }
            if case .text(let text) = value, text.utf8.contains(0) { throw DatabaseError.nullCharacter }
        }
        for (position, value) in values.enumerated() {
            let sizeBefore = columns[position].elements.count
            columns[position].add(value)
            byteCount += columns[position].elements.count - sizeBefore
        }
        runCount += 1
    }

    /// What was added since the last time, as the arguments of one run.
    mutating func taken() -> ArgumentList {
        var list = ArgumentList()
        list.clear(count: columns.count)
        for position in columns.indices {
            list.set(array(of: columns[position]), at: position)
            columns[position].elements.removeAll(keepingCapacity: true)
            columns[position].hasNull = false
        }
        runCount = 0
        byteCount = 0
        return list
    }

    /// One dimension: how many, whether some are null, the type, the length, the first index, and each behind its length.
    private func array(of column: Column) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(column.elements.count + 20)
        bytes.append(bigEndian: 1 as Int32)
        bytes.append(bigEndian: (column.hasNull ? 1 : 0) as Int32)
        bytes.append(bigEndian: column.type.elementNumber)
        bytes.append(bigEndian: Int32(runCount))
        bytes.append(bigEndian: 1 as Int32)
        bytes += column.elements
        return bytes
    }
}

extension ColumnType {
    fileprivate func takes(_ value: StoredValue) -> Bool {
        switch (value, self) {
        case (.null, _), (.integer, .integer), (.truth, .truth), (.text, .text), (.bytes, .bytes): true
        default: false
        }
    }

    /// The number that every server has for the type of an array's elements.
    fileprivate var elementNumber: UInt32 {
        switch self {
        case .truth: 16
        case .bytes: 17
        case .integer: 20
        case .text: 25
        }
    }

    /// The type by the name that statements use; nil for an unknown name.
    fileprivate init?(named name: Substring) {
        switch name {
        case "bigint": self = .integer
        case "boolean": self = .truth
        case "bytea": self = .bytes
        case "text": self = .text
        default: return nil
        }
    }

    /// The types of the elements, where each parameter of a statement is an array (`$1::bigint[]`): one run of such a
    /// statement does what many runs with single values would. Nil of any other statement.
    static func arrayElements(in sql: String, parameterCount: Int) -> [ColumnType]? {
        guard parameterCount > 0 else { return nil }
        var types: [Int: ColumnType] = [:]
        for piece in sql.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
            guard let number = Int(piece.prefix(while: \.isNumber)) else { continue }
            let cast = piece.drop(while: \.isNumber)
            let name = cast.dropFirst(2).prefix(while: \.isLetter)
            guard cast.hasPrefix("::\(name)[]"), let type = ColumnType(named: name) else { return nil }
            types[number] = type
        }
        return types.count == parameterCount ? (1...parameterCount).compactMap { types[$0] } : nil
    }
}

extension DatabaseError {
    static var nullCharacter: DatabaseError {
        DatabaseError(message: "a text holds the character U+0000, which PostgreSQL does not store")
    }
}

extension [UInt8] {
    /// As the server's binary formats have numbers.
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(element: UnsafeBufferPointer<UInt8>) {
        append(bigEndian: Int32(element.count))
        append(contentsOf: element)
    }
}
#endif
