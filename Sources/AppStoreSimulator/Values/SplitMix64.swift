/// A small seeded generator (Steele, Lea and Flood, 2014), so that a seed names a dataset on every machine.
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A whole number in the range. Own reduction: the standard library's may change between versions.
    package mutating func number(in range: ClosedRange<Int>) -> Int {
        let width = UInt64(range.upperBound - range.lowerBound) + 1
        return range.lowerBound + Int(next() % width)
    }

    /// True once in `count` draws on average.
    package mutating func oneIn(_ count: Int) -> Bool {
        number(in: 1...count) == 1
    }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        precondition(!elements.isEmpty)
        return elements[number(in: 0...elements.count - 1)]
    }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
    }

    /// A lower-case version 4 UUID.
    package mutating func uuid() -> String {
        var raw = bytes(16)
        raw[6] = raw[6] & 0x0F | 0x40
        raw[8] = raw[8] & 0x3F | 0x80
        return uuidText(raw)
    }
}

/// 16 bytes as a UUID is written, in lower case.
func uuidText(_ bytes: [UInt8]) -> String {
    var text = ""
    for (index, digit) in bytes.hexadecimal.enumerated() {
        if [8, 12, 16, 20].contains(index) { text.append("-") }
        text.append(digit)
    }
    return text
}

extension Sequence<UInt8> {
    /// Lower-case hexadecimal digits.
    package var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
