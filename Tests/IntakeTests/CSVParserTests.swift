import Testing

@testable import Intake

@Suite struct CSVParserTests {
    private func records(_ text: String) throws -> [String] {
        var parser = CSVParser()
        var found: [String] = []
        let take: (CSVRecord) throws -> Void = { record in
            let fields = record.ends.indices.map { record.text($0) ?? "?" }.joined(separator: "|")
            found.append("\(record.line):\(fields)\(record.fault.map { " \($0.rule.rawValue)" } ?? "")")
        }
        try parser.feed(Array(text.utf8), take)
        try parser.finish(take)
        return found
    }

    @Test(arguments: [
        ("a,b\nc,d", ["1:a|b", "2:c|d"]),
        ("a,b\r\nc,d\r\n", ["1:a|b", "2:c|d"]),
        ("\n\r\n  \na,\n", ["4:a|"]),
        (",\n", ["1:|"]),
        ("\"\"\n", ["1:"]),
        ("\"a,\"\"b\"\"\",c\n", ["1:a,\"b\"|c"]),
        ("\"a\nb\",c\nd,e\n", ["1:a\nb|c", "3:d|e"]),
        ("=\"1000\",5\" screen\n", ["1:=\"1000\"|5\" screen"]),
        ("\"a\" ,b\n", ["1:a|b"]),
        ("\"a\"x,b\nc,d\n", ["1:a|b broken_quote", "2:c|d"]),
        ("a,b\n\"c,d\ne,f\n", ["1:a|b", "2:c,d\ne,f\n unclosed_quote"]),
        ("a,\"b\r\nc\"\r\n", ["1:a|b\r\nc"]),
    ])
    func `records are split as RFC 4180 says`(text: String, expected: [String]) throws {
        #expect(try records(text) == expected)
    }

    @Test(arguments: [
        ("a;b\n1;2,5\n", ["1:a|b", "2:1|2,5"]), ("a\tb\n1\t2\n", ["1:a|b", "2:1|2"]),
        ("a,b;c\n1,2;3\n", ["1:a|b;c", "2:1|2;3"]), ("a\n1;2\n", ["1:a", "2:1;2"]),
        ("\n \n\"a\";\"b\"\n\"1;1\";2", ["3:a|b", "4:1;1|2"]), ("\u{FEFF}a;b\n1;2", ["1:a|b", "2:1|2"]),
        ("a\tb;c\n1\t2;3\n", ["1:a\tb|c", "2:1\t2|3"]), ("a;b", ["1:a|b"]),
        ("a;\"b,\"\"c,d\"\n1;2\n", ["1:a|b,\"c,d", "2:1|2"]), ("a\";b,c\n1;2\n", ["1:a\";b|c", "2:1;2"]),
        ("\"a\nb,\";c\n1;2\n", ["1:a\nb,|c", "3:1|2"]),
    ])
    func `the header tells what stands between fields, in one piece or byte by byte`(
        text: String,
        expected: [String]
    ) throws {
        #expect(try records(text) == expected)
        var parser = CSVParser()
        var found: [String] = []
        let take: (CSVRecord) throws -> Void = { record in
            found.append("\(record.line):" + record.ends.indices.map { record.text($0) ?? "?" }.joined(separator: "|"))
        }
        for byte in text.utf8 { try parser.feed([byte], take) }
        try parser.finish(take)
        #expect(found == expected)
    }

    @Test func `a field may have 64 KiB and no more, whatever ends the line`() throws {
        let full = String(repeating: "x", count: 65_536)
        for end in ["\n", "\r\n", ""] {
            #expect(try records(full + end) == ["1:\(full)"])
            #expect(try records(full + "x" + end).first?.hasSuffix("field_too_long") == true)
        }
    }

    @Test func `a row of more columns than any header may have is counted and not kept`() throws {
        var parser = CSVParser()
        var counts: [(Int, Int)] = []
        try parser.feed(Array(String(repeating: "ab,", count: 100_000).utf8)) { _ in }
        try parser.finish { counts.append(($0.fieldCount, $0.ends.count)) }
        #expect(counts.map(\.0) == [100_001])
        #expect(counts.map(\.1) == [256])
    }

    @Test func `a record longer than 32 MiB is refused and the next one read`() throws {
        var parser = CSVParser()
        var found: [String] = []
        let take: (CSVRecord) throws -> Void = { found.append("\($0.line) \($0.fault.map { "\($0.rule)" } ?? "")") }
        for _ in 0..<33 { try parser.feed([UInt8](repeating: 0x78, count: 1 << 20), take) }
        try parser.feed(Array("\nnext\n".utf8), take)
        try parser.finish(take)
        #expect(found == ["1 lineTooLong", "2 "])
    }
}
