package import ReconciliationCore

/// Reads a paged history to its end, a page at a time, so that a long one needs no more memory than a short one.
package enum PageWalk {
    /// How far a walk got.
    package struct Progress: Sendable, Hashable {
        /// Where to go on, in this run or the next.
        package let next: String?
        package let pageCount: Int
    }

    /// No walk is longer: at 20 items a page, ten million.
    static let pageCountMax = 500_000

    /// Asks for page after page and hands each on before the next is asked for.
    ///
    /// What was handed on stays valid when a later page fails; keep `next` of each page to go on from there.
    ///
    /// - Parameters:
    ///   - ask: the page after the given one. Once a page came, it is asked in the same world.
    ///   - each: takes one page; what it throws ends the walk.
    package static func walk<Failure: Error>(
        from start: String?,
        in environments: [StoreEnvironment],
        ask: (_ after: String?, _ environments: [StoreEnvironment]) async -> AppleAnswer<SignedPage>,
        each: (SignedPage) async throws(Failure) -> Void
    ) async throws(Failure) -> AppleAnswer<Progress> {
        var next = start
        var environments = environments
        var pageCount = 0
        while pageCount < pageCountMax {
            let answer = await ask(next, environments)
            guard case .answered(let page) = answer else {
                return answer.map { Progress(next: $0.next, pageCount: pageCount) }
            }
            try await each(page)
            pageCount += 1
            environments = [page.environment]
            // A server that sends the same mark again would have us walk in circles.
            guard page.hasMore, page.next != next else {
                if page.hasMore { return .retryLater(.notUnderstood, at: nil) }
                return .answered(Progress(next: page.next ?? next, pageCount: pageCount))
            }
            next = page.next
        }
        return .retryLater(.notUnderstood, at: nil)
    }
}
