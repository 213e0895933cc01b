import FoundationEssentials
import Testing

@testable import Intake

@Suite struct EvidenceTextTests {
    @Test(arguments: [
        "+/8=", "-_8=", "-_8", "+/8", "%2B%2F8%3D", "%2b%2f8", "+/\r\n8=", " +/8= ", "+\t/8=",
    ])
    func `base64 is understood in its disguises`(text: String) {
        #expect(EvidenceText.decodedBase64(text) == [0xfb, 0xff])
    }

    @Test(arguments: ["", "=", "====", "A", "AAAAA", "AA=A", "AA*A", "AAAA.", "%4", "%zz", "AAAA===", "ÄÄÄÄ", "{}"])
    func `what is not base64 is refused`(text: String) {
        #expect(EvidenceText.decodedBase64(text) == nil)
    }

    @Test func `a plus lost to a space is put back, and spaces that wrap are dropped`() throws {
        var random = SeededGenerator(state: 7)
        for count in 60..<260 {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            let text = Data(bytes).base64EncodedString()
            let lines = stride(from: 0, to: text.count, by: 76).map { start in
                String(Array(text)[start..<min(start + 76, text.count)])
            }
            #expect(EvidenceText.decodedBase64(lines.joined(separator: " ")) == bytes)
            #expect(EvidenceText.decodedBase64(lines.joined(separator: "\r\n")) == bytes)
            if !text.hasPrefix("+"), !text.hasSuffix("+") {
                #expect(EvidenceText.decodedBase64(text.replacing("+", with: " ")) == bytes)
            }
        }
    }

    @Test(arguments: [
        ("eyJh.eyJi.c2ln", true), ("eyJh.eyJi.", false), ("eyJh.eyJi", false), ("a.b.c.d", false),
        ("e+Jh.eyJi.c2ln", false),
        ("eyJhb.eyJi.c2ln", false), ("..", false),
    ])
    func `a signed transaction has three parts of base64url`(text: String, expected: Bool) {
        #expect(EvidenceText.isSigned(text) == expected)
    }
}
