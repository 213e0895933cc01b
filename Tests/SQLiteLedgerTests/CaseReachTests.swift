import Ledger
import ReconciliationCore
import Testing

@testable import SQLiteLedger

/// What a case settles when its purchase is merged, and beside other cases of the same purchase (Rules 2.7, 5.18).
@Suite struct CaseReachTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    private func act(_ step: CaseAction.Step, on kind: String, of subject: String) throws {
        let cases = try books.ledger.rows(
            "SELECT case_id FROM finding WHERE kind = '\(kind)' AND subject = '\(subject)'"
        )
        try books.ledger.act([CaseAction(caseID: #require(cases.first), step: step)], by: "kim", at: books.today)
    }

    private func resolve(_ reason: ResolutionReason) -> CaseAction.Step {
        .resolve(reason, user: nil, note: nil)
    }

    /// Every purchase that is in a list.
    private func purchases() throws -> [String] {
        try books.ledger.rows(
            """
            SELECT shown_transaction_id, list, reason, white_state FROM purchase
            WHERE list <> 'merged' ORDER BY 1
            """
        )
    }

    private func unlock(_ id: String, of original: String?, type: ProductType?, days: Int64) -> CrowdedBooks.Inside {
        var inside = inside(id, of: "unlock") {
            $0.type = type
            $0.originalTransactionID = original.map { TransactionID($0) }
        }
        inside.statedAt = noon + .days(days)
        return inside
    }

    @Test func `the case of a merged purchase speaks for what it was merged into, however often`() throws {
        try books.upload(
            "r1",
            sender(),
            unlock("201", of: nil, type: nil, days: 0),
            unlock("202", of: nil, type: nil, days: 0),
            unlock("203", of: "202", type: nil, days: 0)
        )
        _ = try books.night(2)
        try act(resolve(.fraud), on: "missing_credit", of: "203")
        _ = try books.night(3)
        #expect(try purchases().map { $0.prefix(9) } == ["201|white", "202|white", "203|close"])

        try books.upload(
            "r2",
            sender(),
            unlock("202", of: nil, type: .nonConsumable, days: 3),
            unlock("203", of: "202", type: .nonConsumable, days: 3)
        )
        _ = try books.night(4)
        #expect(try purchases() == ["201|white|uncredited|missing_credit", "202|closed|settled_fraud|-"])
        try act(.reopen(note: nil), on: "missing_credit", of: "203")
        _ = try books.night(5)
        #expect(try purchases().last == "202|white|uncredited|missing_credit")

        try books.upload(
            "r3",
            sender(),
            unlock("201", of: "201", type: .nonConsumable, days: 5),
            unlock("202", of: "201", type: .nonConsumable, days: 5),
            unlock("203", of: "201", type: .nonConsumable, days: 5)
        )
        _ = try books.night(6)
        #expect(try purchases() == ["201|white|uncredited|missing_credit"])
        try act(resolve(.refundedByUs), on: "missing_credit", of: "203")
        _ = try books.night(7)
        #expect(try purchases() == ["201|closed|settled_refunded_by_us|-"])
    }

    @Test func `of two purchases merged again in one night each takes its own along`() throws {
        func family(_ ids: [String], of original: String?, type: ProductType?, days: Int64) -> [CrowdedBooks.Inside] {
            ids.map { unlock($0, of: original, type: type, days: days) }
        }
        for first in ["2", "3"] {
            let alone = family([first + "01", first + "02", first + "03"], of: nil, type: nil, days: 0)
            try books.upload("r1-" + first, sender(), all: alone)
        }
        _ = try books.night(2)
        for first in ["2", "3"] {
            let two = family([first + "02", first + "03"], of: first + "02", type: .nonConsumable, days: 2)
            try books.upload("r2-" + first, sender(), all: two)
        }
        _ = try books.night(3)
        #expect(try purchases().map { $0.prefix(3) } == ["201", "202", "301", "302"])
        for first in ["2", "3"] {
            let ids = [first + "01", first + "02", first + "03"]
            let all = family(ids, of: first + "01", type: .nonConsumable, days: 3)
            try books.upload("r3-" + first, sender(), all: all)
        }
        _ = try books.night(4)
        let merged = try books.ledger.rows(
            """
            SELECT m.shown_transaction_id, p.shown_transaction_id
            FROM purchase AS m JOIN purchase AS p ON p.purchase_id = m.merged_into ORDER BY 1
            """
        )
        #expect(merged == ["202|201", "203|201", "302|301", "303|301"])
    }

    @Test func `what is done about another case of a purchase leaves a settlement`() throws {
        try books.upload("r", sender(), inside("100"))
        _ = try books.night(2)
        try act(resolve(.refundedByUs), on: "missing_credit", of: "100")
        try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
        _ = try books.night(3)
        #expect(try purchases() == ["100|black|credited|-"])
        try act(resolve(.belowThreshold), on: "duplicate_credit", of: "100")
        try act(.reopen(note: nil), on: "duplicate_credit", of: "100")
        func withdrawn(_ user: String) -> IntakeRow { delivery("100", to: user, days: 3) { $0.status = .withdrawn } }
        try books.take(.credits, withdrawn("u1"), withdrawn("u2"))
        _ = try books.night(5)
        #expect(try purchases() == ["100|closed|settled_refunded_by_us|-"])
    }

    @Test func `a case that is reopened at the very moment of a night takes its delivery back in that night`() throws {
        try books.upload("r", sender(), inside("100"))
        _ = try books.night(2)
        try act(.resolve(.creditedManually, user: UserID("u1"), note: nil), on: "missing_credit", of: "100")
        _ = try books.night(3)
        #expect(try purchases() == ["100|black|credited|-"])
        books.today = noon + .days(4)
        try act(.reopen(note: nil), on: "missing_credit", of: "100")
        _ = try books.night(4)
        #expect(try purchases() == ["100|white|uncredited|missing_credit"])
    }

    @Test func `of two settlements the newer counts`() throws {
        try books.upload("r", sender(), inside("100"))
        _ = try books.night(2)
        try act(resolve(.refundedByUs), on: "missing_credit", of: "100")
        try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
        _ = try books.night(3)
        try act(resolve(.fraud), on: "duplicate_credit", of: "100")
        func withdrawn(_ user: String) -> IntakeRow { delivery("100", to: user, days: 3) { $0.status = .withdrawn } }
        try books.take(.credits, withdrawn("u1"), withdrawn("u2"))
        _ = try books.night(5)
        #expect(try purchases() == ["100|closed|settled_fraud|-"])
    }

    @Test func `goods moved to their owner settle nothing about the payment`() throws {
        let token = "11111111-1111-4111-8111-111111111111"
        try books.take(.users, user("u1") { $0.appAccountToken = token }, user("u2"))
        try books.upload("r", sender(), inside("100") { $0.accountToken = token })
        _ = try books.night(2)
        try act(resolve(.refundedByUs), on: "missing_credit", of: "100")
        try books.take(.credits, delivery("100", to: "u2", days: 2))
        _ = try books.night(3)
        try act(resolve(.movedToOwner), on: "owner_mismatch", of: "100")
        try books.take(.credits, delivery("100", to: "u2", days: 3) { $0.status = .withdrawn })
        _ = try books.night(5)
        #expect(try purchases() == ["100|closed|settled_refunded_by_us|-"])
    }

    @Test(arguments: [ResolutionReason.belowThreshold, .cannotIdentify])
    func `a part that is let lie says nothing about the whole`(reason: ResolutionReason) throws {
        try books.upload("r", sender(), inside("100") { $0.quantity = 3 })
        func two(_ row: inout CreditRow) { (row.quantity, row.orderID) = (2, OrderID("part")) }
        try books.take(.credits, delivery("100", to: "u1", two))
        _ = try books.night(2)
        try act(resolve(reason), on: "content_mismatch", of: "100")
        try books.take(
            .credits,
            delivery("100", to: "u1", days: 2) {
                two(&$0); $0.status = .withdrawn
            }
        )
        _ = try books.night(4)
        #expect(try purchases() == ["100|white|uncredited|missing_credit"])
    }

    @Test func `trouble that comes back after its resolution is somebody's work again`() throws {
        try books.upload("r", sender(), inside("100"))
        _ = try books.night(2)
        try act(.resolve(.creditedManually, user: UserID("u1"), note: nil), on: "missing_credit", of: "100")
        func waiting() throws -> [String] {
            var rows: [String] = []
            try eachRow({ try books.ledger.cases(CaseSelection(), $0) }) {
                rows.append("\($0.kind) \($0.status) \($0.reason ?? "-")")
            }
            return rows
        }
        #expect(try waiting() == [])
        try books.take(.credits, delivery("100", to: "u1", days: 2))
        _ = try books.night(3)
        #expect(try waiting() == [])
        try books.take(.credits, delivery("100", to: "u1", days: 3) { $0.status = .withdrawn })
        _ = try books.night(5)
        #expect(try purchases() == ["100|white|uncredited|missing_credit"])
        #expect(try waiting() == ["missing_credit reopened -"])
        var statuses: [String] = []
        try eachRow({ try books.ledger.lostOrders($0) }) { statuses.append($0.caseStatus) }
        #expect(statuses == ["reopened"])
        try act(resolve(.refundedByUs), on: "missing_credit", of: "100")
        #expect(try waiting() == [])
    }
}
