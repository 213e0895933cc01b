/// All facts the ledger has about one purchase, gathered for judging.
package struct Dossier: Sendable, Hashable {
    /// Its transactions, at least one; several where a restore or a renewal record gave it another id.
    package var transactions: [MergedTransaction]
    /// Its ids that nobody states: the originals its transactions name (Rules 2.5).
    package var namedOriginals: Set<TransactionID>
    /// Every credit that names one of its transactions, live or not.
    package var credits: [Credit]
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
    /// What is known of the subscription it is a period of.
    package var subscription: SubscriptionOverview?
    /// The reason a case was settled with, where a person settled it.
    package var settlement: Settlement?

    package init(transactions: [MergedTransaction]) {
        precondition(!transactions.isEmpty)
        self.transactions = transactions
        self.namedOriginals = []
        self.credits = []
        self.traces = []
        self.names = []
        self.backendUsers = []
        self.subscriptionUsers = []
        self.receiptUsers = []
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

/// A name found on a purchase, and who answers to it.
package struct NameOnPurchase: Sendable, Hashable {
    package enum Origin: String, Sendable, Hashable, Codable {
        /// `appAccountToken`, Apple's statement.
        case appleToken
        /// A token or name from `payments`.
        case payments
        /// The name in a submission whose own evidence contains the transaction it belongs to.
        case submission
    }

    package var origin: Origin
    /// A digest of the name as written, so that two spellings can be told apart without the name itself.
    package var spelling: String
    package var answer: NameAnswer

    package init(origin: Origin, spelling: String, answer: NameAnswer) {
        self.origin = origin
        self.spelling = spelling
        self.answer = answer
    }
}

/// Who holds a name, by the order in which kinds of name answer.
package struct NameAnswer: Sendable, Hashable {
    package struct Holder: Sendable, Hashable {
        /// After merges of accounts.
        package var user: UserID
        package var rank: NameRank
        package var firstSeenAt: Instant?
        package var lastSeenAt: Instant?

        package init(user: UserID, rank: NameRank, firstSeenAt: Instant? = nil, lastSeenAt: Instant? = nil) {
            self.user = user
            self.rank = rank
            self.firstSeenAt = firstSeenAt
            self.lastSeenAt = lastSeenAt
        }
    }

    package var holders: [Holder]

    package init(holders: [Holder]) { self.holders = holders }

    /// The users the name means at a moment: none, the one, or all who might be meant.
    ///
    /// The first rank that has holders answers. A name several users held over time means the one who held it
    /// then; where that is not exactly one, it means all of them.
    package func users(at moment: Instant?) -> [UserID] {
        guard let rank = holders.map(\.rank).min() else { return [] }
        let ranked = holders.filter { $0.rank == rank }
        let all = Set(ranked.map(\.user))
        guard let moment else { return all.sorted() }
        let then = Set(
            ranked
                .filter {
                    ($0.firstSeenAt.map { $0 <= moment } ?? true) && ($0.lastSeenAt.map { moment <= $0 } ?? true)
                }
                .map(\.user)
        )
        return (then.count == 1 ? then : all).sorted()
    }
}

/// Which kind of name a user is known by; the lower answers first (Rules 7.4).
package enum NameRank: Int, Sendable, Hashable, Codable, Comparable, CaseIterable {
    case storedName = 0
    case encodedUserID = 1
    case encodedAccountName = 2

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
