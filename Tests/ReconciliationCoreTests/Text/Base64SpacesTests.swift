import Testing

@testable import ReconciliationCore

/// Spaces in Base64: of what nobody can tell apart for certain, the likelier reading.
@Suite struct Base64SpacesTests {
    /// So many digits.
    private static func word(_ count: Int) -> String { String(repeating: "A", count: count) }

    private static func words(_ counts: Int...) -> String { counts.map(word).joined(separator: " ") }

    @Test(arguments: [
        ("words of one width were lines", words(20, 20, 20), true),
        ("a last word that is longer was no line", words(20, 20, 24), false),
        ("nor was a second of two", words(20, 22), false),
        ("words are too short to be lines", words(15, 15, 14), false),
        ("without a plus too few digits would be left for a byte", words(20, 20, 17), false),
        ("the URL-safe alphabet has no plus", "-" + words(19, 22), true),
        ("nor with an underscore", "_" + words(19, 22), true),
        ("padding inside says nothing", "AA=A AAAAA", true),
        ("padding that fits neither length", "AAAA AAAA=", true),
    ])
    func `one line`(why: String, text: String, areLineBreaks: Bool) {
        let resolved = Base64Spaces.resolved(Array(text.utf8)[...])
        let expected = text.replacing(" ", with: areLineBreaks ? "" : "+")
        #expect(String(decoding: resolved, as: UTF8.self) == expected, "\(why)")
    }

    @Test(arguments: [
        ("two spaces at the one line break indent", [word(20), "  " + word(18)], [word(20), word(18)]),
        (
            "one at each of several does", [word(20), " " + word(19), " " + word(17)],
            [word(20), word(19), word(17)]
        ),
        ("the URL-safe alphabet has no plus", ["-" + word(19), words(8, 11)], ["-" + word(19), word(19)]),
        (
            "a plus that leaves too few digits for a byte was none", [word(20) + " ", word(21), word(3)],
            [word(20), word(21), word(3)]
        ),
        (
            "uneven either way, and no padding that speaks for a plus", [word(20) + " ", word(26)],
            [word(20), word(26)]
        ),
        ("even either way", [word(20) + " ", word(18)], [word(20), word(18)]),
        ("even only with the plus", [word(20) + " ", word(21), word(1)], [word(20) + "+", word(21), word(1)]),
    ])
    func `several lines`(why: String, lines: [String], meant: [String]) {
        let resolved = Base64Spaces.resolved(Array(lines.joined(separator: "\n").utf8)[...])
        #expect(String(decoding: resolved, as: UTF8.self) == meant.joined(), "\(why)")
    }
}
