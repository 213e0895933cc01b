import ReconciliationCore
import Testing

@Suite struct RejectionListTests {
    private func row(_ line: Int, _ rule: String) -> RejectedRow {
        RejectedRow(file: "f", line: line, field: "user_id", rule: rule, message: "Fix it.")
    }

    /// The lines that are listed when these are refused, and what remains.
    private func outcome(_ rows: [RejectedRow], listedMax: Int) -> (listed: [Int], remainder: [RejectedRow]) {
        var list = RejectionList(listedMax: listedMax)
        let listed = rows.filter { list.take($0) }.map(\.line)
        return (listed, list.remainder)
    }

    @Test func `so many rows of each rule are listed, the others counted from the first of them on`() {
        let rows = (1...9).map { row($0, $0 % 3 == 0 ? "b" : "a") }
        let (listed, remainder) = outcome(rows, listedMax: 2)
        #expect(listed == [1, 2, 3, 6])
        let words =
            "From this line on 4 records of this file were refused by this rule; they are counted, not listed one by one."
        #expect(
            remainder == [
                RejectedRow(file: "f", line: 4, field: "", rule: "a", message: words + " Fix it.", count: 4),
                row(9, "b"),
            ]
        )
        #expect(listed.count + remainder.map(\.count).reduce(0, +) == rows.count)
    }

    @Test func `a file with few rejections lists them all`() {
        let (listed, remainder) = outcome([row(5, "a"), row(6, "a")], listedMax: 2)
        #expect(listed == [5, 6])
        #expect(remainder.isEmpty)
    }

    @Test func `two that are not listed are counted in one row`() {
        let remainder = outcome([row(1, "a"), row(2, "a"), row(3, "a")], listedMax: 1).remainder
        #expect(remainder.map(\.line) == [2] && remainder.map(\.count) == [2])
        #expect(remainder.map(\.field) == [""])
        #expect(remainder.first?.message.hasPrefix("From this line on 2 records") == true)
    }

    @Test func `what remains is in the order of lines, then rules`() {
        let rows = [row(7, "b"), row(7, "a"), row(3, "c")]
        #expect(outcome(rows, listedMax: 0).remainder.map(\.rule) == ["c", "a", "b"])
    }

    @Test func `a thousand of one rule in one file are listed`() {
        var list = RejectionList()
        let isListed = (1...1_001).map { list.take(row($0, "a")) }
        #expect(isListed == Array(repeating: true, count: 1_000) + [false])
    }
}
