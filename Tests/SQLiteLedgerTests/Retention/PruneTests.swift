import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// What retention leaves in SQLite's tables, and that it stays proven.
@Suite struct PruneTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }
    private let later = noon + .days(500)

    init() throws { temporary = try TemporaryLedger() }

    private func prune() throws -> PruneTally {
        let bounds = RetentionBounds(evidenceBefore: later - .days(400), rejectsBefore: later - .days(90))
        return try ledger.prune(bounds, reports: [], by: "anna", at: later)
    }

    @Test func `only the bytes of evidence go, and only those of delivered purchases`() throws {
        try ledger.takeDeliveredAndMissing()
        let moves = try ledger.rows("SELECT * FROM list_move")
        #expect(try prune().evidencePieces == 1)
        let left = try ledger.rows(
            """
            SELECT transaction_id FROM evidence
            JOIN transaction_fact USING (evidence_id) JOIN transaction_alias USING (alias_id)
            WHERE bytes IS NOT NULL
            """
        )
        #expect(left == ["2"])
        #expect(try ledger.rows("SELECT * FROM list_move") == moves)
    }

    @Test(arguments: [
        "DELETE FROM rejected_row WHERE rejected_row_id = 4",
        "UPDATE rejected_row SET line = 9 WHERE rejected_row_id = 5",
        "INSERT INTO rejected_row VALUES (3, 1, 1, '', 'too_long', 'x', 1)",
    ])
    func `a row that is left is still proven`(change: String) throws {
        try ledger.refuse(3, rowsOf: "old")
        try ledger.night(noon)
        try ledger.refuse(3, rowsOf: "young", at: later)
        try ledger.night(later)
        #expect(try prune().rejectedRows == 3)
        #expect(try ledger.verifyAudit(.whole).fault == nil)
        try ledger.change(change)
        #expect(try ledger.verifyAudit(.whole).fault != nil)
    }

    @Test func `nothing is removed where the chain does not hold`() throws {
        try ledger.takeDeliveredAndMissing()
        try ledger.change("UPDATE credit_statement SET user_id = 'other'")
        let failure = #expect(throws: StoreFailure.self) { _ = try prune() }
        #expect(failure?.kind == .refused)
        #expect(try ledger.rows("SELECT count(*) FROM evidence WHERE bytes IS NULL") == ["0"])
    }
}
