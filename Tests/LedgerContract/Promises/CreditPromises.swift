import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What becomes of statements about deliveries as more of them come (Rules 3.2, 3.3).
    static var credits: [Promise] {
        [
            .books("a withdrawal that came before its delivery is no delivery of its own any more") { books in
                try books.upload("r", sender(), inside("100"))
                try books.take(.credits, delivery("100", to: "u1", days: 1) { $0.status = .withdrawn })
                try books.night(2)
                try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
                try books.night(3)
                let credits = try books.ledger.purchases(of: "100").flatMap(\.credits)
                #expect(credits.map { "\($0.userID) \($0.status)" }.sorted() == ["u1 withdrawn", "u2 credited"])
            },
            .books("two orders whose ids are two spellings of one character are two deliveries") { books in
                try books.upload("r", sender(), inside("100"))
                let rows = ["jos\u{E9}", "jose\u{301}"].map { order in
                    delivery("100", to: "u1") { $0.orderID = OrderID(order) }
                }
                try books.take(.credits, all: rows)
                try books.night(2)
                #expect(try books.ledger.open(.duplicateCredit) == ["duplicate_credit|100"])
            },
            .missing("what only a refused row of credits is about is no missing delivery to make up for") { ledger in
                try ledger.refuse(lines: 2...3, about: "2", in: "broken")
                #expect(try ledger.refusedCredit(of: "2") == RefusedCredit(file: "broken", line: 3))
                #expect(try ledger.refusedCredit(of: "1") == nil)
                try ledger.night(noon + .days(3))
                #expect(try ledger.lookup("2", naming: []).purchases.map(\.nextStep) == ["check_backend"])
                #expect(try ledger.lookup("2", naming: []).purchases.map(\.state) == ["missing_credit"])

                // A row that can be read, whatever it says, and whichever of the two came first.
                let failed = credit("2", to: "u2") { $0.status = .failed }
                try ledger.take([failed], name: "whole")
                #expect(try ledger.refusedCredit(of: "2") == nil)
                try ledger.refuse(lines: 5...5, about: "2", in: "broken again")
                #expect(try ledger.refusedCredit(of: "2") == RefusedCredit(file: "broken again", line: 5))
                // The chain states the refused rows as each file leaves them.
                #expect(try ledger.verifyAudit(.whole).fault == nil)
            },
            .books(
                "a refused row of credits holds the rest of a part delivery back, until another file says something new"
            ) {
                books in
                let claim = sender("u1") { $0.transactionID = TransactionID("100") }
                try books.upload("r", claim, inside("100") { $0.quantity = 3 })
                try books.take(.credits, delivery("100", to: "u1") { $0.quantity = 1 })
                try books.night(2)
                func steps() throws -> [String] {
                    try books.ledger.purchases(of: "100").flatMap(\.findings).map(\.nextStep)
                }
                #expect(try steps() == ["credit_owner"])
                try books.ledger.refuse(lines: 2...2, about: "100", in: "broken")
                try books.night(3)
                #expect(try steps() == ["check_backend"])
                // Said before: it is no row in the place of the refused one.
                try books.take(.credits, delivery("100", to: "u1") { $0.quantity = 1 })
                try books.night(4)
                #expect(try steps() == ["check_backend"])
                try books.take(.credits, delivery("100", to: "u1", days: 1) { $0.quantity = 1 })
                try books.night(5)
                #expect(try steps() == ["credit_owner"])
            },
            .books("what is said about another order does not take the place of a refused row, whichever comes first") {
                books in
                let claim = sender("u1") { $0.transactionID = TransactionID("100") }
                try books.upload("r", claim, inside("100") { $0.quantity = 9 })
                func step(after order: String, _ days: Int64) throws -> [String] {
                    try books.take(.credits, delivery("100", to: "u1", days: days, of: order) { $0.quantity = 1 })
                    try books.night(days + 2)
                    return try books.ledger.purchases(of: "100").flatMap(\.findings).map(\.nextStep)
                }
                #expect(try step(after: "before", 0) == ["credit_owner"])
                try books.ledger.refuse(lines: 2...2, about: "100", order: "A-1", in: "first")
                try books.ledger.refuse(lines: 3...3, about: "100", order: "A-2", in: "second")
                #expect(try step(after: "other", 1) == ["check_backend"])
                #expect(try books.ledger.refusedCredit(of: "100") == RefusedCredit(file: "second", line: 3))
                #expect(try step(after: "A-2", 2) == ["check_backend"])
                #expect(try books.ledger.refusedCredit(of: "100") == RefusedCredit(file: "first", line: 2))
                #expect(try step(after: "A-1", 3) == ["credit_owner"])
                #expect(try books.ledger.verifyAudit(.whole).fault == nil)
            },
            .books("a delivery that names the wrong store is looked up before anybody delivers again") { books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                func steps() throws -> [String?] { try books.ledger.purchases(of: "100").map(\.nextStep) }
                let before = try steps()
                try books.take(
                    .credits,
                    delivery("100", to: "u1") { $0.environment = .sandbox },
                    delivery("9", to: "u9", days: 2)
                )
                try books.night(3)
                #expect(try books.lists() == ["100|white"])
                #expect(try steps() == ["check_backend"] && before != ["check_backend"])
                let known = try books.ledger.purchaseHistories(of: TransactionID("100")).first?.dossier
                    .creditOfOtherStore
                #expect(known?.userID == UserID("u1") && known?.environment == .sandbox)
                // It is of a purchase in the sandbox after all.
                try books.upload("s", sender(), inside("100", .sandbox))
                try books.night(4)
                #expect(try books.lists().contains("100|white"))
                #expect(
                    try books.ledger.purchases(of: "100").filter { $0.environment == "Production" }.map(\.nextStep)
                        == before
                )
            },
            .books("what may be a restore of what was delivered is looked up before anybody delivers it") { books in
                func restored(_ id: String, of original: String, _ type: ProductType? = .nonConsumable) -> Inside {
                    inside(id, of: "skin") {
                        $0.type = type
                        $0.originalTransactionID = TransactionID(original)
                    }
                }
                func knownDelivery() throws -> TransactionID? {
                    try books.ledger.purchaseHistories(of: TransactionID("300")).first?.dossier.creditOfOriginal?
                        .transactionID
                }
                func step() throws -> [String?] { try books.ledger.purchases(of: "300").map(\.nextStep) }
                let row = sender("u1") { $0.transactionID = TransactionID("300") }
                try books.upload("unknown", row, restored("300", of: "100", nil))
                try books.night(2)
                #expect(try step() == ["credit_owner"])
                // A delivery without purchase; then it is of one, which was delivered by another of its ids.
                try books.take(.credits, delivery("100", to: "u1"))
                try books.night(3)
                #expect(try step() == ["check_backend"])
                #expect(try knownDelivery() == TransactionID("100"))
                try books.take(.credits, delivery("100", to: "u1") { $0.status = .withdrawn })
                try books.take(.credits, delivery("200", to: "u1"))
                try books.night(4)
                #expect(try step() == ["credit_owner"])
                try books.upload("known", sender(), restored("100", of: "100"), restored("200", of: "100"))
                try books.night(5)
                #expect(try books.lists() == ["100|black", "300|white"])
                #expect(try step() == ["check_backend"])
                #expect(try knownDelivery() == TransactionID("200"))
                // Its type is learned: it is one purchase with the others.
                try books.take(.products, product("skin") { $0.type = .nonConsumable })
                try books.night(6)
                #expect(try books.lists() == ["100|black"])
            },
            .books("what was taken back is looked up first, whoever the row that takes it back names") { books in
                let whole = ["100", "200", "300", "600"].map { inside($0) }
                let parts = ["400", "500", "700", "800", "900"].map { id in inside(id) { $0.quantity = 2 } }
                try books.take(.users, user("u0") { $0.mergedInto = UserID("u1") })
                try books.upload("r", sender("u1"), all: whole + parts)
                try books.take(
                    .credits,
                    delivery("100", to: "u1", of: "a"),
                    withdrawal("100", of: "a", days: 1, to: "system"),
                    // Moved to another account before.
                    delivery("200", to: "u0", of: "b"),
                    delivery("200", to: "u2", days: 1, of: "b"),
                    withdrawal("200", of: "b", days: 1, to: "u2"),
                    // Never that of the owner: it is due.
                    delivery("300", to: "u2", of: "c"),
                    withdrawal("300", of: "c", days: 1, to: "system"),
                    delivery("400", to: "u1", of: "d") { $0.quantity = 1 },
                    delivery("400", to: "u1", of: "e") { $0.quantity = 1 },
                    withdrawal("400", of: "e", days: 1, to: "system"),
                    delivery("500", to: "u1", of: "f") { $0.quantity = 1 },
                    delivery("500", to: "u2", of: "g") { $0.quantity = 1 },
                    withdrawal("500", of: "g", days: 1, to: "system"),
                    delivery("600", to: "u1", of: "h") { $0.status = .failed },
                    delivery("600", to: "u2", days: 1, of: "h"),
                    withdrawal("600", of: "h", days: 1, to: "system"),
                    // A part is taken back by stating the delivery again with what is left.
                    delivery("700", to: "u1", of: "i") { $0.quantity = 2 },
                    delivery("700", to: "u1", days: 1, of: "i") { $0.quantity = 1 },
                    delivery("800", to: "u0", of: "j"),
                    delivery("800", to: "u1", days: 1, of: "j") { $0.quantity = 1 },
                    delivery("900", to: "u1", of: "k") { $0.quantity = 1 },
                    delivery("900", to: "u1", days: 1, of: "k") { $0.quantity = 1 }
                )
                try books.night(3)
                let steps = try books.ledger.purchases {
                    [$0.transactionID, $0.nextStep ?? $0.findings.first?.nextStep]
                }
                #expect(
                    steps == [
                        "100|check_backend", "200|check_backend", "300|ask_customer", "400|check_backend",
                        "500|ask_customer", "600|ask_customer", "700|check_backend", "800|check_backend",
                        "900|ask_customer",
                    ]
                )
                #expect(try recipients(of: "100", in: books) == ["Production a: u1"])
                #expect(try recipients(of: "200", in: books) == ["Production b: u1 u2"])
                #expect(try recipients(of: "500", in: books) == ["Production f:", "Production g: u2"])
                #expect(try recipients(of: "800", in: books) == ["Production j: u1"])
                #expect(try recipients(of: "900", in: books) == ["Production k:"])
            },
            .books("whom an order was delivered to that was taken back is told by store and by time") { books in
                try books.upload("r", sender(), inside("100"), inside("100", .sandbox), inside("200", .sandbox))
                let rows = ["100", "200"].flatMap { id in
                    [delivery(id, to: "u1", of: "a"), withdrawal(id, of: "a", days: 1, to: "system")]
                }
                try books.take(.credits, all: rows)
                try books.take(
                    .credits,
                    delivery("100", to: "u2", of: "a") { $0.environment = .sandbox },
                    delivery("100", to: "system", days: 1, of: "a") {
                        ($0.status, $0.environment) = (.withdrawn, .sandbox)
                    },
                    delivery("100", to: "u3", days: 9, of: "a")
                )
                try books.night(3)
                #expect(try recipients(of: "100", in: books) == ["Production a: u1", "Sandbox a: u2"])
                #expect(try recipients(of: "200", in: books) == ["Sandbox a: u1"])
            },
            .books("the rest of a part delivery waits as long as the whole would, and is due by itself then") { books in
                let claim = sender("u1") { $0.transactionID = TransactionID("100") }
                try books.upload("r", claim, inside("100") { $0.quantity = 3 })
                try books.take(.credits, delivery("100", to: "u1") { $0.quantity = 1 })
                func steps() throws -> [String] {
                    try books.ledger.purchases(of: "100").flatMap(\.findings).map(\.nextStep)
                }
                try books.night(1) { $0.grace = .hours(72) }
                #expect(try steps() == ["wait"])
                try books.night(4) { $0.grace = .hours(72) }
                #expect(try steps() == ["credit_owner"])
            },
            .books("a credit counts from the very moment it states") { books in
                try books.upload("r", sender(), inside("100"))
                try books.take(.credits, delivery("100", to: "u1") { $0.creditedAt = noon + .days(3) })
                try books.night(2)
                #expect(try books.lists() == ["100|white"])
                #expect(try books.ledger.purchases(of: "100").map(\.nextStep) == ["check_backend"])
                let ahead = try books.ledger.purchaseHistories(of: TransactionID("100")).flatMap(\.future)
                #expect(ahead == [PurchaseNews(.credited, userID: "u1", at: noon + .days(3))])
                #expect(try books.ledger.purchases(of: "100").flatMap(\.future) == ahead)
                try books.night(3)
                #expect(try books.ledger.purchases(of: "100").flatMap(\.future) == [])
                #expect(try books.lists() == ["100|black"])
            },
            .books("a future delivery that states no store is of Production where its id is known there") { books in
                try books.upload("r", sender(), inside("100"), inside("100", .sandbox), inside("200", .sandbox))
                let future = ["100", "200"].map { id in delivery(id, to: "u1") { $0.creditedAt = noon + .days(3) } }
                try books.take(.credits, all: future)
                try books.night(2) { $0.environments = [.production, .sandbox] }
                let steps = try books.ledger.purchases { [$0.transactionID, $0.environment, $0.nextStep] }
                #expect(
                    steps == ["100|Production|check_backend", "100|Sandbox|find_owner", "200|Sandbox|check_backend"]
                )
            },
            .books("a purchase without quantity is one, and one delivery replaces what a case stated of it") { books in
                try books.upload("r", sender(), inside("100") { $0.quantity = nil })
                try books.take(.credits, delivery("100", to: "u2") { $0.status = .failed })
                try books.night(2)
                try books.act(.resolve(.creditedManually, user: UserID("u1"), note: nil), of: "100")
                try books.night(3)
                #expect(try books.ledger.liveCredits { [$0.creditSource, $0.userID.rawValue] } == ["case|u1"])
                try books.take(.credits, delivery("100", to: "u1", days: 2) { $0.quantity = 1 })
                try books.night(4)
                #expect(try books.ledger.liveCredits { [$0.creditSource, $0.userID.rawValue] } == ["import|u1"])
                #expect(try books.places() == ["100|black|confirmed|-"])
            },
            .books("taking back what a case stated leaves what the backend delivered") { books in
                try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
                try books.take(.credits, delivery("100", to: "u1") { $0.quantity = 2 })
                try books.night(2)
                // A part is delivered: what is short is a case of its own.
                try books.act(
                    .resolve(.creditedManually, user: UserID("u1"), note: nil),
                    on: .contentMismatch,
                    of: "100"
                )
                try books.night(3)
                #expect(try books.ledger.liveCredits { [$0.creditSource] } == ["case", "import"])
                #expect(try books.ledger.open(.contentMismatch) == [])
                try books.act(.reopen(note: nil), on: .contentMismatch, of: "100")
                try books.night(4)
                #expect(try books.ledger.liveCredits { [$0.creditSource] } == ["import"])
                #expect(try books.ledger.open(.contentMismatch) == ["content_mismatch|100"])
            },
        ]
    }
}

/// The delivery of an order, one hour after noon of a day.
private func delivery(
    _ id: String,
    to user: String,
    days: Int64 = 0,
    of order: String,
    _ change: (inout CreditRow) -> Void = { _ in }
) -> IntakeRow {
    delivery(id, to: user, days: days) { row in
        row.orderID = OrderID(order)
        change(&row)
    }
}

/// The orders of a transaction, and whom those were delivered to that were taken back.
private func recipients(of id: String, in books: NightlyBooks) throws -> [String] {
    try books.ledger.purchaseHistories(of: TransactionID(id)).flatMap(\.dossier.credits).map { credit in
        let order = "\(credit.environment?.rawValue ?? "-") \(credit.orderID?.rawValue ?? "-"):"
        return ([order] + credit.recipients.sorted().map(\.rawValue)).joined(separator: " ")
    }
    .sorted()
}

extension LedgerEngine {
    fileprivate func refusedCredit(of id: String) throws -> RefusedCredit? {
        try purchaseHistories(of: TransactionID(id)).first?.dossier.refusedCredit
    }
}
