import ReconciliationCore

/// The members of one JSON object (RFC 8259), each as the place of its text; nothing below is decoded before it is
/// asked for.
///
/// By hand because Foundation turns numbers into doubles or machine integers and a transaction id may have more digits
/// than either keeps; and because depth must be capped without recursion, since the lines come from clients.
struct JSONObject {
    struct Member {
        var name: String
        var kind: JSONScanner.Kind
        /// In the bytes it was read from; a string's range lies inside its quotes.
        var range: Range<Int>
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var members: [Member] = []

    /// Reads the object that `bytes`, valid UTF-8, consist of. Lives no longer than `bytes` do.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONScanner.Fault) {
        self.bytes = bytes
        var scanner = JSONScanner(bytes)
        try scanner.expectObject()
        var isFirst = true
        while let name = try scanner.nextName(isFirst: isFirst) {
            isFirst = false
            guard members.count < InputLimits.columns else { throw .tooManyMembers }
            let (kind, range) = try scanner.value()
            members.append(
                Member(name: Self.text(bytes, name.range, hasEscapes: name.hasEscapes), kind: kind, range: range)
            )
        }
        try scanner.expectEnd()
    }

    /// A string's text, a number's digits as written, or the raw text of anything else.
    func text(_ member: Member) -> String {
        if case .string(let hasEscapes) = member.kind { return Self.text(bytes, member.range, hasEscapes: hasEscapes) }
        return String(decoding: bytes[member.range], as: UTF8.self)
    }

    /// Whether a string holds an escaped half of a surrogate pair without its other half: no text has one, so which text was
    /// meant is lost.
    func hasHalfSurrogate(_ member: Member) -> Bool {
        guard member.kind == .string(hasEscapes: true) else { return false }
        return Self.unescaped(slice(member)).hasHalfSurrogate
    }

    /// The object's own text, without the space around it.
    var whole: UnsafeBufferPointer<UInt8> {
        let start = bytes.firstIndex(where: { !ASCII.isWhiteSpace($0) }) ?? 0
        let end = bytes.lastIndex(where: { !ASCII.isWhiteSpace($0) }) ?? -1
        return UnsafeBufferPointer(rebasing: bytes[start...max(end, start)])
    }

    /// The object's text with the values of some of its members blanked.
    func bytes(without blanked: [Member]) -> [UInt8] {
        let whole = whole
        var text: [UInt8] = []
        text.reserveCapacity(whole.count)
        var at = bytes.firstIndex(where: { !ASCII.isWhiteSpace($0) }) ?? 0
        let end = at + whole.count
        for member in blanked.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            text.append(contentsOf: bytes[at..<member.range.lowerBound])
            // A string's quotes lie outside its range.
            if case .string = member.kind {
                text.append(contentsOf: "removed".utf8)
            } else {
                text.append(contentsOf: "null".utf8)
            }
            at = member.range.upperBound
        }
        text.append(contentsOf: bytes[at..<end])
        return text
    }

    /// The raw bytes of a member's value.
    func slice(_ member: Member) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[member.range]) }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hasEscapes: Bool) -> String {
        let raw = UnsafeBufferPointer(rebasing: bytes[range])
        return hasEscapes ? String(decoding: unescaped(raw).text, as: UTF8.self) : String(decoding: raw, as: UTF8.self)
    }

    /// Undoes escapes that the scanner has checked. Half a surrogate pair becomes U+FFFD: no reason to lose a row where nobody
    /// is known by the text.
    private static func unescaped(_ raw: UnsafeBufferPointer<UInt8>) -> (text: [UInt8], hasHalfSurrogate: Bool) {
        var text: [UInt8] = []
        var hasHalfSurrogate = false
        text.reserveCapacity(raw.count)
        var at = 0
        while at < raw.count {
            guard raw[at] == ASCII.backslash else {
                text.append(raw[at])
                at += 1
                continue
            }
            let code = raw[at + 1]
            at += 2
            switch code {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0c)
            case UInt8(ascii: "n"): text.append(ASCII.newline)
            case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
            case UInt8(ascii: "t"): text.append(ASCII.tab)
            case UInt8(ascii: "u"):
                var unit = codeUnit(raw, at)
                at += 4
                if unit & 0xfc00 == 0xd800, at + 6 <= raw.count, raw[at] == ASCII.backslash,
                    raw[at + 1] == UInt8(ascii: "u"), codeUnit(raw, at + 2) & 0xfc00 == 0xdc00
                {
                    unit = 0x10000 + ((unit & 0x3ff) << 10) + (codeUnit(raw, at + 2) & 0x3ff)
                    at += 6
                }
                let scalar = Unicode.Scalar(unit)
                if scalar == nil { hasHalfSurrogate = true }
                text.append(contentsOf: String(Character(scalar ?? "\u{fffd}")).utf8)
            default: text.append(code)
            }
        }
        return (text, hasHalfSurrogate)
    }

    private static func codeUnit(_ raw: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt32 {
        var unit: UInt32 = 0
        for digit in raw[at..<at + 4] { unit = unit << 4 | UInt32(Hexadecimal.value(ofDigit: digit) ?? 0) }
        return unit
    }
}
