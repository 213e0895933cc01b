import ReconciliationCore
import Testing

@Suite struct RunningDigestTests {
    private let hash = String(repeating: "a", count: 64)

    @Test func `a digest comes back from its text`() {
        let digest = RunningDigest(rowCount: 3, lastKey: 7, hash: hash)
        #expect(digest.text == "3:7:\(hash)")
        #expect(RunningDigest(text: digest.text) == digest)
    }

    @Test(arguments: ["", "3:7", "3:7:a:b", "x:7:a", "3:x:a", ":::", "3::7:a", ":3:7:a", "3:7:a:"])
    func `what is no digest is none`(text: String) {
        #expect(RunningDigest(text: text) == nil)
    }

    @Test func `before the first row any key may come, a negative one too`() {
        #expect(RunningDigest.beginning.nextAfter == .min)
        #expect(RunningDigest.beginning.lastKey == 0 && RunningDigest.beginning.rowCount == 0)
        #expect(RunningDigest.beginning.hash == String(repeating: "0", count: 64))
        #expect(RunningDigest(rowCount: 1, lastKey: 7, hash: hash).nextAfter == 7)
    }

    @Test(arguments: [(Int64(0), Int64(0), true), (7, 7, true), (6, 7, false), (1, 1, true)])
    func `there is no gap where as many rows are there as keys were given out`(
        rows: Int64,
        last: Int64,
        isWithout: Bool
    ) {
        #expect(RunningDigest(rowCount: rows, lastKey: last, hash: hash).isWithoutGaps == isWithout)
    }

    @Test func `a user called as the given name is kept once`() {
        #expect(Actor(name: "anna", systemUser: "root").systemUser == "root")
        #expect(Actor(name: "anna", systemUser: "anna").systemUser == nil)
        #expect(Actor(name: "anna") == "anna")
    }
}
