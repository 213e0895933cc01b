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
        package var bundleID: String?
        package var productID: String?
        /// What customers know the product by, where the catalogue says so.
        package var productName: String?
        package var quantity: Int
        package var purchaseDate: String?
        package var priceMilliunits: Int64?
        package var currency: String?
        package var priceSource: String?
        /// The date of a refund that stands.
        package var refundedAt: String?
        /// `REFUND_FULL`, `REFUND_PRORATED`, `FAMILY_REVOKE`, or `REFUND` where Apple states no type; nil: no refund stands.
        package var refundType: String?
        package var isFullyRefunded = false
        package var list: String
        package var reason: String
        package var state: String?
        /// The state in full: `expected` is `within_grace` or `credits_not_in_yet`.
        package var whiteState: String?
        package var ownerUserID: String?
        package var ownerBasis: String
        package var ownerStrength = OwnerStrength.none.rawValue
        /// Everyone on the deciding rung.
        package var ownerCandidates: [String] = []
        package var cause: String?
        package var nextStep: String?
        package var caseIDs: [String]
        /// The same cases, with where each stands.
        package var cases: [CaseStatus] = []
        package var credits: [Credit]
        /// What stands against it, missing credits included.
        package var findings: [Finding] = []
        /// How the devices of its uploads compare with the receipts they sent: a hint.
        package var devices: [DeviceReport] = []
        /// The orders of Apple's e-mails it is known to belong to.
        package var appleOrderIDs: [String] = []
        /// What came in since the last run and is not in the books yet.
        package var news: [PurchaseNews] = []
        /// Statements about its deliveries dated after the last run: each counts from its date on.
        package var future: [PurchaseNews] = []

        /// `IDs` would become `_i_ds` in snake case.
        private enum CodingKeys: String, CodingKey {
            case transactionID, environment, bundleID, productID, productName, quantity, purchaseDate
            case priceMilliunits, currency, priceSource, refundedAt, refundType, isFullyRefunded
            case list, reason, state, whiteState, ownerUserID, ownerBasis, ownerStrength, ownerCandidates
            case cause, nextStep, cases, credits, findings, devices, news, future
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

    /// A finding about a purchase.
    package struct Finding: Sendable, Hashable, Encodable {
        package var caseID: String
        package var kind: String
        package var expected: String
        package var actual: String
        package var detail: String
        /// The storefronts the owner bought from about the time of the purchase, where they are several.
        package var storefronts = ""
        package var nextStep: String

        private enum CodingKeys: String, CodingKey { case caseID, kind, expected, actual, detail, nextStep }

        package init(
            caseID: String,
            kind: String,
            expected: String,
            actual: String,
            detail: String,
            nextStep: String
        ) {
            self.caseID = caseID
            self.kind = kind
            self.expected = expected
            self.actual = actual
            self.detail = detail
            self.nextStep = nextStep
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(caseID, forKey: .caseID)
            try container.encode(kind, forKey: .kind)
            try container.encode(expected, forKey: .expected)
            try container.encode(actual, forKey: .actual)
            try container.encode(NearbyStorefronts.detail(detail, mark: storefronts), forKey: .detail)
            try container.encode(nextStep, forKey: .nextStep)
        }
    }

    /// A finding that is about no purchase.
    package struct UnmatchedFinding: Sendable, Hashable, Encodable {
        package var caseStatus: CaseStatus
        /// Empty where it is about bytes, not about a store.
        package var environment: String
        package var transactionID: String?
        /// Whom the delivery it is about went to.
        package var creditedUserID: String?
        package var expected: String
        package var actual: String
        package var detail: String
        package var nextStep: String

        private enum CodingKeys: String, CodingKey {
            case caseStatus = "case"
            case environment, transactionID, creditedUserID, expected, actual, detail, nextStep
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
        /// As the credit states it.
        package var productID: String?
        /// As the credit states it; nil means all of it.
        package var quantity: Int?
        /// Whether the backend's export states it or the resolution of a case.
        package var source: ReconciliationCore.Credit.Source

        package init(
            transactionID: String,
            userID: String,
            creditedAt: String,
            orderID: String?,
            status: String,
            isMatched: Bool,
            source: ReconciliationCore.Credit.Source = .imported
        ) {
            self.source = source
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
        package var environment: String
        package var state: String

        package init(claimant: String, transactionID: String, environment: String, state: String) {
            self.claimant = claimant
            self.transactionID = transactionID
            self.environment = environment
            self.state = state
        }
    }

    /// A user that is named in the result.
    package struct Account: Sendable, Hashable, Codable {
        package var userID: String
        package var accountName: String?
        package var contact: String?
        /// The account it was merged into.
        package var mergedInto: String?

        package init(userID: String, accountName: String?, contact: String?, mergedInto: String?) {
            self.userID = userID
            self.accountName = accountName
            self.contact = contact
            self.mergedInto = mergedInto
        }
    }

    /// What a client sent, and what became of it.
    package struct Upload: Sendable, Hashable, Codable {
        /// The user it was sent for, as it names him.
        package var sender: String?
        package var receivedAt: String?
        /// The transaction it names.
        package var transactionID: String?
        package var productID: String?
        package var environment: String?
        /// The outcome of its evidence; nil where it brought none.
        package var outcome: String?
        /// Why its evidence is not verified, or why a row inside counts nowhere.
        package var rule: String?

        package init(
            sender: String?,
            receivedAt: String?,
            transactionID: String?,
            productID: String?,
            environment: String?,
            outcome: String?,
            rule: String?
        ) {
            self.sender = sender
            self.receivedAt = receivedAt
            self.transactionID = transactionID
            self.productID = productID
            self.environment = environment
            self.outcome = outcome
            self.rule = rule
        }
    }

    /// A transaction that an unsigned notification names, and that Apple has not stated since.
    package struct Notice: Sendable, Hashable, Codable {
        package var transactionID: String
        package var environment: String?
        package var bundleID: String?
        /// When it came in; where nothing says so, the as-of of the run that read it.
        package var receivedAt: String
        /// Whether it says that the money went back.
        package var statesRefund: Bool
        /// When Apple, asked about the transaction, said last that it does not know it.
        package var notFoundAt: String?

        package init(_ pointed: PointedTransaction, notFoundAt: Instant? = nil) {
            transactionID = pointed.pointer.transactionID.rawValue
            environment = pointed.pointer.environment?.rawValue
            bundleID = pointed.pointer.bundleID?.rawValue
            receivedAt = pointed.pointedAt.text
            statesRefund = pointed.pointer.isRevocation
            self.notFoundAt = notFoundAt?.text
        }
    }

    package var matches: [Match]
    package var purchases: [Purchase]
    package var unmatchedCredits: [Credit]
    package var claims: [Claim]
    /// Who is named here, where the users files know them.
    package var accounts: [Account] = []
    /// What the people sent, or what names or holds the transaction; the earliest first.
    package var uploads: [Upload] = []
    /// How many more uploads there are.
    package var uploadsNotShown = 0
    /// What unsigned notifications name of the transactions asked about and found, the earliest first.
    package var notices: [Notice] = []
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

    /// The transactions that are claimed, the newest first: by the last upload about each, then by their ids, which Apple counts upwards.
    package var claimedTransactionIDs: [String] {
        let told = uploads.compactMap { upload in upload.transactionID.map { ($0, upload.receivedAt ?? "") } }
        let latest = Dictionary(told, uniquingKeysWith: max)
        // Of many uploads the latest are left out: they are newer than all those shown.
        func age(_ id: String) -> (isUntold: Int, at: String, idLength: Int, id: String) {
            latest[id].map { (0, $0, id.utf8.count, id) } ?? (1, "", id.utf8.count, id)
        }
        return claims.map(\.transactionID).sorted { age($0) > age($1) }
    }

    /// Whether there is nothing to show but what the query means.
    package var showsNothing: Bool {
        purchases.isEmpty && unmatchedCredits.isEmpty && claims.isEmpty && findings.isEmpty && uploads.isEmpty
            && notices.isEmpty && waiting.isEmpty && apple?.transactions.isEmpty ?? true
    }

    /// Whether the ledger knows nothing about the query.
    package var isEmpty: Bool {
        matches.isEmpty && purchases.isEmpty && unmatchedCredits.isEmpty && claims.isEmpty && findings.isEmpty
            && waiting.isEmpty && uploads.isEmpty && notices.isEmpty
    }
}
