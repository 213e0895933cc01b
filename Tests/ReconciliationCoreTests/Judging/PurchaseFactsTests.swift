import Testing

@testable import ReconciliationCore

/// What the transactions of one purchase add up to, and the rules that read it (Rules 2.8, 4.3).
@Suite struct PurchaseFactsTests {
    private func facts(_ transactions: MergedTransaction...) -> PurchaseFacts {
        let forward = PurchaseFacts(Dossier(transactions: transactions))
        #expect(PurchaseFacts(Dossier(transactions: transactions.reversed())) == forward)
        #expect(paidQuantity(of: transactions.map(quantity)) == forward.quantity)
        #expect(paidQuantity(of: transactions.reversed().map(quantity)) == forward.quantity)
        return forward
    }

    private func quantity(of transaction: MergedTransaction) -> QuantityOfTransaction {
        QuantityOfTransaction(
            transactionID: transaction.id.id,
            originalID: transaction.facts.originalTransactionID,
            grade: transaction.grade,
            quantity: transaction.facts.quantity
        )
    }

    private func of(_ original: String?, _ change: @escaping (inout TransactionFacts) -> Void = { _ in })
        -> (inout TransactionFacts) -> Void
    {
        {
            $0.originalTransactionID = original.map { TransactionID($0) }
            change(&$0)
        }
    }

    @Test func `shown is the transaction that is its own original, else the one others name, else the smallest`() {
        #expect(facts(transaction("1", of("2")), transaction("2", of("2"))).shownID == TransactionID("2"))
        #expect(facts(transaction("1", of("2")), transaction("2", of("0"))).shownID == TransactionID("2"))
        #expect(facts(transaction("1", of("0")), transaction("2", of("0"))).shownID == TransactionID("1"))
        #expect(
            facts(transaction("1", of("9")), transaction("2", of("2")), transaction("3", of("1"))).shownID
                == TransactionID("2")
        )
    }

    @Test func `an original that only others name is shown where no original is stated`() {
        func shown(_ originals: Set<TransactionID>, _ transactions: MergedTransaction...) -> TransactionID {
            var dossier = Dossier(transactions: transactions)
            dossier.namedOriginals = originals
            return PurchaseFacts(dossier).shownID
        }
        let named: Set = [TransactionID("9")]
        #expect(shown(named, transaction("1", of("9")), transaction("2", of("9"))) == TransactionID("9"))
        #expect(shown([], transaction("1", of("9")), transaction("2", of("9"))) == TransactionID("1"))
        #expect(shown(named, transaction("1", of("9")), transaction("2", of("2"))) == TransactionID("2"))
        #expect(shown(named.union([TransactionID("8")]), transaction("1", of("9"))) == TransactionID("8"))
    }

    @Test func `a field comes from the best grade that states it, then from the one shown`() {
        let both = facts(
            transaction(
                "1",
                grade: .asserted,
                of("1") {
                    $0.quantity = 5; $0.storefront = "CHN"
                }
            ),
            transaction(
                "2",
                grade: .signed,
                of("1") {
                    $0.quantity = 3; $0.storefront = nil
                }
            )
        )
        #expect(both.quantity == 3 && both.storefront == "CHN")
        #expect(both.grade == .signed && both.source == .appReceipt)
        let alike = facts(
            transaction("1", of("2") { $0.quantity = 5 }),
            transaction("2", of("2") { $0.quantity = 3 })
        )
        #expect(alike.quantity == 3)
        let smaller = facts(
            transaction("1", of("1") { $0.quantity = nil }),
            transaction("3", of("1") { $0.quantity = 4 }),
            transaction("2", of("1") { $0.quantity = 2 })
        )
        #expect(smaller.quantity == 2)
        let named = facts(
            transaction("1", of("2") { $0.quantity = 5 }),
            transaction("2", of(nil) { $0.quantity = 3 })
        )
        #expect(named.quantity == 3, "one that another names as its original is shown")
        #expect(facts(transaction("1", of("1") { $0.quantity = nil })).quantity == 1)
        #expect(paidQuantity(of: []) == 1)
    }

    @Test func `the earliest payment of the best grade that dates it`() {
        let dated = facts(
            transaction("1", grade: .signed, paidAt: nil, of("1")),
            transaction("2", grade: .reported, paidAt: paid + .days(2), of("1")),
            transaction("3", grade: .reported, paidAt: paid + .days(1), of("1")),
            transaction("4", grade: .asserted, paidAt: paid, of("1"))
        )
        #expect(dated.paidAt == paid + .days(1))
    }

    @Test func `the source is of the one shown where no other has a better grade`() {
        var told = transaction("1", of("1"))
        told.source = .notification
        #expect(facts(told, transaction("2", of("1"))).source == .notification)
        told.grade = .reported
        #expect(facts(told, transaction("2", of("1"))).source == .appReceipt)
        // Of several as good, the smallest id.
        var another = transaction("3", of("1"))
        another.source = .serverAPI
        #expect(facts(told, transaction("2", of("1")), another).source == .appReceipt)
    }

    @Test(
        arguments: [
            (transaction { $0.isTrial = true }, true), (transaction { $0.isTrial = false }, false),
            (transaction { $0.offerDiscountType = "FREE_TRIAL" }, true),
            (transaction { $0.offerDiscountType = "PAY_AS_YOU_GO" }, false),
            (transaction { $0.price = Price(milliunits: 0, currency: "") }, true),
            (transaction { $0.price = Price(milliunits: 1, currency: "") }, false),
            (transaction(grade: .reported) { $0.price = Price(milliunits: 0, currency: "") }, false),
        ]
    )
    func `free is a trial, a free offer, or a signed price of nothing`(transaction: MergedTransaction, isFree: Bool) {
        #expect(transaction.isFree == isFree)
    }

    /// One transaction of a type, with a price of this grade; without one it is a trial.
    private static func priced(_ id: String, _ milliunits: Int64?, _ type: ProductType?, _ grade: Grade = .signed)
        -> MergedTransaction
    {
        transaction(id, grade: grade) { facts in
            facts.type = type
            facts.price = milliunits.map { Price(milliunits: $0, currency: "USD") }
            facts.isTrial = milliunits == nil
        }
    }

    @Test(
        arguments: [
            ([priced("1", 990, .nonConsumable)], false),
            ([priced("1", 0, .nonConsumable)], true),
            ([priced("1", 990, .nonConsumable), priced("2", 0, .nonConsumable)], false),
            ([priced("1", 1, nil), priced("2", nil, nil)], false),
            ([transaction("1") { ($0.price, $0.isTrial) = (Price(milliunits: 990, currency: "USD"), true) }], true),
            ([transaction("1") { $0.isTrial = true }, transaction("2")], true),
            ([priced("1", 0, .nonConsumable), priced("2", 0, .nonConsumable)], true),
            ([priced("1", 990, .nonConsumable, .reported), priced("2", 0, .nonConsumable)], true),
            ([priced("1", 990, .autoRenewable), priced("2", 0, .autoRenewable)], true),
            ([priced("1", 990, .autoRenewable), priced("2", nil, .autoRenewable)], true),
        ]
    )
    func `outside subscriptions a purchase that Apple signed a price of is not free`(
        transactions: [MergedTransaction],
        isFree: Bool
    ) {
        #expect(PurchaseFacts(Dossier(transactions: transactions)).isFree == isFree)
    }

    @Test(
        arguments: [
            (
                [
                    transaction("1") {
                        $0.transactionReason = "PURCHASE"; $0.originalTransactionID = TransactionID("0")
                    }
                ], true
            ),
            ([transaction("1") { $0.transactionReason = "RENEWAL" }], false),
            ([transaction("1")], true),
            ([transaction("1") { $0.originalTransactionID = nil }], false),
            ([transaction("2") { $0.originalTransactionID = TransactionID("1") }], false),
            (
                [
                    transaction("2") { $0.originalTransactionID = TransactionID("1") },
                    transaction("1") { $0.originalTransactionID = nil },
                ], true
            ),
        ]
    )
    func `a first period says PURCHASE, or is its own original`(transactions: [MergedTransaction], isFirst: Bool) {
        #expect(PurchaseFacts(Dossier(transactions: transactions)).isFirstPeriod == isFirst)
    }

    @Test(
        arguments: [
            (Revocation(date: asOf), true), (Revocation(date: nil), true),
            (Revocation(date: nil, type: "REFUND_PRORATED"), false),
        ]
    )
    func `a full refund of any of its transactions is the purchase's`(revocation: Revocation, counts: Bool) {
        let purchase = facts(transaction("1"), transaction("2") { $0.revocation = revocation })
        #expect((purchase.fullRevocation != nil) == counts)
        #expect((purchase.partRevocation != nil) == !counts)
    }

    @Test func `a bundle somebody states goes before the default of a payment`() {
        var payment = transaction("1", grade: .asserted) { $0.bundleID = BundleID("com.other") }
        payment.isBundleStated = false
        #expect(facts(payment).bundleID == BundleID("com.other"))
        #expect(facts(payment).statedBundleID == nil)
        let both = facts(payment, transaction("2", grade: .asserted))
        #expect(both.bundleID == game && both.statedBundleID == game)
    }

    // MARK: Uploads and names

    private func trace(_ id: String, _ user: UserID?, _ hours: Int64?, containsTransaction: Bool = true)
        -> SubmissionLink
    {
        var trace = SubmissionLink(
            submission: id,
            namesTransaction: false,
            containsTransaction: containsTransaction,
            isProven: false
        )
        trace.uploader = user.map { answer($0) }
        trace.receivedAt = hours.map { paid + .hours($0) }
        return trace
    }

    private func holding(_ traces: [SubmissionLink]) -> Dossier { dossier { $0.traces = traces } }

    @Test func `shown is the earliest upload somebody signed in for, then the smaller user, then the smaller digest`() {
        let uploads = [
            trace("0", "0", 0, containsTransaction: false), trace("c", "a", 1), trace("b", "b", 1), trace("e", "c", 2),
            trace("d", "c", 2), trace("f", "a", nil), trace("a", nil, 0), trace("9", nil, nil),
        ]
        var rest = uploads
        var shown: [String] = []
        while let upload = holding(rest).shownUpload(at: paid) {
            let id = upload.link.submission
            #expect(holding(rest.reversed()).shownUpload(at: paid)?.link.submission == id)
            shown.append(id)
            rest.removeAll { $0.submission == id }
        }
        #expect(shown == ["c", "b", "d", "e", "f", "a", "9"])
    }

    @Test func `the name shown is of the earliest upload that brought one and the purchase`() {
        func named(_ id: String, _ name: String?, _ hours: Int64?, containsTransaction: Bool = true) -> SubmissionLink {
            var upload = trace(id, nil, hours, containsTransaction: containsTransaction)
            upload.applicationUsername = name
            return upload
        }
        let uploads = [
            named("a", "late", nil), named("b", "second", 1), named("c", "third", 1), named("d", nil, 0),
            named("e", "elsewhere", 0, containsTransaction: false),
        ]
        #expect(dossier { $0.traces = uploads.reversed() }.earliestSubmittedUsername == "second")
        #expect(dossier { $0.traces = [uploads[0]] }.earliestSubmittedUsername == "late")
        #expect(dossier { $0.traces = [uploads[3], uploads[4]] }.earliestSubmittedUsername == nil)
    }

    @Test func `a name without end, or without beginning, is held at any moment`() {
        let held = NameAnswer(holders: [
            .init(user: "early", rank: .storedName, lastSeenAt: paid),
            .init(user: "late", rank: .storedName, firstSeenAt: paid + .seconds(1)),
        ])
        #expect(held.users(at: paid - .days(900)) == ["early"])
        #expect(held.users(at: paid) == ["early"])
        #expect(held.users(at: paid + .seconds(1)) == ["late"])
        #expect(held.users(at: asOf) == ["late"])
        // One user alone is meant at any moment, also before the name was seen.
        let one = NameAnswer(holders: [.init(user: "late", rank: .storedName, firstSeenAt: asOf)])
        #expect(one.users(at: paid) == ["late"])
        #expect(NameAnswer(holders: []).users(at: paid) == [])
    }

    @Test func `the backend's name stands against submissions that contradict each other`() {
        let names = [
            name(.payments, "c"), name(.submission, "a", spelling: "1"), name(.submission, "b", spelling: "2"),
        ]
        #expect(verdict(dossier { $0.names = names }).owner.candidates == ["c"])
        // Two spellings of one user contradict nothing; nor does one spelling of two users.
        let alike = [name(.submission, "a", spelling: "1"), name(.submission, "a", spelling: "2")]
        #expect(verdict(dossier { $0.names = alike }).owner.userID == "a")
        #expect(verdict(dossier { $0.names = [name(.submission, "a", "b")] }).owner.candidates == ["a", "b"])
    }

    @Test func `below a token nobody has, a bound rung is strong and a strong one stays so`() {
        let unmatched = name(.appleToken)
        let below = verdict(dossier { $0.names = [unmatched, name(.submission, "a")] }).owner
        #expect(below.strength == .strong && below.userID == "a" && !below.isBinding)
        let weak = verdict(
            dossier {
                $0.names = [unmatched]; $0.receiptUsers = ["a"]
            }
        ).owner
        #expect(weak.strength == .weak)
        let two = verdict(dossier { $0.names = [name(.appleToken, "a", "b")] }).owner
        #expect(two.basis == .ambiguous && two.strength == .none && two.isBinding && two.userID == nil)
    }

    @Test func `a device speaks only for uploads that name nothing and hold the purchase`() {
        let device = [upload(.proven, by: nil, device: "a"), upload(.unproven, by: nil, device: "b")]
        #expect(verdict(dossier { $0.traces = device }).owner.basis == .unknown)
    }

    @Test func `a claim counts as proven only where it names, and as unproven only where it names`() {
        var silent = upload(.unnamed, by: "a")
        silent.containsTransaction = false
        #expect(verdict(dossier { $0.traces = [silent] }).owner.basis == .unknown)
        silent.isProven = true
        #expect(verdict(dossier { $0.traces = [silent] }).owner.basis == .unknown)
    }
}
