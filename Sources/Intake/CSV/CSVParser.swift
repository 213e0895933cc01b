import Glibc
import ReconciliationCore

/// Splits CSV (RFC 4180) as it streams in, chunk by chunk, over bytes.
///
/// By hand because records must be refused one at a time, with their line, in bounded memory, at hundreds of megabytes
/// a minute. A quote means something only as the first byte of a field (RFC 4180, 2.5), so `="1000000280765165"`, which
/// Excel writes, is text. Lines of nothing but blanks are no records.
struct CSVParser {
    private enum Place { case fieldStart, unquoted, quoted, afterQuote, tail }

    /// What stands between two fields: a comma, or a semicolon or tab where the header has no comma outside quotes.
    private var separator = ASCII.comma
    private let fieldBytesMax: Int
    /// The front of the file, until its header has told what stands between two fields; nil once that is known.
    private var front: [UInt8]? = []
    private var place = Place.fieldStart
    private var record = CSVRecord()
    private var nextLine = 1
    /// Raw bytes of the record so far.
    private var rawCount = 0
    /// Anything but blanks was seen.
    private var hasContent = false
    private var mark = ByteOrderMark()

    /// - Parameter fieldBytesMax: of one field; a record with a longer one is refused.
    init(fieldBytesMax: Int = InputLimits.fieldBytes) { self.fieldBytesMax = fieldBytesMax }

    /// Takes bytes and hands out each record they complete. Chunk boundaries mean nothing.
    mutating func feed(_ chunk: [UInt8], _ emit: (CSVRecord) throws -> Void) throws {
        let rest = mark.strip(chunk)
        if let held = rest.held { try held.withUnsafeBufferPointer { try take($0, emit) } }
        try chunk.withUnsafeBufferPointer { try take(UnsafeBufferPointer(rebasing: $0[rest.from...]), emit) }
    }

    /// Hands out the last record where no newline ends it.
    mutating func finish(_ emit: (CSVRecord) throws -> Void) throws {
        if let held = mark.finish() { try held.withUnsafeBufferPointer { try take($0, emit) } }
        if let front { try begin(with: front, emit) }
        guard rawCount > 0 else { return }
        if place == .quoted { record.fault = .unclosedQuote }
        record.isWithoutEnd = true
        try closeRecord(emit)
    }

    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ emit: (CSVRecord) throws -> Void) throws {
        guard var front else { return try scan(bytes, emit) }
        self.front = nil
        front.append(contentsOf: bytes)
        let header = Self.header(in: front)
        if header.hasEnded || front.count >= fieldBytesMax {
            try begin(with: front, emit)
        } else {
            self.front = front
        }
    }

    private mutating func begin(with front: [UInt8], _ emit: (CSVRecord) throws -> Void) throws {
        self.front = nil
        separator = Self.header(in: front).separator
        try front.withUnsafeBufferPointer { try scan($0, emit) }
    }

    /// What the header tells, as far as it stands in the first 64 KiB.
    private static func header(in front: [UInt8]) -> (separator: UInt8, hasEnded: Bool) {
        CSVSeparator.inHeader(of: front.prefix(InputLimits.fieldBytes))
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ emit: (CSVRecord) throws -> Void) throws {
        var at = 0
        while at < bytes.count {
            switch place {
            case .fieldStart:
                guard bytes[at] == ASCII.quote else {
                    place = .unquoted
                    continue
                }
                hasContent = true
                place = .quoted
                rawCount += 1
                at += 1
            case .quoted:
                let end = position(of: ASCII.quote, in: bytes, from: at) ?? bytes.count
                keep(bytes, at..<end)
                countLines(bytes, at..<end)
                rawCount += end - at
                at = end
                guard end < bytes.count else { break }
                place = .afterQuote
                rawCount += 1
                at += 1
            case .afterQuote:
                guard bytes[at] == ASCII.quote else {
                    place = .tail
                    continue
                }
                keep(bytes, at..<at + 1)
                place = .quoted
                rawCount += 1
                at += 1
            case .unquoted, .tail:
                at = try scanToEndOfField(bytes, at, emit)
            }
        }
    }

    /// Outside quotes: up to the separator or newline, and past it.
    private mutating func scanToEndOfField(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ emit: (CSVRecord) throws -> Void
    ) throws -> Int {
        var end = start
        while end < bytes.count, bytes[end] != separator, bytes[end] != ASCII.newline { end += 1 }
        if place == .unquoted {
            if !hasContent { hasContent = !bytes[start..<end].allSatisfy(ASCII.isBlank) }
            keep(bytes, start..<end)
        } else if let text = bytes[start..<end].firstIndex(where: { !ASCII.isBlank($0) }) {
            if bytes[start..<text].contains(ASCII.carriageReturn) { record.hasCarriageReturnBehindQuote = true }
            fail(.brokenQuote)
        }
        rawCount += end - start
        guard end < bytes.count else { return end }
        if bytes[end] == separator {
            hasContent = true
            rawCount += 1
            closeField()
            place = .fieldStart
        } else {
            nextLine += 1
            try closeRecord(emit)
        }
        return end + 1
    }

    private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard rawCount <= InputLimits.recordBytes, record.fieldCount < InputLimits.columns else { return }
        // Two bytes more than allowed are enough to see, carriage return or not, that it is too long.
        let room = fieldBytesMax + 2 - (record.bytes.count - (record.ends.last ?? 0))
        guard room > 0, !range.isEmpty else { return }
        record.bytes.append(
            contentsOf: UnsafeBufferPointer(
                rebasing: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + room)]
            )
        )
    }

    private mutating func closeField() {
        if record.fieldCount < InputLimits.columns {
            if place == .unquoted { dropQuotesBehindBlanks() }
            if record.bytes.count - (record.ends.last ?? 0) > fieldBytesMax {
                fail(.fieldTooLong(record.fieldCount))
            }
            record.ends.append(record.bytes.count)
        }
        record.fieldCount += 1
    }

    /// Some programs write a blank behind the separator, and then quotes: these are no part of the field.
    private mutating func dropQuotesBehindBlanks() {
        let start = record.ends.last ?? 0
        guard start < record.bytes.count, ASCII.isBlank(record.bytes[start]) else { return }
        let field = record.bytes[start...].trimmed(while: ASCII.isBlank)
        guard field.count >= 2, field.first == ASCII.quote, field.last == ASCII.quote else { return }
        let text = field.dropFirst().dropLast().replacing([ASCII.quote, ASCII.quote], with: [ASCII.quote])
        record.bytes.replaceSubrange(start..., with: text)
    }

    private mutating func closeRecord(_ emit: (CSVRecord) throws -> Void) throws {
        if place == .unquoted, record.fieldCount < InputLimits.columns, record.bytes.last == ASCII.carriageReturn,
            record.bytes.count > (record.ends.last ?? 0)
        {
            record.bytes.removeLast()
        }
        closeField()
        if rawCount > InputLimits.recordBytes, record.fault != .unclosedQuote { record.fault = .tooLong }
        record.lineCount = nextLine - record.line + (record.isWithoutEnd ? 1 : 0)
        if hasContent { try emit(record) }
        record.clear(line: nextLine)
        place = .fieldStart
        rawCount = 0
        hasContent = false
    }

    private mutating func fail(_ fault: CSVRecord.Fault) {
        if record.fault == nil { record.fault = fault }
    }

    private mutating func countLines(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        for at in range where bytes[at] == ASCII.newline { nextLine += 1 }
    }
}

/// Where `byte` next stands, at or after `start`.
func position(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}
