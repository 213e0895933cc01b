/// Everything known about a query; exact meanings first.
package struct LookupResult: Sendable, Hashable, Encodable {
    package struct Match: Sendable, Hashable, Codable {
        /// `user_id`, `account_name`, `application_username`, `app_account_token`, `transaction_id`,
        /// `original_transaction_id`, `order_id` (the backend's own), `apple_order_id` (of Apple's e-mail).
        package var meaning: String
        package var value: String
        package var userID: String?

        package init(meaning: String, value: String, userID: String? = nil) {
            self.meaning = meaning
            self.value = value
            self.userID = userID
        }
    }

    package struct Purchase: Sendable, Hashable, Encodable {
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
        /// Everyone on the deciding rung.
        package var ownerCandidates: [String] = []
        package var cause: String?
        package var nextStep: String?
        package var caseIDs: [String]
        /// The same cases, with where each stands.
        package var cases: [CaseStatus] = []
        package var credits: [Credit]
        /// How the devices of its uploads compare with the receipts they sent: a hint.
        package var devices: [DeviceReport] = []
        /// The orders of Apple's e-mails it is known to belong to.
        package var appleOrderIDs: [String] = []

        /// `IDs` would become `_i_ds` in snake case.
        private enum CodingKeys: String, CodingKey {
            case transactionID, environment, productID, quantity, purchaseDate, list, reason, state, ownerUserID
            case ownerBasis, ownerCandidates, cause, nextStep, cases, credits, devices
            case transactionIDs = "transactionIds"
            case caseIDs = "caseIds"
            case appleOrderIDs = "appleOrderIds"
        }

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

    /// A finding that is about no purchase.
    package struct UnmatchedFinding: Sendable, Hashable, Encodable {
        package var caseStatus: CaseStatus
        /// Empty where it is about bytes, not about a store.
        package var environment: String
        package var transactionID: String?
        package var expected: String
        package var actual: String
        package var detail: String
        package var nextStep: String

        private enum CodingKeys: String, CodingKey {
            case caseStatus = "case"
            case environment, transactionID, expected, actual, detail, nextStep
        }

        package init(
            caseStatus: CaseStatus,
            environment: String,
            transactionID: String?,
            expected: String,
            actual: String,
            detail: String,
            nextStep: String
        ) {
            self.caseStatus = caseStatus
            self.environment = environment
            self.transactionID = transactionID
            self.expected = expected
            self.actual = actual
            self.detail = detail
            self.nextStep = nextStep
        }
    }

    package struct Credit: Sendable, Hashable, Codable {
        package var transactionID: String
        package var userID: String
        package var creditedAt: String
        package var orderID: String?
        package var status: String
        package var isMatched: Bool
        /// As the credit states it; known of credits without a purchase only.
        package var productID: String?

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
    /// What is found about the people or the transaction, and about no purchase.
    package var findings: [UnmatchedFinding] = []
    /// Transactions there is evidence of and no run has judged yet.
    package var waiting: [StatedTransaction] = []
    /// What Apple says now, where it was asked.
    package var apple: AppleLookupAnswer?
    /// The receipt it was made from, if it was.
    package var receipt: ReceiptReading?
    /// What it is narrowed to, if it is.
    package var narrowing: LookupNarrowing?

    package init(matches: [Match], purchases: [Purchase], unmatchedCredits: [Credit], claims: [Claim]) {
        self.matches = matches
        self.purchases = purchases
        self.unmatchedCredits = unmatchedCredits
        self.claims = claims
    }

    /// Whether there is nothing to show but what the query means.
    package var showsNothing: Bool {
        purchases.isEmpty && unmatchedCredits.isEmpty && claims.isEmpty && findings.isEmpty
            && waiting.isEmpty && apple?.transactions.isEmpty ?? true
    }

    /// Whether the ledger knows nothing about the query.
    package var isEmpty: Bool {
        matches.isEmpty && purchases.isEmpty && unmatchedCredits.isEmpty && claims.isEmpty && findings.isEmpty
            && waiting.isEmpty
    }
}
