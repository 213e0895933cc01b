import ReconciliationCore
import Testing

@Suite struct NameDigestTests {
    @Test func `a stored digest is sixteen bytes`() {
        let digest = NameDigest.exact("ann")
        #expect(NameDigest(stored: digest.bytes) == digest)
        #expect(NameDigest(stored: Array(digest.bytes.dropLast())) == nil)
        #expect(NameDigest(stored: digest.bytes + [0]) == nil)
    }
}
