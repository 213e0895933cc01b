import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// What people do about a case counts from the next run on.
@Suite struct CaseTimingTests {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
    }

    private func act(_ id: String, _ step: CaseAction.Step, at moment: Instant) throws {
        try ledger.act([CaseAction(caseID: try ledger.missingCase(id), step: step)], by: "kim", at: moment)
    }

    private func standing(_ id: String) throws -> CaseStanding {
        let file = try #require(try ledger.purchaseFiles(of: TransactionID(id)).first)
        return try #require(file.cases.first)
    }

    private static let resolutions: [(CaseAction.Step, String)] = [
        (.resolve(.creditedManually, user: UserID("u1"), note: nil), "black|credited"),
        (.resolve(.refundedByUs, user: nil, note: nil), "closed|settled_refunded_by_us"),
        (.resolve(.belowThreshold, user: nil, note: nil), "white|uncredited"),
    ]

    private func state() throws -> [String] {
        try ledger.rows("SELECT COALESCE(white_state, '') FROM purchase WHERE shown_transaction_id = '1'")
    }

    /// Before the books' moment, at it, and far ahead: whoever judges the past has a clock of today.
    private static let clocks: [Int64] = [-100, 2, 200]

    @Test(arguments: resolutions, clocks)
    func `a resolution counts in the next run, whatever the clock says`(
        resolution: (CaseAction.Step, String),
        days: Int64
    ) throws {
        let (step, place) = resolution
        try act("1", step, at: noon + .days(days))
        #expect(try ledger.place("1") == "white|uncredited")
        #expect(try standing("1").isWaitingForRun)
        for day: Int64 in [2, 2, 3, 4] {
            let run = try ledger.night(noon + .days(day))
            #expect(try ledger.place("1") == place)
            #expect(try state() == [place == "white|uncredited" ? "parked" : ""])
            #expect(try ledger.controlTotals(run: run, isFull: true).allSatisfy(\.holds))
            #expect(try !standing("1").isWaitingForRun && standing("1").status == "resolved")
        }
    }

    @Test(arguments: resolutions, clocks)
    func `a reopening takes it back in the next run, whatever the clock says`(
        resolution: (CaseAction.Step, String),
        days: Int64
    ) throws {
        let (step, place) = resolution
        try act("1", step, at: noon + .days(2))
        try ledger.night(noon + .days(2))
        #expect(try ledger.place("1") == place)
        try act("1", .reopen(note: nil), at: noon + .days(days))
        let run = try ledger.night(noon + .days(3))
        #expect(try ledger.place("1") == "white|uncredited")
        #expect(try state() == ["missing_credit"])
        #expect(try ledger.rows("SELECT COUNT(*) FROM credit WHERE source = 'case'") == ["0"])
        #expect(try ledger.controlTotals(run: run, isFull: true).allSatisfy(\.holds))
        #expect(try standing("1").status == "reopened")
    }

    @Test func `a delivery stated ahead of the books is dated by the run that takes it in, once`() throws {
        try act("1", .resolve(.creditedManually, user: UserID("u1"), note: nil), at: noon + .days(200))
        func creditedAt() throws -> [String] {
            try ledger.rows("SELECT credited_at FROM credit WHERE source = 'case'")
        }
        try ledger.night(noon + .days(3))
        #expect(try creditedAt() == ["\((noon + .days(3)).milliseconds)"])
        try ledger.change("INSERT OR IGNORE INTO dirty_purchase SELECT purchase_id FROM purchase")
        try ledger.night(noon + .days(5))
        #expect(try creditedAt() == ["\((noon + .days(3)).milliseconds)"])
    }

    @Test func `what is explained is what the books say, until the run takes a resolution in`() throws {
        func settled() throws -> Settlement.Reason? {
            try #require(try ledger.purchaseFiles(of: TransactionID("1")).first).dossier.settlement?.reason
        }
        try act("1", .resolve(.fraud, user: nil, note: nil), at: noon)
        #expect(try settled() == nil)
        try ledger.night(noon + .days(2))
        #expect(try settled() == .fraud)
    }

    @Test func `what is resolved is not resolved again, with a clock behind the books too`() throws {
        let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
        try act("1", step, at: noon - .days(100))
        let failure = #expect(throws: StoreFailure.self) { try act("1", step, at: noon - .days(99)) }
        #expect(failure?.kind == .refused)
    }

    @Test func `a case resolved once is refused until it is reopened`() throws {
        let step = CaseAction.Step.resolve(.creditedManually, user: UserID("u1"), note: nil)
        try act("1", step, at: noon + .days(3))
        let failure = #expect(throws: StoreFailure.self) { try act("1", step, at: noon + .days(3)) }
        #expect(failure?.kind == .refused)
        #expect(failure?.message.contains("credited_manually to u1, by kim at") == true)
        try ledger.night(noon + .days(4))
        #expect(throws: StoreFailure.self) { try act("1", step, at: noon + .days(5)) }
        try act("1", .reopen(note: nil), at: noon + .days(5))
        try act("1", .resolve(.creditedManually, user: UserID("u7"), note: nil), at: noon + .days(5))
        let run = try ledger.night(noon + .days(6))
        #expect(try ledger.rows("SELECT user_id, status FROM credit WHERE source = 'case'") == ["u7|credited"])
        #expect(try ledger.controlTotals(run: run, isFull: true).allSatisfy(\.holds))
    }

    @Test func `between the resolution and the run, lookups say that it waits`() throws {
        #expect(try standing("1").status == "open")
        try act("1", .resolve(.creditedManually, user: UserID("u1"), note: nil), at: noon + .days(2))
        let standing = try standing("1")
        #expect(standing.isSettledAhead)
        #expect(standing.reason == "credited_manually" && standing.userID == "u1" && standing.settledBy == "kim")
        #expect(standing.settledAt == (noon + .days(2)).wholeSecond)
        let purchase = try #require(try ledger.lookup("1").purchases.first)
        #expect(purchase.cases == [standing])
        #expect(purchase.nextStep == "wait" && purchase.state == "missing_credit")

        try ledger.night(noon + .days(3))
        // New facts alone do not make an old resolution wait again.
        try ledger.take([credit("1", to: "u1", at: noon + .days(3))], kind: .credits, name: "late")
        try ledger.change("INSERT OR IGNORE INTO dirty_purchase SELECT purchase_id FROM purchase")
        #expect(try !self.standing("1").isWaitingForRun)
    }

    @Test func `a case tells who was credited, and which credit it is about`() throws {
        try act("1", .resolve(.creditedManually, user: UserID("u1"), note: "gave 60"), at: noon + .days(2))
        let history = try ledger.caseHistory(try ledger.missingCase("1"))
        #expect(history.map(\.userID) == [UserID("u1")] && history[0].note == "gave 60")
        var rows: [CaseRow] = []
        let selection = CaseSelection(includesSettled: true, caseID: try ledger.missingCase("1"))
        try eachRow({ try ledger.cases(selection, $0) }) { rows.append($0) }
        #expect(rows[0].resolvedTo == UserID("u1") && rows[0].resolvedBy == "kim")

        try ledger.take([credit("1", to: "u9", at: noon + .days(3))], kind: .credits, name: "late")
        try ledger.night(noon + .days(4))
        rows = []
        try eachRow({ try ledger.cases(CaseSelection(), $0) }) { if $0.kind == "duplicate_credit" { rows.append($0) } }
        let duplicate = try #require(rows.first)
        #expect(duplicate.creditedUserID == UserID("u1") && duplicate.creditedAt == (noon + .days(2)).wholeSecond)
        #expect(duplicate.expected == "1 user" && duplicate.actual == "2 users")
    }
}
