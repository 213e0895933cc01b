import ReconciliationCore
import Testing

@Suite struct HexadecimalTests {
    @Test func `bytes are two digits each`() {
        #expect(Hexadecimal.text([0x00, 0x0F, 0xA0, 0xFF] as [UInt8]) == "000fa0ff")
        #expect(Hexadecimal.uppercaseText([0x00, 0x0F, 0xA0, 0xFF] as [UInt8]) == "000FA0FF")
        #expect(Hexadecimal.text([] as [UInt8]).isEmpty)
    }

    @Test(
        arguments: [
            ("", []), ("000fA0fF", [0x00, 0x0F, 0xA0, 0xFF]), ("9", nil), ("0g", nil), ("g0", nil), ("0G", nil),
            ("0/", nil),
            ("0:", nil), ("0@", nil), ("0`", nil), ("é", nil),
        ] as [(String, [UInt8]?)]
    )
    func `two digits of either case are a byte`(text: String, bytes: [UInt8]?) {
        #expect(Hexadecimal.bytes(text.utf8) == bytes)
        #expect(Hexadecimal.bytes(text.utf8.lazy.filter { _ in true }) == bytes, "not in one piece of memory")
    }
}
