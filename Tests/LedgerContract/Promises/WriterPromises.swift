import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    /// What others import and do about cases while a run goes on.
    static var writers: [Promise] {
        [
            .missing("what is imported after a run has posted is counted and reported by the next one") { ledger in
                let run = try ledger.night(secondNight) {
                    try ledger.take([payment("3")], name: "late payments")
                    try ledger.take([credit("1", to: "u1", at: noon + .days(1))], name: "late credits")
                }
                #expect(try ledger.place("1") == "white|uncredited")
                #expect(try ledger.importedFiles(for: run).isEmpty)

                let next = try ledger.night(secondNight + .days(1)) {}
                #expect(try ledger.place("1") == "black|credited")
                #expect(try ledger.place("3").hasPrefix("white"))
                #expect(try ledger.importedFiles(for: next).map(\.name) == ["late payments", "late credits"])
            },
            .missing("rows refused in a late file are listed once, in the next report") { ledger in
                func refusals(_ run: RunID) throws -> Int {
                    try ledger.all { try ledger.rejectedRows(.ofRun(run), $0) }.count
                }
                let run = try ledger.night(secondNight) { try ledger.refuse(1, rowsOf: "late") }
                #expect(try refusals(run) == 0)
                #expect(try ledger.bookTotals(run: run, asOf: secondNight).rejectedRows == 0)
                let next = try ledger.night(secondNight + .days(1)) {}
                #expect(try refusals(next) == 1)
                #expect(try ledger.bookTotals(run: next, asOf: secondNight + .days(1)).rejectedRows == 1)
            },
            .ledgers("what is read in one snapshot is of one moment, whatever others write meanwhile") { ledgers in
                let reader = try ledgers.missing()
                let writer = try ledgers.reopened(reader)
                func lost() throws -> Int { try reader.all { try reader.lostOrders($0) }.count }
                func run() throws -> RunID? { try reader.lastRun()?.id }
                let before = try #require(try run())
                try reader.inOneSnapshot {
                    #expect(try lost() == 2)
                    try writer.take([credit("1", to: "u1", at: noon + .days(1))], name: "late credits")
                    let next = try writer.night(secondNight)
                    #expect(try writer.brokenTotals(of: next) == [])
                    let again = try reader.inOneSnapshot(lost)
                    #expect(try again == 2 && lost() == 2 && run() == before)
                    #expect(try [reader.place("1"), writer.place("1")] == ["white|uncredited", "black|credited"])
                }
                #expect(try lost() == 1 && run() != before)
                try reader.take([payment("3")], name: "late payments")
                #expect(throws: CancellationError.self) { try reader.inOneSnapshot { throw CancellationError() } }
                try reader.night(secondNight + .days(1))
            },
            .ledgers("a case resolved after a run has posted waits for the next one") { ledgers in
                let resolutions: [(CaseAction.Step, String)] = [
                    (.resolve(.creditedManually, user: UserID("u1"), note: nil), "black|credited"),
                    (.resolve(.fraud, user: nil, note: nil), "closed|settled_fraud"),
                ]
                for (step, place) in resolutions {
                    let ledger = try ledgers.missing()
                    let caseID = try ledger.caseID(of: "1")
                    func isWaiting() throws -> Bool? {
                        try ledger.purchaseHistories(of: TransactionID("1")).first?.cases.first?.isWaitingForRun
                    }
                    try ledger.night(secondNight) { try ledger.act(step, on: caseID, at: secondNight) }
                    #expect(try ledger.place("1") == "white|uncredited")
                    #expect(try isWaiting() == true)

                    try ledger.night(secondNight + .days(1)) {}
                    #expect(try ledger.place("1") == place)
                    #expect(try isWaiting() == false)
                }
            },
        ]
    }
}

private let secondNight = noon + .days(3)

extension LedgerEngine {
    /// A night with something done by others between posting and judging; published only where every total holds.
    @discardableResult
    fileprivate func night(_ asOf: Instant, beforeJudging act: () throws -> Void) throws -> RunID {
        let run = try openRun(RunStart(asOf))
        let coverage = try creditCoverage(asOf: asOf)
        _ = try post(run: run, asOf: asOf, naming: NamingPolicy(), apps: [])
        try act()
        var policy = Policy(
            grace: .hours(24),
            creditsSince: coverage.earliest,
            creditsWatermark: coverage.watermark,
            naming: NamingPolicy()
        )
        policy.isCreditsSinceAutomatic = true
        _ = try reconcile(run: run, policy: policy, asOf: asOf, isFull: false)
        #expect(try brokenTotals(of: run) == [])
        let chain = try verifyAudit(.whole)
        #expect(chain.fault == nil && chain.head == chain.keptHead)
        try closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        return run
    }
}
