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

/// What the other periods of a subscription say about which one is the first that was paid.
package struct SubscriptionOverview: Sendable, Hashable {
    /// Whether the period known as the first was free.
    package var isFirstPeriodFree: Bool
    /// The earliest period that was not free: when, and its smallest transaction id.
    package var firstPaidPeriod: TransactionID?

    package init(isFirstPeriodFree: Bool, firstPaidPeriod: TransactionID?) {
        self.isFirstPeriodFree = isFirstPeriodFree
        self.firstPaidPeriod = firstPaidPeriod
    }

    /// Of a subscription without periods: nothing is known.
    package init() { self.init(isFirstPeriodFree: false, firstPaidPeriod: nil) }

    /// When the first paid period known so far was paid; nil where that is not stated.
    private var firstPaidAt: Instant?

    /// Takes one more period into account. The order they come in does not matter.
    package mutating func add(_ period: SubscriptionPeriod) {
        guard !period.isFree else {
            if period.isFirst { isFirstPeriodFree = true }
            return
        }
        guard let id = period.smallestID else { return }
        let paidAt = period.paidAt
        if let known = firstPaidPeriod {
            let isEarlier =
                switch (paidAt, firstPaidAt) {
                case (let new?, let old?): (new, id) < (old, known)
                case (_?, nil): true
                case (nil, _?): false
                case (nil, nil): id < known
                }
            guard isEarlier else { return }
        }
        firstPaidPeriod = id
        firstPaidAt = paidAt
    }
}

/// Whether a purchase was set aside as a renewal although no first period of its subscription is known.
package func isRenewalWithoutFirst(list: PurchaseList?, reason: ListReason?, isFirstKnown: Bool) -> Bool {
    list == .closed && reason == .excludedSubscription && !isFirstKnown
}
