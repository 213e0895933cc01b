import Ledger
import ReconciliationCore

// Crowded with what looks alike and is not: the same ids in the other store, other users' receipts, other apps.

extension ArrivalStory {
    static let creditsThatChange = ArrivalStory(
        "credits come, change and go",
        nights: [
            .init(2, policy: { $0.environments = [.production, .sandbox] }) { books in
                try books.takeCrowd()
                try books.take(
                    .products,
                    product("coins") {
                        $0.type = .consumable
                        $0.priceMilliunits = 6000
                        $0.currency = "CNY"
                    }
                )
                try books.upload(
                    "r1",
                    sender(),
                    inside("101"),
                    inside("102"),
                    inside("103") { $0.quantity = 3 },
                    inside("104")
                )
                try books.upload(
                    "r2",
                    sender(),
                    inside("101", .sandbox),
                    inside("105", .sandbox),
                    inside("106", .sandbox)
                )
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
            },
            .init(3, policy: { $0.environments = [.production, .sandbox] }) { books in
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
            },
            .init(4, policy: { $0.environments = [.production, .sandbox] }) { books in
                try books.upload("r4", sender(), inside("999"))
            },
            .init(5) { books in
                try books.take(.credits, delivery("101", to: "u1", days: 4) { $0.status = .withdrawn })
            },
            .init(6, policy: { $0.creditsSince = noon + hour }) { _ in },
        ]
    )

    static let unpaid = ArrivalStory(
        "credits without purchase are proven, unknown to Apple, or wait",
        nights: [
            .init(1) { books in
                try books.takeCrowd()
                try books.upload("r1", sender(), all: (1...9).map { inside("\($0)") })
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
                try books.ledger.answerNotFound(
                    "93",
                    by: BundleID("com.game"),
                    BundleID("com.reader"),
                    at: noon + hour + .days(1)
                )
                try books.ledger.answerNotFound("94", by: BundleID("com.game"), at: noon + hour + .days(1))
            },
            .init(3) { books in
                try books.upload("r2", sender(), inside("91"), inside("92", .sandbox))
                try books.take(
                    .credits,
                    delivery("92", to: "u1", days: 2) {
                        $0.orderID = OrderID("b"); $0.status = .withdrawn
                    }
                )
                try books.ledger.answerNotFound("94", by: BundleID("com.reader"), at: noon + hour + .days(3))
            },
            .init(8) { books in
                try books.take(
                    .credits,
                    delivery("97", to: "u1", days: 6),
                    delivery("98", to: "u1", days: 6),
                    delivery("99", to: "u2", days: 6)
                )
                try books.upload("r3", sender(), inside("91", .sandbox))
            },
            .init(9, policy: { $0.grace = .days(7) }) { books in
                try books.take(.credits, delivery("97", to: "u1", days: 6) { $0.status = .withdrawn })
            },
        ]
    )

    static let unfinished = ArrivalStory(
        "credited and never finished, and periods without their first",
        nights: [
            .init(2, policy: { $0.subscriptions = .firstPeriod }) { books in
                try books.takeCrowd()
                func receipt(_ name: String, stated: Instant, _ all: Inside...) throws {
                    try books.upload(
                        name,
                        sender(),
                        all: all.map { inside in
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
                try books.upload(
                    "periods",
                    sender(),
                    all: [
                        renewal("301", of: "300", days: -9), renewal("302", of: "300", days: -2, "RENEWAL"),
                        renewal("311", of: "310", days: -9, "RENEWAL"),
                        renewal("312", of: "310", days: -40, "PURCHASE"),
                        renewal("321", of: "320", days: -9), renewal("320", of: "320", .sandbox, days: -40),
                        renewal("331", of: "330", days: -9), renewal("330", of: "330", days: -40, "RENEWAL"),
                        renewal("351", of: "350", days: -9), renewal("361", of: "360", days: -9, "RENEWAL"),
                        renewal("341", of: "340", days: -9, "RENEWAL") { $0.revocation = Revocation(date: noon) },
                    ]
                )
            },
            .init(4, policy: { $0.subscriptions = .firstPeriod }) { _ in },
            .init(5, policy: { $0.subscriptions = .firstPeriod }) { books in
                try books.upload(
                    "the first",
                    sender(),
                    renewal("300", of: "300", days: -40),
                    mystery("350", of: "350"),
                    renewal("360", of: "360", days: -40, "PURCHASE") { $0.isTrial = true }
                )
                try books.take(.credits, delivery("102", to: "u1", days: 4) { $0.status = .withdrawn })
            },
        ]
    )
}

/// A period, and why Apple says it began.
private func renewal(
    _ id: String,
    of original: String,
    _ environment: StoreEnvironment = .production,
    days: Int64,
    _ reason: String? = nil,
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> Inside {
    period(id, of: original, environment, days: days) {
        $0.transactionReason = reason; change(&$0)
    }
}
