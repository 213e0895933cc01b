import ReconciliationCore
import Testing

@testable import Reports

private struct OneCell {
    let cell: Cell
}

private let table = Table<OneCell>(fileName: "one.csv", columns: [.init("value") { $0.cell }])

@Suite struct CSVWriterTests {
    @Test(arguments: [
        (Cell.text("plain"), "plain"),
        (.text(""), ""),
        (.empty, ""),
        (.text("a,b"), "\"a,b\""),
        (.text("say \"hi\""), "\"say \"\"hi\"\"\""),
        (.text("two\nlines"), "\"two\nlines\""),
        (.text("two\r\nlines"), "\"two\r\nlines\""),
        (.text("=1+1"), "'=1+1"),
        (.text("+1"), "'+1"),
        (.text("-5.00"), "'-5.00"),
        (.text("@SUM(A1)"), "'@SUM(A1)"),
        (.text("\t=1"), "\"'\t=1\""),
        (.text("'=1"), "''=1"),
        (.text("'tis"), "'tis"),
        (.text("\n=1"), "\"'\n=1\""),
        (.text("\u{FF1D}1+1"), "'\u{FF1D}1+1"),
        (.text("a;=1+1"), "\"a;=1+1\""),
        (.text("a\t=1+1"), "\"a\t=1+1\""),
        (.text("\r=1"), "\"'\r=1\""),
        (.text("\u{0}=1"), "'\u{0}=1"),
        (.text("=HYPERLINK(\"x\",\"y\")"), "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""),
        (.text("user@example.com"), "user@example.com"),
        (.text("2025-03-10"), "2025-03-10"),
        (.text("张三"), "张三"),
        (.identifier("1000000280765165"), "1000000280765165"),
        (.identifier("=cmd"), "'=cmd"),
        (.identifier("-42"), "'-42"),
        (.number(-5000), "-5000"),
        (.number(0), "0"),
        (.time(Instant(milliseconds: 1_741_585_483_999)), "2025-03-10T05:44:43Z"),
    ])
    func `a cell is quoted, guarded, or left alone`(_ cell: Cell, _ expected: String) throws {
        #expect(try csv(table, [OneCell(cell: cell)]) == "value\n\(expected)\n")
    }

    @Test(arguments: [
        (Cell.identifier("1000000280765165"), "\"=\"\"1000000280765165\"\"\""),
        (.identifier("007"), "\"=\"\"007\"\"\""),
        (.identifier("a\"b"), "\"=\"\"a\"\"\"\"b\"\"\""),
        // A mark that combines with the quote does not hide it: the literal would end there.
        (.identifier("a\"\u{301}&cmd"), "\"=\"\"a\"\"\"\"\u{301}&cmd\"\"\""),
        (.identifier("a;b"), "\"=\"\"a;b\"\"\""),
        (.identifier("'=1"), "''=1"),
        (.identifier("=cmd"), "'=cmd"),
        (.identifier(""), ""),
        (.identifier(String(repeating: "9", count: 256)), String(repeating: "9", count: 256)),
        (.text("007"), "007"),
        (.text("=1"), "'=1"),
        (.number(-1), "-1"),
    ])
    func `for Excel identifiers are literals of text`(_ cell: Cell, _ expected: String) throws {
        #expect(try csv(table, [OneCell(cell: cell)], for: .excel) == "\u{FEFF}value\r\n\(expected)\r\n")
    }

    @Test func `the digest and the count are those of what was written`() throws {
        let bytes = Bytes()
        var writer = CSVWriter(table) { bytes.all += $0 }
        for number in 0..<50_000 { try writer.write(OneCell(cell: .number(number))) }
        let file = try writer.finish()
        #expect(file == WrittenFile(rows: 50_000, digest: digest(of: bytes.all)))
        #expect(digest(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func `a sink that fails ends the writing`() {
        struct Full: Error {}
        var writer = CSVWriter(table) { _ in throw Full() }
        #expect(throws: Full.self) { _ = try writer.finish() }
    }
}
