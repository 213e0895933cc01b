import Testing

@testable import ReconciliationCore

/// Rules 1.1 to 1.10: what one statement means, and which of two wins.
@Suite struct FactRulesTests {
    private func merged(
        _ statements: [TransactionStatement],
        asOf: Instant = asOf,
        bundle: BundleID? = nil,
        type: ProductType? = nil
    ) -> MergedTransaction {
        let forward = merge(statements, asOf: asOf, defaultBundle: { _ in bundle }) { _, _ in type }
        let backward = merge(statements.reversed(), asOf: asOf, defaultBundle: { _ in bundle }) { _, _ in type }
        #expect(forward == backward)
        return forward
    }

    private static func quantity(_ count: Int) -> (inout TransactionFacts) -> Void { { $0.quantity = count } }

    @Test(arguments: [
        [statement(.reported, days: 1, quantity(1)), statement(.asserted, days: 9, quantity(2))],
        [statement(days: 2, quantity(1)), statement(days: 1, digest: "z", quantity(2))],
        [statement(days: 1, quantity(1)), statement(days: nil, digest: "z", quantity(2))],
        [statement(digest: "b", quantity(1)), statement(digest: "a", quantity(2))],
        [statement(.signed, .signedTransaction, quantity(1)), statement(.signed, .appReceipt, quantity(2))],
    ])
    func `the grade decides, then the time, then the digest, then the source`(statements: [TransactionStatement]) {
        let best = merged(statements)
        #expect(best.facts.quantity == 1)
        #expect(best.grade == statements[0].grade && best.source == statements[0].source)
    }

    @Test(
        arguments: [
            (Revocation(date: nil), true),
            (Revocation(date: nil, type: "REFUND_FULL"), true),
            (Revocation(date: nil, type: "REFUND_FULL", percentage: 50_000), true),
            (Revocation(date: nil, type: "REFUND_PRORATED"), false),
            (Revocation(date: nil, type: "REFUND_PRORATED", percentage: 100_000), true),
            (Revocation(date: nil, type: "REFUND_PRORATED", percentage: 99_999), false),
            (Revocation(date: nil, type: "REFUND_PRORATED", percentage: 100_001), false),
            (Revocation(date: nil, type: "FAMILY_REVOKE"), false),
            (Revocation(date: nil, type: "FAMILY_REVOKE", percentage: 100_000), false),
        ]
    )
    func `full is no type, the type, or all of it, and never the end of family access`(
        revocation: Revocation,
        isFull: Bool
    ) {
        #expect(revocation.isFull == isFull)
    }

    @Test(
        arguments: [
            ([statement(days: 2) { $0.revocation = Revocation(date: paid) }], true),
            // Taken back by a later signed transaction only.
            (
                [
                    statement(days: 2) { $0.revocation = Revocation(date: paid) },
                    statement(.signed, .signedTransaction, days: 2, digest: "b") { _ in },
                ], true
            ),
            (
                [
                    statement(days: 2) { $0.revocation = Revocation(date: paid) },
                    statement(.signed, .serverAPI, days: 3) { _ in },
                ], false
            ),
            (
                [
                    statement(days: 2) { $0.revocation = Revocation(date: paid) },
                    statement(.reported, .signedTransaction, days: 3) { _ in },
                ], true
            ),
            (
                [
                    statement(days: 2) { $0.revocation = Revocation(date: paid) },
                    statement(.signed, .verifyReceipt, days: 3) { _ in },
                ], true
            ),
            (
                [
                    statement(.signed, .notification, days: 1) { _ in },
                    statement(.signed, .notification, days: 4) { _ in },
                    statement(.signed, .notification, days: 3) { $0.revocation = Revocation(date: paid) },
                ], false
            ),
            (
                [
                    statement(.signed, .notification, days: 4) { $0.revocation = Revocation(date: paid) },
                    statement(.signed, .notification, days: 3) { _ in },
                ], true
            ),
            (
                [
                    statement(.reported, .verifyReceipt, days: nil) {
                        $0.revocation = Revocation(date: paid + .days(3))
                    },
                    statement(.signed, .signedTransaction, days: 3) { _ in },
                ], true
            ),
            (
                [
                    statement(.reported, .verifyReceipt, days: nil) {
                        $0.revocation = Revocation(date: paid + .days(3))
                    },
                    statement(.signed, .signedTransaction, days: 4) { _ in },
                ], false
            ),
            (
                [
                    statement(.reported, .verifyReceipt, days: nil) { $0.revocation = Revocation(date: nil) },
                    statement(.signed, .signedTransaction, days: 4) { _ in },
                ], true
            ),
            (
                [
                    statement(.reported, .verifyReceipt, days: 5) { $0.revocation = Revocation(date: paid + .days(3)) },
                    statement(.signed, .signedTransaction, days: 4) { _ in },
                ], true
            ),
            (
                [
                    statement(.asserted, .payments, days: nil) { $0.revocation = Revocation(date: paid) },
                    statement(.reported, .verifyReceipt) { _ in },
                ], true
            ),
            (
                [
                    statement(.reported, .verifyReceipt) { $0.revocation = Revocation(date: paid) },
                    statement(.signed) { _ in },
                ], true
            ),
            (
                [
                    statement(.asserted, .payments, days: nil) { $0.revocation = Revocation(date: paid) },
                    statement(.signed) { _ in },
                ], false
            ),
        ] as [([TransactionStatement], Bool)]
    )
    func `a refund stands until a signed transaction takes it back`(statements: [TransactionStatement], stands: Bool) {
        let transaction = merged(statements)
        #expect((transaction.standingRevocation != nil) == stands)
        #expect((transaction.facts.revocation != nil) == stands)
    }

    @Test(
        arguments: [
            (Instant(milliseconds: 1_215_648_000_000), true),
            (Instant(milliseconds: 1_215_647_999_999), false),
            (asOf + .days(1), true),
            (asOf + .days(1) + Span(milliseconds: 1), false),
        ]
    )
    func `a date before the App Store opened or a day past as-of is absent`(date: Instant, isPlausible: Bool) {
        let stated = statement {
            $0.purchaseDate = date
            $0.originalPurchaseDate = date
        }
        let transaction = merged([stated])
        let expected = isPlausible ? date : nil
        #expect(transaction.paidAt == expected)
        #expect(transaction.facts.purchaseDate == expected)
        #expect(transaction.facts.originalPurchaseDate == expected)
        #expect(stated.facts.hasFutureDate(asOf: asOf) == (date > asOf + .days(1)))
    }

    @Test func `either date may lie ahead`() {
        var facts = TransactionFacts()
        #expect(!facts.hasFutureDate(asOf: asOf))
        facts.originalPurchaseDate = asOf + .days(2)
        #expect(facts.hasFutureDate(asOf: asOf))
    }

    @Test(
        arguments: [
            (asOf, true, false), (asOf + Span(milliseconds: 1), false, true), (nil, true, false),
        ] as [(Instant?, Bool, Bool)]
    )
    func `an asserted refund counts from its date on, Apple's at once`(date: Instant?, counts: Bool, isAhead: Bool) {
        func refund(_ grade: Grade) -> TransactionStatement {
            statement(grade) { $0.revocation = Revocation(date: date) }
        }
        #expect((merged([refund(.asserted)]).standingRevocation != nil) == counts)
        #expect(merged([refund(.reported)]).standingRevocation != nil)
        #expect(merged([refund(.signed)]).standingRevocation != nil)
        #expect(refund(.asserted).facts.hasFutureDate(asOf: asOf) == isAhead)
    }

    @Test func `a refund that lies ahead hides none that happened`() {
        let statements = [
            statement(days: 2) { $0.revocation = Revocation(date: asOf + .days(1)) },
            statement(days: 1) { $0.revocation = Revocation(date: paid) },
        ]
        #expect(merged(statements).standingRevocation?.date == paid)
    }

    @Test func `the earliest date of the highest grade that states one counts`() {
        let statements = [
            statement(.signed, days: 2) { $0.purchaseDate = paid + .days(2) },
            statement(.signed, days: 1) { $0.purchaseDate = paid + .days(1) },
            statement(.signed, days: 3) { _ in },
            statement(.reported, days: 3) { $0.purchaseDate = paid },
            statement(.asserted, days: nil) { $0.originalPurchaseDate = paid + .hours(1) },
        ]
        #expect(merged(statements).facts.purchaseDate == paid + .days(1))
        #expect(merged(statements).facts.originalPurchaseDate == paid + .hours(1))
    }

    @Test(arguments: [(ProductType?.some(.consumable), paid), (.some(.autoRenewable), paid + .days(1)), (nil, paid)])
    func `the original date counts for what is not a subscription`(type: ProductType?, date: Instant) {
        let stated = statement {
            $0.type = type
            $0.purchaseDate = paid + .days(1)
            $0.originalPurchaseDate = paid
        }
        #expect(merged([stated]).paidAt == date)
    }

    @Test(
        arguments: [
            (nil, nil, nil, nil), (nil, nil, .consumable, .consumable), (.nonRenewing, nil, .consumable, .nonRenewing),
            (nil, asOf, .consumable, .autoRenewable), (.nonRenewing, asOf, nil, .nonRenewing),
        ] as [(ProductType?, Instant?, ProductType?, ProductType?)]
    )
    func `the type is stated, else an expiry says it, else the catalogue`(
        stated: ProductType?,
        expires: Instant?,
        catalogue: ProductType?,
        type: ProductType?
    ) {
        let evidence = statement {
            $0.productID = ProductID("coins")
            $0.type = stated
            $0.expiresDate = expires
        }
        #expect(merged([evidence], type: catalogue).facts.type == type)
    }

    @Test func `without product no catalogue is asked`() {
        #expect(merged([statement { _ in }], type: .consumable).facts.type == nil)
    }

    @Test func `token and price keep the grade of who stated them`() {
        let transaction = merged([
            statement(.signed) { _ in },
            statement(.reported) { $0.accountToken = "t" },
            statement(.asserted, .payments, days: nil) { $0.price = Price(milliunits: 1, currency: "CNY") },
        ])
        #expect(transaction.tokenGrade == .reported && transaction.priceGrade == .asserted)
    }

    @Test(arguments: [
        (transaction("1"), "P\u{1F}o\u{1F}o\u{1F}1\u{1F}coins"),
        (transaction("1", in: .sandbox), "S\u{1F}o\u{1F}o\u{1F}1\u{1F}coins"),
        (
            transaction("2") {
                $0.originalTransactionID = TransactionID("1"); $0.ownership = .purchased
            },
            "P\u{1F}o\u{1F}o\u{1F}1\u{1F}coins"
        ),
        (
            transaction("2") {
                $0.originalTransactionID = nil; $0.ownership = .familyShared; $0.productID = nil
            },
            "P\u{1F}f\u{1F}o\u{1F}2\u{1F}"
        ),
        (transaction("1") { $0.type = nil }, "P\u{1F}o\u{1F}t\u{1F}1\u{1F}coins"),
        (transaction("1") { $0.type = .autoRenewable }, "P\u{1F}o\u{1F}t\u{1F}1\u{1F}coins"),
        (transaction("1") { $0.lineItemID = LineItemID("7") }, "P\u{1F}o\u{1F}l\u{1F}7\u{1F}coins"),
    ])
    func `keys are stored and never change`(transaction: MergedTransaction, key: String) {
        #expect(purchaseKey(of: transaction, originalRevokedAt: nil).text == key)
    }

    @Test(
        arguments: [
            (transaction("2") { $0.originalTransactionID = TransactionID("1") }, paid - .seconds(1), true),
            (transaction("2") { $0.originalTransactionID = TransactionID("1") }, paid, false),
            (transaction("2") { $0.originalTransactionID = TransactionID("1") }, nil, false),
            (transaction("2") { $0.originalTransactionID = TransactionID("2") }, paid - .seconds(1), false),
            (transaction("2") { $0.originalTransactionID = nil }, paid - .seconds(1), false),
            (
                transaction("2") {
                    $0.originalTransactionID = TransactionID("1")
                    $0.revocation = Revocation(date: paid + .days(1))
                }, paid - .seconds(1), false
            ),
            (
                transaction("2") {
                    $0.originalTransactionID = TransactionID("1")
                    $0.revocation = Revocation(date: paid + .days(1), type: "REFUND_PRORATED", percentage: 30_000)
                }, paid - .seconds(1), true
            ),
            (transaction("2", paidAt: nil) { $0.originalTransactionID = TransactionID("1") }, paid, false),
        ] as [(MergedTransaction, Instant?, Bool)]
    )
    func `bought again is paid after its original went back, and not revoked itself`(
        transaction: MergedTransaction,
        revokedAt: Instant?,
        isAgain: Bool
    ) {
        #expect(isBoughtAgain(transaction, revokedAt) == isAgain)
        #expect(purchaseKey(of: transaction, originalRevokedAt: revokedAt).text.contains("\u{1F}t\u{1F}") == isAgain)
    }

    @Test func `only what is itself a signed transaction takes a refund back, and codes stay`() {
        #expect(
            EvidenceSource.allCases.filter(\.isSignedTransaction) == [.signedTransaction, .serverAPI, .notification]
        )
        #expect(Grade.allCases.map(\.code) == ["asserted", "reported", "signed"])
        #expect(Grade.allCases.shuffled().sorted() == [.asserted, .reported, .signed])
        #expect(!(Grade.signed < .signed))
        #expect(
            Set(EvidenceOutcome.allCases).subtracting(EvidenceOutcome.allCases.filter(\.isFinal)) == [
                .pending, .unverifiable,
            ]
        )
    }

    @Test func `a catalogue price too large to multiply is unknown`() {
        let bought = dossier(transaction { $0.quantity = 1_000_000 }) {
            $0.catalogue = CatalogueEntry(unitPrice: Price(milliunits: .max / 10, currency: "USD"))
        }
        #expect(price(of: PurchaseFacts(bought), in: bought) == nil)
    }

    @Test func `of two stated prices the higher grade counts, then that of the smaller id`() {
        func bought(_ first: (String, Grade, Int64), _ second: (String, Grade, Int64)) -> Int64? {
            let transactions = [first, second].map { id, grade, amount in
                transaction(id, grade: grade) { $0.price = Price(milliunits: amount, currency: "CNY") }
            }
            let dossier = Dossier(transactions: transactions)
            return price(of: PurchaseFacts(dossier), in: dossier)?.price.milliunits
        }
        #expect(bought(("1", .asserted, 1), ("2", .signed, 2)) == 2)
        #expect(bought(("2", .signed, 2), ("1", .signed, 1)) == 1)
        #expect(bought(("1", .signed, 1), ("2", .signed, 2)) == 1)
    }

    @Test func `a purchase has a quantity of one to a million`() {
        #expect(Quantity.plausible.lowerBound == 1)
        #expect(Quantity.plausible.upperBound == 1_000_000)
    }
}
