import Foundation
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// Whole books of a few nights, crowded with what looks alike and is not: the same ids in the other store, other users'
/// receipts, other apps. The expectations are what the program told when they were written: they show that it changed, and
/// a line is right by the tests that state its rule, or by the oracle.
@Suite struct CrowdedBooksTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    private func expect(_ nights: [String], _ name: String) throws {
        try expectGolden(nights.joined(separator: "\n"), name)
    }

    private func users() throws {
        try books.take(
            .users,
            user("u1") {
                $0.applicationUsername = "alice"; $0.appAccountToken = "11111111-1111-4111-8111-111111111111"
                $0.deviceToken = "d1"
            },
            user("u2") {
                $0.applicationUsername = "bob"; $0.appAccountToken = "22222222-2222-4222-8222-222222222222"
                $0.accountName = "bobby"; $0.deviceToken = "d2"
            },
            user("u3") {
                $0.mergedInto = UserID("u1"); $0.deviceToken = "d3"; $0.applicationUsername = "carol"
            },
            user("u4") { $0.deviceToken = "d4" },
            user("u5") { $0.deviceToken = "d4" },
            user("u6") { $0.accountName = "twin" },
            user("u7") { $0.accountName = "twin" },
            user("u8") { $0.accountName = "solo" },
            user("x1") { $0.applicationUsername = "u1" },
            user("x2") { $0.applicationUsername = "bobby" },
            user("x3") { $0.applicationUsername = "dup" },
            user("x4") { $0.applicationUsername = "dup" }
        )
    }

    @Test func `who uploaded, named, and owns`() throws {
        try users()
        try books.upload(
            "r1",
            sender("u1") {
                $0.deviceModel = "iPhone"; $0.receivedAt = noon
            },
            inside("101"),
            inside("102")
        )
        try books.upload("r1", sender("u2") { $0.receivedAt = noon + hour })
        try books.upload("r2", sender("bob") { $0.transactionID = TransactionID("201") }, inside("201"), inside("202"))
        try books.upload("r3", sender { $0.deviceToken = "d4" }, inside("301"))
        try books.upload("r4", sender { $0.deviceToken = "d3" }, inside("401"))
        try books.upload("r5", sender { $0.accountName = "solo" }, inside("501"))
        try books.upload("r6", sender { $0.accountName = "twin" }, inside("601"))
        try books.upload("r7", sender("ghost") { $0.accountName = "solo" }, inside("701"))
        try books.upload("r8", sender("u3"), inside("801"))
        try books.upload(
            "r9",
            sender {
                $0.applicationUsername = "bob"; $0.transactionID = TransactionID("901")
            },
            inside("901"),
            inside("902")
        )
        try books.upload("r10", sender { $0.applicationUsername = "carol" }, inside("1001"))
        try books.upload("r11", sender(), inside("1101") { $0.accountToken = "11111111-1111-4111-8111-111111111111" })
        try books.upload(
            "r12",
            sender("u4"),
            inside("1201") { $0.accountToken = "33333333-1111-4111-8111-111111111111" }
        )
        try books.upload("r13", sender { $0.applicationUsername = "nobody" }, inside("1301"))
        // Two names, and nobody has the other.
        try books.upload("r16", sender { $0.applicationUsername = "bob" }, inside("1601"))
        try books.upload("r16", sender { $0.applicationUsername = "nobody" })
        var first = try books.night(2)
        try books.take(
            .payments,
            payment("1401") {
                $0.userID = UserID("u3"); $0.bundleID = BundleID("com.game")
            },
            payment("1402") { $0.appAccountToken = "22222222-2222-4222-8222-222222222222" },
            payment("1403") {
                $0.applicationUsername = "alice"; $0.userID = UserID("u2")
            },
            payment("1404") {
                $0.applicationUsername = "nobody"; $0.userID = UserID("stranger")
            },
            payment("1405") {
                $0.environment = .sandbox; $0.userID = UserID("u4")
            },
            payment("202") {
                $0.userID = UserID("u5"); $0.bundleID = BundleID("com.game")
            }
        )
        // The name is bob's no longer.
        try books.take(
            .users,
            user("u2") {
                $0.applicationUsername = "robert"; $0.accountName = "bobby"
            }
        )
        try books.take(.users, user("u4") { $0.applicationUsername = "bob" })
        try books.upload("r14", sender("bob"), inside("1501"), inside("1502", days: 3))
        first += try books.night(4)
        try expect([first], "owners.txt")
    }

    @Test func `a claim means the transaction in its own evidence, else in Production, else in the sandbox`() throws {
        try users()
        try books.upload("production", sender(), inside("1"), inside("2"), inside("4"))
        try books.upload(
            "sandbox",
            sender(),
            inside("1", .sandbox),
            inside("2", .sandbox),
            inside("3", .sandbox),
            inside("4", .sandbox)
        )
        try books.upload("own sandbox", sender("u1") { $0.transactionID = TransactionID("1") }, inside("1", .sandbox))
        try books.upload(
            "both",
            sender("u8") { $0.transactionID = TransactionID("2") },
            inside("2", .sandbox),
            inside("2")
        )
        try books.answer("nothing", sender("u2") { $0.transactionID = TransactionID("2") }, .empty)
        try books.answer("nothing else", sender("u4") { $0.transactionID = TransactionID("3") }, .empty)
        try books.answer("nothing of four", sender("u2") { $0.transactionID = TransactionID("4") }, .empty)
        try books.answer(
            "stated",
            sender("u5") {
                $0.transactionID = TransactionID("2"); $0.environment = .sandbox
            },
            .empty
        )
        try books.upload("other", sender("u6") { $0.transactionID = TransactionID("1") }, inside("9", .sandbox))
        let first = try books.night(2) { $0.environments = [.production, .sandbox] }
        try books.upload("late", sender("u7") { $0.transactionID = TransactionID("2") }, inside("2"))
        try expect([first, try books.night(3) { $0.environments = [.production, .sandbox] }], "claims.txt")
    }

    @Test func `neighbours in receipts and subscriptions tell the owner`() throws {
        try users()
        try books.upload("r1", sender(), inside("101"), inside("102"), inside("103"), inside("104", days: 1))
        try books.upload("r2", sender(), inside("104", days: 1), inside("201"))
        try books.upload(
            "r3",
            sender(),
            inside("301"),
            inside("302") { $0.accountToken = "22222222-2222-4222-8222-222222222222" }
        )
        try books.upload(
            "s1",
            sender(),
            period("801", of: "801", days: -60),
            period("802", of: "801", days: -30),
            period("803", of: "801", days: 0)
        )
        try books.upload("s2", sender(), period("804", of: "801", days: 5), period("831", of: "831", days: -9))
        try books.upload("s3", sender(), period("811", of: "811", days: -50), period("812", of: "811", days: -20))
        try books.upload(
            "s4",
            sender(),
            period("801", of: "801", .sandbox, days: -70),
            period("829", of: "829", days: -10) {
                $0.isTrial = true; $0.transactionReason = "PURCHASE"
            },
            period("822", of: "829", days: -5) { $0.transactionReason = "RENEWAL" },
            period("823", of: "829", days: -1)
        )
        try books.upload(
            "a consumable of that original",
            sender(),
            inside("841", days: 1) { $0.originalTransactionID = TransactionID("801") },
            inside("842", days: -8) { $0.originalTransactionID = TransactionID("829") }
        )
        // Credited, and so looked at again only where somebody reaches it.
        try books.upload("s6", sender(), period("805", of: "801", days: 6))
        try books.take(.credits, delivery("805", to: "u8", days: 6))
        // Sent by two, and one of it credited to a third.
        try books.upload("r5", sender("u1"), inside("411"), inside("412"))
        try books.upload("r5", sender("u2"))
        // Claimed without evidence, next to what another was credited.
        try books.upload("r4", sender(), inside("401"), inside("402"))
        try books.answer("claim", sender("u5") { $0.transactionID = TransactionID("402") }, .empty)
        try books.take(
            .credits,
            delivery("401", to: "u4"),
            delivery("411", to: "u4"),
            delivery("102", to: "u3"),
            delivery("201", to: "u2", days: 1),
            delivery("301", to: "u4"),
            delivery("801", to: "u1", days: -60),
            delivery("801", to: "u2", days: -60) { $0.environment = .sandbox },
            delivery("812", to: "u2", days: -20)
        )
        let first = try books.night(7)
        try books.take(
            .credits,
            delivery("802", to: "u4", days: -30),
            delivery("103", to: "u1", days: 1),
            delivery("302", to: "u1"),
            delivery("829", to: "u8", days: -10)
        )
        let second = try books.night(8)
        try books.take(
            .credits,
            delivery("102", to: "u3", days: 7) { $0.status = .withdrawn },
            delivery("802", to: "u4", days: 7) { $0.status = .withdrawn },
            delivery("811", to: "u5", days: -50)
        )
        let third = try books.night(9)
        let fourth = try books.night(10) { $0.subscriptions = .firstPeriod }
        try expect([first, second, third, fourth, try books.night(11, isFull: true)], "neighbours.txt")
    }

    @Test func `transactions become one purchase, or two, as facts come`() throws {
        try users()
        try books.upload(
            "r1",
            sender("u1"),
            mystery("101"),
            mystery("102", of: "101")
        )
        try books.upload(
            "r2",
            sender("u2"),
            mystery("103", of: "101")
        )
        // Another family that becomes one in the same night.
        // The one paid earlier moved first, and so survives the one with the smaller id.
        var earlier = mystery("112", of: "111")
        earlier.facts.purchaseDate = noon - hour
        try books.upload("others", sender("u8"), mystery("111"), earlier)
        // One whose trouble is over when it turns out to be another.
        try books.upload("slow", sender("u8"), slow("131"), slow("132", of: "131"))
        // One whose trouble goes over to a survivor that has none.
        try books.upload("slow too", sender("u8"), slow("141"), slow("142", of: "141"))
        try books.take(.credits, delivery("141", to: "u8"))
        try books.upload(
            "r3",
            sender(),
            mystery("101", .sandbox),
            mystery("104", .sandbox, of: "101")
        )
        try books.upload("dated ahead", sender("u4"), inside("201", days: 5))
        try books.upload("refunded", sender(), inside("301", of: "unlock") { $0.type = .nonConsumable })
        try books.upload(
            "restored",
            sender(),
            inside("302", days: 1, of: "unlock") {
                $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("301");
                $0.originalPurchaseDate = noon + .days(1)
            }
        )
        func unlock(
            _ id: String,
            _ environment: StoreEnvironment = .production,
            of original: String? = nil,
            days: Int64 = 0,
            revoked revocation: Revocation? = nil
        ) -> CrowdedBooks.Inside {
            inside(id, environment, days: days, of: "unlock") {
                $0.type = .nonConsumable; $0.revocation = revocation
                $0.originalTransactionID = original.map { TransactionID($0) }
                $0.originalPurchaseDate = original == nil ? nil : noon + .days(days)
            }
        }
        // Bought after its original was refunded in part, or in the other store: no purchase of its own.
        try books.upload(
            "refunded in part",
            sender(),
            unlock("311", revoked: Revocation(date: noon + hour, type: "REFUND_PRORATED", percentage: 50_000)),
            unlock("312", of: "311", days: 1),
            unlock("321"),
            unlock("322", of: "321", days: 1),
            unlock("321", .sandbox, revoked: Revocation(date: noon + hour))
        )
        try books.upload(
            "line",
            sender(),
            inside("401", of: "vip") {
                $0.type = .autoRenewable; $0.lineItemID = LineItemID("7")
            },
            inside("402", of: "vip") {
                $0.type = .autoRenewable; $0.lineItemID = LineItemID("8")
            }
        )
        try books.take(.credits, delivery("102", to: "u2"), delivery("302", to: "u1"))
        let first = try books.night(2)
        let caseID = try #require(
            try books.ledger.rows("SELECT case_id FROM finding WHERE subject = '103'").first
        )
        let otherCaseID = try #require(
            try books.ledger.rows("SELECT case_id FROM finding WHERE subject = '111'").first
        )
        try books.ledger.act(
            [
                CaseAction(caseID: caseID, step: .note("rang")),
                CaseAction(caseID: otherCaseID, step: .note("wrote")),
            ],
            by: "kim",
            at: noon + .days(2)
        )
        // Known to the ledger and never judged when they become one: no trace is left of the second.
        try books.upload("unjudged", sender(), mystery("121"), mystery("122", of: "121"), mystery("113", of: "111"))
        try books.nightBrokenOff(2)
        try books.take(.credits, delivery("132", to: "u8", days: 1))
        try books.take(
            .products,
            product("slow") {
                $0.priceMilliunits = 500; $0.currency = "CNY"
            }
        )
        try books.take(
            .products,
            product("mystery") {
                $0.type = .nonConsumable; $0.priceMilliunits = 990; $0.currency = "USD"
            },
            product("coins") {
                $0.type = .consumable; $0.priceMilliunits = 6000; $0.currency = "CNY"
            }
        )
        let second = try books.night(3)
        try books.upload(
            "refund",
            sender(),
            inside("301", of: "unlock") {
                $0.type = .nonConsumable; $0.revocation = Revocation(date: noon + hour)
            }
        )
        try books.upload(
            "same line",
            sender(),
            inside("403", of: "vip") {
                $0.type = .autoRenewable; $0.lineItemID = LineItemID("7")
            }
        )
        let third = try books.night(4)
        try books.take(
            .products,
            product("slow") {
                $0.type = .nonConsumable; $0.priceMilliunits = 500; $0.currency = "CNY"
            }
        )
        let fourth = try books.night(5)
        try books.upload(
            "price",
            sender(),
            inside("201", days: 5) { $0.price = Price(milliunits: 6100, currency: "CNY") }
        )
        // The same number in another currency is another price; a name on one transaction says nothing of
        // another of the same purchase.
        try books.take(
            .products,
            product("mystery") {
                $0.type = .nonConsumable; $0.priceMilliunits = 990; $0.currency = "EUR"
            }
        )
        try books.upload(
            "named elsewhere",
            sender("u7") {
                $0.transactionID = TransactionID("112"); $0.applicationUsername = "alice"
            },
            mystery("111")
        )
        let fifth = try books.night(6)
        try books.upload(
            "currency",
            sender(),
            inside("201", days: 5) {
                $0.price = Price(milliunits: 6100, currency: "EUR"); $0.quantity = 1; $0.storefront = "DEU"
            }
        )
        let sixth = try books.night(7)
        try expect([first, second, third, fourth, fifth, sixth, try books.night(8, isFull: true)], "keys.txt")
    }

    @Test func `credits come, change and go`() throws {
        try users()
        try books.take(
            .products,
            product("coins") {
                $0.type = .consumable
                $0.priceMilliunits = 6000
                $0.currency = "CNY"
            }
        )
        try books.upload("r1", sender(), inside("101"), inside("102"), inside("103") { $0.quantity = 3 }, inside("104"))
        try books.upload("r2", sender(), inside("101", .sandbox), inside("105", .sandbox), inside("106", .sandbox))
        try books.take(
            .credits,
            delivery("101", to: "u1"),
            delivery("105", to: "u2") { $0.environment = .sandbox },
            delivery("106", to: "u2"),
            delivery("102", to: "u1", days: 3),
            delivery("103", to: "u3", days: 1) {
                $0.quantity = 1; $0.orderID = OrderID("o1")
            },
            delivery("103", to: "u1", days: 1) {
                $0.quantity = 1; $0.orderID = OrderID("o2"); $0.productID = ProductID("gold")
            },
            delivery("999", to: "u4"),
            delivery("997", to: "u4"),
            delivery("996", to: "u4"),
            delivery("994", to: "u4") { $0.environment = .sandbox },
            // Its time of grace ends with the very moment of the night.
            delivery("995", to: "u4") { $0.creditedAt = noon + .days(1) },
            delivery("998", to: "u4", days: 1) { $0.status = .failed }
        )
        let first = try books.night(2) { $0.environments = [.production, .sandbox] }
        try books.take(
            .credits,
            delivery("101", to: "u1", days: 2) { $0.environment = .sandbox },
            delivery("103", to: "u1", days: 2) {
                $0.quantity = 2; $0.orderID = OrderID("o2")
            },
            delivery("996", to: "u4") { $0.status = .withdrawn },
            delivery("200", to: "u2", days: 2),
            delivery("104", to: "u9", days: 2) { $0.status = .failed }
        )
        try books.upload("r3", sender(), inside("999", .sandbox), inside("997"), inside("200"))
        try books.upload("r5", sender(), inside("994", .sandbox))
        let second = try books.night(3) { $0.environments = [.production, .sandbox] }
        try books.upload("r4", sender(), inside("999"))
        let third = try books.night(4) { $0.environments = [.production, .sandbox] }
        try books.take(.credits, delivery("101", to: "u1", days: 4) { $0.status = .withdrawn })
        let fourth = try books.night(5)
        try expect(
            [first, second, third, fourth, try books.night(6) { $0.creditsSince = noon + hour }, try books.night(7)],
            "credits.txt"
        )
    }

    @Test func `deliveries stated by cases stand in until the backend's own come`() throws {
        try users()
        try books.upload(
            "r1",
            sender(),
            inside("101"),
            inside("102"),
            inside("103") { $0.quantity = 3 },
            inside("104") { $0.quantity = 3 },
            inside("105"),
            inside("106"),
            inside("107"),
            inside("108")
        )
        try books.upload("r2", sender(), inside("101", .sandbox))
        try books.take(
            .credits,
            delivery("103", to: "u1") {
                $0.quantity = 1; $0.orderID = OrderID("part")
            },
            delivery("104", to: "u3") {
                $0.quantity = 1; $0.orderID = OrderID("part")
            },
            delivery("105", to: "u2") { $0.status = .failed },
            delivery("106", to: "u2") { $0.status = .failed }
        )
        let first = try books.night(2)
        func act(_ id: String, _ step: CaseAction.Step, at moment: Instant) throws {
            let standing = try books.ledger.rows(
                "SELECT case_id FROM finding WHERE subject = '\(id)' AND environment = 'Production' AND closed_at IS NULL"
            )
            let caseID = try #require(standing.first, "\(id)")
            try books.ledger.act([CaseAction(caseID: caseID, step: step)], by: "kim", at: moment)
        }
        for (id, user) in [("101", "u3"), ("102", "u2"), ("103", "u1"), ("104", "u1"), ("105", "u2"), ("108", "ghost")]
        {
            try act(id, .resolve(.creditedManually, user: UserID(user), note: nil), at: noon + .days(2))
        }
        try act("106", .resolve(.creditedManually, user: UserID("u1"), note: nil), at: noon + .days(5))
        try act("107", .resolve(.fraud, user: nil, note: nil), at: noon + .days(2))
        let second = try books.night(3)
        let settled = try #require(
            try books.ledger.rows("SELECT case_id FROM finding WHERE subject = '107'").first
        )
        try books.ledger.act(
            [CaseAction(caseID: settled, step: .note("thanked us"))],
            by: "kim",
            at: noon + .days(3)
        )
        try books.ledger.change("INSERT OR IGNORE INTO dirty_alias SELECT alias_id FROM transaction_alias")
        try books.take(
            .credits,
            delivery("101", to: "u1", days: 3),
            delivery("102", to: "u4", days: 3),
            delivery("108", to: "ghost", days: 3),
            delivery("103", to: "u1", days: 3) {
                $0.quantity = 1; $0.orderID = OrderID("rest")
            },
            delivery("104", to: "u1", days: 3) {
                $0.quantity = 2; $0.orderID = OrderID("rest")
            },
            delivery("105", to: "u2", days: 3) { $0.status = .failed }
        )
        let third = try books.night(4)
        let fourth = try books.night(5) + books.night(6)
        let cases = try books.ledger.rows(
            "SELECT case_id FROM finding WHERE subject IN ('107', '102') AND kind = 'missing_credit'"
        )
        try books.ledger.act(
            cases.map { CaseAction(caseID: $0, step: .reopen(note: nil)) },
            by: "kim",
            at: noon + .days(6)
        )
        let fifth = try books.night(7)
        try books.take(.credits, delivery("101", to: "u1", days: 7) { $0.status = .withdrawn })
        try expect([first, second, third, fourth, fifth, try books.night(8)], "cases.txt")
    }

    @Test func `the backend's word against a case's, edge by edge`() throws {
        try users()
        try books.upload(
            "r1",
            sender(),
            ["201", "202", "203"].map { id in inside(id) { $0.quantity = 3 } }
                + ["204", "205", "206", "207"].map { inside($0) { $0.quantity = nil } }
        )
        try books.take(
            .credits,
            delivery("201", to: "u1") {
                $0.quantity = 1; $0.orderID = OrderID("part")
            },
            delivery("202", to: "u1") {
                $0.quantity = 2; $0.orderID = OrderID("part")
            },
            delivery("203", to: "u1") {
                $0.quantity = 2; $0.orderID = OrderID("part")
            }
        )
        let first = try books.night(2)
        for id in 201...207 {
            let standing = try books.ledger.rows(
                "SELECT case_id FROM finding WHERE subject = '\(id)' AND closed_at IS NULL"
            )
            let caseID = try #require(standing.first, "\(id)")
            let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
            try books.ledger.act([CaseAction(caseID: caseID, step: step)], by: "kim", at: noon + .days(3))
        }
        let second = try books.night(3)
        func exactly(_ row: inout CreditRow) { row.creditedAt = noon + .days(3) }
        try books.take(
            .credits,
            delivery("201", to: "u1") { $0.orderID = OrderID("all") },
            delivery("202", to: "u1") {
                $0.quantity = 2; $0.orderID = OrderID("taken back"); $0.status = .withdrawn
            },
            delivery("203", to: "u1", days: 3) {
                $0.quantity = 1; $0.orderID = OrderID("rest")
            },
            delivery("204", to: "u1", days: 1),
            delivery("205", to: "u1", days: 1) { $0.status = .withdrawn },
            delivery("206", to: "u1") {
                $0.status = .withdrawn; exactly(&$0)
            },
            delivery("207", to: "u1") {
                $0.status = .failed; exactly(&$0)
            }
        )
        try expect([first, second, try books.night(4)], "cases-edges.txt")
    }

    @Test func `one thing a night touches what it concerns`() throws {
        try users()
        try books.upload(
            "r1",
            sender("u1"),
            mystery("101", of: "100"),
            inside("102"),
            inside("103", of: "rare") { $0.type = nil }
        )
        try books.upload("r2", sender("u4"), inside("201"), inside("202"))
        try books.upload("s1", sender(), period("301", of: "300", days: -9), period("311", of: "310", days: -9))
        try books.upload("s2", sender(), period("301", of: "300", .sandbox, days: -9), inside("202", .sandbox))
        try books.upload("unlocked", sender(), inside("401", of: "unlock") { $0.type = .nonConsumable })
        try books.upload("alone", sender("u8"), inside("501"))
        try books.take(
            .credits,
            delivery("202", to: "u9") { $0.environment = .sandbox },
            delivery("311", to: "u5", days: -9)
        )
        var nights = [try books.night(2)]
        func next() throws { nights.append(try books.night(Int64(nights.count) + 2)) }
        // A type learnt by one transaction alone gives its purchase another key, and nothing else changes.
        try books.upload("typed", sender("u1"), mystery("101", of: "100", type: .nonConsumable))
        try next()
        try books.take(
            .products,
            product("rare") {
                $0.type = .consumable; $0.priceMilliunits = 100; $0.currency = "USD"
            }
        )
        try next()
        try books.take(.credits, delivery("501", to: "u2"))
        try next()
        try books.take(.credits, delivery("501", to: "u2") { $0.status = .withdrawn })
        try next()
        // The user of a sandbox credit turns out to be a customer.
        try books.take(.credits, delivery("102", to: "u9"))
        try next()
        try books.take(
            .users,
            user("u4") {
                $0.mergedInto = UserID("u8"); $0.deviceToken = "d4"
            }
        )
        try next()
        // Restored, then the original refunded: paid for before it, so it goes with it.
        try books.upload(
            "restored",
            sender(),
            inside("402", of: "unlock") {
                $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("401")
            }
        )
        try next()
        try books.upload(
            "again",
            sender(),
            inside("403", days: 8, of: "unlock") {
                $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("401");
                $0.originalPurchaseDate = noon + .days(8)
            }
        )
        try next()
        try books.upload(
            "refund",
            sender(),
            inside("401", of: "unlock") {
                $0.type = .nonConsumable; $0.revocation = Revocation(date: noon + .days(5))
            }
        )
        try next()
        var reversed = inside("401", of: "unlock") { $0.type = .nonConsumable }
        reversed.source = .signedTransaction
        reversed.statedAt = noon + .days(11)
        try books.upload("taken back", sender(), reversed)
        try next()
        try books.upload("earlier period", sender(), period("300", of: "300", days: -40) { $0.isTrial = true })
        try next()
        try books.answer("claim", sender("u5") { $0.transactionID = TransactionID("201") }, .empty)
        try next()
        try books.take(.credits, delivery("300", to: "u1", days: -40))
        try next()
        nights.append(try books.night(40, isFull: true))
        try expect(nights, "touched.txt")
    }

    @Test func `credits without purchase are proven, denied, or wait`() throws {
        try users()
        try books.upload("r1", sender(), (1...9).map { inside("\($0)") })
        try books.take(
            .credits,
            delivery("1", to: "u1"),
            delivery("2", to: "u1"),
            delivery("3", to: "u1"),
            delivery("4", to: "u1")
        )
        try books.take(
            .credits,
            delivery("5", to: "u1"),
            delivery("6", to: "u1"),
            delivery("7", to: "u1"),
            delivery("8", to: "u1")
        )
        try books.take(
            .credits,
            delivery("91", to: "u1"),
            delivery("91", to: "u1") {
                $0.environment = .sandbox
                $0.quantity = 5
            },
            delivery("92", to: "u1") {
                $0.orderID = OrderID("a"); $0.quantity = 2; $0.productID = ProductID("coins")
            },
            delivery("92", to: "u1") { $0.orderID = OrderID("b") },
            delivery("93", to: "u1"),
            delivery("94", to: "u1"),
            delivery("95", to: "u1") { $0.status = .failed },
            delivery("96", to: "u1", days: 1)
        )
        func deny(_ id: String, _ environment: String, _ app: String, days: Int64) throws {
            try books.ledger.change(
                """
                INSERT OR REPLACE INTO not_found_answer
                VALUES ('\(id)', '\(environment)', '\(app)', \((noon + hour + .days(days)).milliseconds))
                """
            )
        }
        for (app, environment) in [("com.game", "Production"), ("com.game", "Sandbox"), ("com.reader", "Production")] {
            try deny("93", environment, app, days: 1)
            try deny("94", environment, app, days: 1)
        }
        try deny("93", "Sandbox", "com.reader", days: 1)
        try deny("93", "Sandbox", "com.other", days: 1)
        try deny("94", "Sandbox", "com.reader", days: 0)
        try deny("94", "Sandbox", "com.other", days: 1)
        try deny("91", "Sandbox", "com.reader", days: 1)
        let first = try books.night(1)
        let second = try books.night(2)
        try books.upload("r2", sender(), inside("91"), inside("92", .sandbox))
        try books.take(
            .credits,
            delivery("92", to: "u1", days: 2) {
                $0.orderID = OrderID("b"); $0.status = .withdrawn
            }
        )
        try deny("94", "Sandbox", "com.reader", days: 3)
        let third = try books.night(3)
        let fourth = try books.night(4)
        let fifth = try books.night(5) {
            $0.apps = [BundleID("com.game"), BundleID("com.reader"), BundleID("com.new")]
        }
        let sixth = try books.night(6) { $0.evidenceSince = noon + .hours(2) }
        let seventh = try books.night(7) { $0.evidenceSince = nil } + books.night(7)
        try books.take(
            .credits,
            delivery("97", to: "u1", days: 6),
            delivery("98", to: "u1", days: 6),
            delivery("99", to: "u2", days: 6)
        )
        try books.upload("r3", sender(), inside("91", .sandbox))
        let eighth = try books.night(8)
        try books.take(.credits, delivery("97", to: "u1", days: 6) { $0.status = .withdrawn })
        let ninth = try books.night(8) { $0.grace = .days(7) }
        try expect(
            [
                first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, try books.night(15),
                try books.night(16) { $0.grace = .days(30) },
            ],
            "unpaid.txt"
        )
    }

    @Test func `forged and foreign evidence names who sent it`() throws {
        try users()
        for (index, user) in ["u1", "u3", "ghost", nil, "bob", "bobby", "dup", "solo"].enumerated() {
            try books.answer(
                "forged",
                sender(user) { $0.submissionID = "\(index)" },
                .refused,
                rule: "signature_mismatch"
            )
        }
        try books.answer("forged too", sender("u1"), .refused, rule: "signature_mismatch")
        try books.answer("forged chain", sender("u1"), .refused, rule: "chain_untrusted")
        try books.answer("forged account", sender { $0.accountName = "solo" }, .refused, rule: "21003")
        try books.answer("forged nobody", sender { $0.accountName = "stranger" }, .refused, rule: "21003")
        try books.answer("of a test", sender("u1"), .refused, rule: "test_environment")
        try books.answer("given up", sender("u1"), .unverifiable, rule: "signature_mismatch")
        try books.answer("ours", sender("u1"), .empty, bundle: BundleID("com.game"))
        try books.answer("not ours", sender("u2"), .empty, bundle: BundleID("com.other"))
        try books.answer(
            "not ours",
            sender("alice") { $0.submissionID = "again" },
            .empty,
            bundle: BundleID("com.other")
        )
        try books.answer("not ours", sender(), .empty, bundle: BundleID("com.other"))
        try books.answer("not ours either", sender(), .empty, bundle: BundleID("com.more"))
        try books.answer("of no store", sender("u2"), .empty, bundle: BundleID("com.other")) { answer, _ in
            answer.environment = nil
        }
        try books.answer("unknown", sender("u2"), .empty)
        try books.upload("foreign", sender("u4"), inside("101") { $0.bundleID = BundleID("com.other") })
        try books.upload("fine", sender("u4"), inside("102"))
        let first = try books.night(2)
        try books.ledger.change("UPDATE evidence SET outcome = 'unverifiable' WHERE rule = 'chain_untrusted'")
        let second = try books.night(3) { $0.apps.insert(BundleID("com.other")) }
        try books.ledger.change("UPDATE evidence SET outcome = 'refused' WHERE rule = 'chain_untrusted'")
        let third = try books.night(4)
        try expect([first, second, third, try books.night(5) { $0.apps = [] }], "forgeries.txt")
    }

    @Test func `the sandbox, its reviewers, and where people buy`() throws {
        try users()
        let abroad: [(String, Int64, String)] = [
            ("101", 0, "CHN"), ("102", 30, "USA"), ("103", -31, "JPN"), ("104", 61, "DEU"),
        ]
        try books.upload(
            "r1",
            sender("u2"),
            abroad.map { id, days, storefront in inside(id, days: days) { $0.storefront = storefront } }
        )
        try books.upload(
            "r2",
            sender("u4"),
            inside("105") { $0.storefront = "FRA" },
            inside("106") { $0.storefront = "FRA" },
            inside("107")
        )
        try books.upload(
            "r3",
            sender(),
            ["201", "202", "203", "204", "205"].map { inside($0, .sandbox) }
        )
        // His other account is known, he himself is not.
        try books.take(
            .users,
            user("x5") { $0.mergedInto = UserID("g9") },
            user("x6") { $0.mergedInto = UserID("g8") },
            user("r")
        )
        try books.take(
            .credits,
            delivery("201", to: "u1") { $0.environment = .sandbox },
            delivery("202", to: "u5") { $0.environment = .sandbox },
            delivery("203", to: "r") { $0.environment = .sandbox },
            delivery("204", to: "g9") { $0.environment = .sandbox },
            delivery("901", to: "x5"),
            delivery("205", to: "x6") { $0.environment = .sandbox },
            delivery("902", to: "g8"),
            delivery("105", to: "u9") { $0.status = .withdrawn },
            delivery("900", to: "u9")
        )
        let first = try books.night(70) { $0.reviewers = [UserID("r")] }
        try books.take(
            .credits,
            delivery("102", to: "u1", days: 31),
            delivery("106", to: "u5", days: 70) { $0.status = .failed }
        )
        let second = try books.night(71) { $0.reviewers = [UserID("r")] }
        try books.take(.credits, delivery("102", to: "u1", days: 71) { $0.status = .withdrawn })
        try expect([first, second, try books.night(72)], "sandbox.txt")
    }

    @Test func `a week of credits begins after the moment a week ago`() throws {
        func unlisted(_ credits: IntakeRow...) throws -> Bool {
            let books = try CrowdedBooks()
            try books.upload("r", sender(), inside("1"), inside("2"))
            for credit in credits { try books.take(.credits, credit) }
            return !(try books.night(2).contains(" 0 unlisted"))
        }
        func aWeekAgo(_ row: inout CreditRow) { row.creditedAt = noon + .days(2) - .days(7) }
        #expect(try unlisted(delivery("2", to: "u"), delivery("8", to: "u"), delivery("9", to: "u")))
        #expect(
            try unlisted(
                delivery("1", to: "u", aWeekAgo),
                delivery("2", to: "u"),
                delivery("8", to: "u"),
                delivery("9", to: "u")
            )
        )
        #expect(try !unlisted(delivery("2", to: "u"), delivery("8", to: "u"), delivery("9", to: "u", aWeekAgo)))
    }

    /// Where there is more, what is said of others may hide what is not said of one.
    @Test func `alone in the books`() throws {
        var stated = inside("1")
        stated.statedAt = noon + .days(1)
        try books.upload("r", sender("u1"), stated)
        try books.take(.credits, delivery("1", to: "u2"))
        let credited = try books.night(2) + books.night(3, isFull: true)
        let others = try CrowdedBooks()
        try others.upload("r", sender("u1"), period("2", of: "1", days: 0) { $0.transactionReason = "RENEWAL" })
        let period = try others.night(2) { $0.subscriptions = .firstPeriod }
        // Its first, whose type nobody states, touches only itself.
        try others.upload("first", sender("u1"), mystery("1", of: "1"))
        let periods = try period + others.night(3) { $0.subscriptions = .firstPeriod } + others.night(4)
        let third = try CrowdedBooks()
        try third.upload("r", sender("u1"), inside("1", .sandbox))
        try third.take(.users, user("u1"), user("u3") { $0.mergedInto = UserID("u1") })
        try third.take(.users, user("u4") { $0.mergedInto = UserID("u1") })
        try third.take(.credits, delivery("1", to: "u3") { $0.environment = .sandbox })
        let sandbox = try third.night(2)
        try third.take(.credits, delivery("2", to: "u4", days: 2))
        let customer = try third.night(3)
        let fourth = try CrowdedBooks()
        try fourth.take(.credits, delivery("1", to: "u1"))
        let covered = try fourth.night(4) { $0.evidenceSince = noon + hour }
        try expect([credited, periods, sandbox, customer, covered], "alone.txt")
    }

    @Test func `credited and never finished, and periods without their first`() throws {
        try users()
        func receipt(_ name: String, stated: Instant, _ all: CrowdedBooks.Inside...) throws {
            try books.upload(
                name,
                sender(),
                all.map { inside in
                    var inside = inside
                    inside.statedAt = stated
                    return inside
                }
            )
        }
        var signed = inside("107")
        signed.source = .signedTransaction
        try books.upload("signed", sender(), signed, inside("102", .sandbox))
        try receipt(
            "r1",
            stated: noon + .hours(2),
            inside("101"),
            inside("102"),
            inside("103", of: "season") { $0.type = .nonRenewing },
            inside("104", of: "unlock") { $0.type = .nonConsumable },
            inside("105", of: "mystery") { $0.type = nil },
            inside("106"),
            inside("111") { $0.quantity = 3 },
            inside("112", .sandbox)
        )
        try receipt("later", stated: noon + .days(4), inside("108"))
        try receipt("at night", stated: noon + .days(2), inside("109"), inside("102"))
        try books.take(
            .credits,
            // The receipt of that very moment may be older than the credit.
            delivery("101", to: "u1") { $0.creditedAt = noon + .hours(2) },
            delivery("102", to: "u1"),
            delivery("103", to: "u1"),
            delivery("104", to: "u1"),
            delivery("105", to: "u2"),
            delivery("106", to: "u1") {
                $0.status = .failed; $0.orderID = OrderID("a")
            },
            delivery("106", to: "u1", days: 1) { $0.orderID = OrderID("b") },
            delivery("107", to: "u1"),
            delivery("108", to: "u1"),
            delivery("109", to: "u1"),
            delivery("111", to: "u1") { $0.quantity = 1 },
            delivery("112", to: "u1") { $0.environment = .sandbox }
        )
        func renewal(
            _ id: String,
            of original: String,
            _ environment: StoreEnvironment = .production,
            days: Int64,
            _ reason: String? = nil,
            _ change: (inout TransactionFacts) -> Void = { _ in }
        ) -> CrowdedBooks.Inside {
            period(id, of: original, environment, days: days) {
                $0.transactionReason = reason; change(&$0)
            }
        }
        try books.upload(
            "periods",
            sender(),
            [
                renewal("301", of: "300", days: -9), renewal("302", of: "300", days: -2, "RENEWAL"),
                renewal("311", of: "310", days: -9, "RENEWAL"), renewal("312", of: "310", days: -40, "PURCHASE"),
                renewal("321", of: "320", days: -9), renewal("320", of: "320", .sandbox, days: -40),
                renewal("331", of: "330", days: -9), renewal("330", of: "330", days: -40, "RENEWAL"),
                renewal("351", of: "350", days: -9), renewal("361", of: "360", days: -9, "RENEWAL"),
                renewal("341", of: "340", days: -9, "RENEWAL") { $0.revocation = Revocation(date: noon) },
            ]
        )
        func first(_ policy: inout Policy) { policy.subscriptions = .firstPeriod }
        var nights = [try books.night(2, first)]
        // An empty night: what was marked stays, and the receipt dated ahead has come.
        nights += [try books.night(4, first)]
        try books.upload(
            "the first",
            sender(),
            renewal("300", of: "300", days: -40),
            mystery("350", of: "350"),
            renewal("360", of: "360", days: -40, "PURCHASE") { $0.isTrial = true }
        )
        try books.take(.credits, delivery("102", to: "u1", days: 4) { $0.status = .withdrawn })
        nights += [try books.night(5, first)]
        nights += [try books.night(6) { $0.subscriptions = .each }]
        try expect(nights, "marks.txt")
    }
}

private func slow(_ id: String, of original: String? = nil) -> CrowdedBooks.Inside {
    inside(id, of: "slow") {
        $0.type = nil
        $0.originalTransactionID = original.map { TransactionID($0) }
    }
}

/// A transaction whose type nobody states.
private func mystery(
    _ id: String,
    _ environment: StoreEnvironment = .production,
    of original: String? = nil,
    type: ProductType? = nil
) -> CrowdedBooks.Inside {
    inside(id, environment, of: "mystery") {
        $0.type = type
        $0.originalTransactionID = original.map { TransactionID($0) }
    }
}

extension CrowdedBooks {
    fileprivate func upload(_ evidence: String, _ row: SubmissionRow, _ inside: [Inside]) throws {
        try upload(evidence, row, all: inside)
    }
}
