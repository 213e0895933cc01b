import ReconciliationCore
import Testing

/// Rules 1.2, 2.1 and 8.1: facts, keys, money.
@Suite struct MergeTests {
    /// Rows that are asserted have no time.
    private func says(
        _ grade: Grade,
        _ source: EvidenceSource,
        _ days: Int64,
        _ change: (inout TransactionFacts) -> Void
    ) -> TransactionStatement {
        statement(grade, source, days: grade == .asserted ? nil : days, digest: "\(days)", change)
    }

    private func merged(_ statements: TransactionStatement...) -> MergedTransaction {
        let forward = merge(statements, asOf: paid + .days(365)) { _, _ in nil }
        #expect(forward == merge(statements.reversed(), asOf: paid + .days(365)) { _, _ in nil })
        return forward
    }

    @Test func `a purchase is dated at most a day past the as-of, and refunded at most a day before it was paid`() {
        #expect(Instant.lastPurchaseDate(asOf: paid) == paid + .days(1))
        #expect(Instant.firstRefundDate(paidAt: paid) == paid - .days(1))
    }

    @Test func `what rows name beside the merged buyer are other buyers, and one buyer named in parts is none`() {
        func others(_ buyers: BackendRecord...) -> Set<String> {
            let rows = buyers.map { buyer in says(.asserted, .payments, 0) { $0.backend = buyer } }
            return Set(rows.otherBuyers(than: buyers.first).map { "\($0.kind.rawValue) \($0.text)" })
        }
        let neo = BackendRecord(applicationUsername: "neo", accountToken: "t", userID: "u1")
        #expect(others() == [] && others(neo) == [] && others(neo, neo) == [])
        #expect(others(neo, BackendRecord(applicationUsername: "neo"), BackendRecord(accountToken: "t")) == [])
        let trinity = BackendRecord(applicationUsername: "trinity", accountToken: "u", userID: "u2")
        #expect(others(neo, trinity) == ["username trinity", "token u", "user_id u2"])
        #expect(others(neo, BackendRecord(applicationUsername: "Neo")) == ["username Neo"])
        #expect(others(BackendRecord(), BackendRecord(), neo).count == 3)
    }

    @Test func `two spellings of one character are two buyers`() {
        let rows = ["jos\u{E9}", "jose\u{301}"].map { name in
            says(.asserted, .payments, 0) { $0.backend = BackendRecord(applicationUsername: name) }
        }
        let others = rows.otherBuyers(than: rows[0].facts.backend)
        #expect(others.map { Array($0.text.utf8) } == [Array("jose\u{301}".utf8)])
        #expect(rows.otherBuyers(than: nil).count == 2)
    }

    @Test func `the higher grade wins, then the later statement, and absence hides nothing`() {
        let transaction = merged(
            says(.asserted, .payments, 0) { $0.quantity = 1 },
            says(.signed, .appReceipt, 1) { $0.quantity = 2 },
            says(.signed, .appReceipt, 2) { $0.storefront = "CHN" },
            says(.reported, .verifyReceipt, 3) { $0.quantity = 3 }
        )
        #expect(transaction.facts.quantity == 2)
        #expect(transaction.facts.storefront == "CHN")
    }

    @Test func `a refund is forgotten only by a later signed transaction without it`() {
        let refund = says(.signed, .appReceipt, 2) { $0.revocation = Revocation(date: paid) }
        let silentReceipt = says(.signed, .appReceipt, 3) { $0.quantity = 1 }
        let earlier = says(.signed, .signedTransaction, 1) { $0.quantity = 1 }
        let later = says(.signed, .signedTransaction, 4) { $0.quantity = 1 }
        #expect(merged(refund, silentReceipt, earlier).standingRevocation != nil)
        #expect(merged(refund, later).standingRevocation == nil)
    }

    @Test(
        arguments: [
            (.init(date: paid), .init(date: paid, reason: 1, type: "REFUND_PRORATED", percentage: 50_000), false),
            (.init(date: paid), .init(date: paid + .init(milliseconds: 900), type: "REFUND_PRORATED"), false),
            (.init(date: nil), .init(date: paid, type: "FAMILY_REVOKE"), false),
            (
                .init(date: paid, reason: 0, percentage: 40_000),
                .init(date: paid, reason: 1, type: "REFUND_PRORATED", percentage: 50_000), false
            ),
            (.init(date: paid), .init(date: paid + .seconds(1), type: "REFUND_PRORATED"), true),
            (.init(date: paid, type: "REFUND_FULL"), .init(date: paid, type: "REFUND_PRORATED"), true),
            (.init(date: paid), .init(date: paid), true),
        ] as [(Revocation, Revocation, Bool)]
    )
    func `a later receipt hides no type of the same refund`(receipt: Revocation, earlier: Revocation, isFull: Bool) {
        let refund = merged(
            says(.signed, .appReceipt, 2) { $0.revocation = receipt },
            says(.signed, .signedTransaction, 1) { $0.revocation = earlier }
        ).standingRevocation
        #expect(refund?.isFull == isFull)
        #expect(refund?.date == receipt.date ?? earlier.date)
        let isCompleted = receipt.type == nil && !isFull
        #expect(refund?.type == (isCompleted ? earlier.type : receipt.type))
        #expect(refund?.percentage == receipt.percentage ?? (isCompleted ? earlier.percentage : nil))
        #expect(refund?.reason == receipt.reason ?? (isCompleted ? earlier.reason : nil))
    }

    @Test func `what the backend says of a refund counts only while nothing signed speaks`() {
        let said = says(.asserted, .payments, 0) { $0.revocation = Revocation(date: paid) }
        #expect(merged(said).standingRevocation != nil)
        #expect(merged(said, says(.signed, .appReceipt, 1) { $0.quantity = 1 }).standingRevocation == nil)
    }

    @Test func `an original date before the App Store opened hides no other`() {
        let transaction = merged(
            says(.signed, .appReceipt, 1) {
                $0.purchaseDate = paid
                $0.originalPurchaseDate = Instant(milliseconds: 1_000_000_000_000)
            }
        )
        #expect(transaction.paidAt == paid)
    }

    @Test(
        arguments: [
            // Apple's receipts of 2013 and 2014: bought and ended before the receipt was made.
            (30, 30, 0, ProductType.autoRenewable, 0), (31, 30, 0, .autoRenewable, 0), (29, 30, 0, .autoRenewable, 29),
            // Nothing else says when it was paid.
            (31, 30, nil, .autoRenewable, 31), (31, nil, 0, .autoRenewable, 31), (nil, 30, 0, .autoRenewable, nil),
            (31, 30, 0, .nonRenewing, 0), (29, 30, 0, .nonRenewing, 0), (31, 30, nil, .nonRenewing, 31),
        ] as [(Int64?, Int64?, Int64?, ProductType, Int64?)]
    )
    func `a subscription row that carries the date of its receipt is dated by its original purchase date`(
        purchased: Int64?,
        expires: Int64?,
        original: Int64?,
        type: ProductType,
        expected: Int64?
    ) {
        func day(_ days: Int64?) -> Instant? { days.map { paid + .days($0) } }
        let transaction = merged(
            says(.signed, .appReceipt, 1) {
                $0.type = type
                $0.purchaseDate = day(purchased)
                $0.expiresDate = day(expires)
                $0.originalPurchaseDate = day(original)
            }
        )
        #expect(transaction.paidAt == day(expected))
    }

    @Test func `each row of a subscription is dated by itself, and the earliest counts`() {
        let transaction = merged(
            says(.signed, .appReceipt, 1) {
                $0.purchaseDate = paid + .days(40)
                $0.expiresDate = paid + .days(33)
                $0.originalPurchaseDate = paid + .days(5)
            },
            says(.signed, .signedTransaction, 2) {
                $0.purchaseDate = paid + .days(3)
                $0.expiresDate = paid + .days(33)
                $0.originalPurchaseDate = paid - .days(300)
            }
        )
        #expect(transaction.paidAt == paid + .days(3))
    }

    @Test func `what the backend says of the buyer merges name by name`() {
        let rows = [
            BackendRecord(applicationUsername: "neo"), BackendRecord(accountToken: "token"),
            BackendRecord(userID: "u1"),
            BackendRecord(),
        ].enumerated().map { index, word in says(.asserted, .payments, Int64(index)) { $0.backend = word } }
        let whole = BackendRecord(applicationUsername: "neo", accountToken: "token", userID: "u1")
        for left in rows.indices {
            let order = Array(rows[left...] + rows[..<left])
            #expect(merge(order, asOf: asOf) { _, _ in nil }.facts.backend == whole)
        }
        #expect(merged(rows[3]).facts.backend == BackendRecord())
    }

    @Test func `what payments leave out takes its default only where nobody states it`() {
        let silent = says(.asserted, .payments, 9) { $0.backend = BackendRecord() }
        let plain = merged(silent)
        #expect(plain.facts.originalTransactionID == TransactionID("100") && plain.facts.quantity == 1)
        let stated = says(.asserted, .payments, 1) {
            $0.backend = BackendRecord()
            $0.originalTransactionID = TransactionID("50")
            $0.quantity = 3
        }
        let both = merged(silent, stated)
        #expect(both.facts.originalTransactionID == TransactionID("50") && both.facts.quantity == 3)
        let apple = merged(silent, says(.signed, .appReceipt, 1) { $0.quantity = 5 })
        #expect(apple.facts.originalTransactionID == TransactionID("100") && apple.facts.quantity == 5)
    }

    @Test(
        arguments: [
            ([(.asserted, "9")], "9"), ([(.asserted, nil)], nil), ([(.asserted, nil), (.asserted, "9")], "9"),
            ([(.asserted, "9"), (.signed, nil)], nil), ([(.asserted, "9"), (.reported, nil)], nil),
            ([(.asserted, "9"), (.signed, "8")], "8"), ([(.reported, "8"), (.signed, nil)], "8"),
            ([(.asserted, "9"), (.reported, "8"), (.signed, nil)], "8"), ([(.signed, "8")], "8"),
        ] as [([(Grade, String?)], String?)]
    )
    func `a line item that only the backend states counts where Apple states nothing about the transaction`(
        stated: [(grade: Grade, lineItem: String?)],
        expected: String?
    ) {
        let statements = stated.enumerated().map { index, stated in
            says(stated.grade, stated.grade == .asserted ? .payments : .appReceipt, Int64(index)) {
                $0.lineItemID = stated.lineItem.map { LineItemID($0) }
            }
        }
        for order in [statements, statements.reversed()] {
            #expect(merge(order, asOf: asOf) { _, _ in nil }.facts.lineItemID?.rawValue == expected)
        }
    }

    @Test func `the bundle of a payment is a default, and what Apple leaves out has none`() {
        func bundle(_ statements: TransactionStatement...) -> (BundleID?, Bool) {
            let merged = merge(statements, asOf: asOf, defaultBundle: { _ in game }) { _, _ in nil }
            return (merged.facts.bundleID, merged.isBundleStated)
        }
        let payment = says(.asserted, .payments, 1) { $0.backend = BackendRecord() }
        let stated = says(.asserted, .payments, 2) {
            $0.backend = BackendRecord()
            $0.bundleID = BundleID("com.other")
        }
        let apple = says(.signed, .appReceipt, 1) { $0.quantity = 1 }
        #expect(bundle(payment) == (game, false))
        #expect(bundle(payment, apple) == (game, false))
        #expect(bundle(payment, stated) == (BundleID("com.other"), true))
        #expect(bundle(apple) == (nil, false))
    }

    @Test(arguments: [
        (transaction("2") { $0.originalTransactionID = TransactionID("1") }, true),
        (
            transaction("2") {
                $0.originalTransactionID = TransactionID("1"); $0.type = nil
            }, false
        ),
        (
            transaction("2") {
                $0.originalTransactionID = TransactionID("1"); $0.type = .autoRenewable
            }, false
        ),
        (
            transaction("2") {
                $0.originalTransactionID = TransactionID("1"); $0.ownership = .familyShared
            }, false
        ),
        (transaction("2", in: .sandbox) { $0.originalTransactionID = TransactionID("1") }, false),
    ])
    func `a restored transaction is the purchase of its original`(restored: MergedTransaction, isOne: Bool) {
        let original = purchaseKey(of: transaction("1"), originalRevokedAt: nil)
        #expect((purchaseKey(of: restored, originalRevokedAt: nil) == original) == isOne)
    }

    @Test(
        arguments: [
            (nil, false), (.autoRenewable, false), (.consumable, true), (.nonConsumable, true), (.nonRenewing, true),
        ] as [(ProductType?, Bool)]
    )
    func `an original is another id of the purchase, outside subscriptions`(type: ProductType?, isOne: Bool) {
        #expect(type.isOnePurchaseWithOriginal == isOne)
        #expect(type.isSubscription == (type == .autoRenewable))
    }

    @Test func `a key is known without others unless the transaction names one of them`() {
        #expect(!transaction("1") { $0.originalTransactionID = nil }.namesOtherTransaction)
        #expect(!transaction("1") { $0.originalTransactionID = TransactionID("1") }.namesOtherTransaction)
        #expect(transaction("2") { $0.originalTransactionID = TransactionID("1") }.namesOtherTransaction)
    }

    @Test func `one line item is one purchase, whatever the transactions are called`() {
        let keys = ["1", "2"].map { id in
            purchaseKey(of: transaction(id) { $0.lineItemID = LineItemID("9") }, originalRevokedAt: nil)
        }
        #expect(keys[0] == keys[1])
    }

    @Test func `bought again after a full refund is a purchase of its own`() {
        let again = transaction("2") { $0.originalTransactionID = TransactionID("1") }
        let original = purchaseKey(of: transaction("1"), originalRevokedAt: nil)
        #expect(purchaseKey(of: again, originalRevokedAt: paid - .days(1)) != original)
        #expect(purchaseKey(of: again, originalRevokedAt: paid + .days(1)) == original)
    }

    @Test func `bought again goes by the date that counts, not by the one a restore rewrites`() {
        var restored = transaction("2", paidAt: paid) { $0.originalTransactionID = TransactionID("1") }
        restored.facts.purchaseDate = paid + .days(9)
        let original = purchaseKey(of: transaction("1"), originalRevokedAt: nil)
        #expect(purchaseKey(of: restored, originalRevokedAt: paid + .days(5)) == original)
    }

    @Test func `a prorated refund merges nothing`() {
        let prorated = Revocation(date: paid + .days(2), type: "REFUND_PRORATED", percentage: 50_000)
        let again = transaction("2") {
            $0.originalTransactionID = TransactionID("1")
            $0.revocation = prorated
        }
        let original = purchaseKey(of: transaction("1"), originalRevokedAt: nil)
        #expect(purchaseKey(of: again, originalRevokedAt: paid - .days(1)) != original)
        let refunded = transaction("2") {
            $0.originalTransactionID = TransactionID("1")
            $0.revocation = Revocation(date: paid + .days(2))
        }
        #expect(purchaseKey(of: refunded, originalRevokedAt: paid - .days(1)) == original)
    }

    @Test(
        arguments: [
            ([], nil), ([(nil, .purchased, "a")], nil), ([(.autoRenewable, .purchased, "a")], nil),
            ([(.consumable, nil, "a")], "a"), ([(.nonRenewing, .purchased, "b"), (.nonConsumable, nil, "a")], "a"),
            ([(nil, nil, "a"), (.autoRenewable, nil, "b"), (.nonConsumable, nil, "c")], "c"),
            ([(.nonConsumable, .familyShared, "a")], "a"),
            ([(.nonConsumable, .familyShared, "a"), (.nonConsumable, .purchased, "b")], "b"),
        ] as [([(ProductType?, Ownership?, String)], String?)]
    )
    func `an original nobody states is of the purchase that names it, outside subscriptions`(
        naming: [(type: ProductType?, ownership: Ownership?, key: String)],
        expected: String?
    ) {
        let transactions = naming.map {
            NamingTransaction(key: PurchaseKey(text: $0.key), type: $0.type, ownership: $0.ownership)
        }
        for order in [transactions, transactions.reversed()] {
            #expect(purchaseKey(ofOriginalNamedBy: order)?.text == expected)
        }
    }

    @Test(
        arguments: [
            (transaction(in: .sandbox), false), (transaction { $0.isTrial = true }, false),
            (transaction { $0.ownership = .familyShared }, false), (transaction { $0.isUpgraded = true }, true),
            (transaction { $0.ownership = .purchased }, true),
        ]
    )
    func `what nobody paid for has no price, whoever states one`(bought: MergedTransaction, isPaid: Bool) {
        var stated = bought
        stated.facts.price = Price(milliunits: 6000, currency: "CNY")
        for transaction in [bought, stated] {
            let dossier = dossier(transaction) {
                $0.catalogue = CatalogueEntry(unitPrice: Price(milliunits: 990, currency: "USD"))
            }
            #expect((price(of: PurchaseFacts(dossier), in: dossier) != nil) == isPaid)
        }
    }

    @Test(arguments: [
        (Grade.signed, PurchasePrice.Source.signed), (.reported, .reported), (.asserted, .payments),
    ])
    func `a stated price is for the whole quantity`(grade: Grade, source: PurchasePrice.Source) {
        let stated = Price(milliunits: 6000, currency: "CNY")
        let bought = dossier(
            transaction(grade: grade) {
                $0.quantity = 3; $0.price = stated
            }
        )
        #expect(price(of: PurchaseFacts(bought), in: bought) == PurchasePrice(price: stated, source: source))
    }

    @Test func `the catalogue's price is per unit, and says so`() {
        let bought = dossier(transaction { $0.quantity = 3 }) {
            $0.catalogue = CatalogueEntry(unitPrice: Price(milliunits: 990, currency: "USD"))
        }
        let cost = price(of: PurchaseFacts(bought), in: bought)
        #expect(cost == PurchasePrice(price: Price(milliunits: 2970, currency: "USD"), source: .catalogue))
    }
}
