import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What is due to its customer again although a case of it was resolved: nobody decided about that (Rules 3.6, 5.18).
    static var dueAgain: [Promise] {
        [
            .books("a refund that Apple takes back leaves a delivery that was taken back due again") { books in
                try books.takeTransaction("100", statedOn: 0)
                try books.take(.credits, delivery("100", to: "u1") { $0.orderID = OrderID("o1") })
                try books.night(1)
                try books.takeTransaction("100", statedOn: 2, refundedOn: 1)
                try books.night(2)
                try books.act(resolve(.refundedByApple), on: .refundedAfterCredit, of: "100")
                try books.take(.credits, withdrawal("100", of: "o1", days: 2))
                try books.night(3)
                #expect(try books.places() == ["100|closed|revoked|-"])
                try books.takeTransaction("100", statedOn: 4)
                try books.night(5)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                #expect(try books.openCases() == ["missing_credit|open"])
                // Said again it is against what Apple says, and the case comes back.
                try books.act(resolve(.refundedByApple), of: "100")
                try books.night(6)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                #expect(try books.openCases() == ["missing_credit|reopened"])
            },
            .books("a refund that Apple took back before the last run is not told as one that came in since") { books in
                try books.takeTransaction("100", statedOn: 1, refundedOn: 1)
                try books.takeTransaction("100", statedOn: 2)
                try books.take(.credits, delivery("200", to: "u1"))
                try books.night(3)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                func told() throws -> [[String]] {
                    let purchase = try books.ledger.lookup("100", naming: []).purchases.first
                    let listed = try books.ledger.cases(includingSettled: false).filter {
                        $0.transactionID?.rawValue == "100"
                    }
                    return [
                        purchase.map { $0.news.map { "\($0.kind)" } + [$0.nextStep ?? "-"] } ?? [],
                        listed.map(\.nextStep),
                    ]
                }
                try books.takeTransaction("100", statedOn: 4)
                let before = try told()
                #expect(before[0].count == 1 && before[0] == before[1] && before[0] != ["wait"], "\(before)")
                try books.takeTransaction("100", statedOn: 5, refundedOn: 5)
                #expect(try told() == [["refunded", "wait"], ["wait"]])
            },
            .books("a refund by Apple that Apple never stated is believed, whatever it signs later without") { books in
                try books.takeTransaction("100", statedOn: 0)
                try books.night(2)
                try books.act(resolve(.refundedByApple), of: "100")
                try books.takeTransaction("100", statedOn: 5)
                try books.night(6)
                #expect(try books.places() == ["100|closed|settled_refunded_by_apple|-"])
            },
            .books("a missing order called a duplicate in the night that joins both is in the list of work") {
                books in
                try books.take(.payments, hat("1001"), hat("1002"))
                try books.night(2)
                try books.act(resolve(.duplicate), of: "1001")
                try books.take(.products, product("hat") { $0.type = .nonConsumable })
                for night: Int64 in 3...4 {
                    try books.night(night)
                    #expect(try books.places() == ["1001|white|uncredited|missing_credit"])
                    #expect(try books.openCases() == ["missing_credit|reopened"])
                }
            },
            .books("what was decided of a credit without payment goes with its transaction when the evidence comes") {
                books in
                for (id, isKnown, day) in [("100", false, 0), ("200", true, 10)] as [(String, Bool, Int64)] {
                    try books.take(.credits, delivery(id, to: "u1", days: day) { $0.orderID = OrderID("o" + id) })
                    // Where most credits have no evidence, none is listed.
                    for proven in [id + "1", id + "2"] {
                        try books.take(.payments, payment(proven))
                        try books.take(.credits, delivery(proven, to: "u2", days: day))
                    }
                    try books.night(day + 2)
                    let caseID = try books.ledger.caseID(.unprovenCredit, of: id)
                    func isPurchaseKnown() throws -> Bool? {
                        try books.ledger.cases().first { $0.caseID == caseID }?.isPurchaseKnown
                    }
                    #expect(try isPurchaseKnown() == false)
                    if isKnown {
                        try books.take(.credits, withdrawal(id, of: "o" + id, days: day + 2))
                        try books.upload(id, sender(), inside(id))
                        try books.night(day + 3)
                        #expect(try books.places().contains(id + "|white|uncredited|missing_credit"))
                    }
                    try books.ledger.act(resolve(.fraud), on: caseID, at: noon + .days(day + 3))
                    if isKnown {
                        let known = try books.ledger.purchases(of: id)
                        #expect(known.flatMap(\.findings).map(\.nextStep) == ["wait"])
                        let history = try #require(try books.ledger.purchaseHistories(of: TransactionID(id)).first)
                        #expect(history.cases.filter(\.isDecisionPending).map(\.caseID) == [caseID])
                        #expect(try isPurchaseKnown() == true)
                    }
                    try books.night(day + 4)
                    if !isKnown {
                        try books.take(.credits, withdrawal(id, of: "o" + id, days: day + 4))
                        try books.night(day + 5)
                        try books.upload(id, sender(), inside(id))
                    }
                    try books.night(day + 6)
                    #expect(try books.places().contains(id + "|closed|settled_fraud|-"))
                    #expect(try books.ledger.purchases(of: id).flatMap(\.caseIDs).contains(caseID), "which settles it")
                    try books.ledger.act(.reopen(note: nil), on: caseID, at: noon + .days(day + 6))
                    #expect(try books.openCases().contains("unproven_credit|reopened"))
                    try books.ledger.countsCases(asOf: noon + .days(day + 20))
                    try books.night(day + 7)
                    #expect(try books.places().contains(id + "|white|uncredited|missing_credit"))
                }
            },
            .books("what was decided of a purchase that is part of another by now is known to whoever looks that up") {
                books in
                try books.take(.payments, hat("1001"), hat("1002"))
                try books.night(2)
                let caseID = try books.ledger.caseID(of: "1002")
                try books.act(resolve(.fraud), of: "1002")
                try books.night(3)
                try books.take(.products, product("hat") { $0.type = .nonConsumable })
                try books.night(4)
                func known() throws -> [String] {
                    let files = try books.ledger.purchaseHistories(of: TransactionID("1001"))
                    return try #require(files.first).cases.filter(\.isDecisionPending).map(\.caseID)
                }
                #expect(try known() == [])
                try books.ledger.act(.reopen(note: nil), on: caseID, at: noon + .days(4))
                #expect(try known() == [caseID])
            },
            .books("two deliveries that a case called duplicates, both taken back, are due again") { books in
                try books.upload("r", sender(), inside("100"))
                for (user, order) in [("u1", "o1"), ("u2", "o2")] {
                    try books.take(.credits, delivery("100", to: user) { $0.orderID = OrderID(order) })
                }
                try books.night(2)
                try books.act(resolve(.duplicate), on: .duplicateCredit, of: "100")
                try books.take(.credits, withdrawal("100", of: "o1", days: 2, to: "u1"))
                try books.night(3)
                #expect(try books.places() == ["100|black|credited|-"])
                try books.take(.credits, withdrawal("100", of: "o2", days: 3, to: "u2"))
                try books.night(4)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
            },
            .books("what was called a duplicate and turns out to be the other payment itself is due once") { books in
                try books.take(.payments, hat("1001"), hat("1002"))
                try books.night(2)
                try books.act(resolve(.duplicate), of: "1002")
                try books.night(3)
                let apart = ["1001|white|uncredited|missing_credit", "1002|closed|settled_duplicate|-"]
                #expect(try books.places() == apart)
                try books.take(.products, product("hat") { $0.type = .nonConsumable })
                try books.night(4)
                #expect(try books.places() == ["1001|white|uncredited|missing_credit"])
                #expect(try books.openCases() == ["missing_credit|open"])
                // Of the whole it can be said again.
                try books.act(resolve(.duplicate), of: "1001")
                try books.night(5)
                #expect(try books.places() == ["1001|closed|settled_duplicate|-"])
            },
            .books("the rest that a case delivered and the backend stated and took back is due again") { books in
                try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
                try books.take(
                    .credits,
                    delivery("100", to: "u1") {
                        $0.orderID = OrderID("o1")
                        $0.quantity = 1
                    }
                )
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), on: .contentMismatch, of: "100")
                try books.night(3)
                #expect(try books.openCases() == [])
                try books.take(
                    .credits,
                    delivery("100", to: "u1", days: 3) {
                        $0.orderID = OrderID("o2")
                        $0.quantity = 2
                    }
                )
                try books.night(4)
                #expect(try books.openCases() == [])
                try books.take(.credits, withdrawal("100", of: "o2", days: 4))
                try books.night(5)
                #expect(try books.openCases() == ["content_mismatch|reopened"])
                let live = try books.ledger.liveCredits { [$0.creditSource, $0.userID.rawValue] }
                #expect(live == ["import|u1"])
            },
            .books("the rest is due again also where the backend names no order, and two accounts that became one") {
                books in
                try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
                try books.take(.credits, delivery("100", to: "u1") { $0.quantity = 1 })
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), on: .contentMismatch, of: "100")
                try books.night(3)
                #expect(try books.openCases() == [])
                try books.take(.users, user("u1") { $0.mergedInto = UserID("u2") }, user("u2"))
                try books.take(.credits, delivery("100", to: "u1", days: 3) { $0.quantity = 2 })
                try books.take(
                    .credits,
                    credit("100", to: "u2", at: noon + .days(4)) {
                        $0.quantity = 2
                        $0.status = .withdrawn
                    }
                )
                try books.night(5)
                #expect(try books.openCases() == ["content_mismatch|reopened"])
            },
            .books(
                "a delivery by hand that the backend stated and took back before the next night opens its case again"
            ) {
                books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), of: "100")
                try books.take(.credits, delivery("100", to: "u1", days: 2) { $0.orderID = OrderID("o1") })
                try books.take(.credits, withdrawal("100", of: "o1", days: 2))
                for night: Int64 in 3...4 {
                    try books.night(night)
                    #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                    #expect(try books.openCases() == ["missing_credit|reopened"])
                }
                // It stood in every report.
                #expect(try books.newInRuns() == [1])
            },
            .books("a wrong product taken back after the rest was delivered opens the case of the delivery again") {
                books in
                try books.upload("r", sender(), inside("100") { $0.quantity = 2 })
                try books.take(
                    .credits,
                    delivery("100", to: "u1") {
                        $0.orderID = OrderID("o1")
                        $0.productID = ProductID("hat")
                        $0.quantity = 1
                    }
                )
                try books.night(2)
                try books.act(resolve(.creditedManually, user: UserID("u1")), on: .contentMismatch, of: "100")
                try books.night(3)
                #expect(
                    try books.ledger.cases().map { "\($0.kind)|\($0.state.rawValue)" } == ["content_mismatch|resolved"]
                )
                try books.take(.credits, withdrawal("100", of: "o1", days: 3))
                try books.night(4)
                #expect(try books.openCases() == ["content_mismatch|reopened"])
            },
        ]
    }
}

/// A payment of the hat, whose first transaction is 1001: while nobody knows its type, each id stands for itself.
private func hat(_ id: String) -> IntakeRow {
    payment(id) {
        $0.productID = ProductID("hat")
        $0.originalTransactionID = TransactionID("1001")
    }
}

extension NightlyBooks {
    /// Imports a transaction as Apple signs it on a day.
    fileprivate func takeTransaction(_ id: String, statedOn day: Int64, refundedOn refund: Int64? = nil) throws {
        var signed = inside(id) { $0.revocation = refund.map { Revocation(date: noon + .days($0)) } }
        (signed.source, signed.statedAt) = (.notification, noon + .days(day))
        try upload("transaction \(id) on day \(day)", sender(), signed)
    }

    /// The cases that somebody has to look at.
    fileprivate func openCases() throws -> [String] {
        try ledger.cases(includingSettled: false).map { "\($0.kind)|\($0.state.rawValue)" }
    }

    /// The runs whose reports showed the findings that stand as new.
    fileprivate func newInRuns() throws -> [Int64] {
        try ledger.all { try ledger.lostOrders($0) }.compactMap { $0.newInRunID?.number }
    }
}
