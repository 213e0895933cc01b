#if PostgreSQL
/// A statement as the server takes it: `:name` becomes `$1`, `$2` … in the order in which the names first stand in the text, and
/// `?1` becomes `$1`.
///
/// Quoted texts, comments and casts (`::bigint`) stay as they are. A text has parameters with names, or with numbers, not both.
struct ParameterNames: Equatable {
    private(set) var sql = ""
    private(set) var count = 0
    private var positions: [String: Int] = [:]

    /// - Parameter text: one statement.
    init(_ text: String) {
        var scanner = Scanner(bytes: Array(text.utf8))
        var translated: [UInt8] = []
        translated.reserveCapacity(scanner.bytes.count)
        while let piece = scanner.next() {
            switch piece {
            case .text(let bytes): translated += bytes
            case .name(let name): translated += Array("$\(number(of: name))".utf8)
            case .number(let number):
                count = max(count, number)
                translated += Array("$\(number)".utf8)
            }
        }
        sql = String(decoding: translated, as: UTF8.self)
    }

    /// Where a parameter stands, from 1; nil where there is none of the name.
    func position(of name: String) -> Int? { positions[name] }

    private mutating func number(of name: String) -> Int {
        if let known = positions[name] { return known }
        count += 1
        positions[name] = count
        return count
    }
}

private struct Scanner {
    enum Piece {
        case text(ArraySlice<UInt8>)
        case name(String)
        case number(Int)
    }

    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Piece? {
        guard index < bytes.count else { return nil }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): skip(past: [bytes[index]])
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: "-"): skip(past: [UInt8(ascii: "\n")])
        case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "$"):
            index += 1
            skip(past: Array("$$".utf8))
        case UInt8(ascii: "$") where byte(1).map(isDigit) == true, UInt8(ascii: "?") where byte(1).map(isDigit) == true:
            index += 1
            take(while: isDigit)
            return .number(Int(String(decoding: bytes[(start + 1)..<index], as: UTF8.self)) ?? 0)
        case UInt8(ascii: ":") where byte(1) == UInt8(ascii: ":"): index += 2
        case UInt8(ascii: ":") where byte(1).map(isLetter) == true:
            index += 1
            take { isLetter($0) || isDigit($0) }
            return .name(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
        default:
            index += 1
            take { !Self.starts.contains($0) }
        }
        return .text(bytes[start..<index])
    }

    /// The bytes with which something else than plain text may begin.
    private static let starts = Set("'\"-$?:".utf8)

    private func byte(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

    /// Goes on after the next of these ends, or to the end of the text.
    private mutating func skip(past end: [UInt8]) {
        index += 1
        while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
        index = min(index + end.count, bytes.count)
    }

    private mutating func take(while isPart: (UInt8) -> Bool) {
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
    }
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// Whether a byte may begin a word of SQL in lower case.
func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
}
#endif
