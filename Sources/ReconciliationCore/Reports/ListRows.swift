package struct RollForwardRow: Sendable, Hashable, Codable {
    package var list: String
    /// Empty in the row that carries opening and closing.
    package var reason: String
    package var currency: String
    package var openingCount: Int
    package var inCount: Int
    package var outCount: Int
    package var closingCount: Int
    package var openingMilliunits: Int64
    package var inMilliunits: Int64
    package var outMilliunits: Int64
    package var closingMilliunits: Int64

    package init(list: String, reason: String, currency: String) {
        self.list = list
        self.reason = reason
        self.currency = currency
        openingCount = 0
        inCount = 0
        outCount = 0
        closingCount = 0
        openingMilliunits = 0
        inMilliunits = 0
        outMilliunits = 0
        closingMilliunits = 0
    }
}

package struct WhiteListRow: Sendable, Hashable {
    package var transactionID: TransactionID
    package var originalTransactionID: TransactionID?
    package var bundleID: BundleID?
    package var environment: String
    package var productID: ProductID?
    package var quantity: Int
    package var purchaseDate: Instant?
    /// `expected`, `missing_credit` or `parked`.
    package var state: String
    package var currency: String?
    package var amountMilliunits: Int64?
    package var ownerUserID: UserID?
    package var ownerBasis: String
    package var enteredAt: Instant?
    package var runID: RunID

    package init(
        transactionID: TransactionID,
        environment: String,
        quantity: Int,
        state: String,
        ownerBasis: String,
        runID: RunID
    ) {
        self.transactionID = transactionID
        self.environment = environment
        self.quantity = quantity
        self.state = state
        self.ownerBasis = ownerBasis
        self.runID = runID
    }
}

package struct BlackListRow: Sendable, Hashable {
    package var transactionID: TransactionID
    package var originalTransactionID: TransactionID?
    package var bundleID: BundleID?
    package var environment: String?
    package var productID: ProductID?
    package var userID: UserID
    package var quantity: Int?
    package var creditedAt: Instant
    package var orderID: OrderID?
    package var creditSource: String
    /// `matched`, `unmatched` or `excluded`.
    package var state: String
    package var enteredAt: Instant?
    package var runID: RunID

    package init(
        transactionID: TransactionID,
        userID: UserID,
        creditedAt: Instant,
        creditSource: String,
        state: String,
        runID: RunID
    ) {
        self.transactionID = transactionID
        self.userID = userID
        self.creditedAt = creditedAt
        self.creditSource = creditSource
        self.state = state
        self.runID = runID
    }

    /// What a delivery is, by whether its transaction is known and the list its purchase is on.
    package static func state(isMatched: Bool, list: PurchaseList?) -> String {
        guard isMatched else { return "unmatched" }
        return list == .closed ? "excluded" : "matched"
    }
}

package struct MoveRow: Sendable, Hashable {
    package var sequence: Int64
    package var runID: RunID
    package var at: Instant
    package var environment: String
    package var transactionID: TransactionID
    package var from: String
    package var to: String
    package var reason: String
    package var currency: String
    package var amountMilliunits: Int64

    package init(
        sequence: Int64,
        runID: RunID,
        at: Instant,
        environment: String,
        transactionID: TransactionID,
        from: String,
        to: String,
        reason: String,
        currency: String,
        amountMilliunits: Int64
    ) {
        self.sequence = sequence
        self.runID = runID
        self.at = at
        self.environment = environment
        self.transactionID = transactionID
        self.from = from
        self.to = to
        self.reason = reason
        self.currency = currency
        self.amountMilliunits = amountMilliunits
    }
}
