import Ledger
import ReconciliationCore

// Crowded with what looks alike and is not: the same ids in the other store, other users' receipts, other apps.

extension ArrivalStory {
    static let oneThingANight = ArrivalStory(
        "one thing comes each night",
        nights: [
            .init(2) { books in
                try books.takeCrowd()
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
            },
            .init(3) { books in
                // A type learnt by one transaction alone gives its purchase another key, and nothing else changes.
                try books.upload("typed", sender("u1"), mystery("101", of: "100", type: .nonConsumable))
            },
            .init(4) { books in
                try books.take(
                    .products,
                    product("rare") {
                        $0.type = .consumable; $0.priceMilliunits = 100; $0.currency = "USD"
                    }
                )
            },
            .init(5) { books in
                try books.take(.credits, delivery("501", to: "u2"))
            },
            .init(6) { books in
                try books.take(.credits, delivery("501", to: "u2") { $0.status = .withdrawn })
            },
            .init(7) { books in
                // The user of a sandbox credit turns out to be a customer.
                try books.take(.credits, delivery("102", to: "u9"))
            },
            .init(8) { books in
                try books.take(
                    .users,
                    user("u4") {
                        $0.mergedInto = UserID("u8"); $0.deviceToken = "d4"
                    }
                )
            },
            .init(9) { books in
                // Restored, then the original refunded: paid for before it, so it goes with it.
                try books.upload(
                    "restored",
                    sender(),
                    inside("402", of: "unlock") {
                        $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("401")
                    }
                )
            },
            .init(10) { books in
                try books.upload(
                    "again",
                    sender(),
                    inside("403", days: 8, of: "unlock") {
                        $0.type = .nonConsumable; $0.originalTransactionID = TransactionID("401");
                        $0.originalPurchaseDate = noon + .days(8)
                    }
                )
            },
            .init(11) { books in
                try books.upload(
                    "refund",
                    sender(),
                    inside("401", of: "unlock") {
                        $0.type = .nonConsumable; $0.revocation = Revocation(date: noon + .days(5))
                    }
                )
            },
            .init(12) { books in
                var reversed = inside("401", of: "unlock") { $0.type = .nonConsumable }
                reversed.source = .signedTransaction
                reversed.statedAt = noon + .days(11)
                try books.upload("taken back", sender(), reversed)
            },
            .init(13) { books in
                try books.upload("earlier period", sender(), period("300", of: "300", days: -40) { $0.isTrial = true })
            },
            .init(14) { books in
                try books.answer("claim", sender("u5") { $0.transactionID = TransactionID("201") }, .empty)
            },
            .init(15) { books in
                try books.take(.credits, delivery("300", to: "u1", days: -40))
            },
        ]
    )

    static let sandbox = ArrivalStory(
        "the sandbox, its reviewers, and where people buy",
        nights: [
            .init(70, policy: { $0.reviewers = [UserID("r")] }) { books in
                try books.takeCrowd()
                let abroad: [(String, Int64, String)] = [
                    ("101", 0, "CHN"), ("102", 30, "USA"), ("103", -31, "JPN"), ("104", 61, "DEU"),
                ]
                try books.upload(
                    "r1",
                    sender("u2"),
                    all: abroad.map { id, days, storefront in inside(id, days: days) { $0.storefront = storefront } }
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
                    all: ["201", "202", "203", "204", "205"].map { inside($0, .sandbox) }
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
            },
            .init(71, policy: { $0.reviewers = [UserID("r")] }) { books in
                try books.take(
                    .credits,
                    delivery("102", to: "u1", days: 31),
                    delivery("106", to: "u5", days: 70) { $0.status = .failed }
                )
            },
            .init(72) { books in
                try books.take(.credits, delivery("102", to: "u1", days: 71) { $0.status = .withdrawn })
            },
        ]
    )

    static let forgeries = ArrivalStory(
        "forged and foreign evidence names who sent it",
        nights: [
            .init(2) { books in
                try books.takeCrowd()
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
                try books.answer("forged account", sender { $0.accountName = "solo" }, .refused, rule: "apple_21003")
                try books.answer("forged nobody", sender { $0.accountName = "stranger" }, .refused, rule: "apple_21003")
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
            },
            .init(3, policy: { $0.apps.insert(BundleID("com.other")) }) { _ in },
            .init(4) { _ in },
        ]
    )
}
