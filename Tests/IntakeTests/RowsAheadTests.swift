import ReconciliationCore
import Synchronization
import Testing

@testable import Intake

/// Rows that are read on a thread of their own.
@Suite struct RowsAheadTests {
    private let asOf = Instant(milliseconds: 1_772_323_200_000)

    private func products(_ lines: String) -> InputFile {
        InputFile(
            kind: .products,
            source: ByteSource(bytes: Array("product_id\n\(lines)".utf8), name: "file"),
            asOf: asOf
        )
    }

    /// A file of as many products as somebody wants to read, and how many lines were read of it.
    private final class EndlessFile: Sendable {
        let lines = Mutex(0)

        func next(_ count: Int) -> [UInt8] {
            let number = lines.withLock { lines in
                lines += 1
                return lines
            }
            return Array((number == 1 ? "product_id\n" : "coins.\(number)\n").utf8)
        }
    }

    @Test(arguments: [0, 1, 999, 1_000, 1_001, 60_000])
    func `rows come in the order of the file, rejections among them`(count: Int) throws {
        let lines = (0..<count).map { $0 % 7 == 3 ? "a,b\n" : "coins.\($0)\n" }.joined()
        var plain: [String] = []
        var ahead: [String] = []
        let tally = try products(lines).read(
            onRow: { plain.append("\($1) \($0)") },
            onRejected: { plain.append("\($0)") }
        )
        let tallyAhead = try products(lines).readAhead(
            onRow: { ahead.append("\($1) \($0)") },
            onRejected: { ahead.append("\($0)") }
        )
        #expect(plain == ahead)
        #expect(plain.count == count)
        #expect(tally.digest == tallyAhead.digest)
        #expect([tally.accepted, tally.rejected] == [tallyAhead.accepted, tallyAhead.rejected])
    }

    @Test func `a failure of who takes the rows ends the reading and keeps its cause`() {
        struct Full: Error {}
        let endless = EndlessFile()
        let file = InputFile(
            kind: .products,
            source: ByteSource(name: "file", pull: { endless.next($0) }),
            asOf: asOf
        )
        var taken = 0
        let failure = #expect(throws: IntakeFailure.self) {
            try file.readAhead(
                onRow: { _, _ in
                    taken += 1
                    if taken == 1_500 { throw Full() }
                },
                onRejected: { _ in }
            )
        }
        guard case .consumer(let cause)? = failure else {
            Issue.record("not the consumer's failure")
            return
        }
        #expect(cause is Full)
        // One portion of a thousand was taken, and part of the next; fifty wait at most, and one is being read.
        #expect(endless.lines.withLock { $0 } <= 53_001)
    }

    /// A portion is handed over when it has 1,000 rows: the 499 rows read after the second portion are not.
    @Test func `a file that cannot be read to its end says so after the full portions of rows before`() {
        let endless = EndlessFile()
        let file = InputFile(
            kind: .products,
            source: ByteSource(
                name: "file",
                pull: { (count) throws(IntakeFailure) in
                    let bytes = endless.next(count)
                    guard endless.lines.withLock({ $0 }) <= 2_500 else {
                        throw .cannotRead(file: "file", reason: "gone")
                    }
                    return bytes
                }
            ),
            asOf: asOf
        )
        var taken = 0
        let failure = #expect(throws: IntakeFailure.self) {
            try file.readAhead(onRow: { _, _ in taken += 1 }, onRejected: { _ in })
        }
        guard case .cannotRead? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(taken == 2_000)
    }
}
