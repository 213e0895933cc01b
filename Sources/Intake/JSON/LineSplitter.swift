import ReconciliationCore

/// Splits JSON Lines as they stream in. Lines of nothing but blanks are no records.
struct LineSplitter {
    private var line: [UInt8] = []
    private var lineNumber = 1
    private var isTooLong = false
    private var hasContent = false
    private var mark = ByteOrderMark()

    /// One line without its newline; nil where it was too long to keep.
    typealias Emit = (_ line: UnsafeBufferPointer<UInt8>?, _ number: Int) throws -> Void

    mutating func feed(_ chunk: [UInt8], _ emit: Emit) throws {
        let rest = mark.strip(chunk)
        if let held = rest.held { held.withUnsafeBufferPointer { keep($0) } }
        try chunk.withUnsafeBufferPointer { try split(UnsafeBufferPointer(rebasing: $0[rest.from...]), emit) }
    }

    /// Hands out the last line where no newline ends it.
    mutating func finish(_ emit: Emit) throws {
        if let held = mark.finish() { held.withUnsafeBufferPointer { keep($0) } }
        try closeLine(emit)
    }

    private mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, _ emit: Emit) throws {
        var at = 0
        while let end = position(of: ASCII.newline, in: bytes, from: at) {
            let piece = UnsafeBufferPointer(rebasing: bytes[at..<end])
            if line.isEmpty, !isTooLong, piece.count <= InputLimits.recordBytes {
                if !piece.allSatisfy(ASCII.isBlank) { try emit(piece, lineNumber) }
            } else {
                keep(piece)
                try closeLine(emit)
            }
            lineNumber += 1
            at = end + 1
        }
        keep(UnsafeBufferPointer(rebasing: bytes[at...]))
    }

    private mutating func keep(_ piece: UnsafeBufferPointer<UInt8>) {
        if !hasContent { hasContent = !piece.allSatisfy(ASCII.isBlank) }
        guard !isTooLong else { return }
        if line.count + piece.count > InputLimits.recordBytes {
            isTooLong = true
            line = []
        } else {
            line.append(contentsOf: piece)
        }
    }

    private mutating func closeLine(_ emit: Emit) throws {
        defer {
            line.removeAll(keepingCapacity: true)
            isTooLong = false
            hasContent = false
        }
        guard hasContent else { return }
        if isTooLong {
            try emit(nil, lineNumber)
        } else {
            try line.withUnsafeBufferPointer { try emit($0, lineNumber) }
        }
    }
}
