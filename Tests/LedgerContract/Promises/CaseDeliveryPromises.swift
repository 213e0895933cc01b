import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// The deliveries by hand that resolutions state (Rules 3.6).
    static var caseDeliveries: [Promise] {
        [
            .books("a case that is reopened and resolved with another user states everything again") { books in
                try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u11")), of: "100")
                try books.night(3)
                try books.act(.reopen(note: nil), of: "100")
                try books.act(resolve(.creditedManually, user: UserID("u1")), of: "100")
                try books.night(4)
                #expect(try books.places() == ["100|black|credited|-"])
                #expect(try books.statedByCases() == ["u1 everything"])
                #expect(try books.ledger.cases(includingSettled: false) == [])
            },
            .books("a case that was opened again by itself states what is missing beside what it stated") { books in
                try books.upload("r", sender("u1"), inside("100") { $0.quantity = 3 })
                try books.take(.credits, delivery("100", to: "u1", part))
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), on: .contentMismatch, of: "100")
                try books.night(3)
                #expect(try books.statedByCases() == ["u1 2"])
                try books.take(
                    .credits,
                    delivery("100", to: "u1", days: 3) {
                        part(&$0); $0.status = .withdrawn
                    }
                )
                try books.night(5)
                #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["content_mismatch"])
                try books.act(resolve(.creditedManually, user: UserID("u1")), on: .contentMismatch, of: "100")
                try books.night(6)
                #expect(try books.statedByCases() == ["u1 everything"])
                #expect(try books.ledger.cases(includingSettled: false) == [])
            },
            .books("a part that comes in late replaces no delivery by hand, whichever transaction states the quantity")
            {
                books in
                try books.take(.payments, payment("100"))
                try books.upload(
                    "r",
                    sender("u1"),
                    inside("200") {
                        $0.originalTransactionID = TransactionID("100")
                        $0.quantity = 3
                    }
                )
                try books.take(.products, product("coins") { $0.type = .consumable })
                try books.night(2)
                #expect(try books.families() == ["100|white|100,200"])
                try books.act(resolve(.creditedManually, user: UserID("u1")), of: "100")
                try books.night(3)
                #expect(try books.statedByCases() == ["u1 everything"])
                try books.take(.credits, delivery("100", to: "u1", part))
                try books.night(4)
                #expect(try books.statedByCases() == ["u1 everything"], "one of three")
            },
            .books("a delivery by hand is compared with the quantity that came in last, not that of the last report") {
                books in
                try books.take(.users, user("u1"))
                try books.take(.payments, payment("100") { $0.applicationUsername = "u1" })
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), of: "100")
                try books.night(3)
                try books.take(.payments, payment("100") { ($0.applicationUsername, $0.quantity) = ("u1", 2) })
                try books.take(.credits, delivery("100", to: "u1", part))
                try books.night(4)
                #expect(try books.statedByCases() == ["u1 everything"], "one of two")
            },
            .books(
                "the case of a wrong or repeated delivery is opened again when another one comes in, and by nothing else"
            ) {
                books in
                func given(_ id: String, to user: String, _ order: String, days: Int64 = 0) -> IntakeRow {
                    delivery(id, to: user, days: days) { $0.orderID = OrderID(order) }
                }
                func reopenedCount() throws -> Int {
                    let run = try #require(try books.ledger.lastRun()).id
                    return try books.ledger.openCaseGroups(run: run).reopenedByRuns
                }
                try books.take(.users, user("u1"))
                for id in ["100", "200"] { try books.take(.payments, payment(id) { $0.applicationUsername = "u1" }) }
                try books.take(
                    .credits,
                    given("100", to: "u1", "a"),
                    given("100", to: "u1", "b"),
                    given("200", to: "u2", "m")
                )
                try books.night(2)
                try books.act(resolve(.belowThreshold), on: .duplicateCredit, of: "100")
                try books.act(resolve(.movedToOwner), on: .ownerMismatch, of: "200")
                try books.night(3)
                try books.night(4, isFull: true)
                #expect(try books.ledger.cases(includingSettled: false) == [] && reopenedCount() == 0)
                try books.take(
                    .credits,
                    given("100", to: "u1", "c", days: 4),
                    withdrawal("200", of: "m", days: 4, to: "u2"),
                    given("200", to: "u3", "n", days: 4)
                )
                try books.night(5)
                let reopened = try books.ledger.cases(includingSettled: false)
                #expect(
                    reopened.map { "\($0.kind) \($0.state)" } == [
                        "duplicate_credit reopened", "owner_mismatch reopened",
                    ]
                )
                #expect(try reopenedCount() == 2, "since the report before")
                try books.act(resolve(.belowThreshold), on: .duplicateCredit, of: "100")
                try books.take(.credits, withdrawal("100", of: "c", days: 5))
                try books.night(6)
                #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["owner_mismatch"])
                #expect(try reopenedCount() == 0, "the last report told of it")
            },
            .books("the case of a part that is missing is opened again when more of it is") { books in
                try books.upload("r", sender("u1"), inside("100") { $0.quantity = 9 })
                func given(_ quantity: Int, _ order: String) -> IntakeRow {
                    delivery("100", to: "u1") { ($0.quantity, $0.orderID) = (quantity, OrderID(order)) }
                }
                try books.take(.credits, given(6, "a"), given(2, "b"))
                try books.night(2)
                try books.act(resolve(.belowThreshold), on: .contentMismatch, of: "100")
                try books.night(3)
                #expect(try books.ledger.cases(includingSettled: false) == [])
                try books.take(.credits, withdrawal("100", of: "a", days: 3))
                try books.night(4)
                #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["content_mismatch"])
            },
            .books("a night that is given again opens the case that somebody resolved since, when more is missing") {
                books in
                try books.upload("r", sender("u1"), inside("100") { $0.quantity = 9 })
                func given(_ quantity: Int, _ order: String) -> IntakeRow {
                    delivery("100", to: "u1") { ($0.quantity, $0.orderID) = (quantity, OrderID(order)) }
                }
                try books.take(.credits, given(6, "a"), given(2, "b"))
                try books.night(2)
                try books.act(resolve(.belowThreshold), on: .contentMismatch, of: "100")
                try books.take(.credits, withdrawal("100", of: "a", days: 1))
                for _ in 1...2 {
                    try books.night(2)
                    #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["content_mismatch"])
                }
            },
            .books("the case of a wrong product is opened again when units of the right one are missing instead") {
                books in
                try books.upload("r", sender("u1"), inside("100") { $0.quantity = 3 })
                func given(_ product: String, _ quantity: Int, days: Int64) -> IntakeRow {
                    delivery("100", to: "u1", days: days) {
                        ($0.productID, $0.quantity, $0.orderID) = (ProductID(product), quantity, OrderID("o"))
                    }
                }
                try books.take(.credits, given("gems", 2, days: 0))
                try books.night(2)
                try books.act(resolve(.belowThreshold), on: .contentMismatch, of: "100")
                try books.take(.credits, given("coins", 2, days: 2))
                try books.night(4)
                #expect(try books.ledger.cases(includingSettled: false) == [], "the part was missing before")

                try books.take(.credits, given("gems", 3, days: 4))
                try books.night(6)
                #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["content_mismatch"])
                try books.act(resolve(.belowThreshold), on: .contentMismatch, of: "100")
                try books.night(7)
                #expect(try books.ledger.cases(includingSettled: false) == [])
                try books.take(.credits, given("coins", 1, days: 7))
                try books.night(9)
                #expect(try books.ledger.cases(includingSettled: false).map(\.kind) == ["content_mismatch"])
            },
            .books(
                "one row of the backend replaces one of two deliveries by hand, where two purchases turn out to be one"
            ) {
                books in
                let rows = ["100", "200"].map { id in
                    inside(id, of: "skin") { ($0.type, $0.originalTransactionID) = (nil, TransactionID("100")) }
                }
                try books.upload("r", sender("u1"), all: rows)
                try books.night(2)
                for id in ["100", "200"] { try books.act(resolve(.creditedManually, user: UserID("u1")), of: id) }
                try books.night(3)
                try books.take(.products, product("skin") { $0.type = .nonConsumable })
                try books.night(4)
                #expect(try books.places() == ["100|black|credited|-"])
                #expect(try books.statedByCases() == ["u1 everything", "u1 everything"])
                for (day, left) in [(5, ["u1 everything"]), (7, [])] as [(Int64, [String])] {
                    try books.take(.credits, delivery("100", to: "u1", days: day))
                    try books.night(day + 1)
                    #expect(try books.statedByCases() == left)
                }
            },
            .books("a run that judges an earlier moment takes a resolution in, and older rows do not undo it") {
                books in
                try books.upload("r", sender("u1"), inside("100"))
                try books.night(2)
                let resolved = noon + .days(2) + .hours(6)
                let caseID = try books.ledger.caseID(of: "100")
                try books.ledger.act(resolve(.creditedManually, user: UserID("u1")), on: caseID, at: resolved)
                try books.night(2)
                try books.take(
                    .credits,
                    delivery("100", to: "u1", days: 2) { $0.orderID = OrderID("o") },
                    credit("100", to: "u1", at: resolved - hour) {
                        ($0.orderID, $0.status) = (OrderID("o"), .withdrawn)
                    }
                )
                try books.night(3)
                #expect(try books.places() == ["100|black|credited|-"])
                #expect(try books.statedByCases() == ["u1 everything"])
            },
            .books(
                "what another case of the purchase settles or opens is nobody's work in any list, before a run knows"
            ) {
                books in
                try books.take(.users, user("u1"))
                try books.take(.payments, payment("100") { $0.applicationUsername = "u1" })
                try books.take(.credits, delivery("100", to: "u2"))
                try books.night(2)
                try books.take(.credits, delivery("100", to: "u2", days: 2) { $0.status = .withdrawn })
                try books.night(4)
                let booked = try books.missingSteps()
                #expect(booked.count == 2 && Set(booked).isDisjoint(with: ["wait", ""]))

                try books.act(resolve(.movedToOwner), on: .ownerMismatch, of: "100")
                #expect(try books.missingSteps() == booked, "what moves nothing lets nobody wait")
                try books.act(.reopen(note: nil), on: .ownerMismatch, of: "100")
                try books.act(resolve(.refundedByUs), on: .ownerMismatch, of: "100")
                #expect(try books.missingSteps() == ["wait", "wait"])
                try books.act(.reopen(note: nil), on: .ownerMismatch, of: "100")
                #expect(try books.missingSteps() == booked, "the books never knew of it")

                try books.act(resolve(.belowThreshold), on: .missingCredit, of: "100")
                try books.act(resolve(.fraud), on: .ownerMismatch, of: "100")
                try books.night(5)
                #expect(try books.places() == ["100|closed|settled_fraud|-"])
                try books.act(.reopen(note: nil), on: .ownerMismatch, of: "100")
                #expect(try books.ledger.lookup("100", naming: []).purchases.map(\.nextStep) == ["wait"])
                try books.night(6)
                #expect(try books.places() == ["100|white|uncredited|parked"])
                try books.act(.reopen(note: nil), on: .missingCredit, of: "100")
                #expect(try Set(books.missingSteps()) == ["wait"])
                try books.night(7)
                #expect(try books.missingSteps() == booked)
            },
            .books("a delivery by hand to somebody who was forgotten is stated under the pseudonym") { books in
                try books.upload("r", sender("u1"), inside("100"))
                try books.night(2)
                _ = try books.ledger.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: books.today)
                let pseudonym = try books.ledger.forgottenNames().pseudonym(ofAccount: UserID("u1"))
                try books.act(resolve(.creditedManually, user: UserID("u1")), of: "100")
                try books.take(.credits, delivery("100", to: "u1", days: 2))
                try books.night(3)
                #expect(try books.ledger.liveCredits().map(\.userID) == [pseudonym])
                #expect(try books.ledger.cases(includingSettled: false) == [])
                let resolved = try books.ledger.caseHistory(try books.ledger.caseID(of: "100"))
                #expect(resolved.compactMap(\.userID) == [pseudonym])
            },
        ]
    }
}

/// One of what was paid.
private func part(_ row: inout CreditRow) { (row.quantity, row.orderID) = (1, OrderID("part")) }

extension NightlyBooks {
    /// To whom cases state that was delivered, and how much.
    fileprivate func statedByCases() throws -> [String] {
        try ledger.liveCredits().filter { $0.creditSource == "case" }
            .map { "\($0.userID) \($0.quantity.map { "\($0)" } ?? "everything")" }
    }

    /// What is to be done about missing credits, in the list of cases and in that of findings.
    fileprivate func missingSteps() throws -> [String] {
        let missing = FindingKind.missingCredit.rawValue
        let cases = try ledger.cases(includingSettled: false).filter { $0.kind == missing }.map(\.nextStep)
        let findings = try ledger.all { try ledger.findings(since: nil, until: nil, $0) }
            .filter { $0.finding.kind == missing && $0.closedAt == nil }.map(\.finding.nextStep)
        return cases + findings
    }
}
