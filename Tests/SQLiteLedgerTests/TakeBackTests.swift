import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// Runs with a mistaken as-of can be taken back as long as they took nothing in.
@Suite struct TakeBackTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.takeTwoMissing()
        try ledger.take(
            [credit("1", to: "u1", at: noon + .days(300))],
            kind: .credits,
            name: "later"
        )
        try ledger.night(noon + .days(3))
        try ledger.night(noon + .days(400))
    }

    private func start(_ asOf: Instant, takesBack: Bool = true) -> RunStart {
        RunStart(
            asOf: asOf,
            startedAt: asOf,
            toolVersion: "1.0",
            configurationDigest: "digest",
            actor: "night",
            takesBack: takesBack
        )
    }

    private func books() throws -> [String] {
        try ledger.rows("SELECT shown_transaction_id, list, reason FROM purchase ORDER BY shown_transaction_id")
    }

    @Test func `a later run is taken back, and the next judgement mends what it moved`() throws {
        #expect(try books() == ["1|black|credited", "2|white|uncredited"])
        let asOf = noon + .days(4)
        let run = try ledger.openRun(start(asOf))
        #expect(run == RunID(3))
        #expect(try ledger.runsTakenBack(by: run) == [TakenBackRun(id: RunID(2), asOf: noon + .days(400))])
        #expect(try ledger.asOfs(before: run, limit: 2) == [noon + .days(3)])
        #expect(try ledger.lastFullCheck() == nil)
        #expect(try ledger.lastRun()?.id == RunID(1))
        #expect(try ledger.rows("SELECT COUNT(*) FROM audit_event WHERE action = 'runs_taken_back'") == ["1"])
        // The same run goes on, however often it is opened.
        #expect(try ledger.openRun(start(asOf)) == run)

        try ledger.night(asOf)
        #expect(try books() == ["1|white|uncredited", "2|white|uncredited"])
        #expect(try ledger.rows("SELECT fate FROM credit_statement WHERE transaction_id = '1'") == ["future"])
        #expect(try ledger.verifyAudit(.whole).fault == nil)
        #expect(try ledger.controlTotals(run: run, isFull: true).filter { !$0.holds } == [])
        #expect(try ledger.rows("SELECT COUNT(*) FROM list_move WHERE run_id = 2") != ["0"])
    }

    @Test func `without force the refusal names the way back`() throws {
        let failure = #expect(throws: StoreFailure.self) {
            _ = try ledger.openRun(start(noon + .days(4), takesBack: false))
        }
        #expect(failure?.kind == .asOfGoesBack)
        #expect(failure?.message.contains("--force") == true)
    }

    @Test(arguments: [
        ("input files", #"UPDATE run SET last_file_id = last_file_id - 1 WHERE run_id = 2"#),
        ("inputs that came again unchanged", "INSERT INTO coverage VALUES ('users', 9999999999999)"),
        ("pieces of evidence", "INSERT INTO evidence (digest, form, outcome) VALUES ('aa', 'unknown', 'pending')"),
        (
            "answers of Apple",
            "INSERT INTO not_found_answer VALUES ('7', 'Production', 'com.example.game', 9999999999999)"
        ),
        (
            "case actions",
            "INSERT INTO case_event (case_id, at, actor, action) VALUES ('MC-1', 1, 'somebody', 'note')"
        ),
    ])
    func `what was taken in with it or after it keeps a run, and is named`(what: String, change: String) throws {
        try ledger.change(change)
        let failure = #expect(throws: StoreFailure.self) { _ = try ledger.openRun(start(noon + .days(4))) }
        #expect(failure?.kind == .asOfGoesBack)
        #expect(failure?.message.contains("1 \(what)") == true, "\(failure?.message ?? "")")
        #expect(try ledger.rows("SELECT COUNT(*) FROM run WHERE state = 'taken_back'") == ["0"])
    }
}
