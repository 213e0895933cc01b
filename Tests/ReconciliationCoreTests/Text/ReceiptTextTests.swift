import FoundationEssentials
import ReconciliationCore
import Testing

@Suite struct ReceiptTextTests {
    @Test(arguments: [
        "30820f1a", "30820F1A", "<30820f1a>", "<30820f1a 06>", " 3082\n0f1a06 ", "MIIPGg==", "MIIPGgY",
    ])
    func `a receipt is read from Base64 and from hexadecimal digits`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8).starts(with: [0x30, 0x82, 0x0f, 0x1a]))
    }

    @Test(arguments: ["7b0a", "7B0A", "<7b0a>", "ewo="])
    func `a receipt of iOS 6 is read from both`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == [0x7b, 0x0a])
    }

    @Test(arguments: ["3082wA", "3A82", "AB82", "7c0a", "0f1a", "7b82/A", "30820w08"])
    func `digits with which no receipt begins, or among which is another letter, are Base64`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == LenientBase64.decode(text.utf8))
    }

    @Test func `an odd number of digits is no receipt in hexadecimal`() {
        #expect(throws: LenientBase64.Fault.impossibleLength(5)) { try ReceiptText.decode("30820".utf8) }
        #expect(throws: LenientBase64.Fault.empty) { try ReceiptText.decode("".utf8) }
    }
}
