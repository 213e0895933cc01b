import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// What people did about cases settles purchases, so the trail guards it as it guards the moves.
@Suite struct CaseTamperingTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    /// Links 1 to 5: the policy, a run, a resolution, an assignment, a run.
    init() throws {
        temporary = try .judged()
        let steps: [(String, CaseAction.Step)] = [
            ("1", .resolve(.creditedManually, user: UserID("u1"), note: "gave 60")), ("2", .assign(to: "ben")),
        ]
        for (id, step) in steps {
            try ledger.act([CaseAction(caseID: try ledger.caseID(of: id), step: step)], by: "anna", at: noon)
        }
        try ledger.night(noon + .days(3))
    }

    @Test(arguments: [
        ("UPDATE case_event SET reason = 'fraud' WHERE case_event_id = 1", Int64(3)),
        ("UPDATE case_event SET reason = NULL WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET note = 'gave 6' WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET action = 'reopened' WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET actor = 'ben' WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET at = at + 1000 WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET case_id = (SELECT case_id FROM case_event WHERE case_event_id = 2)", 3),
        ("UPDATE case_credit SET user_id = 'u2'", 3),
        ("UPDATE case_credit SET quantity = 2", 3),
        ("DELETE FROM case_credit", 3),
        ("DELETE FROM case_credit; DELETE FROM case_event WHERE case_event_id = 1", 3),
        ("UPDATE case_event SET assignee = 'anna' WHERE case_event_id = 2", 4),
        ("DELETE FROM case_event WHERE case_event_id = 2", 4),
    ])
    func `a case action that is changed or gone is named by its link`(change: String, sequence: Int64) throws {
        try ledger.change(change)
        #expect(try ledger.verifyAudit(.whole).fault?.sequence == sequence)
        // The night that took it in looks at it too.
        #expect(try ledger.verifyAudit(.sinceCheckpoint(before: RunID(2))).fault?.sequence == sequence)
    }

    @Test(arguments: ["NULL", "1", "2"])
    func `a case action that was put in behind the trail is found`(takenBy: String) throws {
        try ledger.change(
            """
            INSERT INTO case_event (case_id, alias_id, at, actor, action, reason, applied_run_id)
            SELECT case_id, alias_id, at, actor, 'resolved', 'fraud', \(takenBy)
            FROM case_event WHERE case_event_id = 2
            """
        )
        guard case .end(.caseActionWithoutEvent) = try ledger.verifyAudit(.whole).fault?.reason else {
            Issue.record("The action without event was not found.")
            return
        }
        guard takenBy == "NULL" else { return }
        // Before it settles anything for good: the run that reads it is the one that tells.
        let next = try ledger.night(noon + .days(4))
        #expect(try ledger.verifyAudit(.sinceCheckpoint(before: next)).fault?.sequence == 6)
    }
}
