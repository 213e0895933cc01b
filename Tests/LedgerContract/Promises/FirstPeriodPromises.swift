import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Which period of a subscription is its first paid one, as far as the ledger has to look beyond the period itself
    /// (Rules 4.3): first periods are in scope, renewals are not.
    static var firstPeriods: [Promise] {
        [
            .books("after a trial the earliest paid period is the first") { books in
                let lists = try books.lists(
                    after:
                        period("100", of: "100", days: -40, free),
                    period("101", of: "100", days: -10),
                    period("102", of: "100", days: -30)
                )
                #expect(lists == ["100|closed", "101|closed", "102|white"])
            },
            .books("a trial is known as the first by the reason it states") { books in
                let lists = try books.lists(
                    after:
                        period("201", of: "200", days: -40) {
                            free(&$0); $0.transactionReason = "PURCHASE"
                        },
                    period("202", of: "200", days: -30) { $0.transactionReason = "RENEWAL" }
                )
                #expect(lists == ["201|closed", "202|white"])
            },
            .books("a free renewal is no trial") { books in
                let lists = try books.lists(
                    after:
                        period("301", of: "300", days: -40) {
                            free(&$0); $0.transactionReason = "RENEWAL"
                        },
                    period("302", of: "300", days: -30) { $0.transactionReason = "RENEWAL" }
                )
                #expect(lists == ["301|closed", "302|closed"])
            },
            .books("the id of the original says nothing against a stated reason") { books in
                let lists = try books.lists(
                    after:
                        period("400", of: "400", days: -40) {
                            free(&$0); $0.transactionReason = "RENEWAL"
                        },
                    period("401", of: "400", days: -30) { $0.transactionReason = "RENEWAL" }
                )
                #expect(lists == ["400|closed", "401|closed"])
            },
            .books("a period without date comes after those that have one") { books in
                let lists = try books.lists(
                    after:
                        period("500", of: "500", days: -40, free),
                    period("501", of: "500", days: 0) { $0.purchaseDate = nil },
                    period("502", of: "500", days: -30)
                )
                #expect(lists == ["500|closed", "501|closed", "502|white"])
            },
            .books("of two periods of one moment the smaller id is the first") { books in
                let lists = try books.lists(
                    after:
                        period("600", of: "600", days: -40, free),
                    period("602", of: "600", days: -30),
                    period("601", of: "600", days: -30)
                )
                #expect(lists == ["600|closed", "601|white", "602|closed"])
            },
            .books("another subscription, and the same in the other store, say nothing") { books in
                let lists = try books.lists(
                    after:
                        period("700", of: "700", days: -40, free),
                    period("701", of: "700", days: -10),
                    period("711", of: "710", days: -30),
                    period("700", of: "700", .sandbox, days: -40),
                    period("702", of: "700", .sandbox, days: -30)
                )
                #expect(lists == ["700|closed", "700|closed", "701|white", "702|closed", "711|closed"])
            },
            .books("a trial that comes a night later brings its first paid period into scope") { books in
                #expect(try books.lists(after: period("801", of: "800", days: -10)) == ["801|closed"])
                try books.upload("the trial", sender("u1"), period("800", of: "800", days: -40, free))
                try books.night(101) { $0.subscriptions = .firstPeriod }
                #expect(try books.lists() == ["800|closed", "801|white"])
            },
            .books("a subscription begun again has a first period of its own, and what came before stays out") {
                books in
                let lists = try books.lists(
                    after:
                        period("901", of: "900", days: -40) { $0.transactionReason = "RENEWAL" },
                    period("902", of: "900", days: -10) { $0.transactionReason = "PURCHASE" }
                )
                #expect(lists == ["901|closed", "902|white"])
            },
            .books("a subscription begun again with a free period has its first paid one after that") { books in
                let lists = try books.lists(
                    after:
                        period("900", of: "900", days: -40),
                    period("901", of: "900", days: -30) { $0.transactionReason = "RENEWAL" },
                    period("902", of: "900", days: -20) {
                        free(&$0); $0.transactionReason = "PURCHASE"
                    },
                    period("903", of: "900", days: -10) { $0.transactionReason = "RENEWAL" },
                    period("904", of: "900", days: -5) { $0.transactionReason = "RENEWAL" }
                )
                #expect(lists == ["900|white", "901|closed", "902|closed", "903|white", "904|closed"])
            },
            .books("a trial in the other store is no trial here") { books in
                let lists = try books.lists(
                    after:
                        period("950", of: "950", .sandbox, days: -40, free),
                    period("951", of: "950", .sandbox, days: -30),
                    period("951", of: "950", days: -30) { $0.transactionReason = "RENEWAL" }
                )
                #expect(lists == ["950|closed", "951|closed", "951|closed"])
            },
            .books("a consumable with the same original is no period") { books in
                let lists = try books.lists(
                    after:
                        period("960", of: "960", days: -40, free),
                    period("961", of: "960", days: -10),
                    inside("962", days: -30) { $0.originalTransactionID = TransactionID("960") }
                )
                #expect(lists == ["960|closed", "961|white", "962|white"])
            },
            .books("a period that is none any more makes the next one the first") { books in
                let catalogue = ["vipB", "vipC"].map { id in product(id) { $0.type = .autoRenewable } }
                try books.take(.products, catalogue[0], catalogue[1])
                try books.take(.payments, paid("110", "vipB", days: -30), paid("120", "vipC", days: -10))
                #expect(
                    try books.lists(after: period("100", of: "100", days: -40, free)) == [
                        "100|closed", "110|white", "120|closed",
                    ]
                )
                try books.take(.products, product("vipB") { $0.type = .nonRenewing })
                #expect(try books.listsByNight() == ["100|closed", "110|white", "120|white"])
            },
            .books("a period that turns out to be of another subscription makes the next one the first") { books in
                try books.take(.products, product("vip") { $0.type = .autoRenewable })
                try books.take(.payments, paid("110", "vip", days: -30))
                let lists = try books.lists(
                    after: period("100", of: "100", days: -40, free),
                    period("120", of: "100", days: -10)
                )
                #expect(lists == ["100|closed", "110|white", "120|closed"])
                try books.upload("r2", sender("u9"), period("110", of: "110", days: -30))
                #expect(try books.listsByNight() == ["100|closed", "110|white", "120|white"])
            },
            .books("a trial stated under another id is the first period where its purchase holds the original") {
                books in
                let original = payment("100") {
                    $0.productID = ProductID("vip")
                    $0.lineItemID = LineItemID("9100")
                    $0.purchaseDate = noon + .days(-40)
                }
                try books.take(.payments, original)
                let lists = try books.lists(
                    after:
                        period("101", of: "100", days: -40) {
                            free(&$0)
                            $0.lineItemID = LineItemID("9100")
                        },
                    period("110", of: "100", days: -10)
                )
                #expect(lists == ["100|closed", "110|white"])
            },
            .books("what a twin of the same line item says counts for the other periods") { books in
                let lists = try books.lists(
                    after:
                        period("100", of: "100", days: -40) { $0.lineItemID = LineItemID("9100") },
                    period("110", of: "100", days: -30) { $0.lineItemID = LineItemID("9110") }
                )
                #expect(lists == ["100|white", "110|closed"])
                let twin = period("101", of: "", days: -40) {
                    free(&$0)
                    $0.originalTransactionID = nil
                    $0.lineItemID = LineItemID("9100")
                }
                try books.upload("r2", sender("u1"), twin)
                #expect(try books.listsByNight() == ["100|closed", "110|white"])
            },
        ]
    }
}

private func free(_ facts: inout TransactionFacts) { facts.isTrial = true }

private func paid(_ id: String, _ product: String, days: Int64) -> IntakeRow {
    payment(id) {
        $0.productID = ProductID(product)
        $0.originalTransactionID = TransactionID("100")
        $0.purchaseDate = noon + .days(days)
    }
}

extension NightlyBooks {
    /// What a night under `first_period` leaves out, and what not.
    fileprivate func lists(after inside: Inside...) throws -> [String] {
        try upload("r", sender("u1"), all: inside)
        try night(100) { $0.subscriptions = .firstPeriod }
        return try lists()
    }

    /// The lists after a night of the usual kind, and that judging everything finds nothing else to move.
    fileprivate func listsByNight() throws -> [String] {
        try night(101) { $0.subscriptions = .firstPeriod }
        let after = try lists()
        try night(102, isFull: true) { $0.subscriptions = .firstPeriod }
        #expect(try lists() == after)
        return after
    }
}
