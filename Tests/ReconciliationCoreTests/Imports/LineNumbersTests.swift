import ReconciliationCore
import Testing

@Suite struct LineNumbersTests {
    @Test(
        arguments: [
            ([], ""), ([0], "0"), ([7, 3, 4, 3], "3-4 7"), ([1, 2, 3, 5, 6], "1-3 5-6"), ([5, 3, 4], "3-5"),
        ] as [([Int], String)]
    )
    func `lines are written as ranges and read back`(lines: [Int], text: String) throws {
        var numbers = LineNumbers()
        lines.forEach { numbers.insert($0) }
        #expect(numbers.text == text)
        #expect(numbers.count == Set(lines).count)
        #expect((-1...9).filter(numbers.contains) == Set(lines).sorted())
        #expect(try #require(LineNumbers(text)) == numbers)
    }

    @Test(arguments: ["x", "3-", "-3", "4-3", "1-2-3", "1,2", "9223372036854775807"])
    func `other text is no line numbers`(text: String) {
        #expect(LineNumbers(text) == nil)
    }
}
