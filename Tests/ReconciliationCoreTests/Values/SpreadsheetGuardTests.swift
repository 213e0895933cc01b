import ReconciliationCore
import Testing

@Suite struct SpreadsheetGuardTests {
    @Test(arguments: [
        ("=1", "'=1"), ("'=1", "''=1"), ("''=1", "'''=1"), ("+1", "'+1"), ("-1", "'-1"), ("@A1", "'@A1"),
        ("\t=1", "'\t=1"), ("\r=1", "'\r=1"), ("\n=1", "'\n=1"), ("\0=1", "'\0=1"),
        ("\u{FF1D}1", "'\u{FF1D}1"), ("\u{FF0B}1", "'\u{FF0B}1"), ("\u{FF0D}1", "'\u{FF0D}1"),
        ("\u{FF20}A1", "'\u{FF20}A1"), ("=\u{301}1", "'=\u{301}1"), ("'\r\n", "''\r\n"),
    ])
    func `a text that begins as a formula does gets one apostrophe`(text: String, cell: String) {
        #expect(SpreadsheetGuard.added(to: text).unicodeScalars.elementsEqual(cell.unicodeScalars))
        #expect(SpreadsheetGuard.removed(from: cell).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(arguments: [
        "", "'", "''", "'tis", "a=1", "1-1", "user@example.com", "张三", " =1", "1000000280765165", "\u{2212}1",
    ])
    func `any other text stays as it is, both ways`(text: String) {
        #expect(SpreadsheetGuard.added(to: text) == text)
        #expect(SpreadsheetGuard.removed(from: text) == text)
    }

    @Test func `a formula that a person typed without a guard is read as it stands`() {
        #expect(SpreadsheetGuard.removed(from: "=1") == "=1")
    }

    /// Every text of up to five of these: all ways in which guards and signs can stand together.
    @Test func `no two texts give the same cell, no cell begins as a formula, and each is read back`() {
        let alphabet: [Unicode.Scalar] = ["'", "=", "-", "\n", "\u{FF1D}", "a", "\u{301}"]
        var texts = [""]
        var longest = texts
        for _ in 0..<5 {
            longest = longest.flatMap { text in
                alphabet.map { scalar in
                    var text = text
                    text.unicodeScalars.append(scalar)
                    return text
                }
            }
            texts += longest
        }
        var cells: Set<[UInt8]> = []
        for text in texts {
            let cell = SpreadsheetGuard.added(to: text)
            #expect(cells.insert(Array(cell.utf8)).inserted, "\(text.debugDescription)")
            #expect(Array(SpreadsheetGuard.removed(from: cell).utf8) == Array(text.utf8), "\(text.debugDescription)")
            #expect(cell.utf8.first != UInt8(ascii: "=") && cell.unicodeScalars.first != "\u{FF1D}")
        }
    }
}
