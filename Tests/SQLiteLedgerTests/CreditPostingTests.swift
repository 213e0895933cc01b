import Ledger
import ReconciliationCore
import Testing

@testable import SQLiteLedger

/// What becomes of statements about deliveries as more of them come (Rules 3.2, 3.3).
@Suite struct CreditPostingTests {
    private let books: CrowdedBooks

    init() throws { books = try CrowdedBooks() }

    @Test func `a withdrawal that came before its delivery is no delivery of its own any more`() throws {
        try books.upload("r", sender(), inside("100"))
        try books.take(.credits, delivery("100", to: "u1", days: 1) { $0.status = .withdrawn })
        _ = try books.night(2)
        try books.take(.credits, delivery("100", to: "u1"), delivery("100", to: "u2"))
        _ = try books.night(3)
        let credits = try books.ledger.rows("SELECT user_id, status FROM credit ORDER BY 1")
        #expect(credits == ["u1|withdrawn", "u2|credited"])
    }

    @Test func `a credit counts from the very moment it states`() throws {
        try books.upload("r", sender(), inside("100"))
        try books.take(.credits, delivery("100", to: "u1") { $0.creditedAt = noon + .days(3) })
        _ = try books.night(2)
        #expect(try books.ledger.rows("SELECT list FROM purchase") == ["white"])
        _ = try books.night(3)
        #expect(try books.ledger.rows("SELECT list FROM purchase") == ["black"])
    }

    @Test func `a purchase without quantity is one, and one delivery replaces what a case stated of it`() throws {
        try books.upload("r", sender(), inside("100") { $0.quantity = nil })
        try books.take(.credits, delivery("100", to: "u2") { $0.status = .failed })
        _ = try books.night(2)
        let caseID = try #require(try books.ledger.rows("SELECT case_id FROM finding WHERE subject = '100'").first)
        let resolved = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
        try books.ledger.act([CaseAction(caseID: caseID, step: resolved)], by: "kim", at: noon + .days(2))
        // As if a part of it had been stated.
        try books.ledger.change("UPDATE case_credit SET quantity = 1")
        try books.take(.credits, delivery("100", to: "u1", days: 2) { $0.quantity = 1 })
        _ = try books.night(4)
        #expect(
            try books.ledger.rows("SELECT source, status FROM credit WHERE user_id = 'u1' ORDER BY 1")
                == ["case|withdrawn", "import|credited"]
        )
    }

    @Test func `taking back what one case stated leaves what another stated`() throws {
        try books.upload("r", sender(), inside("100"))
        try books.take(.credits, delivery("100", to: "u2") { $0.status = .failed })
        _ = try books.night(2)
        let caseID = try #require(try books.ledger.rows("SELECT case_id FROM finding WHERE subject = '100'").first)
        func act(_ step: CaseAction.Step) throws {
            try books.ledger.act([CaseAction(caseID: caseID, step: step)], by: "kim", at: noon + .days(2))
        }
        try act(.resolve(.creditedManually, user: UserID("u1"), note: nil))
        try act(.note("another case of the same purchase"))
        try books.ledger.change(
            """
            INSERT INTO case_credit (case_event_id, case_id, environment, transaction_id, user_id, credited_at)
            SELECT MAX(case_event_id), 'RC-OTHER', 'Production', '100', 'u3', \((noon + .days(2)).milliseconds)
            FROM case_event
            """
        )
        _ = try books.night(3)
        #expect(try books.ledger.rows("SELECT user_id FROM credit WHERE source = 'case' ORDER BY 1") == ["u1", "u3"])
        try act(.reopen(note: nil))
        _ = try books.night(4)
        #expect(try books.ledger.rows("SELECT user_id FROM credit WHERE source = 'case' ORDER BY 1") == ["u3"])
    }
}
