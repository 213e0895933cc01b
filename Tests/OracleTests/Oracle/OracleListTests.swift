import AppStoreSimulator
import Testing

/// Books so small that anybody sees which list their purchase is on.
struct OracleListTests {
    private let oracle = Oracle()

    private func state(_ book: Book, _ id: String = "100", _ environment: String = "Production") -> String? {
        oracle.judge(book).whiteList[PurchaseName(environment: environment, transactionID: id)]
    }

    @Test func `a purchase nobody was credited for is missing after the grace time`() {
        let expectation = oracle.judge(Book.covered().uploading(.bought(), by: "u1"))
        let order = expectation.lostOrders[PurchaseName(environment: "Production", transactionID: "100")]
        #expect(order?.ownerUserID == "u1")
        #expect(order?.ownerBasis == "claimed_by")
        #expect(order?.cause == "claimed_not_credited")
        #expect(order?.agingBucket == "1-3d")
        #expect(expectation.claims == ["proven": 1, "pending": 0, "unknown_to_apple": 0])
    }

    @Test func `a credited purchase is on the black list and not on the white one`() {
        let expectation = oracle.judge(Book.covered().uploading(.bought()).crediting("100", to: "u1"))
        #expect(expectation.whiteList.isEmpty)
        #expect(expectation.blackList == ["100 to u1 at 2026-03-10T01:00:00Z order - matched"])
        #expect(expectation.credits == ["live": 1, "matched": 1, "excluded": 0, "unmatched": 0])
    }

    @Test(arguments: [(-1, "missing_credit"), (0, "missing_credit"), (1, "expected")])
    func `at the edge of grace a purchase is past it`(seconds: Int, expected: String) {
        let date = Book.asOf.adding(hours: -24, seconds: seconds)
        #expect(state(Book.covered().uploading(.bought(at: date))) == expected)
    }

    @Test(arguments: [(-1, "missing_credit"), (0, "missing_credit"), (1, "expected")])
    func `credits that end before the payment make nothing missing`(seconds: Int, expected: String) {
        let book = Book.covered().uploading(.bought(at: Book.twoDaysAgo.adding(seconds: seconds)))
        #expect(state(book.changed { $0.credits[0].creditedAt = Book.twoDaysAgo }) == expected)
    }

    @Test func `a purchase before the books began is closed and at their first second is not`() {
        let since = Book.asOf.adding(days: -60)
        let before = oracle.judge(Book.covered().uploading(.bought(at: since.adding(seconds: -1))))
        #expect(before.closed == ["before_coverage": 1])
        #expect(state(Book.covered().uploading(.bought(at: since))) == "missing_credit")
    }

    @Test func `a refund closes and its reversal opens again`() {
        let refunded = StatedTransaction.bought().changed { $0.revokedAt = Book.twoDaysAgo.adding(seconds: 5) }
        let book = Book.covered().uploading(refunded)
        #expect(oracle.judge(book).closed == ["revoked": 1])
        #expect(state(book.uploading(.bought())) == "missing_credit")
        // A receipt that says nothing of it clears nothing.
        #expect(oracle.judge(book.uploading(receipt: [.bought()])).closed == ["revoked": 1])
    }

    @Test func `a prorated refund moves nothing`() {
        let refunded = StatedTransaction.bought().changed {
            $0.revokedAt = Book.twoDaysAgo
            $0.revocationType = "REFUND_PRORATED"
            $0.revocationPercentage = 50_000
        }
        #expect(state(Book.covered().uploading(refunded)) == "missing_credit")
    }

    @Test func `a restore is the purchase it restores`() {
        let restore = StatedTransaction.bought("200", .nonConsumable, original: "100")
        let book = Book.covered().uploading(.bought("100", .nonConsumable)).uploading(restore)
        #expect(oracle.judge(book).whiteList.count == 1)
        #expect(oracle.judge(book.crediting("200", to: "u1")).whiteList.isEmpty)
    }

    @Test func `restores of unknown type stay apart until the catalogue speaks`() {
        let book = Book.covered().uploading(.bought("100", nil)).uploading(.bought("200", nil, original: "100"))
        #expect(oracle.judge(book).whiteList.count == 2)
        let taught = book.changed { $0.products = [ProductRow(productID: "gold.60", kind: .nonConsumable)] }
        #expect(oracle.judge(taught).whiteList.count == 1)
    }

    @Test func `what is out of scope is closed even when credited`() {
        let family = StatedTransaction.bought("100", .nonConsumable).changed { $0.isFamilyShared = true }
        let book = Book.covered().uploading(family).crediting("100", to: "u1")
        #expect(oracle.judge(book).closed == ["excluded_family_shared": 1])
        #expect(oracle.judge(book).blackList == ["100 to u1 at 2026-03-10T01:00:00Z order - excluded"])
        let sandbox = Book.covered().uploading(.bought(), environment: "Sandbox")
        #expect(oracle.judge(sandbox).closed == ["excluded_environment": 1])
        let free = Book.covered().uploading(StatedTransaction.bought().changed { $0.priceMilliunits = 0 })
        #expect(oracle.judge(free).closed == ["excluded_free": 1])
    }

    @Test func `a trial does not use up the first period`() {
        let trial = StatedTransaction.bought("100", .autoRenewable, at: Book.asOf.adding(days: -40))
            .changed { $0.isTrial = true }
        let paid = StatedTransaction.bought("200", .autoRenewable, at: Book.asOf.adding(days: -33), original: "100")
        let renewed = StatedTransaction.bought("300", .autoRenewable, at: Book.asOf.adding(days: -3), original: "100")
        let expectation = oracle.judge(Book.covered().uploading(trial).uploading(paid).uploading(renewed))
        #expect(expectation.closed == ["excluded_free": 1, "excluded_subscription": 1])
        #expect(expectation.whiteList.keys.map(\.transactionID) == ["200"])
    }
}
