/// One transaction of a subscription, as far as it says which period is the first.
package struct SubscriptionPeriod: Sendable, Hashable {
    package var transactionID: TransactionID
    package var originalTransactionID: TransactionID
    /// `PURCHASE` or `RENEWAL`, where it is stated.
    package var transactionReason: String?
    package var paidAt: Instant?
    /// Whether any transaction of its purchase was free: a restored trial is no paid period.
    package var isFree: Bool

    package init(
        transactionID: TransactionID,
        originalTransactionID: TransactionID,
        transactionReason: String? = nil,
        paidAt: Instant? = nil,
        isFree: Bool = false
    ) {
        self.transactionID = transactionID
        self.originalTransactionID = originalTransactionID
        self.transactionReason = transactionReason
        self.paidAt = paidAt
        self.isFree = isFree
    }

    package var isFirst: Bool {
        isFirstPeriod(reason: transactionReason, isOriginal: transactionID == originalTransactionID)
    }
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
        if let known = firstPaidPeriod {
            let isEarlier =
                switch (period.paidAt, firstPaidAt) {
                case (let new?, let old?): (new, period.transactionID) < (old, known)
                case (_?, nil): true
                case (nil, _?): false
                case (nil, nil): period.transactionID < known
                }
            guard isEarlier else { return }
        }
        firstPaidPeriod = period.transactionID
        firstPaidAt = period.paidAt
    }
}

/// Whether a purchase was set aside as a renewal although no first period of its subscription is known.
package func isRenewalWithoutFirst(list: PurchaseList?, reason: ListReason?, isFirstKnown: Bool) -> Bool {
    list == .closed && reason == .excludedSubscription && !isFirstKnown
}
