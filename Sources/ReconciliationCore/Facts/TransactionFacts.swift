/// What one statement says about one transaction; absent fields are nil, never guessed.
package struct TransactionFacts: Sendable, Hashable {
    package var bundleID: BundleID?
    package var productID: ProductID?
    package var originalTransactionID: TransactionID?
    package var lineItemID: LineItemID?
    package var type: ProductType?
    package var quantity: Int?
    package var purchaseDate: Instant?
    package var originalPurchaseDate: Instant?
    package var expiresDate: Instant?
    package var revocation: Revocation?
    /// `appAccountToken` as Apple states it.
    package var accountToken: String?
    package var ownership: Ownership?
    package var isTrial: Bool?
    package var offerDiscountType: String?
    package var isUpgraded: Bool?
    /// `PURCHASE` or `RENEWAL`.
    package var transactionReason: String?
    /// Price and currency travel together: for the whole quantity.
    package var price: Price?
    package var storefront: String?
    /// What only the backend's own `payments` say of the buyer.
    package var backend: BackendRecord?

    package init() {}
}

/// How many units of a product one purchase holds.
package enum Quantity {
    package static let plausible: ClosedRange<Int64> = 1...1_000_000
}

/// An amount of one currency, in thousandths of its unit (Apple's milliunits). Never converted.
package struct Price: Sendable, Hashable {
    /// The amounts one purchase can have, a thousand million units of a currency at most: the dearest price Apple sells
    /// at is some 260 million in the weakest currency of its stores. Nine million purchases of the largest amount fit
    /// into the 64 bits of a sum.
    package static let plausibleMilliunits: ClosedRange<Int64> = 0...1_000_000_000_000

    package let milliunits: Int64
    /// ISO 4217, empty where nobody said.
    package let currency: String

    package init(milliunits: Int64, currency: String) {
        self.milliunits = milliunits
        self.currency = currency
    }
}

/// The buyer as the backend knew him when it verified the payment.
package struct BackendRecord: Sendable, Hashable {
    package var applicationUsername: String?
    package var accountToken: String?
    package var userID: UserID?

    package init(applicationUsername: String? = nil, accountToken: String? = nil, userID: UserID? = nil) {
        self.applicationUsername = applicationUsername
        self.accountToken = accountToken
        self.userID = userID
    }

    /// All that is stated.
    fileprivate var names: Set<BuyerName> {
        let stated: [(BuyerName.Kind, String?)] = [
            (.username, applicationUsername), (.token, accountToken), (.userID, userID?.rawValue),
        ]
        return Set(stated.compactMap { kind, text in text.map { BuyerName(kind: kind, text: $0) } })
    }
}

/// One name by which the backend states who bought something.
package struct BuyerName: Sendable, Hashable {
    /// As it is stored.
    package enum Kind: String, Sendable {
        case username, token
        case userID = "user_id"
    }

    /// By bytes (Rules 9.3): two spellings of one character are two names.
    private struct Spelling: TextIdentity {
        let rawValue: String
    }

    package let kind: Kind
    private let spelling: Spelling
    package var text: String { spelling.rawValue }

    fileprivate init(kind: Kind, text: String) {
        self.kind = kind
        spelling = Spelling(text)
    }
}

extension [TransactionStatement] {
    /// Names of the buyer that the backend's rows state besides the merged ones (Rules 1.2). Nobody can tell which row
    /// was a mistake, so each of them may be the owner's.
    package func otherBuyers(than merged: BackendRecord?) -> Set<BuyerName> {
        Set(compactMap(\.facts.backend).flatMap(\.names)).subtracting(merged?.names ?? [])
    }
}

/// A refund or the end of family access, as a statement carries it.
package struct Revocation: Sendable, Hashable {
    package var date: Instant?
    package var reason: Int?
    /// `REFUND_FULL`, `REFUND_PRORATED`, `FAMILY_REVOKE`; nil in everything older than these.
    package var type: String?
    /// Thousandths of a percent: 100000 is all of it.
    package var percentage: Int?

    package init(date: Instant?, reason: Int? = nil, type: String? = nil, percentage: Int? = nil) {
        self.date = date
        self.reason = reason
        self.type = type
        self.percentage = percentage
    }

    /// Whether the whole payment went back (Rules 1.9). A prorated refund moves nothing.
    package var isFull: Bool {
        type == nil || type == "REFUND_FULL" || (percentage == 100_000 && !isEndOfSharing)
    }

    /// Whether nothing went back: a family member no longer shares what another paid for.
    package var isEndOfSharing: Bool { type == Self.endOfSharing }

    /// The revocation as the end of sharing: it can mean nothing else for a purchase that another pays for.
    var ofSharing: Revocation { Revocation(date: date, type: Self.endOfSharing) }

    /// Apple's code for a revocation by which nobody gets money back.
    package static let endOfSharing = "FAMILY_REVOKE"
}

/// One statement about one transaction: who said it, when, and from which bytes.
package struct TransactionStatement: Sendable, Hashable {
    package let transaction: TransactionKey
    package let source: EvidenceSource
    package let grade: Grade
    /// JWS `signedDate`, `verifyReceipt` `request_date_ms`, receipt attribute 12; asserted rows have none.
    package let statedAt: Instant?
    package let digest: ContentDigest
    package let facts: TransactionFacts

    package init(
        transaction: TransactionKey,
        source: EvidenceSource,
        grade: Grade,
        statedAt: Instant?,
        digest: ContentDigest,
        facts: TransactionFacts
    ) {
        self.transaction = transaction
        self.source = source
        self.grade = grade
        self.statedAt = statedAt
        self.digest = digest
        self.facts = facts
    }
}
