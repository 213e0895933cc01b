import ReconciliationCore
import Testing

@Suite struct PageLimitTests {
    @Test(arguments: [
        // The first piece always goes on the page.
        (next: 1_000, pieces: 0, bytes: 0, takes: true),
        (next: 0, pieces: 1, bytes: 1_000, takes: false),
        (next: 40, pieces: 2, bytes: 60, takes: true),
        (next: 41, pieces: 2, bytes: 60, takes: false),
        (next: 1, pieces: 3, bytes: 3, takes: false),
    ])
    func `a page ends by pieces or by bytes, whichever comes first`(next: Int, pieces: Int, bytes: Int, takes: Bool) {
        let limit = PageLimit(pieces: 3, bytes: 100)
        #expect(limit.takes(next, after: pieces, holding: bytes) == takes)
    }

    @Test func `a page of the stages holds a few of the longest pieces, or two thousand short ones`() {
        #expect(PageLimit.usual == PageLimit(pieces: 2_000, bytes: 16_777_216))
    }
}
