/// One statement of the backend, as the ledger keeps it.
package struct CreditStatement: Sendable, Hashable {
    package let id: Int64
    package let row: CreditRow
    /// The environment it counts for: its own, or that of the transaction it matches (Rules 1.5).
    package let environment: StoreEnvironment?

    package init(id: Int64, row: CreditRow, environment: StoreEnvironment?) {
        self.id = id
        self.row = row
        self.environment = environment
    }
}

/// A row of `credits` that was refused and says which transaction it is about: that may have been credited.
package struct RefusedCredit: Sendable, Hashable {
    /// The file it stands in, the newest where several have one.
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

/// A delivery reduced to what shows whether its user pays: the store, and its status.
package struct DeliveryKind: Sendable, Hashable {
    package var environment: StoreEnvironment?
    package var status: CreditRow.Status

    package init(environment: StoreEnvironment?, status: CreditRow.Status) {
        self.environment = environment
        self.status = status
    }
}

/// One delivery, as its latest statement leaves it.
package struct Credit: Sendable, Hashable {
    package enum Source: String, Sendable, Hashable, Codable {
        case imported = "import"
        case case_ = "case"
    }

    /// What makes it one credit of its transaction: its order id, or the user and the instant.
    package var subject: String
    package var transactionID: TransactionID
    package var environment: StoreEnvironment?
    package var userID: UserID
    /// Who that user is today, after merges of accounts.
    package var canonicalUserID: UserID
    package var orderID: OrderID?
    package var creditedAt: Instant
    package var productID: ProductID?
    package var quantity: Int?
    package var status: CreditRow.Status
    package var source: Source
    /// The statement that decides.
    package var statementID: Int64

    /// The users it was delivered to before it was taken back, whole or in part, after merges of accounts; the row that
    /// takes it back may name somebody else. Filled in only for what was taken back.
    package var recipients: Set<UserID> = []
    /// The run that first had it in the books; nil where that is not asked for.
    package var enteredRun: RunID?
    /// The accounts merged with its user; filled in for sandbox purchases only.
    package var mergedAccounts: Set<UserID> = []
    /// The kinds of deliveries these accounts had; filled in for sandbox purchases only.
    package var userDeliveries: Set<DeliveryKind> = []

    package var isLive: Bool { status == .credited }

    /// Whether its user has live credits outside the sandbox: a customer of ours, and no reviewer of Apple's.
    package var isOfPayingUser: Bool {
        userDeliveries.contains(DeliveryKind(environment: .production, status: .credited))
    }

    package init(
        subject: String,
        transactionID: TransactionID,
        environment: StoreEnvironment?,
        userID: UserID,
        canonicalUserID: UserID,
        orderID: OrderID? = nil,
        creditedAt: Instant,
        productID: ProductID? = nil,
        quantity: Int? = nil,
        status: CreditRow.Status,
        source: Source,
        statementID: Int64 = 0
    ) {
        self.subject = subject
        self.transactionID = transactionID
        self.environment = environment
        self.userID = userID
        self.canonicalUserID = canonicalUserID
        self.orderID = orderID
        self.creditedAt = creditedAt
        self.productID = productID
        self.quantity = quantity
        self.status = status
        self.source = source
        self.statementID = statementID
    }
}
