/// All facts the ledger has about one purchase, gathered for judging.
package struct Dossier: Sendable, Hashable {
    /// Its transactions, at least one; several where a restore or a renewal record gave it another id.
    package var transactions: [MergedTransaction]
    /// Its ids that nobody states: the originals its transactions name (Rules 2.5).
    package var namedOriginals: Set<TransactionID>
    /// Every credit that names one of its transactions, live or not.
    package var credits: [Credit]
    /// A row about one of its transactions that was refused, where no file said anything new about that since.
    package var refusedCredit: RefusedCredit?
    /// When it was delivered according to a row of credits that is dated after the as-of and so does not count yet.
    package var futureCreditAt: Instant?
    /// The earliest live credit without purchase that names one of its transactions in the other store.
    package var creditOfOtherStore: Credit?
    /// The earliest live credit of the original that its transactions of unknown type name, or of its purchase.
    package var creditOfOriginal: Credit?
    /// When the earliest unsigned notification of its refund came, where Apple has not answered about it yet.
    package var refundNoticeAt: Instant?
    /// What every statement about each of its transactions says of a refund, if any of them states one.
    package var refundStatements: [TransactionID: [RefundStatement]]
    /// Apple's "not found" answers about transactions that only the backend states, in the purchase's environment.
    package var notFound: [TransactionID: [NotFoundAnswer]]
    /// Every submission that names or contains one of its transactions.
    package var traces: [SubmissionLink]
    /// Who answers to the names on it.
    package var names: [NameOnPurchase]
    /// An applicationUsername as a submission or the backend wrote it, for people to read.
    package var shownUsername: String?
    /// The users of `payments.user_id`, after merges of accounts.
    package var backendUsers: Set<UserID>
    /// The users credited for earlier periods of the same subscription, where nothing is wrong with those credits.
    package var subscriptionUsers: Set<UserID>
    /// The users credited for other purchases of the same receipts, where nothing is wrong with those credits.
    package var receiptUsers: Set<UserID>
    package var catalogue: CatalogueEntry?
    /// Whether it is the first paid period of its subscription after a free first one (`firstPaidPeriods`).
    package var isFirstPaidPeriod: Bool
    /// The reason that a person settled a case with: one that leads to closed or parked.
    package var settlement: ResolutionReason?

    package init(transactions: [MergedTransaction]) {
        precondition(!transactions.isEmpty)
        self.transactions = transactions
        self.namedOriginals = []
        self.credits = []
        self.refundStatements = [:]
        self.notFound = [:]
        self.traces = []
        self.names = []
        self.backendUsers = []
        self.subscriptionUsers = []
        self.receiptUsers = []
        self.isFirstPaidPeriod = false
    }

    /// The applicationUsername of the earliest submission that brought one.
    package var earliestSubmittedUsername: String? {
        traces
            .filter { $0.applicationUsername != nil && $0.containsTransaction }
            .min {
                ($0.receivedAt?.milliseconds ?? .max, $0.submission) < (
                    $1.receivedAt?.milliseconds ?? .max, $1.submission
                )
            }?
            .applicationUsername
    }
}

/// The catalogue's entry for a product.
package struct CatalogueEntry: Sendable, Hashable {
    package var subscriptionPolicy: SubscriptionPolicy?
    package var creditedAs: ProductID?
    /// Per unit.
    package var unitPrice: Price?
    /// What customers know the product by.
    package var name: String?

    package init(
        subscriptionPolicy: SubscriptionPolicy? = nil,
        creditedAs: ProductID? = nil,
        unitPrice: Price? = nil
    ) {
        self.subscriptionPolicy = subscriptionPolicy
        self.creditedAs = creditedAs
        self.unitPrice = unitPrice
    }
}

/// How a submission touches a purchase.
package struct SubmissionLink: Sendable, Hashable {
    /// Stable by content, not by arrival: breaks ties.
    package var submission: String
    package var receivedAt: Instant?
    /// Who uploaded it; several where a name has several holders.
    package var uploader: NameAnswer?
    /// Whether it names a transaction of this purchase (a claim).
    package var namesTransaction: Bool
    /// Whether its own verified evidence contains a transaction of this purchase.
    package var containsTransaction: Bool
    /// For a naming trace: whether the very transaction it names is in its own evidence.
    package var isProven: Bool
    package var productID: ProductID?
    package var bundleID: BundleID?
    /// The one user the users files give its device token to, where there is exactly one.
    package var deviceUser: UserID?
    package var deviceModel: String?
    package var osVersion: String?
    package var appVersion: String?
    /// As written, for people to read; rules use `Dossier.names`.
    package var applicationUsername: String?

    package init(submission: String, namesTransaction: Bool, containsTransaction: Bool, isProven: Bool) {
        self.submission = submission
        self.namesTransaction = namesTransaction
        self.containsTransaction = containsTransaction
        self.isProven = isProven
    }

    /// A link without transactions yet.
    package init(submission: String) {
        self.init(submission: submission, namesTransaction: false, containsTransaction: false, isProven: false)
    }

    /// Takes one more transaction of the purchase into account.
    ///
    /// - Parameters:
    ///   - isNamed: whether the submission names it; a name is of one environment.
    ///   - isContained: whether the submission's own evidence contains it.
    package mutating func add(isNamed: Bool, isContained: Bool) {
        namesTransaction = namesTransaction || isNamed
        containsTransaction = containsTransaction || isContained
        isProven = isProven || (isNamed && isContained)
    }
}
