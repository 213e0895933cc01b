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
}
