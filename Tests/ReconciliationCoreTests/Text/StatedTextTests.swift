import ReconciliationCore
import Testing

@Suite struct StatedTextTests {
    @Test(
        arguments: [
            ("", nil), (" \t\n\u{B}\u{C}\r", nil), ("null", nil), ("(NULL)", nil), (" Nil ", nil), ("undefined", nil),
            ("None", nil), ("00000000-0000-0000-0000-000000000000", nil), ("00000000000000000000000000000000", nil),
            ("0", "0"), ("nul", "nul"), ("undefined1", "undefined1"), (" a b\r\n", "a b"), (" a", "a"), ("a ", "a"),
            ("\u{A0}a", "\u{A0}a"),
            ("00000000-0000-0000-0000-000000000001", "00000000-0000-0000-0000-000000000001"), ("é ", "é"),
            ("\\N", nil), ("\\n", nil), ("\\Na", "\\Na"), ("N", "N"),
        ] as [(String, String?)]
    )
    func `a text is trimmed, and words for no value are none`(text: String, present: String?) {
        #expect(StatedText.present(text) == present)
    }

    @Test(
        arguments: [
            ("0", nil), ("000", nil), (" 0 ", nil), ("-1", nil), ("-", nil), ("--", nil), ("NaN", nil), ("nan", nil),
            ("NA", nil),
            ("<NA>", nil), ("#N/A", nil), ("n/a", nil), ("N.A.", nil), ("FALSE", nil), ("empty", nil), ("null", nil),
            ("", nil), (" 10 ", "10"),
            ("100", "100"),
            ("-2", "-2"), ("nan1", "nan1"), ("empty1", "empty1"), ("00a", "00a"),
        ] as [(String, String?)]
    )
    func `what databases and tables fill a column with is no identifier`(text: String, present: String?) {
        #expect(StatedText.presentIdentifier(text) == present)
    }

    @Test(arguments: [
        ("A", true), ("azAZ09._-", true), (String(repeating: "a", count: 64), true),
        (String(repeating: "a", count: 65), false), ("", false), ("a b", false), ("a+b", false), ("é", false),
        ("a/b", false), ("a:b", false), ("a@b", false), ("a[b", false), ("a`b", false), ("a{b", false),
    ])
    func `an identifier is 1 to 64 of letters, digits, points, underscores and hyphens`(text: String, isOne: Bool) {
        #expect(StatedText.isIdentifier(text) == isOne)
        #expect(isOne || !StatedText.isSoundIdentifier(text))
    }

    @Test(arguments: [
        "1.0E15", "9.4E+16", "1E5", "1e5", "12e-3", "1000000280765165.0", "5.", "7.000", "1.000.000.280", "12.345.678",
        "123.456",
    ])
    func `an identifier that was rewritten as a number is none`(text: String) {
        #expect(RewrittenNumbers.contains(text))
        #expect(!StatedText.isSoundIdentifier(text))
    }

    @Test(arguments: [
        "1000000280765165", "1.5", "E15", "1.0E", "1E5x", "1.0F15", "x.0", "1.00a", "1234.567", "12.34.567", "1..000",
        "1.000.", "a1e5",
        "1.2.3", "1_000.000", "1D5", "42", ".000",
    ])
    func `what only looks like a number is an identifier`(text: String) {
        #expect(!RewrittenNumbers.contains(text))
        #expect(StatedText.isSoundIdentifier(text))
    }
}
