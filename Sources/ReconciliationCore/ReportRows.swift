/// What the reports are made of: the rows of the files, as values, in the columns of INTERFACE ("Files out").
///
/// Codes are stored codes; times are instants; an unknown value is nil and becomes an empty cell.

package struct LostOrder: Sendable, Hashable {
    package var caseID: String
    package var transactionID: TransactionID
    package var originalTransactionID: TransactionID?
    package var appleOrderID: String?
    package var bundleID: BundleID?
    package var environment: StoreEnvironment
    package var productID: ProductID?
    package var productType: String?
    package var quantity: Int
    package var purchaseDate: Instant?
    package var expiresAt: Instant?
    package var firstSeenAt: Instant?
    package var price: Price?
    package var priceSource: String?
    package var storefront: String?
    package var ownerUserID: UserID?
    package var ownerAccountName: String?
    package var ownerBasis: String
    package var ownerStrength: String
    /// Joined by `;` in byte order.
    package var ownerCandidates: String
    package var applicationUsername: String?
    package var submittedByUserID: UserID?
    package var deviceModel: String?
    package var osVersion: String?
    package var appVersion: String?
    package var evidenceGrade: String
    package var evidenceSource: String
    package var recheckedAt: Instant?
    package var cause: String
    package var nextStep: String
    package var caseStatus: String
    package var assignee: String?

    package init(
        caseID: String,
        transactionID: TransactionID,
        environment: StoreEnvironment,
        quantity: Int,
        ownerBasis: String,
        ownerStrength: String,
        ownerCandidates: String,
        evidenceGrade: String,
        evidenceSource: String,
        cause: String,
        nextStep: String,
        caseStatus: String
    ) {
        self.caseID = caseID
        self.transactionID = transactionID
        self.environment = environment
        self.quantity = quantity
        self.ownerBasis = ownerBasis
        self.ownerStrength = ownerStrength
        self.ownerCandidates = ownerCandidates
        self.evidenceGrade = evidenceGrade
        self.evidenceSource = evidenceSource
        self.cause = cause
        self.nextStep = nextStep
        self.caseStatus = caseStatus
    }
}

package struct ExceptionRow: Sendable, Hashable {
    package var caseID: String
    package var kind: String
    package var transactionID: TransactionID?
    package var originalTransactionID: TransactionID?
    package var bundleID: BundleID?
    package var environment: String
    package var productID: ProductID?
    package var purchaseDate: Instant?
    package var creditedUserID: UserID?
    package var creditedAt: Instant?
    package var creditOrderID: OrderID?
    package var ownerUserID: UserID?
    package var ownerBasis: String?
    package var ownerStrength: String?
    package var expected: String
    package var actual: String
    package var detail: String
    package var nextStep: String
    package var caseStatus: String
    package var assignee: String?

    package init(
        caseID: String,
        kind: String,
        environment: String,
        expected: String,
        actual: String,
        detail: String,
        nextStep: String,
        caseStatus: String
    ) {
        self.caseID = caseID
        self.kind = kind
        self.environment = environment
        self.expected = expected
        self.actual = actual
        self.detail = detail
        self.nextStep = nextStep
        self.caseStatus = caseStatus
    }
}

package struct UnverifiedRow: Sendable, Hashable {
    package var subject: String
    package var submissionID: String?
    package var userID: String?
    package var transactionID: TransactionID?
    package var environment: String?
    package var receivedAt: Instant?
    package var outcome: String
    package var attempts: Int
    package var lastAttemptAt: Instant?
    package var lastAnswer: String?
    package var nextAttemptAt: Instant?

    package init(subject: String, outcome: String, attempts: Int) {
        self.subject = subject
        self.outcome = outcome
        self.attempts = attempts
    }
}

package enum RejectedSelection: Sendable, Hashable {
    /// Refused since the published run before this one: what this run's report shows.
    case ofRun(RunID)
    case all(since: Instant?, until: Instant?)
}

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

/// What waits on the white list: one row per state, bucket and currency.
package struct AgingRow: Sendable, Hashable, Codable {
    /// `expected`, `missing_credit` or `parked`.
    package var listState: String
    /// Empty where the purchase date is unknown.
    package var bucket: String
    /// Empty where the price is unknown.
    package var currency: String
    package var count: Int
    package var amountMilliunits: Int64
    package var oldestPurchaseDate: Instant?
    /// Against the last published run before; the whole count where there is none.
    package var countChange: Int

    package init(
        listState: String,
        bucket: String,
        currency: String,
        count: Int,
        amountMilliunits: Int64,
        oldestPurchaseDate: Instant?,
        countChange: Int
    ) {
        self.listState = listState
        self.bucket = bucket
        self.currency = currency
        self.count = count
        self.amountMilliunits = amountMilliunits
        self.oldestPurchaseDate = oldestPurchaseDate
        self.countChange = countChange
    }
}

/// How long ago a purchase was paid, in steps tied to Apple's own clocks (INTERFACE). At an edge is past it.
package enum AgingBucket: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case underOneHour = "0-1h"
    case underOneDay = "1-24h"
    case underThreeDays = "1-3d"
    /// The last push of a notification comes 157 h after the first.
    case underOneWeek = "3-7d"
    case underThirtyDays = "7-30d"
    case underNinetyDays = "30-90d"
    /// Apple's history of notifications ends.
    case underHalfYear = "90-180d"
    case older = ">180d"

    /// The first age that lies past the bucket; nil where none does.
    package var end: Span? {
        switch self {
        case .underOneHour: .hours(1)
        case .underOneDay: .hours(24)
        case .underThreeDays: .days(3)
        case .underOneWeek: .days(7)
        case .underThirtyDays: .days(30)
        case .underNinetyDays: .days(90)
        case .underHalfYear: .days(180)
        case .older: nil
        }
    }

    package init(age: Span) {
        self = Self.allCases.first { bucket in bucket.end.map { age < $0 } ?? true } ?? .older
    }

    package static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Span {
    /// Whole hours, rounded down.
    package var wholeHours: Int64 {
        let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 3_600_000)
        return remainder < 0 ? quotient - 1 : quotient
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

/// Everything the summary counts (INTERFACE, `summary.json`), as of one run.
package struct BookTotals: Sendable, Hashable {
    package struct Money: Sendable, Hashable {
        package var currency: String
        package var isEstimate: Bool
        package var count: Int
        package var milliunits: Int64

        package init(currency: String, isEstimate: Bool, count: Int, milliunits: Int64) {
            self.currency = currency
            self.isEstimate = isEstimate
            self.count = count
            self.milliunits = milliunits
        }
    }

    /// `within_grace`, `credits_not_in_yet`, `missing_credit`, `parked`.
    package var whiteByState: [String: Int] = [:]
    package var black = 0
    package var closedByReason: [String: Int] = [:]
    package var merged = 0
    package var liveCredits = 0
    package var matchedCredits = 0
    package var unmatchedCredits = 0
    /// `proven`, `pending`, `unknown_to_apple`.
    package var claimsByState: [String: Int] = [:]
    package var openFindingsByKind: [String: Int] = [:]
    package var newFindings = 0
    package var closedFindings = 0
    package var ownersByBasis: [String: Int] = [:]
    /// Distinct pieces by digest.
    package var evidenceByOutcome: [String: Int] = [:]
    package var duplicateRows = 0
    package var duplicateEvidence = 0
    package var duplicateTransactions = 0
    package var purchasesMerged = 0
    /// Rows of receipts that were credited long ago and still sit in them.
    package var unfinishedButCredited = 0
    package var rejectedRows = 0
    /// Latest moment per kind of input.
    package var watermarks: [String: Instant] = [:]
    package var missingMoney: [Money] = []
    package var oldestMissing: Instant?
    package var periodsWithoutFirst = 0
    /// On the white list without a usable date: such a purchase never becomes missing by itself.
    package var undatedWhite = 0

    package init() {}
}

/// Everything known about a query; exact meanings first.
package struct LookupResult: Sendable, Hashable, Codable {
    package struct Match: Sendable, Hashable, Codable {
        /// `user_id`, `account_name`, `application_username`, `app_account_token`, `transaction_id`,
        /// `original_transaction_id`, `order_id`.
        package var meaning: String
        package var value: String
        package var userID: String?

        package init(meaning: String, value: String, userID: String? = nil) {
            self.meaning = meaning
            self.value = value
            self.userID = userID
        }
    }

    package struct Purchase: Sendable, Hashable, Codable {
        package var transactionID: String
        package var transactionIDs: [String]
        package var environment: String
        package var productID: String?
        package var quantity: Int
        package var purchaseDate: String?
        package var list: String
        package var reason: String
        package var state: String?
        package var ownerUserID: String?
        package var ownerBasis: String
        package var cause: String?
        package var nextStep: String?
        package var caseIDs: [String]
        package var credits: [Credit]

        package init(
            transactionID: String,
            transactionIDs: [String],
            environment: String,
            quantity: Int,
            list: String,
            reason: String,
            ownerBasis: String,
            caseIDs: [String],
            credits: [Credit]
        ) {
            self.transactionID = transactionID
            self.transactionIDs = transactionIDs
            self.environment = environment
            self.quantity = quantity
            self.list = list
            self.reason = reason
            self.ownerBasis = ownerBasis
            self.caseIDs = caseIDs
            self.credits = credits
        }
    }

    package struct Credit: Sendable, Hashable, Codable {
        package var transactionID: String
        package var userID: String
        package var creditedAt: String
        package var orderID: String?
        package var status: String
        package var isMatched: Bool

        package init(
            transactionID: String,
            userID: String,
            creditedAt: String,
            orderID: String?,
            status: String,
            isMatched: Bool
        ) {
            self.transactionID = transactionID
            self.userID = userID
            self.creditedAt = creditedAt
            self.orderID = orderID
            self.status = status
            self.isMatched = isMatched
        }
    }

    package struct Claim: Sendable, Hashable, Codable {
        package var claimant: String
        package var transactionID: String
        package var state: String

        package init(claimant: String, transactionID: String, state: String) {
            self.claimant = claimant
            self.transactionID = transactionID
            self.state = state
        }
    }

    package var matches: [Match]
    package var purchases: [Purchase]
    package var unmatchedCredits: [Credit]
    package var claims: [Claim]

    package init(matches: [Match], purchases: [Purchase], unmatchedCredits: [Credit], claims: [Claim]) {
        self.matches = matches
        self.purchases = purchases
        self.unmatchedCredits = unmatchedCredits
        self.claims = claims
    }

    package var isEmpty: Bool { matches.isEmpty && purchases.isEmpty && unmatchedCredits.isEmpty && claims.isEmpty }
}
