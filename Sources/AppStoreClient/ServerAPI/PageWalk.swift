package import ReconciliationCore

/// Reads a paged history to its end, a page at a time, so that a long one needs no more memory than a short one.
package enum PageWalk {
    /// How far a walk got.
    package struct Progress: Sendable, Hashable {
        /// Where to go on, in this run or the next.
        package let next: String?
        package let pageCount: Int
        /// Why it ended although Apple promised more; nil at the end of the history.
        package var end: PageTrail.End?
    }

    /// No walk is longer in one run: at 20 items a page, two million.
    package static let pageCountMax = 100_000

    /// Asks for page after page and hands each on before the next is asked for.
    ///
    /// What was handed on stays valid when a later page fails; keep `next` of each page to go on from there.
    ///
    /// - Parameters:
    ///   - pageCountMax: the most pages to read.
    ///   - ask: the page after the given one. Once a page came, it is asked in the same environment.
    ///   - each: takes one page; what it throws ends the walk.
    package static func walk<Failure: Error>(
        from start: String?,
        in environments: [StoreEnvironment],
        pageCountMax: Int = pageCountMax,
        ask: (_ after: String?, _ environments: [StoreEnvironment]) async -> AppleAnswer<SignedPage>,
        each: (SignedPage) async throws(Failure) -> Void
    ) async throws(Failure) -> AppleAnswer<Progress> {
        var next = start
        var environments = environments
        var pageCount = 0
        var trail = PageTrail(from: start, pageCountMax: pageCountMax)
        while true {
            let answer = await ask(next, environments)
            guard case .answered(let page) = answer else {
                return answer.map { Progress(next: $0.next, pageCount: pageCount) }
            }
            try await each(page)
            pageCount += 1
            environments = [page.environment]
            guard page.hasMore, let mark = page.next else {
                return .answered(Progress(next: page.next ?? next, pageCount: pageCount))
            }
            if let end = trail.end(after: page.signed.isEmpty ? nil : page.signed, next: mark) {
                return .answered(Progress(next: mark, pageCount: pageCount, end: end))
            }
            next = mark
        }
    }
}
