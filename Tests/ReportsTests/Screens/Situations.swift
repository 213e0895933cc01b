import ReconciliationCore

@testable import Reports

/// A complaint, and what the ledger knows of the purchase it is about.
struct Situation {
    var title: String
    var explanation: Explanation
    /// What clients sent about it.
    var traces: [SubmissionLink]
    var appleOrderIDs: [String] = []

    var text: ExplanationText {
        ExplanationText(
            explanation,
            bookedList: explanation.verdict.list.rawValue,
            bookedReason: explanation.verdict.reason.rawValue,
            appleOrderIDs: appleOrderIDs
        )
    }

    /// - Parameters:
    ///   - title: the complaint.
    ///   - policy: of the night.
    ///   - cases: what people did about it.
    ///   - change: changes a purchase of 60 gems, paid three days ago and proven by Apple, about which nothing else is known.
    init(
        _ title: String,
        policy: Policy = Situation.policy(),
        cases: [CaseStatus] = [],
        _ change: (inout Dossier) -> Void = { _ in }
    ) {
        var dossier = Dossier.gems()
        change(&dossier)
        self.title = title
        traces = dossier.traces
        let statements = dossier.transactions.map(statement)
        explanation = explain(dossier, statements: statements, policy: policy, asOf: asOf, cases: cases)
    }
}

extension Dossier {
    /// 60 gems for 6.00 CNY, paid three days ago.
    static func gems() -> Dossier {
        var facts = TransactionFacts()
        facts.productID = ProductID("com.example.game.gems60")
        facts.bundleID = BundleID("com.example.game")
        facts.type = .consumable
        facts.quantity = 1
        facts.purchaseDate = asOf - .days(3)
        facts.price = Price(milliunits: 6000, currency: "CNY")
        var dossier = Dossier(transactions: [.signed("230000000039183", facts)])
        dossier.catalogue = CatalogueEntry()
        dossier.catalogue?.name = "60 gems"
        return dossier
    }

    /// Apple's signed token is this user's: the owner is certain.
    mutating func token(of users: String...) {
        let holders = users.map { NameAnswer.Holder(user: UserID($0), rank: .storedName) }
        names.append(NameOnPurchase(origin: .appleToken, spelling: "t", answer: NameAnswer(holders: holders)))
    }

    /// A receipt with it was uploaded.
    mutating func upload(by user: String, naming: Bool, proven: Bool = true, product: String? = nil) {
        var link = SubmissionLink(
            submission: "s\(traces.count)",
            namesTransaction: naming,
            containsTransaction: proven,
            isProven: naming && proven
        )
        link.uploader = NameAnswer(holders: [.init(user: UserID(user), rank: .storedName)])
        link.receivedAt = asOf - .days(2)
        link.productID = product.map { ProductID($0) }
        traces.append(link)
    }

    mutating func deliver(
        to user: String,
        _ status: CreditRow.Status = .credited,
        product: String? = nil,
        quantity: Int? = nil,
        daysAgo: Int64 = 2
    ) {
        credits.append(
            Credit(
                subject: "\(user) \(credits.count)",
                transactionID: transactions[0].id.id,
                environment: transactions[0].id.environment,
                userID: UserID(user),
                canonicalUserID: UserID(user),
                orderID: OrderID("o-\(credits.count + 1)"),
                creditedAt: asOf - .days(daysAgo),
                productID: product.map { ProductID($0) },
                quantity: quantity,
                status: status,
                source: .imported,
                statementID: Int64(credits.count + 1)
            )
        )
    }

    mutating func change(_ change: (inout MergedTransaction) -> Void) { change(&transactions[0]) }

    mutating func refund(_ type: String? = nil, daysAgo: Int64 = 1) {
        transactions[0].standingRevocation = Revocation(date: asOf - .days(daysAgo), type: type)
    }

    mutating func pay(daysAgo: Int64) {
        transactions[0].paidAt = asOf - .days(daysAgo)
        transactions[0].facts.purchaseDate = asOf - .days(daysAgo)
    }
}

extension Situation {
    static func policy(
        creditsSince: Instant = asOf - .days(30),
        watermark: Instant = asOf,
        subscriptions: SubscriptionPolicy = .firstPeriod,
        reviewers: Set<UserID> = []
    ) -> Policy {
        Policy(
            creditsSince: creditsSince,
            creditsWatermark: watermark,
            subscriptions: subscriptions,
            apps: [BundleID("com.example.game")],
            reviewers: reviewers
        )
    }

    private static func resolved(_ reason: String, user: String? = nil) -> CaseStatus {
        var status = CaseStatus(caseID: "RC-7K2M9QXT4D", kind: "missing_credit", state: .resolved)
        status.reason = reason
        status.userID = user
        status.settledBy = "kim"
        status.settledAt = asOf + .hours(1)
        status.isWaitingForRun = true
        return status
    }

    private static func settledPart(_ reason: String) -> CaseStatus {
        var status = booked(reason)
        status.kind = "content_mismatch"
        return status
    }

    /// Taken into the books.
    private static func booked(_ reason: String) -> CaseStatus {
        var status = resolved(reason)
        status.isWaitingForRun = false
        return status
    }

    private static let open = CaseStatus(caseID: "RC-7K2M9QXT4D", kind: "missing_credit", state: .open)

    static let all: [Situation] =
        notDelivered + wrongDelivery + refundsAndTests + closedOnes + accountsAndSubscriptions
        + [
            Situation("delivered to the owner") {
                $0.token(of: "u1"); $0.deliver(to: "u1")
            },
            Situation("delivered, owner not known") { $0.deliver(to: "u1") },
        ]

    private static let notDelivered: [Situation] = [
        Situation("nothing came, the token says whose it is", cases: [open]) { $0.token(of: "u1") },
        Situation("nothing came, the app claimed it", cases: [open]) { $0.upload(by: "u1", naming: true) },
        Situation("nothing came, only an upload without a name speaks for somebody") {
            $0.upload(by: "u1", naming: false)
        },
        Situation("nothing came, two accounts may own it") { $0.token(of: "u1", "u2") },
        Situation("nothing came, nobody is known"),
        Situation("a claim without proof") { $0.upload(by: "u1", naming: true, proven: false) },
        Situation("the backend tried and failed") {
            $0.token(of: "u1"); $0.deliver(to: "u1", .failed)
        },
        Situation("delivered and taken back") {
            $0.token(of: "u1"); $0.deliver(to: "u1", .withdrawn)
        },
        Situation("inside the grace time") {
            $0.token(of: "u1"); $0.pay(daysAgo: 0)
        },
        Situation("delivery records are late", policy: policy(watermark: asOf - .days(4))) {
            $0.token(of: "u1")
        },
        Situation("put aside") { $0.settlement = .cannotIdentify },
        Situation("put aside because of its small price", cases: [booked("below_threshold")]) {
            $0.token(of: "u1"); $0.settlement = .belowThreshold
        },
        Situation("credited by hand since the last run", cases: [resolved("credited_manually", user: "u1")]) {
            $0.token(of: "u1")
        },
    ]

    private static let wrongDelivery: [Situation] = [
        Situation("delivered to the brother, the owner is certain") {
            $0.token(of: "u1"); $0.deliver(to: "u2")
        },
        Situation("delivered to the brother, the owner only claims it") {
            $0.upload(by: "u1", naming: true); $0.deliver(to: "u2")
        },
        Situation("delivered to another account than the one that uploaded it") {
            $0.upload(by: "u1", naming: false); $0.deliver(to: "u2")
        },
        Situation("delivered to neither of two possible owners") {
            $0.token(of: "u1", "u2"); $0.deliver(to: "u3")
        },
        Situation("delivered to one of two possible owners") {
            $0.token(of: "u1", "u2"); $0.deliver(to: "u1")
        },
        Situation("delivered to the owner and to another") {
            $0.upload(by: "u1", naming: true); $0.deliver(to: "u1"); $0.deliver(to: "u2", daysAgo: 1)
        },
        Situation("delivered twice to the owner") {
            $0.token(of: "u1"); $0.deliver(to: "u1", quantity: 1); $0.deliver(to: "u1", quantity: 1, daysAgo: 1)
        },
        Situation("one of three delivered") { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.quantity = 3 }
            dossier.deliver(to: "u1", quantity: 1)
        },
        Situation("one of three delivered, and settled by money", cases: [settledPart("refunded_by_us")]) { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.quantity = 3 }
            dossier.deliver(to: "u1", quantity: 1)
        },
        Situation("one of three delivered, and decided against", cases: [settledPart("fraud")]) { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.quantity = 3 }
            dossier.deliver(to: "u1", quantity: 1)
        },
        Situation("gold delivered for gems") {
            $0.token(of: "u1"); $0.deliver(to: "u1", product: "gold-300")
        },
        Situation("the app claims another product") {
            $0.upload(by: "u1", naming: true, product: "com.example.game.gems600"); $0.deliver(to: "u1")
        },
        Situation("two accounts proved it theirs, nothing delivered") {
            $0.upload(by: "u1", naming: true); $0.upload(by: "u2", naming: true)
        },
        Situation("two accounts proved it theirs, one received it") {
            $0.upload(by: "u1", naming: true); $0.upload(by: "u2", naming: true); $0.deliver(to: "u1")
        },
    ]

    private static let refundsAndTests: [Situation] = [
        Situation("refunded before any delivery") {
            $0.token(of: "u1"); $0.refund()
        },
        Situation("refunded after the delivery") {
            $0.token(of: "u1"); $0.deliver(to: "u1"); $0.refund()
        },
        Situation("delivered after the refund") {
            $0.token(of: "u1"); $0.deliver(to: "u1", daysAgo: 1); $0.refund(daysAgo: 2)
        },
        Situation("refunded in part, delivered") {
            $0.token(of: "u1"); $0.deliver(to: "u1"); $0.refund("REFUND_PRORATED")
        },
        Situation("refunded in part, not delivered") {
            $0.token(of: "u1"); $0.refund("REFUND_PRORATED")
        },
        Situation("refunded by the backend's own record") { dossier in
            dossier.change {
                $0.grade = .asserted; $0.source = .payments
            }
            dossier.refund()
        },
        Situation("known by the backend's record alone") { dossier in
            dossier.change {
                $0.grade = .asserted; $0.source = .payments
            }
            dossier.backendUsers = [UserID("u1")]
            dossier.deliver(to: "u2")
        },
        Situation("a test purchase, not delivered") { $0 = $0.inSandbox },
        Situation("a test purchase, delivered to a customer") {
            $0 = $0.inSandbox; $0.deliver(to: "u1")
        },
        Situation("a receipt of another app") { dossier in
            dossier.change { $0.facts.bundleID = BundleID("com.other.app") }
            dossier.upload(by: "u1", naming: true)
        },
    ]

    private static let accountsAndSubscriptions: [Situation] = [
        Situation("three bought, all delivered, a third of the money refunded") { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.quantity = 3 }
            dossier.deliver(to: "u1", quantity: 3)
            dossier.refund("REFUND_PRORATED")
        },
        Situation("delivered to an account that was merged into the owner's") {
            $0.token(of: "u1"); $0.deliver(to: "u9")
            $0.credits[0].canonicalUserID = UserID("u1")
            $0.credits[0].mergedAccounts = [UserID("u9")]
        },
        Situation("delivered by the backend and once more by hand") {
            $0.token(of: "u1"); $0.deliver(to: "u1"); $0.deliver(to: "u1", daysAgo: 1)
            $0.credits[1].source = .case_
        },
        Situation("put aside, then delivered after all") {
            $0.token(of: "u1"); $0.settlement = .cannotIdentify; $0.deliver(to: "u1")
        },
        Situation("refunded by us, then by Apple too") {
            $0.token(of: "u1"); $0.settlement = .refundedByUs; $0.refund()
        },
        Situation("refunded by us, then delivered all the same") {
            $0.token(of: "u1"); $0.settlement = .refundedByUs; $0.deliver(to: "u1")
        },
        Situation("a reviewer's test purchase, delivered", policy: policy(reviewers: [UserID("u1")])) {
            $0 = $0.inSandbox; $0.token(of: "u1"); $0.deliver(to: "u1")
        },
        Situation("shared by the family, and delivered") { dossier in
            dossier.token(of: "u1")
            dossier.change { $0.facts.ownership = .familyShared }
            dossier.deliver(to: "u1")
        },
        Situation("no longer shared by the family") { dossier in
            dossier.change { $0.facts.ownership = .familyShared }
            dossier.refund("FAMILY_REVOKE")
        },
        Situation("a subscription period that was delivered and then upgraded") { dossier in
            dossier.token(of: "u1")
            dossier.deliver(to: "u1")
            dossier.change {
                $0.facts.type = .autoRenewable; $0.facts.isUpgraded = true
            }
        },
        Situation("a renewal that was not delivered", policy: policy(subscriptions: .each)) { dossier in
            dossier.token(of: "u1")
            dossier.change {
                $0.facts.type = .autoRenewable; $0.facts.transactionReason = "RENEWAL"
            }
        },
        Situation("proven by an upload of one account, delivered by hand to another", cases: [open]) {
            $0.upload(by: "u1", naming: true); $0.deliver(to: "u2"); $0.credits[0].source = .case_
        },
    ]

    private static let closedOnes: [Situation] = [
        Situation("paid before delivery records begin", policy: policy(creditsSince: asOf - .days(1))),
        Situation("free of charge") { dossier in dossier.change { $0.facts.isTrial = true } },
        Situation("shared by the family") { dossier in dossier.change { $0.facts.ownership = .familyShared } },
        Situation("upgraded to another subscription") { dossier in dossier.change { $0.facts.isUpgraded = true } },
        Situation("a product that is never reconciled") { $0.catalogue?.subscriptionPolicy = .never },
        Situation("refunded by us, by a case") { $0.settlement = .refundedByUs },
        Situation("withdrawn by the customer, by a case") { $0.settlement = .customerWithdrew },
        Situation("closed as fraud, by a case") { $0.settlement = .fraud },
    ]
}

extension Dossier {
    /// The same purchase, made in Apple's test environment.
    fileprivate var inSandbox: Dossier {
        let paid = transactions[0]
        return Dossier(transactions: [.signed(paid.id.id.rawValue, in: .sandbox, paid.facts)])
    }
}
