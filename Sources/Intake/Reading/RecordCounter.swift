/// Counts the records of a file by a way of its own: the left side of the first control total (`input_files_foot`).
///
/// It shares no code with the splitters on purpose, so that a slip in one shows against the other. It looks at one byte
/// at a time and keeps nothing but the header, which tells the separator. A CSV record ends at a newline outside quotes;
/// the header is none; lines of blanks are none; what an unclosed quote swallows is one.
package struct RecordCounter: Sendable {
    package enum Shape: Sendable { case csv, jsonLines }

    private enum State { case fresh, plain, inside, closing }

    /// Whichever of these stands in the header outside quotes, the first of them before the next: comma, semicolon, tab.
    private static let separators: [UInt8] = [0x2c, 0x3b, 0x09]
    /// So many bytes are held back at most while the header has not ended.
    private static let headerMax = 65_536

    private let isCSV: Bool
    /// The bytes up to the end of the header; nil once they have told the separator.
    private var heldBack: [UInt8]?
    /// Whether the line with the header, the first with more than blanks, has begun.
    private var hasHeader = false
    private var headerHasEnded = false
    private var headerState = State.fresh
    /// The separator found so far, as an index of `separators`.
    private var separatorRank: Int?
    private var separator: UInt8 = separators[0]
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
        var rest = bytes[...]
        while heldBack != nil || offset < 3, let byte = rest.popFirst() {
            if heldBack == nil { count(byte) } else { hold(byte) }
        }
        if isCSV {
            for byte in rest { step(byte) }
        } else {
            countLines(rest)
        }
    }

    /// Without quotes there is nothing to tell but lines and blanks.
    private mutating func countLines(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            if byte == 0x0a {
                if hasContent { count += 1 }
                hasContent = false
            } else if !hasContent {
                hasContent = byte != 0x20 && byte != 0x09 && byte != 0x0d
            }
        }
    }

    private mutating func count(_ byte: UInt8) {
        step(byte)
        if offset < 3 { lookForMark(byte) }
    }

    /// Keeps one more byte of what stands before the end of the header.
    private mutating func hold(_ byte: UInt8) {
        heldBack?.append(byte)
        guard let held = heldBack, held.count >= 3 else { return }
        if held.count > 3 {
            look(at: byte)
        } else if held != [0xef, 0xbb, 0xbf] {
            for first in held { look(at: first) }
        }
        if headerHasEnded || held.count == Self.headerMax { countHeldBack() }
    }

    /// Leaves the separator open while lines are blank, and closed once the header has ended.
    private mutating func look(at byte: UInt8) {
        guard !headerHasEnded else { return }
        if byte == 0x0a, headerState != .inside {
            headerHasEnded = hasHeader
            return
        }
        if byte != 0x0a, byte != 0x20, byte != 0x09, byte != 0x0d { hasHeader = true }
        guard hasHeader else { return }
        switch (headerState, byte) {
        case (.fresh, 0x22), (.closing, 0x22): headerState = .inside
        case (.inside, 0x22): headerState = .closing
        case (.inside, _): break
        default:
            let rank = Self.separators.firstIndex(of: byte)
            headerState = rank == nil ? .plain : .fresh
            if let rank { separatorRank = min(rank, separatorRank ?? rank) }
        }
    }

    private mutating func countHeldBack() {
        guard let bytes = heldBack else { return }
        heldBack = nil
        if let separatorRank { separator = Self.separators[separatorRank] }
        for byte in bytes { count(byte) }
    }

    /// The number of records, the file being at its end.
    package mutating func finish() -> Int {
        countHeldBack()
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

    /// After EF BB BF the file begins again: the mark is no content.
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
