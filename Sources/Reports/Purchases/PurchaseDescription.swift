import ReconciliationCore

/// One purchase as people are told of it: the same for `lookup`, which reads the books, and `explain`, which judges again.
struct PurchaseDescription: Sendable {
    /// One delivery of it, whatever became of it.
    struct Delivery: Sendable {
        var userID: String
        var at: String
        var status: String
        var productID: String?
        var quantity: Int?
        var orderID: String?
        var isStatedByCase = false
        /// The account that the recipient was merged into; nil where it was merged into none.
        var mergedInto: String?
        /// The others whom rows state it delivered to before it was taken back; only `explain` knows them.
        var formerRecipients: [String] = []

        var isLive: Bool { status == CreditRow.Status.credited.rawValue }
    }

    struct Refund: Sendable {
        var at: String?
        var isFull: Bool
        /// No money went back: the family shares it no longer.
        var isEndOfSharing: Bool
    }

    var transactionID: String
    var otherIDs: [String]
    var environment: String
    var bundleID: String?
    var productID: String?
    var productName: String?
    var quantity: Int
    var price: PurchasePrice?
    var paidAt: String?
    /// Whether it was free of charge, or another member of the family paid.
    var isFreeOrShared: Bool
    /// `white`, `black`, `closed`, or what else the books say.
    var list: String
    var reason: String
    var whiteState: WhiteState?
    var ownerUserID: String?
    var ownerCandidates: [String]
    var ownerBasis: String
    var ownerStrength: String
    var cause: String?
    var deliveries: [Delivery]
    /// A row about a delivery of it that could not be read.
    var refusedCredit: RefusedCredit?
    /// A delivery that names it in the other store, where it is not known.
    var deliveryOfOtherStore: (environment: StoreEnvironment, delivery: Delivery)?
    /// A delivery of its original, by the id that it names, where nobody knows the type of this one.
    var deliveryOfOriginal: (transactionID: String, delivery: Delivery)?
    /// When an unsigned notification of its refund came, where Apple has not answered about it yet.
    var refundNoticeAt: Instant?
    /// When Apple, asked again, said last that it does not know it.
    var notFoundAt: Instant?
    /// The refund that only the backend states, where Apple's signatures neither show nor contradict it.
    var unconfirmedRefundAt: Instant?
    var refund: Refund?
    /// The most important first.
    var findings: [LookupResult.Finding]
    /// On the white list without a finding: what it waits for.
    var nextStepCode: String?
    var cases: [CaseStatus]
    var appleOrderIDs: [String]
    /// What came in since the last run: nobody is to act by the books before the next one.
    var news: [PurchaseNews] = []
    /// Statements about its deliveries dated after the last run: each counts from its date on.
    var future: [PurchaseNews] = []
    /// Account names by user id, where they are known.
    var accountNames: [String: String] = [:]
    /// The end of the grace time, and up to when deliveries are known.
    var graceEnd: Instant?
    var deliveryRecordsReach: Instant?
    /// From when on deliveries are known.
    var deliveryRecordsBegin: Instant?

    var liveDeliveries: [Delivery] { deliveries.filter(\.isLive) }

    /// The last resolution or reopening that the books do not know yet: the next run goes by that.
    var waitingCase: CaseStatus? {
        cases.filter(\.isDecisionPending)
            .max { $0.lastDecisionSequence < $1.lastDecisionSequence }
    }

    func status(of caseID: String) -> CaseStatus? { cases.first { $0.caseID == caseID } }

    /// Whether a person has settled what was found and only the books do not say so yet.
    func isSettledSinceRun(_ finding: LookupResult.Finding) -> Bool {
        status(of: finding.caseID)?.isResolutionPending ?? false
    }
}

extension PurchaseDescription {
    init(_ purchase: LookupResult.Purchase, accounts: KnownAccounts = KnownAccounts([]), policy: Policy? = nil) {
        self.init(
            transactionID: purchase.transactionID,
            otherIDs: purchase.transactionIDs.filter { $0 != purchase.transactionID },
            environment: purchase.environment,
            bundleID: purchase.bundleID,
            productID: purchase.productID,
            productName: purchase.productName,
            quantity: purchase.quantity,
            price: purchase.price,
            paidAt: purchase.purchaseDate,
            isFreeOrShared: [ListReason.excludedFree, .excludedFamilyShared].map(\.rawValue).contains(purchase.reason),
            list: purchase.list,
            reason: purchase.reason,
            whiteState: purchase.whiteState.flatMap(WhiteState.init(rawValue:)),
            ownerUserID: purchase.ownerUserID,
            ownerCandidates: purchase.ownerCandidates,
            ownerBasis: purchase.ownerBasis,
            ownerStrength: purchase.ownerStrength,
            cause: purchase.cause,
            deliveries: purchase.credits.map { credit in
                Delivery(credit, mergedInto: accounts.mergedInto[credit.userID])
            },
            refund: purchase.refundType.map { type in
                Refund(
                    at: purchase.refundedAt,
                    isFull: purchase.isFullyRefunded,
                    isEndOfSharing: type == Revocation.endOfSharing
                )
            },
            findings: purchase.findings.inOrder,
            nextStepCode: purchase.nextStep,
            cases: purchase.cases,
            appleOrderIDs: purchase.appleOrderIDs,
            news: purchase.news,
            future: purchase.future,
            accountNames: accounts.names
        )
        setMoments(of: policy, paidAt: purchase.purchaseDate.flatMap(Instant.init(rfc3339:)))
    }

    init(_ explanation: Explanation, appleOrderIDs: [String]) {
        let purchase = explanation.purchase
        let verdict = explanation.verdict
        let refund = purchase.fullRevocation ?? purchase.partRevocation
        self.init(
            transactionID: purchase.shownID.rawValue,
            otherIDs: explanation.transactionIDs.filter { $0 != purchase.shownID }.map(\.rawValue),
            environment: purchase.environment.rawValue,
            bundleID: purchase.bundleID?.rawValue,
            productID: purchase.productID?.rawValue,
            productName: explanation.productName,
            quantity: purchase.quantity,
            price: explanation.price,
            paidAt: purchase.paidAt?.text,
            isFreeOrShared: purchase.isFree || purchase.isFamilyShared,
            list: verdict.list.rawValue,
            reason: verdict.reason.rawValue,
            whiteState: verdict.whiteState,
            ownerUserID: verdict.owner.userID?.rawValue,
            ownerCandidates: verdict.owner.candidates.map(\.rawValue),
            ownerBasis: verdict.owner.basis.rawValue,
            ownerStrength: verdict.owner.strength.rawValue,
            cause: verdict.cause?.rawValue,
            deliveries: explanation.credits.map(Delivery.init),
            refusedCredit: explanation.refusedCredit,
            deliveryOfOtherStore: explanation.creditOfOtherStore.flatMap { credit in
                credit.environment.map { ($0, Delivery(credit)) }
            },
            deliveryOfOriginal: explanation.creditOfOriginal.map {
                (transactionID: $0.transactionID.rawValue, delivery: Delivery($0))
            },
            refundNoticeAt: explanation.refundNoticeAt,
            notFoundAt: explanation.notFoundAt,
            unconfirmedRefundAt: explanation.unconfirmedRefundAt,
            refund: refund.map {
                Refund(at: $0.date?.text, isFull: $0.isFull, isEndOfSharing: $0.isEndOfSharing)
            },
            findings: verdict.findings.map { finding in
                LookupResult.Finding(
                    caseID: explanation.standingCase(of: finding.kind)?.caseID ?? "",
                    kind: finding.kind.rawValue,
                    expected: finding.expected,
                    actual: finding.actual,
                    detail: finding.detail,
                    nextStep: finding.nextStep.rawValue
                )
            }.inOrder,
            nextStepCode: verdict.nextStep?.rawValue,
            cases: explanation.cases,
            appleOrderIDs: appleOrderIDs,
            news: explanation.news,
            future: explanation.future
        )
        setMoments(of: explanation.policy, paidAt: purchase.paidAt)
    }

    private mutating func setMoments(of policy: Policy?, paidAt: Instant?) {
        guard let policy else { return }
        graceEnd = paidAt.map { $0 + policy.grace }
        deliveryRecordsReach = policy.creditsWatermark
        deliveryRecordsBegin = policy.creditsSince
    }
}

extension PurchaseDescription.Delivery {
    init(_ credit: Credit) {
        self.init(
            userID: credit.userID.rawValue,
            at: credit.creditedAt.text,
            status: credit.status.rawValue,
            productID: credit.productID?.rawValue,
            quantity: credit.quantity,
            orderID: credit.orderID?.rawValue,
            isStatedByCase: credit.source == .case_,
            mergedInto: credit.canonicalUserID == credit.userID ? nil : credit.canonicalUserID.rawValue,
            formerRecipients: credit.recipients.subtracting([credit.canonicalUserID]).sorted().map(\.rawValue)
        )
    }

    init(_ credit: LookupResult.Credit, mergedInto: String? = nil) {
        self.init(
            userID: credit.userID,
            at: credit.creditedAt,
            status: credit.status,
            productID: credit.productID,
            quantity: credit.quantity,
            orderID: credit.orderID,
            isStatedByCase: credit.source == .case_,
            mergedInto: mergedInto
        )
    }
}

extension LookupResult.Purchase {
    var price: PurchasePrice? {
        guard let priceMilliunits, let source = priceSource.flatMap(PurchasePrice.Source.init(rawValue:)) else {
            return nil
        }
        return PurchasePrice(price: Price(milliunits: priceMilliunits, currency: currency ?? ""), source: source)
    }
}

/// What is known of the users of many purchases, put together once for all of them.
struct KnownAccounts: Sendable {
    /// Account names by user id, where they are known.
    let names: [String: String]
    /// By user id, the account it was merged into.
    let mergedInto: [String: String]

    init(_ accounts: [LookupResult.Account]) {
        let byUser = Dictionary(accounts.map { ($0.userID, $0) }) { first, _ in first }
        names = byUser.compactMapValues(\.accountName)
        mergedInto = byUser.compactMapValues(\.mergedInto)
    }
}

extension [LookupResult.Finding] {
    /// In the order of the kinds: what a customer waits for comes first.
    fileprivate var inOrder: Self {
        let order = FindingKind.allCases.map(\.rawValue)
        func place(_ finding: LookupResult.Finding) -> Int { order.firstIndex(of: finding.kind) ?? order.count }
        return sorted { place($0) < place($1) }
    }
}
