import ReconciliationCore

/// Walks over JSON text and checks its grammar (RFC 8259) without recursion: open brackets lie on a stack of bounded
/// height.
struct JSONScanner {
    enum Kind: Equatable {
        case string(hasEscapes: Bool)
        case number, boolean, null, object, array
    }

    enum Fault: Error, Equatable {
        case broken, tooDeep, notAnObject, tooManyMembers

        var rule: RowRejectionRule {
            switch self {
            case .broken: .invalidJSON
            case .tooDeep: .jsonTooDeep
            case .notAnObject: .notAnObject
            case .tooManyMembers: .columnCount
            }
        }
    }

    private enum Expected { case value, valueOrEnd, name, nameOrEnd, commaOrEnd }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Passes the opening brace of the one object the text must be.
    mutating func expectObject() throws(Fault) {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): at += 1
        case UInt8(ascii: "["), ASCII.quote, UInt8(ascii: "-"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            throw .notAnObject
        default: throw current.map(ASCII.isDigit) == true ? .notAnObject : .broken
        }
    }

    /// The next member's name and the colon; nil past the closing brace.
    mutating func nextName(isFirst: Bool) throws(Fault) -> (range: Range<Int>, hasEscapes: Bool)? {
        skipSpace()
        if current == UInt8(ascii: "}") {
            at += 1
            return nil
        }
        if !isFirst { try pass(ASCII.comma) }
        skipSpace()
        let name = try string()
        skipSpace()
        try pass(UInt8(ascii: ":"))
        return name
    }

    mutating func expectEnd() throws(Fault) {
        skipSpace()
        guard at == bytes.count else { throw .broken }
    }

    /// Passes one value, however deep.
    mutating func value() throws(Fault) -> (Kind, Range<Int>) {
        skipSpace()
        let start = at
        switch current {
        case ASCII.quote:
            let (range, hasEscapes) = try string()
            return (.string(hasEscapes: hasEscapes), range)
        case UInt8(ascii: "{"):
            try container()
            return (.object, start..<at)
        case UInt8(ascii: "["):
            try container()
            return (.array, start..<at)
        default:
            return (try scalar(), start..<at)
        }
    }

    private mutating func container() throws(Fault) {
        // True for an object. The object that holds us is level 1.
        var open: [Bool] = []
        var expected = Expected.value
        repeat {
            skipSpace()
            guard let byte = current else { throw .broken }
            switch expected {
            case .valueOrEnd where byte == UInt8(ascii: "]"), .nameOrEnd where byte == UInt8(ascii: "}"):
                at += 1
                open.removeLast()
                expected = .commaOrEnd
            case .value, .valueOrEnd:
                expected = try element(byte, &open)
            case .name, .nameOrEnd:
                _ = try string()
                skipSpace()
                try pass(UInt8(ascii: ":"))
                expected = .value
            case .commaOrEnd:
                let isObject = open[open.count - 1]
                at += 1
                if byte == ASCII.comma {
                    expected = isObject ? .name : .value
                } else if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                    open.removeLast()
                } else {
                    throw .broken
                }
            }
        } while !open.isEmpty
    }

    private mutating func element(_ byte: UInt8, _ open: inout [Bool]) throws(Fault) -> Expected {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count + 1 < InputLimits.jsonDepth else { throw .tooDeep }
            open.append(byte == UInt8(ascii: "{"))
            at += 1
            return byte == UInt8(ascii: "{") ? .nameOrEnd : .valueOrEnd
        case ASCII.quote:
            _ = try string()
        default:
            _ = try scalar()
        }
        return .commaOrEnd
    }

    private mutating func scalar() throws(Fault) -> Kind {
        switch current {
        case UInt8(ascii: "t"):
            try word("true")
            return .boolean
        case UInt8(ascii: "f"):
            try word("false")
            return .boolean
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default:
            try number()
            return .number
        }
    }

    private mutating func number() throws(Fault) {
        if current == UInt8(ascii: "-") { at += 1 }
        if current == UInt8(ascii: "0") { at += 1 } else { try digits() }
        if current == ASCII.point {
            at += 1
            try digits()
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            at += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(Fault) {
        let start = at
        while let byte = current, ASCII.isDigit(byte) { at += 1 }
        guard at > start else { throw .broken }
    }

    private mutating func word(_ word: StaticString) throws(Fault) {
        guard at + word.utf8CodeUnitCount <= bytes.count else { throw .broken }
        for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] { throw .broken }
        at += word.utf8CodeUnitCount
    }

    /// Passes a string; answers what lies between its quotes.
    private mutating func string() throws(Fault) -> (range: Range<Int>, hasEscapes: Bool) {
        try pass(ASCII.quote)
        let start = at
        var hasEscapes = false
        while true {
            skipPlainText()
            switch current {
            case UInt8(ascii: "\""):
                at += 1
                return (start..<at - 1, hasEscapes)
            case UInt8(ascii: "\\"):
                at += 1
                hasEscapes = true
                try escape()
            default: throw .broken
            }
        }
    }

    /// Passes what stands for itself in a string: up to a quote, a backslash, a control character or the end.
    private mutating func skipPlainText() {
        var end = at
        while end < bytes.count {
            let byte = bytes[end]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            end += 1
        }
        at = end
    }

    private mutating func escape() throws(Fault) {
        guard let code = current else { throw .broken }
        at += 1
        switch code {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            guard at + 4 <= bytes.count else { throw .broken }
            for digit in bytes[at..<at + 4] where Hexadecimal.value(ofDigit: digit) == nil { throw .broken }
            at += 4
        default: throw .broken
        }
    }

    private mutating func pass(_ byte: UInt8) throws(Fault) {
        guard current == byte else { throw .broken }
        at += 1
    }

    private mutating func skipSpace() {
        while let byte = current,
            byte == ASCII.space || byte == ASCII.tab || byte == ASCII.carriageReturn || byte == ASCII.newline
        {
            at += 1
        }
    }

    private var current: UInt8? { at < bytes.count ? bytes[at] : nil }
}
