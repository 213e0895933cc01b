/// Counts the records of a file by a way of its own: the left side of the first control total (`input_files_foot`).
///
/// It shares no code with the splitters on purpose, so that a slip in one shows against the other. It looks at one byte
/// at a time and keeps nothing but the header, which tells the separator. A CSV record ends at a newline outside quotes; the header is none; lines of blanks are
/// none; what an unclosed quote swallows is one.
package struct RecordCounter: Sendable {
    package enum Shape: Sendable { case csv, jsonLines }

    private enum State { case fresh, plain, inside, closing }

    private let isCSV: Bool
    /// The bytes up to the end of the header, 64 KiB at most; nil once they have told the separator.
    private var heldBack: [UInt8]?
    private var separator: UInt8 = 0x2c
    private var state = State.fresh
    private var offset = 0
    private var markBytes = 0
    private var hasContent = false
    private var count = 0

    package init(_ shape: Shape) {
        isCSV = shape == .csv
        heldBack = isCSV ? [] : nil
    }

    /// Takes the next bytes of the file, inflated.
    package mutating func feed(_ bytes: [UInt8]) {
        for byte in bytes {
            guard heldBack != nil else {
                count(byte)
                continue
            }
            heldBack?.append(byte)
            if byte == 0x0a || heldBack?.count ?? 0 >= 65_539 { lookForSeparator(isAtEnd: false) }
        }
    }

    private mutating func count(_ byte: UInt8) {
        step(byte)
        if offset < 3 { lookForMark(byte) }
    }

    /// Once a line with more than blanks has ended: a comma, else a semicolon, else a tab, whichever stands in it first of
    /// these three.
    private mutating func lookForSeparator(isAtEnd: Bool) {
        guard let bytes = heldBack else { return }
        let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes[...]
        let lines = text.prefix(65_536).split(separator: 0x0a, omittingEmptySubsequences: false)
        let begun = lines.firstIndex { line in line.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d } }
        let isFull = text.count >= 65_536
        guard isAtEnd || isFull || begun.map({ $0 < lines.count - 1 }) == true else { return }
        if let begun {
            let line = lines[begun].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }
            separator = line.contains(0x2c) ? 0x2c : line.contains(0x3b) ? 0x3b : line.contains(0x09) ? 0x09 : 0x2c
        }
        heldBack = nil
        for byte in bytes { count(byte) }
    }

    /// The number of records, the file being at its end.
    package mutating func finish() -> Int {
        lookForSeparator(isAtEnd: true)
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
        let isSeparator = isCSV && byte == separator && state != .inside
        if isSeparator || byte != 0x20 && byte != 0x09 && byte != 0x0d && byte != 0x0a { hasContent = true }
        guard isCSV else { return }
        switch (state, byte) {
        case (.fresh, 0x22): state = .inside
        case (.inside, 0x22): state = .closing
        case (.closing, 0x22): state = .inside
        case (.inside, _): break
        case (_, separator): state = .fresh
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
