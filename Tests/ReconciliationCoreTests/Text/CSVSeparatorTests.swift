import Testing

@testable import ReconciliationCore

/// What stands between two fields, as the header of a file tells it.
@Suite struct CSVSeparatorTests {
    @Test(
        arguments: [
            ("a,b\n", ",", true), ("a;b\n", ";", true), ("a\tb\n", "\t", true), ("a;b\tc,d\n", ",", true),
            ("a\tb;c\n", ";", true), ("a\n", ",", true), ("a;b", ";", false), ("", ",", false),
            ("a;b\nc,d\n", ";", true), (" \t\r\n\na;b\n", ";", true), ("\"a,b\";c\n", ";", true),
            ("\"a\"\",b\";c\n", ";", true), ("\"a\nb\";c\n", ";", true), ("a\"b,c\";d\n", ",", true),
            ("a;\"b,c\";d", ";", false), ("\"a\n", ",", false), ("\"\"\"a,\";b\n", ";", true),
        ] as [(String, Character, Bool)]
    )
    func `the first of comma, semicolon and tab outside quotes counts`(
        front: String,
        separator: Character,
        hasEnded: Bool
    ) {
        let header = CSVSeparator.inHeader(of: front.utf8)
        #expect(header.separator == separator.asciiValue && header.hasEnded == hasEnded)
    }
}
