import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

@Suite struct CasesTests {
    let folder: TemporaryFolder
    let ledger: SQLiteLedger

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
    }

    private func resolve(_ id: String, _ reason: ResolutionReason, user: String? = nil) throws {
        let step = CaseAction.Step.resolve(reason, user: user.map { UserID($0) }, note: nil)
        try ledger.act([CaseAction(caseID: try ledger.missingCase(id), step: step)], by: "a", at: noon + .days(2))
    }

    private func standing(_ all: Bool = false) throws -> [CaseRow] {
        var rows: [CaseRow] = []
        try eachRow({ try ledger.cases(CaseSelection(includesSettled: all), $0) }) { rows.append($0) }
        return rows
    }

    private func holds(_ run: RunID) throws {
        let broken = try ledger.controlTotals(run: run, isFull: true).filter { !$0.holds }
        #expect(broken.isEmpty, "\(broken)")
    }

    @Test func `a case goes from open over assigned to resolved and reopened`() throws {
        let caseID = try ledger.missingCase("1")
        #expect(try standing().map(\.status) == ["open", "open"])
        try ledger.act([CaseAction(caseID: caseID, step: .assign(to: "anna"))], by: "a", at: noon)
        #expect(try standing().map(\.status) == ["assigned", "open"])
        try resolve("1", .cannotIdentify)
        #expect(try standing().count == 1)
        try ledger.act([CaseAction(caseID: caseID, step: .reopen(note: "rang again"))], by: "a", at: noon)
        let row = try #require(try standing().first)
        #expect(row.status == "reopened" && row.assignee == "anna" && row.reason == nil)
        #expect(row.lastNote == "rang again")
        #expect(try ledger.caseHistory(caseID).map(\.action) == ["assigned", "resolved", "reopened"])
    }

    @Test(arguments: [
        (ResolutionReason.refundedByUs, "closed|settled_refunded_by_us"),
        (.fraud, "closed|settled_fraud"),
        (.belowThreshold, "white|uncredited"),
        (.cannotIdentify, "white|uncredited"),
    ])
    func `a resolution leads where the reason says`(reason: ResolutionReason, place: String) throws {
        try resolve("1", reason)
        let run = try ledger.night(noon + .days(3))
        #expect(try ledger.place("1") == place)
        let state = try ledger.rows("SELECT white_state FROM purchase WHERE shown_transaction_id = '1'")
        #expect(state == [reason.destination == .parked ? "parked" : "-"])
        try holds(run)
    }

    @Test func `credited by hand is black after the next night, with the books whole in between`() throws {
        try resolve("1", .creditedManually, user: "u1")
        try holds(RunID(1))
        let run = try ledger.night(noon + .days(3))
        #expect(try ledger.place("1") == "black|credited")
        #expect(
            try ledger.rows("SELECT source, user_id, status FROM credit WHERE source = 'case'") == ["case|u1|credited"]
        )
        let moves = try ledger.rows("SELECT from_list, to_list, reason FROM list_move WHERE transaction_id = '1'")
        #expect(moves == ["none|white|uncredited", "white|black|credited"])
        try holds(run)
    }

    @Test func `credited elsewhere goes to the owner known, and needs a user where none is`() throws {
        let failure = #expect(throws: StoreFailure.self) { try resolve("1", .creditedElsewhere) }
        #expect(failure?.kind == .refused)
        try resolve("2", .creditedElsewhere)
        try ledger.night(noon + .days(3))
        #expect(try ledger.place("2") == "black|credited")
        #expect(try ledger.rows("SELECT user_id FROM credit WHERE source = 'case'") == ["u2"])
    }

    @Test func `the backend's own credit to the same user takes the place of the case's`() throws {
        try resolve("1", .creditedManually, user: "u1")
        try ledger.night(noon + .days(3))
        try ledger.take([credit("1", to: "u1", at: noon + .days(2))], kind: .credits, name: "late")
        let run = try ledger.night(noon + .days(4))
        #expect(try ledger.place("1") == "black|confirmed")
        let credits = try ledger.rows(
            "SELECT source, status FROM credit WHERE transaction_id = '1' ORDER BY source"
        )
        #expect(credits == ["case|withdrawn", "import|credited"])
        let last = try ledger.rows(
            "SELECT from_list, to_list, reason FROM list_move WHERE transaction_id = '1' ORDER BY sequence DESC LIMIT 1"
        )
        #expect(last == ["black|black|confirmed"])
        #expect(try standing().allSatisfy { $0.kind == "missing_credit" })
        try holds(run)
    }

    @Test func `a credit to somebody else does not confirm, it is one too many`() throws {
        try resolve("1", .creditedManually, user: "u1")
        try ledger.take([credit("1", to: "u9", at: noon + .days(2))], kind: .credits, name: "late")
        try ledger.night(noon + .days(3))
        #expect(try ledger.place("1") == "black|credited")
        #expect(try standing().map(\.kind).contains("duplicate_credit"))
    }

    @Test func `reopening takes the credit back`() throws {
        try resolve("1", .creditedManually, user: "u1")
        try ledger.night(noon + .days(3))
        let action = CaseAction(caseID: try ledger.missingCase("1"), step: .reopen(note: nil))
        try ledger.act([action], by: "a", at: noon + .days(3))
        let run = try ledger.night(noon + .days(4))
        #expect(try ledger.place("1") == "white|uncredited")
        #expect(try ledger.rows("SELECT COUNT(*) FROM credit WHERE source = 'case'") == ["0"])
        try holds(run)
    }

    @Test func `one action that does not fit undoes them all`() throws {
        let first = CaseAction(caseID: try ledger.missingCase("1"), step: .assign(to: "anna"))
        let second = CaseAction(
            caseID: try ledger.missingCase("2"),
            step: .resolve(.movedToOwner, user: nil, note: nil)
        )
        let failure = #expect(throws: StoreFailure.self) {
            try ledger.act([first, second, CaseAction(caseID: "RC-NONE", step: .note("x"))], by: "a", at: noon)
        }
        #expect(failure?.message.contains("moved_to_owner does not fit a case of kind missing_credit") == true)
        #expect(failure?.message.contains("RC-NONE: there is no such case") == true)
        #expect(try ledger.count("case_event") == 0)
        #expect(try ledger.verifyAudit(.whole).fault == nil)
    }

    @Test func `findings, cases and runs can be listed`() throws {
        var findings: [String] = []
        try eachRow({ try ledger.findings(since: nil, until: nil, $0) }) { findings.append($0.finding.kind) }
        #expect(findings == ["missing_credit", "missing_credit"])
        try eachRow({ try ledger.findings(since: noon + .days(9), until: nil, $0) }) {
            findings.append($0.finding.kind)
        }
        #expect(findings.count == 2)
        var runs: [RunRow] = []
        try eachRow({ try ledger.runs(since: nil, until: nil, $0) }) { runs.append($0) }
        #expect(runs.map(\.moves) == [2] && runs[0].actor == "night" && runs[0].auditHead?.sequence == 2)
    }
}
