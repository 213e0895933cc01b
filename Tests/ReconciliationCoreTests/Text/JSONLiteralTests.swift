import ReconciliationCore
import Testing

@Suite struct JSONLiteralTests {
    @Test(arguments: [
        ("", #""""#, #""""#), ("a/é😀", #""a/é😀""#, #""a/é😀""#), ("\"\\", #""\"\\""#, #""\"\\""#),
        ("\n\r\t", #""\n\r\t""#, #""\u000a\u000d\u0009""#),
        ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\"", "\"\\u0000\\u001f\u{7F}\""),
    ])
    func `quotes, backslashes and control characters are escaped`(text: String, short: String, numeric: String) {
        #expect(JSONLiteral.string(text) == short)
        #expect(JSONLiteral.string(text, .numeric) == numeric)
    }

    @Test(
        arguments: [(0x1B, #"\u001b"#), (0x80, #"\u0080"#), (0x202E, #"\u202e"#), (0xFFFF, #"\uffff"#)]
            as [(UInt16, String)]
    )
    func `a unit of UTF-16 is escaped by four digits`(unit: UInt16, escape: String) {
        #expect(JSONLiteral.escape(unit) == escape)
    }
}
