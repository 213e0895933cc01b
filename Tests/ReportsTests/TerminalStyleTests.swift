import ReconciliationCore
import Testing

@testable import Reports

/// Colours and widths are for terminals only, and only ours.
@Suite struct TerminalStyleTests {
    private let coloured = TerminalStyle(isColoured: true, columns: 60)

    private var locale: TextLocale {
        var locale = TextLocale.english
        locale.style = coloured
        return locale
    }

    @Test func `the opening words of a line get the colour of its tone`() {
        let line = Message("Not delivered: u1 paid", "未到账：u1 已付款").toned(.bad)
        #expect(locale.lines([line]) == "\u{1B}[31mNot delivered\u{1B}[0m: u1 paid\n")
        #expect(
            locale.lines([Message("ok     ledger", "正常   账本").toned(.good)]) == "\u{1B}[32mok\u{1B}[0m     ledger\n"
        )
        #expect(locale.lines(indented([Message("late", "迟").toned(.waiting)])) == "  \u{1B}[33mlate\u{1B}[0m\n")
        #expect(TextLocale.english.lines([line]) == "Not delivered: u1 paid\n")
    }

    @Test func `a night that lacked something says nothing in green`() {
        var night = RunSummary(runID: RunID(1), asOf: asOf, version: "0.1.0", totals: BookTotals())
        #expect(night.text(in: locale).contains("\u{1B}[32m"))
        night.exitStatus = 3
        night.alarms = [Message("LATE INPUT: credits", "输入迟到：credits")]
        #expect(night.text(in: locale).contains("\u{1B}[33mLATE INPUT\u{1B}[0m:"))
        #expect(!night.text(in: locale).contains("\u{1B}[32m"))
    }

    @Test func `what came from outside paints nothing`() {
        let hostile = "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7}"
        let line = Message(verbatim: "a: \(hostile)").toned(.bad)
        let shown = coloured.printableScreen(locale.lines([line]))
        #expect(shown == "\u{1B}[31ma\u{1B}[0m: " + printable(hostile) + "\n")
        #expect(coloured.printableScreen("x\u{1B}[2Jy") == "x\\u{1B}[2Jy")
        #expect(TerminalStyle.plain.printableScreen("\u{1B}[31mx") == "\\u{1B}[31mx")
    }

    @Test func `a table that does not fit is cut where it holds text, never in an identifier`() {
        var table = AlignedTable([("id", .leading), ("text", .leading), ("amount", .trailing), ("who", .leading)])
        table.add(["230000000039183", "a long text that nobody needs to the end", "6.00", "mei"], tones: [3: .bad])
        table.add(["230000000039184", "一段相当长的中文说明，同样不需要全部显示出来", "12.00", "kim"])
        let lines = table.lines(fitting: 50, shortening: [1])
        #expect(lines.allSatisfy { displayWidth($0) <= 50 })
        #expect(lines[1].hasPrefix("230000000039183  a long text"))
        #expect(lines[1].contains("…") && lines[2].contains("…") && lines[2].hasSuffix("12.00  kim"))
        #expect(table.lines(fitting: 10, shortening: [1])[1].hasPrefix("230000000039183  a long …  "))
        #expect(table.lines[1].contains("to the end") && !table.lines.joined().contains("\u{1B}"))
        #expect(table.lines(in: coloured)[1].hasSuffix("\u{1B}[31mmei\u{1B}[0m"))
    }

    @Test func `columns are left out, the least needed first, once those of text are cut`() {
        var table = AlignedTable([("id", .leading), ("text", .leading), ("amount", .trailing), ("who", .leading)])
        table.add(["230000000039183", "a long text", "6.00", "mei"])
        func omitted(_ columnsMax: Int?) -> [Int] { table.omitted([2, 3], fitting: columnsMax, shortening: [1]) }
        #expect(omitted(nil) == [] && omitted(38) == [] && omitted(37) == [2] && omitted(30) == [2])
        #expect(omitted(29) == [2, 3] && omitted(10) == [2, 3])
        #expect(table.lines(fitting: 30, shortening: [1], omitting: [2])[1] == "230000000039183  a long …  mei")
    }
}
