import ReconciliationCore
import Testing

@Suite struct BlanksAroundTests {
    @Test(arguments: [
        ("", ""), (" ", ""), ("\u{200B}\u{FEFF}", ""), ("42", "42"), (" 42 ", "42"), ("42\r\n", "42"), ("\t42\n", "42"),
        ("\u{A0}42\u{3000}", "42"), ("\u{200B}42\u{FEFF}", "42"), ("\u{FEFF} 42 \u{200B}", "42"), (" a b ", "a b"),
        ("a\u{200B}b", "a\u{200B}b"),
    ])
    func `what copying leaves around a text is taken off, and nothing inside it`(text: String, kept: String) {
        #expect(text.withoutBlanksAround == kept)
    }
}
