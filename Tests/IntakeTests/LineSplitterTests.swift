import Intake
import ReconciliationCore
import Testing

@Suite struct LineSplitterTests {
    private func tally(_ kind: IntakeKind, _ pieces: [[UInt8]]) throws -> (ReadingTally, [String]) {
        var left = pieces[...]
        let source = ByteSource(name: "file") { _ in left.popFirst() ?? [] }
        var refusals: [String] = []
        let tally = try InputFile(kind: kind, source: source, asOf: asOf)
            .read(onRow: { _, _ in }, onRejected: { refusals.append("\($0.line) \($0.rule)") })
        return (tally, refusals)
    }

    private static let mebibyte = [UInt8](repeating: 0x78, count: 1 << 20)
    private static let blanks = [UInt8](repeating: 0x20, count: 1 << 20)
    private static let line = Array("\n{\"transaction_id\":1}\n".utf8)

    @Test func `a line longer than 32 MiB is refused and the next one read`() throws {
        let (tally, refusals) = try tally(.receipts, Array(repeating: Self.mebibyte, count: 33) + [Self.line])
        #expect(refusals == ["1 line_too_long"])
        #expect(tally.accepted == 1)
        #expect(tally.recordsCounted == 2)
    }

    @Test func `blanks are no record, however many`() throws {
        let blanks = Array(repeating: Self.blanks, count: 33)
        let lines = try tally(.receipts, blanks + [Self.line])
        #expect(lines.1 == [])
        #expect(lines.0.recordsCounted == 1)
        // A field of CSV is cut off much earlier.
        let few = [Self.blanks]
        let rows = try tally(.products, few + [Array("\nproduct_id\n".utf8)] + few + [Array("\ncoins\n".utf8)] + few)
        #expect(rows.1 == [])
        #expect(rows.0.accepted == 1)
        #expect(rows.0.recordsCounted == 1)
    }

    @Test func `a line of exactly 32 MiB is read`() throws {
        let head = Array(#"{"transaction_id":1,"note":""#.utf8)
        let tail = Array("\"}\n".utf8)
        let fill = [UInt8](repeating: 0x78, count: 32 * 1_048_576 - head.count - tail.count + 1)
        let (tally, refusals) = try tally(.receipts, [head + fill + tail])
        #expect(refusals == [])
        #expect(tally.accepted == 1)
    }
}
