import ReconciliationCore
import Testing

@Suite struct SignedTextTests {
    @Test(arguments: [
        ("eyJh.eyJi.c2ln", true), ("azAZ.09-_.zZ9_", true), ("eyJh.eyJi.", true), ("ey.eyJ.c2", true),
        ("eyJh..c2ln", false), (".eyJi.c2ln", false),
        ("ey{h.eyJi.c2ln", false), ("ey[h.eyJi.c2ln", false), ("ey:h.eyJi.c2ln", false), ("eyJh.eyJi", false),
        ("eyJh.eyJi.c", false), ("a.b.c.d", false),
        ("e+Jh.eyJi.c2ln", false),
        ("eyJhb.eyJi.c2ln", false), ("..", false),
    ])
    func `a signed transaction has three parts of base64url`(text: String, expected: Bool) {
        #expect(SignedText.isSigned(text) == expected)
    }

    @Test(arguments: [
        "eyJh.eyJi.c2ln", "eyJh.\neyJi.\r\nc2ln\n", "  eyJh.eyJi. c2ln", "\"eyJh.eyJi.c2ln\"", "' eyJh.eyJi.c2ln'\t",
        "Bearer eyJh.eyJi.c2ln", "\"Bearer eyJh.eyJi.c2ln\"", "BEARER 'eyJh.eyJi.c2ln'",
    ])
    func `what a mail program put into it is left out`(text: String) {
        #expect(SignedText.compact(text) == "eyJh.eyJi.c2ln")
    }

    @Test func `letters that stand at both ends are no quotes`() {
        #expect(SignedText.compact("eyJh.\neyJi.c2le") == "eyJh.eyJi.c2le")
    }

    @Test(arguments: [
        "", "\"", "\"\"", "\"eyJh.eyJi.c2ln'", "\"eyJh.eyJi.c2ln", "Bearer", "eyJh.eyJi",
    ])
    func `what is no signed text without it is none`(text: String) {
        #expect(SignedText.compact(text) == nil)
    }
}
