import FoundationEssentials
import ReconciliationCore
import Testing

@Suite struct ReceiptTextTests {
    @Test(arguments: [
        "30820f1a", "30820F1A", "<30820f1a>", "<30820f1a 06>", " 3082\n0f1a06 ", "MIIPGg==", "MIIPGgY",
        // As databases export bytes.
        "0x30820F1A", "0X30820f1a", "\\x30820f1a", " 0x3082\n0f1a06 ",
    ])
    func `a receipt is read from Base64 and from hexadecimal digits`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8).starts(with: [0x30, 0x82, 0x0f, 0x1a]))
    }

    @Test(arguments: ["7b0a", "7B0A", "<7b0a>", "0x7B0A", "\\x7b0a", "ewo="])
    func `a receipt of iOS 6 is read from both`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == [0x7b, 0x0a])
    }

    @Test(arguments: ["{purchase-info", "\n\t{ \"signature\" = \"QQ==\"; \"purchase-info\" = \"QQ==\";\n}\n"])
    func `the text of a receipt of iOS 6 is the receipt`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == Array(text.utf8))
    }

    @Test(arguments: ["{purchase_info", "{\"receipt-data\":\"MIID\"}", "purchase-info {"])
    func `other text in braces is none`(text: String) {
        #expect(throws: LenientBase64.Fault.self) { try ReceiptText.decode(text.utf8) }
    }

    @Test(arguments: [
        "-----BEGIN PKCS7-----\nMIIP\nGg==\n-----END PKCS7-----\n",
        "-----BEGIN PKCS7-----\r\nMIIP\r\nGg==\r\n-----END PKCS7-----",
        "\n-----BEGIN CMS-----\nMIIPGg==\n-----END CMS-----",
    ])
    func `a receipt is read from between the lines of PEM`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == [0x30, 0x82, 0x0f, 0x1a])
    }

    @Test(arguments: [
        "MIIPGg==\n-----END PKCS7-----", "-----BEGIN PKCS7-----\nMIIPGg==",
        "MI-----BEGIN PKCS7-----\nGg==\n-----END PKCS7-----",
    ])
    func `lines of PEM without a beginning, without an end or within a line are none`(text: String) {
        #expect(PEMArmour(Array(text.utf8)) == nil)
    }

    @Test(arguments: [("RSA PRIVATE KEY", true), ("PRIVATE KEY", true), ("PUBLIC KEY", false), ("PKCS7", false)])
    func `the first line of PEM tells a private key`(label: String, isPrivateKey: Bool) throws {
        let armour = try #require(PEMArmour(Array("-----BEGIN \(label)-----\nQQ==\n-----END \(label)-----\n".utf8)))
        #expect(armour.isPrivateKey == isPrivateKey)
        #expect(armour.contents == Array("QQ==".utf8))
    }

    @Test func `a block of PEM is looked for in the first 64 KiB`() {
        let block = "-----BEGIN PKCS7-----\nQQ==\n-----END PKCS7-----\n"
        func text(behind count: Int) -> [UInt8] {
            Array((String(repeating: "x", count: count - 1) + "\n" + block).utf8)
        }
        #expect(PEMArmour(text(behind: 65_535)) != nil)
        #expect(PEMArmour(text(behind: 65_536)) == nil)
    }

    @Test(arguments: [
        "3082wA", "3A82", "AB82", "7c0a", "0f1a", "7b82/A", "30820w08", "0x0f", "0xAB82AA", "x3082AAA",
        "030820AA", "300x82AA",
    ])
    func `digits with which no receipt begins, or among which is another letter, are Base64`(text: String) throws {
        #expect(try ReceiptText.decode(text.utf8) == LenientBase64.decode(text.utf8))
    }

    @Test func `an odd number of digits is no receipt in hexadecimal`() {
        #expect(throws: LenientBase64.Fault.impossibleLength(5)) { try ReceiptText.decode("30820".utf8) }
        #expect(throws: LenientBase64.Fault.impossibleLength(5)) { try ReceiptText.decode("0x308".utf8) }
        #expect(throws: LenientBase64.Fault.empty) { try ReceiptText.decode("".utf8) }
    }
}
