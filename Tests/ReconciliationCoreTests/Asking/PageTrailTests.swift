import ReconciliationCore
import Testing

/// When a walk through Apple's pages has to end although Apple promises more.
@Suite struct PageTrailTests {
    /// A page, as what it holds and the mark it names next; nil for an empty one.
    private typealias Page = (content: String?, next: String)

    private func ends(_ pages: [Page], from start: String? = nil, pageCountMax: Int = 100) -> [PageTrail.End?] {
        var trail = PageTrail(from: start, pageCountMax: pageCountMax)
        return pages.map { trail.end(after: $0.content, next: $0.next) }
    }

    @Test func `an account has five hundred pages in one run, and three of them in a row may bring nothing`() {
        #expect(PageTrail.accountPageCountMax == 500 && PageTrail.barrenPageCountMax == 3)
        var trail = PageTrail(from: nil)
        var ends: [PageTrail.End?] = []
        for page in 1...500 { ends.append(trail.end(after: page, next: "\(page)")) }
        #expect(ends == Array(repeating: nil, count: 499) + [.tooLong])
    }

    @Test(arguments: [1, 2, 5])
    func `a walk ends with the last page it may have`(pageCountMax: Int) {
        let pages = (1...pageCountMax).map { Page(content: "\($0)", next: "r\($0)") }
        let expected = Array(repeating: PageTrail.End?.none, count: pageCountMax - 1) + [.tooLong]
        #expect(ends(pages, pageCountMax: pageCountMax) == expected)
    }

    @Test func `three pages in a row without news end a walk, be they empty or seen before`() {
        #expect(ends([(nil, "1"), (nil, "2"), (nil, "3")]) == [nil, nil, .noNews])
        #expect(ends([("a", "1"), ("a", "2"), (nil, "3"), ("a", "4")]) == [nil, nil, nil, .noNews])
        #expect(ends([(nil, "1"), (nil, "2"), ("a", "3"), (nil, "4"), (nil, "5")]) == [nil, nil, nil, nil, nil])
    }

    @Test func `a mark the walk has been at ends it`() {
        #expect(ends([("a", "m")], from: "m") == [.repeatedMark])
        #expect(ends([("a", "m")], from: nil) == [nil])
        #expect(ends([("a", "1"), ("b", "2"), ("c", "1")], from: "m") == [nil, nil, .repeatedMark])
    }

    @Test func `where several reasons end a walk, circles go before missing news, and that before length`() {
        #expect(ends([(nil, "1"), (nil, "2"), (nil, "2")], pageCountMax: 3) == [nil, nil, .repeatedMark])
        #expect(ends([(nil, "1"), (nil, "2"), (nil, "3")], pageCountMax: 3) == [nil, nil, .noNews])
    }

    @Test func `the codes of the reasons are stored and stay`() {
        #expect(
            PageTrail.End.allCases.map(\.rawValue) == ["repeated_page_mark", "pages_without_news", "history_too_long"]
        )
    }
}
