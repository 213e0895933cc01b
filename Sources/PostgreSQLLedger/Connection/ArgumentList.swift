#if PostgreSQL
/// The arguments of one run of a statement, in one buffer: texts and numbers as text, which the server reads as the type the
/// statement wants; bytes as they are.
struct ArgumentList {
    private struct Place {
        /// In the buffer; nil of null.
        var start: Int?
        var length: Int32 = 0
        var isBinary = false
    }

    private var buffer: [UInt8] = []
    private var places: [Place] = []
    /// The first text that the server could not store.
    private(set) var hasNullCharacter = false

    var count: Int { places.count }

    /// Begins again, with room for so many.
    mutating func clear(count: Int = 0) {
        buffer.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        for _ in 0..<count { places.append(Place()) }
        hasNullCharacter = false
    }

    mutating func setNull(at position: Int) { places[position] = Place() }

    mutating func set(_ text: String, at position: Int) {
        var text = text
        let start = buffer.count
        text.withUTF8 { bytes in
            if bytes.contains(0) { hasNullCharacter = true }
            buffer.append(contentsOf: bytes)
        }
        end(from: start, isBinary: false, at: position)
    }

    mutating func set(_ bytes: [UInt8], at position: Int) {
        let start = buffer.count
        buffer.append(contentsOf: bytes)
        end(from: start, isBinary: true, at: position)
    }

    private mutating func end(from start: Int, isBinary: Bool, at position: Int) {
        places[position] = Place(start: start, length: Int32(buffer.count - start), isBinary: isBinary)
        // As C's strings end.
        buffer.append(0)
    }

    /// As libpq takes them.
    func withPointers<Value>(
        _ body: (
            UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?
        ) throws -> Value
    ) rethrows -> Value {
        try buffer.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values = places.map { place in place.start.flatMap { offset in start.map { $0 + offset } } }
            return try body(values, places.map(\.length), places.map { $0.isBinary ? 1 : 0 })
        }
    }
}
#endif
