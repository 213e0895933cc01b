/// Counts the records of a file by a way of its own: the left side of the first control total (`input_files_foot`).
///
/// It shares no code with the splitters on purpose, so that a slip in one shows against the other. It looks at one byte
/// at a time and keeps nothing. A CSV record ends at a newline outside quotes; the header is none; lines of blanks are
/// none; what an unclosed quote swallows is one.
package struct RecordCounter: Sendable {
    package enum Shape: Sendable { case csv, jsonLines }

    private enum State { case fresh, plain, inside, closing }

    private let isCSV: Bool
    private var state = State.fresh
    private var offset = 0
    private var markBytes = 0
    private var hasContent = false
    private var count = 0

    package init(_ shape: Shape) { isCSV = shape == .csv }

    /// Takes the next bytes of the file, inflated.
    package mutating func feed(_ bytes: [UInt8]) {
        for byte in bytes {
            step(byte)
            if offset < 3 { lookForMark(byte) }
        }
    }

    /// The number of records, the file being at its end.
    package mutating func finish() -> Int {
        if hasContent { count += 1 }
        hasContent = false
        return isCSV ? max(count - 1, 0) : count
    }

    private mutating func step(_ byte: UInt8) {
        if byte == 0x0a, state != .inside {
            if hasContent { count += 1 }
            hasContent = false
            state = .fresh
            return
        }
        if byte != 0x20, byte != 0x09, byte != 0x0d, byte != 0x0a { hasContent = true }
        guard isCSV else { return }
        switch (state, byte) {
        case (.fresh, 0x22): state = .inside
        case (.inside, 0x22): state = .closing
        case (.closing, 0x22): state = .inside
        case (.inside, _): break
        case (_, 0x2c): state = .fresh
        default: state = .plain
        }
    }

    /// After EF BB BF the file begins anew: the mark is no content.
    private mutating func lookForMark(_ byte: UInt8) {
        let expected: UInt8 = offset == 0 ? 0xef : offset == 1 ? 0xbb : 0xbf
        if byte == expected { markBytes += 1 }
        offset += 1
        if markBytes == 3, offset == 3 {
            hasContent = false
            state = .fresh
        }
    }
}
