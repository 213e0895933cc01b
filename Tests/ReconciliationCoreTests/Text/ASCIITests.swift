import ReconciliationCore
import Testing

@Suite struct ASCIITests {
    @Test func `each byte has the name that people know it by`() {
        let named: [(UInt8, Unicode.Scalar)] = [
            (ASCII.tab, "\t"), (ASCII.newline, "\n"), (ASCII.carriageReturn, "\r"), (ASCII.space, " "),
            (ASCII.quote, "\""), (ASCII.comma, ","), (ASCII.point, "."), (ASCII.semicolon, ";"),
            (ASCII.backslash, "\\"),
        ]
        for (byte, character) in named { #expect(byte == UInt8(ascii: character)) }
    }

    @Test(
        arguments: [
            (ASCII.isBlank, " \t\r"), (ASCII.isWhiteSpace, " \t\n\u{0B}\u{0C}\r"), (ASCII.isDigit, "0123456789"),
            (ASCII.isLetter, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
        ] as [(@Sendable (UInt8) -> Bool, String)]
    )
    func `of all bytes these are of the kind and no other`(isOfKind: @Sendable (UInt8) -> Bool, members: String) {
        #expect((UInt8.min...UInt8.max).filter(isOfKind) == members.utf8.sorted())
    }

    @Test func `a capital letter becomes small, and every other byte stays`() {
        for byte in UInt8.min...UInt8.max {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            #expect(ASCII.lowercased(byte) == (isCapital ? byte + 32 : byte))
        }
    }
}
