import Testing

@testable import Reports

@Suite struct DisplayWidthTests {
    @Test(arguments: [("abc", 3), ("工单", 4), ("待发货 3", 8), ("（）", 4), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("", 0)])
    func `a wide character takes two columns`(_ text: String, _ columns: Int) {
        #expect(displayWidth(text) == columns)
    }

    @Test func `columns line up in either script`() {
        var table = AlignedTable([("工单", .leading), ("数量", .trailing), ("下一步", .leading)])
        table.add(["RC-1", "12", "等待"])
        table.add(["很长的工单名", "3", "wait"])
        #expect(
            table.lines == [
                "工单          数量  下一步", "RC-1            12  等待", "很长的工单名     3  wait",
            ]
        )
    }

    @Test func `lines break at blanks and between wide characters, never before a full stop`() {
        #expect(wrapped("  one two three four", to: 11) == ["  one two", "    three", "    four"])
        #expect(wrapped("到账记录截至今天。", to: 16) == ["到账记录截至今", "  天。"])
        #expect(wrapped("short", to: 100) == ["short"])
        #expect(wrapped("/a/very/long/path", to: 5) == ["/a/very/long/path"])
    }

    @Test(
        arguments: [
            (1_712_000, "CNY", "1,712.00 CNY"), (990, "USD", "0.99 USD"), (-6500, "", "-6.50"),
            (1_234_567_890, "JPY", "1,234,567.89 JPY"),
        ] as [(Int64, String, String)]
    )
    func `money groups its thousands`(_ milliunits: Int64, _ currency: String, _ text: String) {
        #expect(moneyText(milliunits, currency) == text)
    }
}
