import FoundationEssentials
import ReconciliationCore
import Testing

@Suite struct Base64DigitsTests {
    private func digits(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        Array(Data(bytes).base64EncodedString().replacing("=", with: "").utf8)[...]
    }

    @Test func `texts of every length and every byte at every place are read`() {
        for count in 0..<13 {
            for start in 0..<256 {
                let bytes = (0..<count).map { UInt8(truncatingIfNeeded: start + $0 * 85) }
                #expect(Base64Digits.bytes(of: digits(of: bytes), in: .either) == bytes)
            }
        }
    }

    @Test(
        arguments: [("", []), ("AA", [0]), ("Aw", [3]), ("A-_A", [3, 239, 192]), ("____", [255, 255, 255])]
            as [(String, [UInt8])]
    )
    func `digits of URLs are read in both alphabets`(text: String, bytes: [UInt8]) {
        for alphabet in [Base64Digits.Alphabet.urlSafe, .either] {
            #expect(Base64Digits.bytes(of: Array(text.utf8)[...], in: alphabet) == bytes)
        }
    }

    @Test(arguments: ["A", "AAAAA", "AA=", "AA==", "AA A", "AA\n", "AAA\0", "!AAA", "A@A", "AA[A", "AAA`", "{AAA"])
    func `what is not digits alone, or too few of them, is nothing`(text: String) {
        #expect(Base64Digits.bytes(of: Array(text.utf8)[...], in: .either) == nil)
    }

    @Test func `a slice is read from its own start`() {
        #expect(Base64Digits.bytes(of: Array("xxxxxAQID".utf8)[5...], in: .urlSafe) == [1, 2, 3])
    }

    @Test func `each alphabet has its digits and no others`() {
        let common = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for byte in UInt8.min...UInt8.max {
            #expect(Base64Digits.Alphabet.urlSafe.contains(byte) == (common + "-_").utf8.contains(byte))
            #expect(Base64Digits.Alphabet.either.contains(byte) == (common + "-_+/").utf8.contains(byte))
            let digit = [UInt8(ascii: "A"), byte][...]
            #expect(
                (Base64Digits.bytes(of: digit, in: .urlSafe) != nil) == Base64Digits.Alphabet.urlSafe.contains(byte)
            )
        }
    }
}
