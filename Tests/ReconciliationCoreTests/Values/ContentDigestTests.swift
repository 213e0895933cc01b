import ReconciliationCore
import Testing

@Suite struct ContentDigestTests {
    @Test func `digests are ordered by their digits`() {
        let digests = ["b", "a", "0"].map { ContentDigest(hex: $0) }
        #expect(digests.sorted().map(\.hex) == ["0", "a", "b"])
        #expect(!(digests[0] < digests[0]))
    }
}
