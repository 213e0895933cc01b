package import ReconciliationCore

/// The neighbours of purchases: other periods of their subscription, and what shares a receipt with them.
///
/// Whom a purchase is credited to, and when it was paid, is what was just judged; where it was not, what the books say.
package protocol NeighbourStore {
    /// Selects the purchases that were just judged and ask their neighbours (`OwnerBasis.asksSubscription`).
    func selectAskingJudged() throws
    /// Selects the purchases that were not judged and have a neighbour now credited to somebody else than before.
    ///
    /// - Parameter bases: the bases of owners that ask their neighbours.
    /// - Returns: how many.
    func selectAskingReached(withBases bases: [OwnerBasis]) throws -> Int
    /// The periods of each subscription with a period that asks.
    func forEachAskedSubscription(_ body: ([Neighbour]) throws -> Void) throws
    /// The purchases of each receipt with a purchase that asks its receipts.
    func forEachAskedReceipt(_ body: ([Neighbour]) throws -> Void) throws
    /// Keeps the users that the neighbours of a purchase are credited to. Adding one again changes nothing.
    func keep(_ users: Set<UserID>, as kind: NeighbourKind, of purchase: Int64) throws
    /// Selects the purchases to judge once more: those whose neighbours name a user, and those that were not judged yet.
    ///
    /// - Returns: how many.
    func selectAsked() throws -> Int
}

/// What makes two purchases neighbours.
package enum NeighbourKind: String, Sendable, Hashable {
    case subscription, receipt
}
