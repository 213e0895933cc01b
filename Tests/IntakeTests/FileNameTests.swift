import Testing

@testable import Intake

@Suite struct FileNameTests {
    @Test(arguments: [
        ("export.csv", "export.csv"),
        ("用户 ü.csv", "用户 ü.csv"),
        ("a\nb\u{1B}[2J\u{7F}", "a\\u{A}b\\u{1B}[2J\\u{7F}"),
        ("a\u{202E}b\u{2028}", "a\\u{202E}b\\u{2028}"),
        ("C:\\x41", "C:\\\\x41"),
    ])
    func `a name shows as its text, and what would not be seen as its bytes`(name: String, shown: String) {
        #expect(FileName(name).shown == shown)
    }

    @Test(
        arguments: [
            (Array("caf".utf8) + [0xE9] + Array(".csv".utf8), "caf\\xE9.csv"),
            ([0xFF, 0xFE, 0x41], "\\xFF\\xFEA"),
            ([0xE4, 0xBD], "\\xE4\\xBD"),
            ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
        ] as [([UInt8], String)]
    )
    func `bytes that are no text show one by one`(bytes: [UInt8], shown: String) {
        #expect(FileName(bytes).shown == shown)
    }

    @Test(arguments: [
        ("export.csv", 10, "export.csv"),
        ("export.csv", 9, "expor.csv"),
        ("export.csv", 3, "exp"),
        ("noending", 4, "noen"),
        (".hidden", 4, ".hid"),
        ("üü.csv", 7, "ü.csv"),
        ("name.an-ending-too-long", 8, "name.an-"),
    ])
    func `a name is cut between characters, and keeps its ending`(name: String, bytesMax: Int, cut: String) {
        #expect(FileName(name).cut(to: bytesMax).shown == cut)
    }

    @Test(arguments: [("/a/b.csv", "b.csv"), ("b.csv", "b.csv"), ("/a/b/", "b"), ("/", "/")])
    func `the last part of a path is its name`(path: String, name: String) {
        #expect(FileName(path).lastPart.shown == name)
    }
}
