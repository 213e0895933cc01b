/// A walk through the history of one Apple account: whether its pages are those of the account asked about, and how far it
/// has come.
package struct AccountWalk: Sendable, Hashable {
    /// Transactions known to be of the account: the one asked about, and those linked to it.
    package var members: [TransactionID]
    /// Whether a page held a member, or a transaction that names a member as its original (Apple shows a repeated purchase
    /// by its first one).
    package private(set) var isOfAccount: Bool
    /// Whether it goes on from a mark: the pages hold what changed since, and nothing else.
    package let isContinued: Bool
    package private(set) var trail: PageTrail
    /// The transactions of the pages read before that was known.
    private var walked: [TransactionID] = []

    /// - Parameter revision: the mark to go on from, kept for this very account; nil for the beginning, where the pages have
    ///   yet to show whose they are.
    package init(of members: [TransactionID], from revision: String?, pageCountMax: Int = PageTrail.accountPageCountMax)
    {
        self.members = members
        isOfAccount = revision != nil
        isContinued = revision != nil
        trail = PageTrail(from: revision, pageCountMax: pageCountMax)
    }

    /// Looks for the account asked about on a page.
    ///
    /// - Parameters:
    ///   - known: the transactions the page holds.
    ///   - originals: those they name as their originals.
    /// - Returns: the transactions of earlier pages, once it turns out that they are of the account.
    package mutating func recognize(_ known: [TransactionID], _ originals: [TransactionID]) -> [TransactionID] {
        guard !isOfAccount else { return [] }
        let asked = Set(members)
        isOfAccount = !asked.isDisjoint(with: known) || !asked.isDisjoint(with: originals)
        guard isOfAccount else {
            walked += known
            return []
        }
        defer { walked = [] }
        return walked
    }

    /// Why the walk ends after a page that promises more; nil where it goes on.
    package mutating func end(after known: [TransactionID], next: String) -> PageTrail.End? {
        trail.end(after: known.isEmpty ? nil : known, next: next)
    }
}
