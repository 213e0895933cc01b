/// A transaction as it is stated, for people: one that is not judged yet, or what Apple says of it now.
package struct StatedTransaction: Sendable, Hashable, Codable {
    package var transactionID: String
    package var originalTransactionID: String?
    package var environment: String
    package var bundleID: String?
    package var productID: String?
    package var productType: String?
    package var quantity: Int
    package var purchaseDate: String?
    package var expiresAt: String?
    package var revokedAt: String?
    package var revocationType: String?
    package var priceMilliunits: Int64?
    package var currency: String?
    /// `signed`, `reported` or `asserted`.
    package var grade: String
    /// Whether nobody paid for it: it was free, or another pays and shares it.
    package var isWithoutPayment: Bool
    /// Whether the whole payment went back, as far as it is stated.
    package var isRefundedInFull: Bool
    /// The list its purchase is on, with what files say of it; nil where no run has judged it.
    package var list: String?
    package var state: String?

    /// - Parameter statements: at least one, all about one transaction, in any order; they add up as in the books
    ///   (Rules 1.2), except for what depends on the configuration or the as-of.
    package init(_ statements: [TransactionStatement]) {
        let transaction = merge(statements, asOf: .endOfTime) { _, _ in nil }
        let purchase = PurchaseFacts(Dossier(transactions: [transaction]))
        let facts = transaction.facts
        transactionID = transaction.id.id.rawValue
        originalTransactionID = facts.originalTransactionID?.rawValue
        environment = transaction.id.environment.rawValue
        bundleID = facts.bundleID?.rawValue
        productID = facts.productID?.rawValue
        productType = facts.type?.rawValue
        quantity = purchase.quantity
        purchaseDate = facts.purchaseDate?.text
        expiresAt = facts.expiresDate?.text
        revokedAt = facts.revocation?.date?.text
        revocationType = facts.revocation?.type
        priceMilliunits = facts.price?.milliunits
        currency = facts.price?.currency
        grade = transaction.grade.code
        isWithoutPayment = purchase.isFree || purchase.isFamilyShared
        isRefundedInFull = purchase.fullRevocation != nil
    }
}

extension [TransactionStatement] {
    /// The transactions they are about, in the order in which they come first.
    package var transactions: [StatedTransaction] {
        let groups = Dictionary(grouping: self, by: \.transaction)
        var seen: Set<TransactionKey> = []
        return filter { seen.insert($0.transaction).inserted }
            .compactMap { groups[$0.transaction].map { StatedTransaction($0) } }
    }
}

/// What Apple answered when it was asked during a lookup.
package struct AppleLookupAnswer: Sendable, Hashable, Codable {
    /// How one subscription stands, by Apple's number.
    package struct Subscription: Sendable, Hashable, Codable {
        package var originalTransactionID: String?
        package var environment: String
        package var status: Int64?

        package init(originalTransactionID: String?, environment: String, status: Int64?) {
            self.originalTransactionID = originalTransactionID
            self.environment = environment
            self.status = status
        }

        /// Apple's number in a word.
        package var state: String {
            switch status {
            case 1: "active"
            case 2: "expired"
            case 3: "billing_retry"
            case 4: "grace_period"
            case 5: "revoked"
            default: "unknown"
            }
        }
    }

    /// An app for which there was no answer, and why.
    package struct FailedRequest: Sendable, Hashable, Codable {
        package var bundleID: String
        package var why: String

        package init(bundleID: String, why: String) {
            self.bundleID = bundleID
            self.why = why
        }
    }

    /// What was asked about: `apple_order_id` or `transaction_id`, and its value.
    package var meaning: String
    package var value: String
    package var transactions: [StatedTransaction] = []
    package var subscriptions: [Subscription] = []
    package var failures: [FailedRequest] = []
    /// How many transactions were not asked about, because one lookup asks only about so many; nil: none.
    package var unaskedCount: Int?
    /// Whether the ledger keeps the answer as evidence.
    package var isKept = false
    /// Why it does not, where there was something to keep.
    package var notKeptBecause: NotKept?

    package init(meaning: String, value: String) {
        self.meaning = meaning
        self.value = value
    }

    /// Why an answer is not kept.
    package enum NotKept: String, Sendable, Hashable, Codable {
        /// Another run holds the lock.
        case locked
        /// Whoever asks cannot use the lock: the ledger is somebody else's.
        case lockUnusable = "lock_unusable"
    }

    /// Whether every app was asked about everything, answered, and knows nothing.
    package var isUnknown: Bool { transactions.isEmpty && failures.isEmpty && unaskedCount == nil }
}
