/// The digits of Base64 (RFC 4648, 4 and 5): nothing between them, and no padding behind them.
package enum Base64Digits {
    /// Which digits count, by their values; 255 for what is no digit.
    package struct Alphabet: Sendable {
        fileprivate let values: [UInt8]

        /// - Parameter last: the digits that stand for 62 and 63, of each alphabet that counts.
        private init(last: [(UInt8, UInt8)]) {
            var values = [UInt8](repeating: 255, count: 256)
            let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
            for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
            for (sixtySecond, sixtyThird) in last {
                values[Int(sixtySecond)] = 62
                values[Int(sixtyThird)] = 63
            }
            self.values = values
        }

        /// That of URLs and of signed data: RFC 4648, table 2.
        package static let urlSafe = Alphabet(last: [(UInt8(ascii: "-"), UInt8(ascii: "_"))])
        /// Both tables of RFC 4648 in one.
        package static let either = Alphabet(
            last: [(UInt8(ascii: "+"), UInt8(ascii: "/")), (UInt8(ascii: "-"), UInt8(ascii: "_"))]
        )

        package func contains(_ byte: UInt8) -> Bool { values[Int(byte)] < 64 }
    }

    /// The bytes that digits stand for, bits left over at the end aside; nil where something is no digit, or where so many digits
    /// make no whole number of bytes.
    package static func bytes(of digits: ArraySlice<UInt8>, in alphabet: Alphabet) -> [UInt8]? {
        guard digits.count % 4 != 1 else { return nil }
        var allValues: UInt8 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: digits.count * 3 / 4) { bytes, count in
            digits.withUnsafeBufferPointer { digits in
                alphabet.values.withUnsafeBufferPointer { values in
                    var bits: UInt32 = 0
                    for (index, digit) in digits.enumerated() {
                        let value = values[Int(digit)]
                        allValues |= value
                        bits = bits << 6 | UInt32(value)
                        // Of four digits each but the first ends a byte.
                        let place = index % 4
                        guard place > 0 else { continue }
                        bytes[count] = UInt8(truncatingIfNeeded: bits >> (6 - 2 * UInt32(place)))
                        count += 1
                    }
                }
            }
        }
        return allValues < 64 ? bytes : nil
    }
}
