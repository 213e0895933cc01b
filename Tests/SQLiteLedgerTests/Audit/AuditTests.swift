import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// The chain itself. `AuditTamperingTests` change every byte and row of it.
@Suite struct AuditTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    /// Links 1 to 5: the policy, a run, a note, a run, a note.
    init() throws {
        temporary = try .judged()
        try ledger.act([CaseAction(caseID: try ledger.caseID(of: "1"), step: .note("rang"))], by: "a", at: noon)
        try ledger.take([credit("1", to: "u1", at: noon + .days(2))], name: "late")
        try ledger.night(noon + .days(3))
        try ledger.act([CaseAction(caseID: try ledger.caseID(of: "2"), step: .note("rang"))], by: "a", at: noon)
    }

    private func tamper(_ statement: String) throws {
        try ledger.change(
            """
            DROP TRIGGER audit_event_is_append_only_update;
            DROP TRIGGER audit_event_is_append_only_delete;
            DROP TRIGGER list_move_is_append_only_update;
            DROP TRIGGER list_move_is_append_only_delete;
            \(statement)
            """
        )
    }

    @Test func `a user of the system that is changed is found`() throws {
        let anna = Actor(name: "anna", systemUser: "root")
        try ledger.act([CaseAction(caseID: try ledger.caseID(of: "2"), step: .assign(to: "ben"))], by: anna, at: noon)
        try tamper("UPDATE case_event SET system_user = 'nobody' WHERE actor = 'anna'")
        #expect(try ledger.verifyAudit(.whole).fault?.sequence == 6)
    }

    @Test func `the policy of a night that was run again by another one is found where it is changed`() throws {
        try ledger.night(noon + .days(3), grace: .hours(48))
        try tamper("UPDATE run SET policy = '{}' WHERE run_id = 2")
        #expect(try ledger.verifyAudit(.whole).fault != nil)
    }

    @Test func `the chain can only grow`() throws {
        #expect(throws: StoreFailure.self) { try ledger.change("UPDATE audit_event SET actor = 'x'") }
        #expect(throws: StoreFailure.self) { try ledger.change("DELETE FROM audit_event") }
    }

    @Test(
        arguments: [1, 2, 3, 4, 5],
        [
            "at = at + 1000", "actor = actor || ' '", "action = 'forgotten'", "subject = subject || '0'",
            "detail = replace(detail, '}', ' }')", "previous_hash = 'f' || substr(previous_hash, 1, 63)",
            "hash = 'f' || substr(hash, 1, 63)",
        ]
    )
    func `a byte changed in any row is found and the row named`(sequence: Int, change: String) throws {
        try tamper("UPDATE audit_event SET \(change) WHERE sequence = \(sequence)")
        #expect(try ledger.verifyAudit(.whole).fault?.sequence == Int64(sequence))
    }

    @Test func `the last row gone is found by the head`() throws {
        try tamper("DELETE FROM audit_event WHERE sequence = 5")
        #expect(try ledger.verifyAudit(.whole).fault?.sequence == 5)
    }

    @Test func `an end cut off with its head is found by the head a run kept`() throws {
        try tamper(
            """
            DELETE FROM audit_event WHERE sequence >= 4;
            UPDATE audit_head SET (sequence, hash) = (SELECT sequence, hash FROM audit_event WHERE sequence = 3);
            """
        )
        #expect(try ledger.verifyAudit(.whole).fault?.sequence == 4)
        #expect(try ledger.verifyAudit(.sinceCheckpoint(before: RunID(3))).fault != nil)
    }

    @Test func `a move added behind the last run is found`() throws {
        try tamper(
            """
            INSERT INTO list_move
            SELECT 100, run_id, at, purchase_id, environment, transaction_id, to_list, 'closed', 'revoked', reason, '', 0
            FROM list_move WHERE sequence = 1
            """
        )
        #expect(try ledger.verifyAudit(.whole).fault != nil)
    }
}
