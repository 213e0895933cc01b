import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// Runs with a mistaken as-of can be taken back as long as they imported nothing.
    static var takeBack: [Promise] {
        [
            .ledger("a later run is taken back, and the next judgement fixes what it moved") { ledger in
                try ledger.takeMistakenRun()
                #expect(try places(in: ledger) == ["1|black|credited", "2|white|uncredited"])
                let asOf = noon + .days(4)
                let run = try ledger.openRun(RunStart(asOf, takesBack: true))
                #expect(run == RunID(3))
                #expect(try ledger.runsTakenBack(by: run) == [TakenBackRun(id: RunID(2), asOf: noon + .days(400))])
                #expect(try ledger.runsTakenBack(after: asOf) == ledger.runsTakenBack(by: run))
                #expect(try ledger.runsTakenBack(after: noon + .days(400)) == [])
                #expect(try ledger.asOfs(before: run, limit: 2) == [noon + .days(3)])
                #expect(try ledger.lastFullCheck() == nil)
                #expect(try ledger.lastRun()?.id == RunID(1))
                #expect(try ledger.auditEvents().filter { $0.action == "runs_taken_back" }.count == 1)
                // The same run goes on, however often it is opened.
                #expect(try ledger.openRun(RunStart(asOf, takesBack: true)) == run)

                try ledger.night(asOf)
                #expect(try places(in: ledger) == ["1|white|uncredited", "2|white|uncredited"])
                #expect(try ledger.liveCredits { [$0.transactionID.rawValue] } == ["900", "901"])
                #expect(try ledger.verifyAudit(.whole).fault == nil)
                #expect(try ledger.brokenTotals(of: run) == [])
                // What it moved stands in the journal, and is compensated.
                #expect(try ledger.moves().contains { $0.runID == RunID(2) })
            },
            .ledger("several runs are taken back at once, again and again, and the audit chain holds") { ledger in
                try ledger.takeMistakenRun()
                for day: Int64 in [402, 404] { try ledger.night(noon + .days(day)) }
                for (day, count) in [(Int64(4), 3), (2, 5)] {
                    let asOf = noon + .days(day)
                    let run = try ledger.openRun(RunStart(asOf, takesBack: true))
                    #expect(try ledger.runsTakenBack(by: run).count == count)
                    #expect(try ledger.verifyAudit(.whole).fault == nil)
                    try ledger.night(asOf)
                    #expect(try ledger.verifyAudit(.whole).fault == nil)
                    #expect(try ledger.brokenTotals(of: run) == [])
                }
            },
            .ledger("without force the refusal names the way back") { ledger in
                try ledger.takeMistakenRun()
                let failure = #expect(throws: StoreFailure.self) { _ = try ledger.openRun(RunStart(noon + .days(4))) }
                #expect(failure?.kind == .asOfGoesBack)
                #expect(failure?.reason == .asOfGoesBack(last: noon + .days(400), asOf: noon + .days(4)))
            },
            .ledgers("what was imported with it or after it keeps a run, and is named") { ledgers in
                let after = noon + .days(401)
                let changes: [(String, (any LedgerEngine) throws -> Void)] = [
                    ("1 input files", { try $0.take([credit("5", to: "u5")], name: "new") }),
                    ("1 inputs that came again unchanged", { try $0.noteArrival(of: .users, at: after) }),
                    (
                        "1 pieces of evidence",
                        { try $0.keep([forwarded], of: game, in: .production, upTo: SweepPosition(), asOf: after) }
                    ),
                    ("3 answers of Apple", { try $0.answerNotFound("7", by: game, at: after) }),
                    ("1 case actions", { try $0.act(.note("rang"), on: $0.caseID(of: "2"), at: after) }),
                ]
                for (what, change) in changes {
                    let ledger = try ledgers.empty()
                    try ledger.takeMistakenRun()
                    try change(ledger)
                    let failure = #expect(throws: StoreFailure.self) {
                        _ = try ledger.openRun(RunStart(noon + .days(4), takesBack: true))
                    }
                    #expect(failure?.kind == .asOfGoesBack)
                    #expect(failure?.description.contains(what) == true, "\(failure?.description ?? "")")
                    let runs = try ledger.all { try ledger.runs(since: nil, until: nil, $0) }
                    #expect(!runs.contains { $0.state == "taken_back" })
                }
            },
        ]
    }
}

extension LedgerEngine {
    /// A night, and another one by a moment a year ahead.
    fileprivate func takeMistakenRun() throws {
        try takeTwoMissing()
        try take([credit("1", to: "u1", at: noon + .days(300))], name: "later")
        try night(noon + .days(3))
        try night(noon + .days(400))
    }
}

private func places(in ledger: any LedgerEngine) throws -> [String] {
    try ledger.purchases { [$0.transactionID, $0.list, $0.reason] }
}

/// A notification that Apple kept.
private let forwarded: NewEvidence = {
    let bytes = Array("signed".utf8)
    var answer = EvidenceAnswer(evidenceID: 0, form: .notification, outcome: .empty)
    answer.notice = EvidenceAnswer.Notice(type: "TEST", uuid: "a", isKnown: true)
    return NewEvidence(digest: ContentDigest(of: bytes), bytes: bytes, answer: answer)
}()
