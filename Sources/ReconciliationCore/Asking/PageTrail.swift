/// How far a walk through Apple's pages has come, and when it has to end although Apple promises more.
///
/// Honest walks end by themselves; a broken answer must not keep a night busy for ever. What a walk was given stays, and
/// the next run goes on from its last mark.
package struct PageTrail: Sendable, Hashable {
    /// Why a walk ends before Apple says so. The codes are stored.
    package enum End: String, Sendable, Hashable, CaseIterable {
        /// The page names a mark the walk has been at: it would go in circles.
        case repeatedMark = "repeated_page_mark"
        /// Page after page brought nothing that was not on a page before.
        case noNews = "pages_without_news"
        /// The most pages of one walk are read.
        case tooLong = "history_too_long"
    }

    /// Pages of one Apple account in one run: ten thousand transactions, at the twenty Apple puts on a page.
    package static let accountPageCountMax = 500
    /// Pages without anything new, one after the other, that end a walk.
    package static let barrenPageCountMax = 3

    private let pageCountMax: Int
    private var pageCount = 0
    private var barrenPageCount = 0
    private var marks: Set<String>
    /// What the pages held, by hash: a collision ends a walk early, and the next run goes on.
    private var contents: Set<Int> = []

    /// - Parameter start: the mark the walk goes on from; nil for the beginning.
    package init(from start: String?, pageCountMax: Int = accountPageCountMax) {
        self.pageCountMax = pageCountMax
        marks = start.map { [$0] } ?? []
    }

    /// Notes a page that promises more.
    ///
    /// - Parameters:
    ///   - content: what tells it from other pages; nil for an empty page.
    ///   - next: the mark to go on from.
    /// - Returns: why the walk ends here; nil where it goes on.
    package mutating func end(after content: (some Hashable)?, next: String) -> End? {
        pageCount += 1
        let isNews = content.map { contents.insert($0.hashValue).inserted } ?? false
        barrenPageCount = isNews ? 0 : barrenPageCount + 1
        guard marks.insert(next).inserted else { return .repeatedMark }
        if barrenPageCount >= Self.barrenPageCountMax { return .noNews }
        return pageCount >= pageCountMax ? .tooLong : nil
    }
}
