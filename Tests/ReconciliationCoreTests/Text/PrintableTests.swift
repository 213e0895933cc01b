import Foundation
import Testing

@testable import ReconciliationCore

@Suite struct PrintableTests {
    @Test(arguments: [
        ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb", "a\\u{A}b"), ("a\tb", "a\\u{9}b"), ("\u{7F}", "\\u{7F}"),
        ("\u{9B}2J", "\\u{9B}2J"), ("\u{202E}gpj", "\\u{202E}gpj"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
        ("a\u{2028}b", "a\\u{2028}b"), ("a\u{2029}b", "a\\u{2029}b"), ("a\u{200B}b", "a\\u{200B}b"),
        ("\u{FEFF}a", "\\u{FEFF}a"), ("\u{E0041}", "\\u{E0041}"), ("\r\n", "\\u{D}\\u{A}"), ("\0", "\\u{0}"),
    ])
    func `a character that does more than show itself is escaped`(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    @Test(arguments: [
        "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}\u{200D}🔥", "علی\u{200C}رضا", "\u{750}\u{200C}\u{77F}",
        "\u{8A0}\u{200C}\u{8FF}",
        "क्\u{200D}ष", "क्\u{200C}ष", "\u{620}\u{200C}\u{6FF}", "\u{6FF}\u{200C}\u{620}",
    ])
    func `a joiner stays where it shapes what is seen`(text: String) {
        #expect(printable(text) == text)
    }

    @Test(arguments: [
        ("a\u{200D}b", "a\\u{200D}b"), ("张\u{200D}三", "张\\u{200D}三"), ("👨\u{200C}👩", "👨\\u{200C}👩"),
        ("علی\u{200C}", "علی\\u{200C}"),
        ("\u{200D}👧", "\\u{200D}👧"), ("👧\u{200D}a", "👧\\u{200D}a"), ("7\u{200D}👧", "7\\u{200D}👧"),
        ("ی\u{200D}ی", "ی\\u{200D}ی"),
        ("a\u{200C}ی", "a\\u{200C}ی"), ("ی\u{200C}a", "ی\\u{200C}a"), ("\u{5FF}\u{200C}ی", "\u{5FF}\\u{200C}ی"),
        ("👧\u{200B}👧", "👧\\u{200B}👧"), ("ی\u{200B}ی", "ی\\u{200B}ی"), ("क्\u{200B}ष", "क्\\u{200B}ष"),
        ("د\u{200C}ا", "د\\u{200C}ا"),
    ])
    func `a joiner that only hides in a name is escaped`(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    @Test(arguments: [
        ("vict\u{FE0F}im", "vict\\u{FE0F}im"), ("victim\u{3164}", "victim\\u{3164}"),
        ("victim\u{34F}", "victim\\u{34F}"), ("victim\u{E0100}", "victim\\u{E0100}"), ("\u{FE0F}a", "\\u{FE0F}a"),
        ("u1\u{FE0F}", "u1\\u{FE0F}"),
        ("张\u{FE0F}", "张\\u{FE0F}"), ("👧\u{FE0F}", "👧\\u{FE0F}"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
        ("❤\u{FE0E}", "❤\\u{FE0E}"),
    ])
    func `a character that is not seen is escaped, wherever it hides in a name`(text: String, shown: String) {
        #expect(printable(text) == shown)
    }

    @Test(arguments: ["❤\u{FE0F}", "©\u{FE0F}", "🏳\u{FE0F}\u{200D}🌈"])
    func `a selector stays where it makes an emoji of what is none by itself`(text: String) {
        #expect(printable(text) == text)
    }

    /// The neighbours of the blocks whose letters join.
    @Test(arguments: ["\u{61F}", "\u{700}", "\u{74F}", "\u{780}", "\u{89F}", "\u{900}"])
    func `letters of other blocks do not join`(letter: String) {
        #expect(printable(letter + "\u{200C}ی") == letter + "\\u{200C}ی")
        #expect(printable("ی\u{200C}" + letter) == "ی\\u{200C}" + letter)
    }

    @Test(arguments: ["", "plain", "张三", "é", "e\u{301}", "😀", "❤\u{FE0F}", "שלום", "\u{FFFD}", "back\\slash"])
    func `any other text stays as it is`(text: String) {
        #expect(printable(text) == text)
        #expect(printableLines(text) == text)
    }

    @Test func `line ends of our own stay where lines are asked for`() {
        #expect(printableLines("one\ntwo\u{1B}\r\n") == "one\ntwo\\u{1B}\\u{D}\n")
    }

    @Test func `escaped JSON says the same`() throws {
        let text = "a\u{202E}b\u{E0041}\u{9B}\u{2028}張"
        let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        let shown = printableJSON(encoded)
        #expect(shown.unicodeScalars.allSatisfy(isPrintable))
        #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == [text])
    }
}
