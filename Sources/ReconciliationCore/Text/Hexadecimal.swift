/// Bytes as hexadecimal digits, two each.
package enum Hexadecimal {
    private static let lowercaseDigits = Array("0123456789abcdef".utf8)
    private static let uppercaseDigits = Array("0123456789ABCDEF".utf8)

    /// Lower-case digits, as digests are stored and shown.
    package static func text(_ bytes: some Sequence<UInt8>) -> String { text(bytes, lowercaseDigits) }

    /// Upper-case digits, as in percent encoding (RFC 3986, 2.1).
    package static func uppercaseText(_ bytes: some Sequence<UInt8>) -> String { text(bytes, uppercaseDigits) }

    private static func text(_ bytes: some Sequence<UInt8>, _ digits: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(2 * bytes.underestimatedCount)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0x0F)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What digits of either case stand for; nil where one is no hexadecimal digit, or their number is odd.
    package static func bytes(_ digits: some Collection<UInt8>) -> [UInt8]? {
        // Digits in one piece of memory are read without a call for each.
        if let bytes = digits.withContiguousStorageIfAvailable(decoded) { return bytes }
        return Array(digits).withUnsafeBufferPointer(decoded)
    }

    private static func decoded(_ digits: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard digits.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard let high = value(ofDigit: digits[place]), let low = value(ofDigit: digits[place + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    package static func value(ofDigit digit: UInt8) -> UInt8? {
        if ASCII.isDigit(digit) { return digit - UInt8(ascii: "0") }
        let letter = ASCII.lowercased(digit)
        return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) ? letter - UInt8(ascii: "a") + 10 : nil
    }
}
