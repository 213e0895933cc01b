import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What a case settles when its purchase is merged, and beside other cases of the same purchase (Rules 2.7, 5.18).
    static var caseReach: [Promise] {
        [
            .books("the case of a merged purchase speaks for what it was merged into, however often") { books in
                try books.upload(
                    "r1",
                    sender(),
                    unlock("201", of: nil, type: nil, days: 0),
                    unlock("202", of: nil, type: nil, days: 0),
                    unlock("203", of: "202", type: nil, days: 0)
                )
                try books.night(2)
                let caseID = try books.ledger.caseID(of: "203")
                try books.act(resolve(.fraud), of: "203")
                try books.night(3)
                #expect(try books.places().map { $0.prefix(9) } == ["201|white", "202|white", "203|close"])

                try books.upload(
                    "r2",
                    sender(),
                    unlock("202", of: nil, type: .nonConsumable, days: 3),
                    unlock("203", of: "202", type: .nonConsumable, days: 3)
                )
                try books.night(4)
                #expect(try books.places() == ["201|white|uncredited|missing_credit", "202|closed|settled_fraud|-"])
                #expect(
                    try books.ledger.purchases(of: "202").flatMap(\.caseIDs).contains(caseID),
                    "and is shown with it"
                )
                let about = CaseSelection(includesSettled: true, transactionID: TransactionID("202"))
                #expect(try books.ledger.all { try books.ledger.cases(about, $0) }.map(\.caseID).contains(caseID))
                func whereItWent() throws -> [String?] {
                    let row = try books.ledger.cases().first { $0.caseID == caseID }
                    return [row?.closedReason, row?.mergedInto?.rawValue]
                }
                #expect(try whereItWent() == ["settled_fraud", "202"])
                try books.ledger.act(.reopen(note: nil), on: caseID, at: books.today)
                try books.night(5)
                #expect(try books.places().last == "202|white|uncredited|missing_credit")

                try books.upload(
                    "r3",
                    sender(),
                    unlock("201", of: "201", type: .nonConsumable, days: 5),
                    unlock("202", of: "201", type: .nonConsumable, days: 5),
                    unlock("203", of: "201", type: .nonConsumable, days: 5)
                )
                try books.night(6)
                #expect(try books.places() == ["201|white|uncredited|missing_credit"])
                #expect(try whereItWent().last == "201")
                try books.ledger.act(resolve(.refundedByUs), on: caseID, at: books.today)
                try books.night(7)
                #expect(try books.places() == ["201|closed|settled_refunded_by_us|-"])
            },
            .books("of two purchases merged again in one night each takes its own along") { books in
                func family(_ ids: [String], of original: String?, type: ProductType?, days: Int64) -> [Inside] {
                    ids.map { unlock($0, of: original, type: type, days: days) }
                }
                for first in ["2", "3"] {
                    let alone = family([first + "01", first + "02", first + "03"], of: nil, type: nil, days: 0)
                    try books.upload("r1-" + first, sender(), all: alone)
                }
                try books.night(2)
                for first in ["2", "3"] {
                    let two = family([first + "02", first + "03"], of: first + "02", type: .nonConsumable, days: 2)
                    try books.upload("r2-" + first, sender(), all: two)
                }
                try books.night(3)
                #expect(try books.places().map { $0.prefix(3) } == ["201", "202", "301", "302"])
                for first in ["2", "3"] {
                    let ids = [first + "01", first + "02", first + "03"]
                    let all = family(ids, of: first + "01", type: .nonConsumable, days: 3)
                    try books.upload("r3-" + first, sender(), all: all)
                }
                try books.night(4)
                #expect(try books.families() == ["201|white|201,202,203", "301|white|301,302,303"])
                let merged = try books.ledger.moves().filter { $0.to == "merged" }.map(\.transactionID.rawValue)
                #expect(merged.sorted() == ["202", "203", "302", "303"])
            },
            .books("a decision goes with its transaction, when two purchases are taken for one and told apart again") {
                books in
                func learn(_ type: ProductType) throws { try books.take(.products, product("pass") { $0.type = type }) }
                func pass(_ id: String, days: Int64) -> Inside {
                    inside(id, days: days, of: "pass") {
                        $0.type = nil
                        $0.originalTransactionID = TransactionID("300")
                    }
                }
                func openCases() throws -> [String] {
                    try books.ledger.cases(includingSettled: false).filter { $0.closedAt == nil }
                        .map { "\($0.transactionID?.rawValue ?? "-") \($0.caseID)" }
                        .sorted()
                }
                try learn(.autoRenewable)
                try books.upload("renewal", sender(), pass("301", days: 0))
                try books.night(2)
                try books.upload("first", sender(), pass("300", days: -30))
                try books.night(3)
                let known = try openCases()
                #expect(known.count == 2)
                let renewal = try books.ledger.caseID(of: "301")
                try books.act(resolve(.fraud), of: "301")
                try books.night(4)
                let apart = ["300|white|uncredited|missing_credit", "301|closed|settled_fraud|-"]
                #expect(try books.places() == apart)

                try learn(.consumable)
                try books.night(5)
                #expect(try books.places() == ["300|closed|settled_fraud|-"])
                try learn(.autoRenewable)
                try books.night(6)
                #expect(try books.places() == apart)
                try books.ledger.act(.reopen(note: nil), on: renewal, at: books.today)
                try books.night(7)
                #expect(try books.places().allSatisfy { $0.hasSuffix("white|uncredited|missing_credit") })
                #expect(try openCases() == known)
            },
            .books("what was decided about a purchase stays with it when its original turns out to be another") {
                books in
                try books.upload("again", sender(), unlock("201", of: "200", type: .nonConsumable, days: 0))
                try books.night(2)
                let caseID = try books.ledger.caseID(of: "200")
                try books.act(resolve(.refundedByUs), of: "200")
                try books.night(3)
                #expect(try books.places() == ["200|closed|settled_refunded_by_us|-"])
                let refunded = inside("200", days: -30, of: "unlock") {
                    $0.type = .nonConsumable
                    $0.originalTransactionID = TransactionID("200")
                    $0.revocation = Revocation(date: noon - .days(10))
                }
                try books.upload("before", sender(), refunded)
                try books.night(4)
                #expect(try books.places() == ["200|closed|revoked|-", "201|closed|settled_refunded_by_us|-"])
                try books.ledger.act(.reopen(note: nil), on: caseID, at: books.today)
                try books.night(5)
                #expect(try books.places() == ["200|closed|revoked|-", "201|white|uncredited|missing_credit"])
            },
            .ledger("what was put aside for want of an owner is counted once the owner is known") { ledger in
                let named = ["1", "2"].map { id in payment(id) { $0.applicationUsername = "name \(id)" } }
                try ledger.take(named, name: "payments")
                try ledger.take(
                    [credit("900", to: "u0", at: noon - .days(1)), credit("901", to: "u0", at: noon + .days(2))],
                    name: "credits"
                )
                try ledger.night(noon + .days(2))
                for (id, reason) in [("1", ResolutionReason.cannotIdentify), ("2", .belowThreshold)] {
                    try ledger.act(resolve(reason), on: ledger.caseID(of: id), at: noon + .days(2))
                }
                var run = try ledger.night(noon + .days(3))
                #expect(try ledger.bookTotals(run: run, asOf: noon + .days(3)).parkedWithOwner == 0)
                let users = ["1", "2"].map { id in user("u\(id)") { $0.applicationUsername = "name \(id)" } }
                try ledger.take(users, name: "users")
                run = try ledger.night(noon + .days(4))
                let totals = try ledger.bookTotals(run: run, asOf: noon + .days(4))
                #expect(totals.parkedWithOwner == 1)
                #expect(totals.whiteByState["parked"] == 2)
                let caseID = try ledger.caseID(of: "1")
                try ledger.act(.reopen(note: nil), on: caseID, at: noon + .days(4))
                try ledger.act(resolve(.belowThreshold), on: caseID, at: noon + .days(4))
                run = try ledger.night(noon + .days(5))
                #expect(try ledger.bookTotals(run: run, asOf: noon + .days(5)).parkedWithOwner == 0)
            },
            .books("what is done about another case of a purchase leaves a settlement") { books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                try books.act(resolve(.refundedByUs), of: "100")
                try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
                try books.night(3)
                #expect(try books.places() == ["100|black|credited|-"])
                try books.act(resolve(.belowThreshold), on: .duplicateCredit, of: "100")
                try books.act(.reopen(note: nil), on: .duplicateCredit, of: "100")
                func withdrawn(_ user: String) -> IntakeRow {
                    delivery("100", to: user, days: 3) { $0.status = .withdrawn }
                }
                try books.take(.credits, withdrawn("u1"), withdrawn("u2"))
                try books.night(5)
                #expect(try books.places() == ["100|closed|settled_refunded_by_us|-"])
            },
            .books("a case that is reopened at the very moment of a night takes its delivery back in that night") {
                books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                try books.act(.resolve(.creditedManually, user: UserID("u1"), note: nil), of: "100")
                try books.night(3)
                #expect(try books.places() == ["100|black|credited|-"])
                books.today = noon + .days(4)
                try books.act(.reopen(note: nil), of: "100")
                try books.night(4)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
            },
            .books("of two settlements the newer counts") { books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                try books.act(resolve(.refundedByUs), of: "100")
                try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
                try books.night(3)
                try books.act(resolve(.fraud), on: .duplicateCredit, of: "100")
                func withdrawn(_ user: String) -> IntakeRow {
                    delivery("100", to: user, days: 3) { $0.status = .withdrawn }
                }
                try books.take(.credits, withdrawn("u1"), withdrawn("u2"))
                try books.night(5)
                #expect(try books.places() == ["100|closed|settled_fraud|-"])
            },
            .books("goods moved to their owner settle nothing about the payment") { books in
                let token = "11111111-1111-4111-8111-111111111111"
                try books.take(.users, user("u1") { $0.appAccountToken = token }, user("u2"))
                try books.upload("r", sender(), inside("100") { $0.accountToken = token })
                try books.night(2)
                try books.act(resolve(.refundedByUs), of: "100")
                try books.take(.credits, delivery("100", to: "u2", days: 2))
                try books.night(3)
                try books.act(resolve(.movedToOwner), on: .ownerMismatch, of: "100")
                try books.take(.credits, delivery("100", to: "u2", days: 3) { $0.status = .withdrawn })
                try books.night(5)
                #expect(try books.places() == ["100|closed|settled_refunded_by_us|-"])
            },
            .ledgers("a part that is let lie says nothing about the whole") { ledgers in
                for reason in [ResolutionReason.belowThreshold, .cannotIdentify] {
                    let books = NightlyBooks(try ledgers.empty())
                    try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
                    func two(_ row: inout CreditRow) { (row.quantity, row.orderID) = (2, OrderID("part")) }
                    try books.take(.credits, delivery("100", to: "u1", two))
                    try books.night(2)
                    try books.act(resolve(reason), on: .contentMismatch, of: "100")
                    try books.take(
                        .credits,
                        delivery("100", to: "u1", days: 2) {
                            two(&$0); $0.status = .withdrawn
                        }
                    )
                    try books.night(4)
                    #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                }
            },
            .books("trouble that comes back after its resolution is somebody's work again") { books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                try books.act(.resolve(.creditedManually, user: UserID("u1"), note: nil), of: "100")
                func waiting() throws -> [String] {
                    try books.ledger.cases(includingSettled: false).map {
                        "\($0.kind) \($0.state) \($0.reason ?? "-")"
                    }
                }
                #expect(try waiting() == [])
                try books.take(.credits, delivery("100", to: "u1", days: 2))
                try books.night(3)
                #expect(try waiting() == [])
                try books.take(.credits, delivery("100", to: "u1", days: 3) { $0.status = .withdrawn })
                try books.night(5)
                #expect(try books.places() == ["100|white|uncredited|missing_credit"])
                #expect(try waiting() == ["missing_credit reopened -"])
                #expect(try books.ledger.all { try books.ledger.lostOrders($0) }.map(\.caseStatus) == ["reopened"])
                try books.act(resolve(.refundedByUs), of: "100")
                #expect(try waiting() == [])
            },
            .books("what is reopened is work at once, also once it is assigned, until the next run judges it") {
                books in
                try books.upload("r", sender(), inside("100"))
                try books.night(2)
                func work() throws -> [String] {
                    try books.ledger.cases(includingSettled: false).map { "\($0.state) \($0.nextStep)" }
                }
                func openCases() throws -> Int {
                    CaseCount(try books.ledger.openCaseGroups(run: RunID(1)), due: .days(7), asOf: noon).open
                }
                try books.act(resolve(.fraud), of: "100")
                try books.night(3)
                #expect(try work() == [] && openCases() == 0)
                try books.act(.reopen(note: nil), of: "100")
                #expect(try work() == ["reopened wait"])
                #expect(try openCases() == 1)
                try books.act(.assign(to: "anna"), of: "100")
                #expect(try work() == ["assigned wait"])
                #expect(try openCases() == 1)
                try books.ledger.countsCases(asOf: noon + .days(20))
                #expect(try books.ledger.standing("100").isReopeningPending)
                try books.act(resolve(.test), of: "100")
                #expect(try work() == [] && openCases() == 0)
                try books.act(.reopen(note: nil), of: "100")
                try books.take(.credits, delivery("100", to: "u1", days: 3))
                try books.night(4)
                #expect(try books.ledger.cases().map(\.isClosedByItself) == [true])
                #expect(try books.places() == ["100|black|credited|-"])
                #expect(try work() == [] && openCases() == 0)
            },
        ]
    }
}

private func unlock(_ id: String, of original: String?, type: ProductType?, days: Int64) -> Inside {
    var inside = inside(id, of: "unlock") {
        $0.type = type
        $0.originalTransactionID = original.map { TransactionID($0) }
    }
    inside.statedAt = noon + .days(days)
    return inside
}
