import FoundationEssentials
import Glibc
import Intake
import ReconciliationCore
import Testing

@Suite struct RecordCounterTests {
    private func count(_ shape: RecordCounter.Shape, _ text: String) -> Int {
        var counter = RecordCounter(shape)
        counter.feed(Array(text.utf8))
        return counter.finish()
    }

    @Test(arguments: [
        ("", 0), ("h", 0), ("h\n", 0), ("h\na", 1), ("\u{feff}h\na\n\n \nb\n", 2), ("h\n\"a\nb\"\n", 1),
        ("h\n\"a\nb\nc", 1), ("a;\"b,c\"\n1;\"d\ne\"\n", 1),
        ("\"a\nb\";c\n1;\"d\ne\"\n", 1), ("h\n5\" x\n6\" x\n", 2), ("\u{feff}\u{feff}\nb\n", 1),
    ])
    func `records of CSV are counted without the header`(text: String, expected: Int) {
        #expect(count(.csv, text) == expected)
    }

    @Test(arguments: ["\n", "\u{feff}\n", " \t\r\n"])
    func `tens of thousands of blank lines before the header cost about as much as other bytes`(blank: String) {
        let usual = processorTime { #expect(count(.csv, String(repeating: "a", count: 60_000) + "\n") == 0) }
        let lines = String(repeating: "\n", count: 60_000)
        let blanks = processorTime { #expect(count(.csv, blank + lines + "a;b\n1;2\n;\n") == 2) }
        #expect(blanks < usual * 50, "\(blanks) and \(usual)")
    }

    /// Of this thread alone, in nanoseconds: what other tests do meanwhile does not count.
    private func processorTime(of work: () -> Void) -> Int {
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        work()
        return now() - start
    }

    @Test(arguments: [("", 0), ("{}", 1), ("\u{feff}{}\r\n\r\n{}\n", 2), ("\"\n\"\n", 2)])
    func `lines of JSON are counted where they are not blank`(text: String, expected: Int) {
        #expect(count(.jsonLines, text) == expected)
    }

    /// Bytes that matter to either splitter, much oftener than chance would bring them.
    private static func noise(_ random: inout SeededGenerator) -> [UInt8] {
        let alphabet: [[UInt8]] = [
            [0x22], [0x22], [0x2c], [0x2c], [0x0a], [0x0a], [0x0d], [0x0d, 0x0a], [0x20], [0x09], [0x00], [0xff],
            [0xef, 0xbb, 0xbf], [0xef], [0xbb], Array("a".utf8), Array("{}".utf8), Array("\"\"".utf8),
            Array("{\"transaction_id\":1}".utf8), Array("\\".utf8), Array("1".utf8), Array("[".utf8),
            Array(";".utf8),
        ]
        let count = Int.random(in: 0..<60, using: &random)
        return (0..<count).flatMap { _ in alphabet.randomElement(using: &random) ?? [] }
    }

    @Test(arguments: 0..<20) func `both splitters agree on any bytes, however they are cut`(block: Int) throws {
        for seed in block * 200..<(block + 1) * 200 {
            var random = SeededGenerator(state: UInt64(seed))
            let bytes = Self.noise(&random)
            let chunkBytes = Int.random(in: 1...20, using: &random)
            for prefix in ["", "product_id\n", "product_id,name\r\n"] {
                let file = Array(prefix.utf8) + bytes
                let csv = try reading(.products, file, chunkBytes: chunkBytes)
                #expect(csv.tally.recordsCounted == csv.tally.accepted + csv.tally.rejected, "seed \(seed): \(file)")
                #expect(csv.tally.accepted == csv.rows.count)
                #expect(csv.tally.isRejectedWhole || csv.tally.rejected == csv.rejected.count)
            }
            let lines = try reading(.receipts, bytes, chunkBytes: chunkBytes)
            #expect(lines.tally.recordsCounted == lines.tally.accepted + lines.tally.rejected, "seed \(seed): \(bytes)")
            #expect(lines.tally.rejected == lines.rejected.count)
        }
    }

    @Test(arguments: 0..<10) func `random bytes never stop the reading of any kind`(seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed) &+ 99)
        for _ in 0..<50 {
            // Not gzip by chance: that is a failure of the file, and has tests of its own.
            let bytes = [0x0a] + (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
            for kind in IntakeKind.allCases { _ = try reading(kind, bytes) }
        }
    }

    @Test func `rows are handed over before more of the file is read`() throws {
        let block = Array(repeatElement(Array("coins.60\n".utf8), count: 100).joined())
        var rowsRead = 0
        var rowsTaken = 0
        var rowsAheadMax = 0
        var header: [UInt8]? = Array("product_id\n".utf8)
        let source = ByteSource(name: "generated") { _ in
            if let first = header {
                header = nil
                return first
            }
            rowsAheadMax = max(rowsAheadMax, rowsRead - rowsTaken)
            guard rowsRead < 10_000 else { return [] }
            rowsRead += 100
            return block
        }
        _ = try InputFile(kind: .products, source: source, asOf: asOf)
            .read(onRow: { _, _ in rowsTaken += 1 }, onRejected: { _ in })
        #expect(rowsTaken == 10_000)
        #expect(rowsAheadMax <= 100, "more than the block that was read last")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECOUP_LONG_TESTS"] == "1"))
    func `two hundred megabytes stream through in bounded memory`() throws {
        let row = Array("1000000280765165,user-4711,2025-03-10T05:44:43Z,com.example.coins.100,1\n".utf8)
        let block = Array(repeatElement(row, count: 3000).joined())
        var left = 200 * 1_048_576 / block.count
        var header: [UInt8]? = Array("transaction_id,user_id,credited_at,product_id,quantity\n".utf8)
        let source = ByteSource(name: "generated") { _ in
            if let first = header {
                header = nil
                return first
            }
            left -= 1
            return left < 0 ? [] : block
        }
        let before = try residentMebibytes()
        let tally = try InputFile(kind: .credits, source: source, asOf: asOf)
            .read(onRow: { _, _ in }, onRejected: { _ in })
        #expect(tally.recordsCounted == tally.accepted)
        #expect(try residentMebibytes() - before < 128)
    }

    private func residentMebibytes() throws -> Int {
        let text = try #require(FileManager.default.contents(atPath: "/proc/self/statm"))
        let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return try #require(pages) * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }
}
