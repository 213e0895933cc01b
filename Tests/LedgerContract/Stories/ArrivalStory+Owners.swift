import Ledger
import ReconciliationCore

// Crowded with what looks alike and is not: the same ids in the other store, other users' receipts, other apps.

extension ArrivalStory {
    static let owners = ArrivalStory(
        "who uploaded, named and owns",
        nights: [
            .init(2) { books in
                try books.takeCrowd()
                try books.upload(
                    "r1",
                    sender("u1") {
                        $0.deviceModel = "iPhone"; $0.receivedAt = noon
                    },
                    inside("101"),
                    inside("102")
                )
                try books.upload("r1", sender("u2") { $0.receivedAt = noon + hour })
                try books.upload(
                    "r2",
                    sender("bob") { $0.transactionID = TransactionID("201") },
                    inside("201"),
                    inside("202")
                )
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
                try books.upload(
                    "r11",
                    sender(),
                    inside("1101") { $0.accountToken = "11111111-1111-4111-8111-111111111111" }
                )
                try books.upload(
                    "r12",
                    sender("u4"),
                    inside("1201") { $0.accountToken = "33333333-1111-4111-8111-111111111111" }
                )
                try books.upload("r13", sender { $0.applicationUsername = "nobody" }, inside("1301"))
                // Two names, and nobody has the other.
                try books.upload("r16", sender { $0.applicationUsername = "bob" }, inside("1601"))
                try books.upload("r16", sender { $0.applicationUsername = "nobody" })
            },
            .init(4) { books in
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
            },
        ]
    )

    static let claimedStores = ArrivalStory(
        "claims in two stores",
        nights: [
            .init(2, policy: { $0.environments = [.production, .sandbox] }) { books in
                try books.takeCrowd()
                try books.upload("production", sender(), inside("1"), inside("2"), inside("4"))
                try books.upload(
                    "sandbox",
                    sender(),
                    inside("1", .sandbox),
                    inside("2", .sandbox),
                    inside("3", .sandbox),
                    inside("4", .sandbox)
                )
                try books.upload(
                    "own sandbox",
                    sender("u1") { $0.transactionID = TransactionID("1") },
                    inside("1", .sandbox)
                )
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
            },
            .init(3, policy: { $0.environments = [.production, .sandbox] }) { books in
                try books.upload("late", sender("u7") { $0.transactionID = TransactionID("2") }, inside("2"))
            },
        ]
    )

    static let neighbours = ArrivalStory(
        "neighbours in receipts and subscriptions",
        nights: [
            .init(7) { books in
                try books.takeCrowd()
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
                try books.upload(
                    "s3",
                    sender(),
                    period("811", of: "811", days: -50),
                    period("812", of: "811", days: -20)
                )
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
            },
            .init(8) { books in
                try books.take(
                    .credits,
                    delivery("802", to: "u4", days: -30),
                    delivery("103", to: "u1", days: 1),
                    delivery("302", to: "u1"),
                    delivery("829", to: "u8", days: -10)
                )
            },
            .init(9) { books in
                try books.take(
                    .credits,
                    delivery("102", to: "u3", days: 7) { $0.status = .withdrawn },
                    delivery("802", to: "u4", days: 7) { $0.status = .withdrawn },
                    delivery("811", to: "u5", days: -50)
                )
            },
            .init(10, policy: { $0.subscriptions = .firstPeriod }) { _ in },
        ]
    )
}
