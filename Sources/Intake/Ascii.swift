/// The few bytes the splitters and cleaners know by name.
enum Ascii {
    static let tab: UInt8 = 0x09
    static let newline: UInt8 = 0x0a
    static let carriageReturn: UInt8 = 0x0d
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let comma: UInt8 = 0x2c
    static let point: UInt8 = 0x2e
    static let backslash: UInt8 = 0x5c

    /// What may fill an empty line.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab || byte == carriageReturn }

    /// What is trimmed from both ends of a value.
    static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == space || (byte >= tab && byte <= carriageReturn) }

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// The value of a hexadecimal digit.
    static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte - 0x30 }
        let letter = byte | 0x20
        return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : nil
    }
}
