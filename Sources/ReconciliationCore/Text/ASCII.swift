/// The bytes and kinds of bytes that the readers of text know by name.
///
/// Inlinable: the readers of whole files ask about every byte.
package enum ASCII {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var newline: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }
    @inlinable package static var quote: UInt8 { 0x22 }
    @inlinable package static var comma: UInt8 { 0x2C }
    @inlinable package static var point: UInt8 { 0x2E }
    @inlinable package static var semicolon: UInt8 { 0x3B }
    @inlinable package static var backslash: UInt8 { 0x5C }

    /// What an empty line may hold.
    @inlinable package static func isBlank(_ byte: UInt8) -> Bool {
        byte == space || byte == tab || byte == carriageReturn
    }

    /// What is trimmed from both ends of a value: space, and tab to carriage return.
    @inlinable package static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == space || (byte >= tab && byte <= carriageReturn)
    }

    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    @inlinable package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    @inlinable package static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
