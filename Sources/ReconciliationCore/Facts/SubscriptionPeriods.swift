/// One purchase of a subscription, as far as it says which period is the first. What a purchase is follows from all its
/// transactions: the trial may be stated under the id of a restore, and the original id by another statement.
package struct SubscriptionPeriod: Sendable, Hashable {
    package struct Transaction: Sendable, Hashable {
        package var id: TransactionID
        package var originalTransactionID: TransactionID?
        /// `PURCHASE` or `RENEWAL`, where it is stated.
        package var reason: String?
        package var paidAt: Instant?
        package var grade: Grade
        package var isFree: Bool

        package init(
            id: TransactionID,
            originalTransactionID: TransactionID? = nil,
            reason: String? = nil,
            paidAt: Instant? = nil,
            grade: Grade = .signed,
            isFree: Bool = false
        ) {
            self.id = id
            self.originalTransactionID = originalTransactionID
            self.reason = reason
            self.paidAt = paidAt
            self.grade = grade
            self.isFree = isFree
        }
    }

    /// The stated transactions of the purchase, in any order.
    package var transactions: [Transaction]

    package init(_ transactions: [Transaction]) { self.transactions = transactions }

    /// Whether any of its transactions was free: a restored trial is no paid period.
    package var isFree: Bool { transactions.contains(where: \.isFree) }

    package var isFirst: Bool {
        let ids = Set(transactions.map(\.id))
        return transactions.contains {
            isFirstPeriod(reason: $0.reason, isOriginal: $0.originalTransactionID.map(ids.contains) ?? false)
        }
    }

    package var paidAt: Instant? { purchaseDate(transactions.lazy.map { ($0.grade, $0.paidAt) }) }

    fileprivate var smallestID: TransactionID? { transactions.lazy.map(\.id).min() }
}

/// Whether a transaction is the first period of its subscription (Rules 4): by the reason it states, else by being the
/// original of the subscription.
package func isFirstPeriod(reason: String?, isOriginal: Bool) -> Bool { reason.map { $0 == "PURCHASE" } ?? isOriginal }

/// The periods of a subscription that take the place of a free first one (Rules 4.3): after each of those the earliest that was
/// paid, undated ones last, then the one of the smaller id. Given by their smallest transaction ids; the order of `periods` does not
/// matter.
///
/// A subscription has several first periods where it lapsed and was bought again, perhaps with a free month to win the customer
/// back. A first period without date comes before all others.
package func firstPaidPeriods(of periods: [SubscriptionPeriod]) -> Set<TransactionID> {
    let paid =
        periods
        .filter { !$0.isFree }
        .compactMap { period in period.smallestID.map { (at: period.paidAt?.milliseconds ?? .max, id: $0) } }
        .sorted { ($0.at, $0.id) < ($1.at, $1.id) }
    let freeSince = periods.filter { $0.isFree && $0.isFirst }.map { $0.paidAt?.milliseconds ?? .min }.sorted()
    var firsts: Set<TransactionID> = []
    var next = paid.startIndex
    for start in freeSince {
        while next < paid.endIndex, paid[next].at < start { next += 1 }
        if next < paid.endIndex { firsts.insert(paid[next].id) }
    }
    return firsts
}

/// Whether a purchase was set aside as a renewal although no first period of its subscription is known.
package func isRenewalWithoutFirst(list: PurchaseList?, reason: ListReason?, isFirstKnown: Bool) -> Bool {
    list == .closed && reason == .excludedSubscription && !isFirstKnown
}
