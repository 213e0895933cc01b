// Neighbours name owners (Rules 7.10): earlier periods of a subscription, and other purchases of a receipt.

extension OwnerBasis {
    /// Whether neighbours in its subscription may decide the owner of a purchase with this basis: no rung before theirs
    /// did.
    package var asksSubscription: Bool { isAtOrAfter(.sameSubscription) }

    /// The same for neighbours in its receipts.
    package var asksReceipts: Bool { isAtOrAfter(.sameReceipt) }

    /// Where nobody or several were found, any rung may have said so.
    private func isAtOrAfter(_ rung: OwnerBasis) -> Bool {
        guard let own = ladderOrder.firstIndex(of: self), let other = ladderOrder.firstIndex(of: rung) else {
            return true
        }
        return own >= other
    }
}

/// One purchase of a receipt or a subscription, as its neighbours see it.
package struct Neighbour: Sendable, Hashable {
    /// The number of the purchase.
    package var purchase: Int64
    /// The one user of its live credits, where nothing is wrong with their accounts (`Verdict.creditedTo`).
    package var creditedTo: UserID?
    package var paidAt: Instant?
    /// Whether it asks its neighbours whose it is.
    package var isAsking: Bool

    package init(purchase: Int64, creditedTo: UserID? = nil, paidAt: Instant? = nil, isAsking: Bool) {
        self.purchase = purchase
        self.creditedTo = creditedTo
        self.paidAt = paidAt
        self.isAsking = isAsking
    }
}

/// The users that earlier periods of a subscription are credited to, by purchase that asks; those without such a user are left out. Of
/// several users only the two that were credited first are told: the rules ask whether there is exactly one, and subscriptions can be long.
///
/// - Parameter periods: of one subscription. The order does not matter, and a purchase may come more than once.
package func usersOfEarlierPeriods(in periods: [Neighbour]) -> [Int64: Set<UserID>] {
    let credits = periods.compactMap { period in
        period.creditedTo.flatMap { user in period.paidAt.map { (user, $0) } }
    }
    let firstCredits = Dictionary(credits, uniquingKeysWith: min)
        .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .prefix(2)
    return answers(to: periods) { asking in
        guard let paidAt = asking.paidAt else { return [] }
        return firstCredits.filter { $0.value < paidAt }.map(\.key)
    }
}

/// The users that other purchases of a receipt are credited to, by purchase that asks; those without such a user are left out. Of
/// several users only two are told, as above.
///
/// - Parameter purchases: of one receipt. The order does not matter, and a purchase may come more than once.
package func usersOfOtherPurchases(in purchases: [Neighbour]) -> [Int64: Set<UserID>] {
    // One purchase of each user suffices, and whether there is another: receipts can be long.
    var credited: [UserID: (purchase: Int64, isOfSeveral: Bool)] = [:]
    for purchase in purchases {
        guard let user = purchase.creditedTo else { continue }
        let known = credited[user] ?? (purchase.purchase, false)
        credited[user] = (known.purchase, known.isOfSeveral || known.purchase != purchase.purchase)
    }
    // One of three may be credited for the asking purchase alone, which does not count.
    let users = credited.sorted { $0.key < $1.key }.prefix(3)
    return answers(to: purchases) { asking in
        users.filter { $0.value.isOfSeveral || $0.value.purchase != asking.purchase }.prefix(2).map(\.key)
    }
}

private func answers(to neighbours: [Neighbour], _ users: (Neighbour) -> [UserID]) -> [Int64: Set<UserID>] {
    var answers: [Int64: Set<UserID>] = [:]
    for asking in neighbours where asking.isAsking && answers[asking.purchase] == nil {
        answers[asking.purchase] = Set(users(asking))
    }
    return answers.filter { !$0.value.isEmpty }
}
