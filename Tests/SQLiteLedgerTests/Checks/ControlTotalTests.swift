import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import Testing

@testable import SQLiteLedger

/// The control totals find what somebody wrote into the tables.
@Suite struct ControlTotalTests {
    private let temporary: TemporaryLedger
    private var ledger: SQLiteLedger { temporary.ledger }

    init() throws { temporary = try TemporaryLedger() }

    /// What the totals say by SQL of their own does not rest on what the judging wrote.
    @Test(arguments: [
        (
            "UPDATE purchase SET white_state = 'within_grace' WHERE shown_transaction_id = '100'",
            ["missing_credits_by_owner"]
        ),
        ("UPDATE finding SET closed_run_id = 1, closed_at = 0 WHERE transaction_id IS NULL", ["missing_credits"]),
        (
            "UPDATE purchase SET white_state = 'missing_credit' WHERE shown_transaction_id = '101'",
            ["missing_credits_by_owner"]
        ),
    ])
    func `a missing credit that is hidden, or made up, is found by the dates`(tampering: String, broken: [String])
        throws
    {
        try ledger.take([submission("receipt")], name: "1")
        try ledger.verify("100")
        try ledger.take([payment("101") { $0.purchaseDate = noon + .days(1) }], name: "2")
        try ledger.night(noon + .days(1), apps: [BundleID("com.example.game")]) { policy in
            policy.creditsSince = noon - .days(100)
            policy.creditsWatermark = noon + .days(1)
        }
        func brokenTotals() throws -> [String] {
            try ledger.controlTotals(run: RunID(1), isFull: true).filter { !$0.holds }.map(\.name)
        }
        #expect(try brokenTotals() == [])
        try ledger.change(tampering)
        #expect(try brokenTotals() == broken)
    }

    @Test func `books of a version that kept no naming are judged whole, once`() throws {
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
        try ledger.change("UPDATE run SET policy = json_remove(policy, '$.naming', '$.additionalRoots')")
        try ledger.night(noon + .days(3))
        try ledger.night(noon + .days(4))
        #expect(try ledger.auditEvents().filter { $0.action == "policy" }.count == 2)
    }
}
