package import ReconciliationCore

/// Marks on purchases and findings, set once the lists are up to date. Candidates come with their mark.
package protocol PurchaseMarkStore {
    /// The findings that stand about purchases, with the storefronts their owners bought from about the time.
    ///
    /// - Parameter window: how long before and after the purchase, both ends included.
    func forEachOwnerStorefronts(within window: Span, _ body: (OwnerStorefronts) throws -> Void) throws
    func markStorefronts(_ storefronts: String, on finding: Int64) throws

    /// The purchases that were judged or are in a receipt dated since the run before, as far as they are credited or marked.
    func forEachReceivedPurchase(of run: RunID, asOf: Instant, _ body: (ReceivedPurchase) throws -> Void) throws
    func markUnfinished(_ isUnfinished: Bool, purchase: Int64) throws

    /// The renewals set aside or marked of each subscription with a purchase that was judged.
    func forEachRenewals(_ body: (SubscriptionRenewals) throws -> Void) throws
    func markWithoutFirst(_ isWithoutFirst: Bool, purchase: Int64) throws
}

/// The storefronts that the owner of a finding's purchase bought from about the time.
package struct OwnerStorefronts: Sendable, Hashable {
    package var finding: Int64
    package var storefronts: Set<String>
    /// What the finding shows of them.
    package var mark: String

    package init(finding: Int64, storefronts: Set<String> = [], mark: String) {
        self.finding = finding
        self.storefronts = storefronts
        self.mark = mark
    }
}

/// What tells whether the client finishes a purchase.
package struct ReceivedPurchase: Sendable, Hashable {
    package var purchase: Int64
    package var list: PurchaseList?
    package var type: ProductType?
    package var latestReceiptAt: Instant?
    /// When it was credited first, by a credit that is live.
    package var firstCreditAt: Instant?
    /// Whether it is marked.
    package var isMarked: Bool

    package init(purchase: Int64, list: PurchaseList?, type: ProductType?, isMarked: Bool) {
        self.purchase = purchase
        self.list = list
        self.type = type
        self.isMarked = isMarked
    }
}

/// The renewals of one subscription; those of no known subscription may come together.
package struct SubscriptionRenewals: Sendable, Hashable {
    package struct Purchase: Sendable, Hashable {
        package var number: Int64
        package var list: PurchaseList?
        package var reason: ListReason?
        /// Whether it is marked.
        package var isMarked: Bool

        package init(number: Int64, list: PurchaseList?, reason: ListReason?, isMarked: Bool) {
            self.number = number
            self.list = list
            self.reason = reason
            self.isMarked = isMarked
        }
    }

    /// The purchases that name the same original.
    package var periods: [SubscriptionPeriod] = []
    package var purchases: [Purchase] = []

    package init() {}
}
