import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// DESIGN 6.1 and 6.9: what the backend's payments say, row by row, and what they leave to the catalogue and the apps.
@Suite struct PaymentFactsTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    @Test func `two rows about one transaction hide nothing of each other`() throws {
        try ledger.take(
            [
                user("u1") { $0.applicationUsername = "neo" },
                user("u2") { $0.appAccountToken = "aaaaaaaa-1111-2222-3333-444444444444" },
            ],
            kind: .users,
            name: "users"
        )
        var coins = ProductRow(productID: ProductID("coins"))
        coins.type = .nonConsumable
        try ledger.take([.product(coins)], kind: .products, name: "products")
        // Eight of each: by which digest is the greater, half of them would lose the one or the other.
        for index in 0..<8 {
            let named = payment("1\(index)") { row in
                row.applicationUsername = "neo"
                row.quantity = 3
                row.originalTransactionID = TransactionID("2\(index)")
            }
            let priced = payment("1\(index)") { row in
                row.priceMilliunits = 6000
                row.userID = UserID("u3")
            }
            try ledger.take([named], kind: .payments, name: "named \(index)")
            try ledger.take([priced], kind: .payments, name: "priced \(index)")
        }
        try ledger.night(noon + .days(2))
        let facts = try ledger.rows(
            """
            SELECT DISTINCT quantity, price_milliunits, owner_user_id, owner_basis,
                CAST(original_transaction_id AS INTEGER) - (
                    SELECT CAST(a.transaction_id AS INTEGER) FROM transaction_alias AS a
                    WHERE a.purchase_id = purchase.purchase_id AND a.grade IS NOT NULL
                )
            FROM purchase
            """
        )
        #expect(facts == ["3|6000|u1|application_username|10"])
        #expect(
            try ledger.rows(
                "SELECT DISTINCT backend_username, backend_user_id FROM transaction_alias WHERE grade IS NOT NULL"
            ) == ["neo|u3"]
        )
    }

    @Test func `payments without bundle follow the apps as they are configured today`() throws {
        try ledger.take([payment("1")], kind: .payments, name: "payments")
        try ledger.night(noon + .days(2), apps: ["com.exmaple.game"])
        #expect(try bundle() == ["com.exmaple.game"])
        try ledger.night(noon + .days(3), apps: ["com.example.game"])
        #expect(try bundle() == ["com.example.game"])
        try ledger.night(noon + .days(4), apps: ["com.example.game", "com.example.two"])
        #expect(try bundle() == ["-"])
        try ledger.night(noon + .days(5), apps: ["com.example.two"])
        #expect(try bundle() == ["com.example.two"])
        #expect(try ledger.count("finding WHERE kind = 'foreign_receipt'") == 0)
        #expect(try ledger.count("list_move") == 1)
    }

    @Test func `the same apps again touch nothing`() throws {
        try ledger.take([payment("1")], kind: .payments, name: "payments")
        try ledger.night(noon + .days(2), apps: ["com.example.game"])
        let run = try ledger.openRun(
            RunStart(asOf: noon + .days(3), startedAt: noon, toolVersion: "1", configurationDigest: "")
        )
        let apps: Set = [BundleID("com.example.game")]
        let tally = try ledger.post(run: run, asOf: noon + .days(3), naming: NamingPolicy(), apps: apps)
        #expect(tally.transactions == 0)
    }

    @Test func `payments without bundle follow the catalogue of their product`() throws {
        try ledger.take([payment("1")], kind: .payments, name: "payments")
        try ledger.night(noon + .days(2), apps: ["com.example.game"])
        var coins = ProductRow(productID: ProductID("coins"))
        coins.bundleID = BundleID("com.catalogue")
        try ledger.take([.product(coins)], kind: .products, name: "one")
        try ledger.night(noon + .days(3), apps: ["com.example.game"])
        #expect(try bundle() == ["com.catalogue"])
        #expect(try ledger.rows("SELECT list, (SELECT COUNT(*) FROM finding) FROM purchase") == ["white|0"])
        coins.bundleID = BundleID("com.second")
        try ledger.take([.product(coins)], kind: .products, name: "two")
        try ledger.night(noon + .days(4), apps: ["com.example.game"])
        #expect(try bundle() == ["com.example.game"])
    }

    @Test func `a refund dated ahead counts on the night its date has passed`() throws {
        let refunded: (inout PaymentRow) -> Void = { $0.revocationDate = noon + .days(3) }
        let early: (inout PaymentRow) -> Void = { row in
            row.revocationDate = noon + .days(3)
            row.purchaseDate = noon - .days(9)
        }
        try ledger.take([payment("1", refunded), payment("2", early)], kind: .payments, name: "payments")
        try ledger.take(
            [credit("900", to: "u0", at: noon - .days(1)), credit("1", to: "u1")],
            kind: .credits,
            name: "credits"
        )
        try ledger.night(noon + .days(2))
        #expect(try ledger.place("1") == "black|credited")
        #expect(try ledger.place("2") == "closed|before_coverage")
        let isRefunded = "finding WHERE kind = 'refunded_after_credit' AND closed_run_id IS NULL"
        #expect(try ledger.count(isRefunded) == 0)
        try ledger.night(noon + .days(3))
        #expect(try ledger.count(isRefunded) == 1)
        #expect(try ledger.place("2") == "closed|revoked")
    }

    private func bundle() throws -> [String] { try ledger.rows("SELECT bundle_id FROM purchase") }
}
