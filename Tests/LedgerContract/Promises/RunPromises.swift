import Ledger
import ReconciliationCore
import Testing

extension LedgerContract {
    static var runs: [Promise] {
        [
            .ledger("a new ledger has no last run, a published one has") { ledger in
                #expect(try ledger.lastRun() == nil)
                try ledger.take([], kind: .credits, name: "a")
                let run = try ledger.openRun(start(noon))
                #expect(try ledger.lastRun() == nil)
                try ledger.closeRun(run, as: published)
                let last = try #require(try ledger.lastRun())
                #expect(last.id == RunID(1) && last.state == .published && last.exitStatus == 3 && last.policy == nil)
                #expect(try ledger.importedFiles(for: run).map(\.name) == ["a"])
            },
            .ledger("files that no run has posted are counted until one has") { ledger in
                #expect(try ledger.filesAwaitingRun() == 0)
                try ledger.take([credit("1", to: "u1")], name: "a")
                try ledger.take([credit("2", to: "u1")], name: "b")
                #expect(try ledger.filesAwaitingRun() == 2)
                try ledger.night(noon)
                #expect(try ledger.filesAwaitingRun() == 0)
                try ledger.take([credit("3", to: "u1")], name: "c")
                #expect(try ledger.filesAwaitingRun() == 1)
            },
            .ledger("a run has not ended until it is closed, judged or not") { ledger in
                #expect(try ledger.unfinishedRun() == nil)
                let run = try ledger.openRun(start(noon))
                let unfinished = UnfinishedRun(id: run, asOf: noon, startedAt: start(noon).startedAt)
                #expect(try ledger.unfinishedRun() == unfinished)
                _ = try ledger.reconcile(run: run, policy: Policy(), asOf: noon, isFull: false)
                #expect(try ledger.unfinishedRun() == unfinished)
                try ledger.closeRun(run, as: published)
                #expect(try ledger.unfinishedRun() == nil)
                let next = try ledger.openRun(start(noon + hour))
                #expect(try ledger.unfinishedRun()?.id == next)
                #expect(try ledger.lastRun()?.id == run)
            },
            .ledger("a run that never judged goes on under its id") { ledger in
                let first = try ledger.openRun(start(noon))
                #expect(try ledger.openRun(start(noon + hour)) == first)
                #expect(try runRows(in: ledger).map(\.asOf) == [noon + hour])
            },
            .ledger("what a run posted that never judged is posted again where it goes on by an earlier as-of") {
                ledger in
                try ledger.take([payment("1")], name: "payments")
                try ledger.take([credit("1", to: "u1", at: noon + .days(4))], name: "credits")
                let cutOff = noon + .days(5)
                let run = try ledger.openRun(start(cutOff))
                _ = try ledger.post(run: run, asOf: cutOff, naming: NamingPolicy(), apps: [])
                try ledger.night(noon + .days(3))
                #expect(try ledger.place("1").hasPrefix("white|"))
                try ledger.night(cutOff)
                #expect(try ledger.place("1").hasPrefix("black|"))
            },
            .ledger("a run that is taken up again has not ended, though it was published") { ledger in
                let run = try ledger.openRun(start(noon))
                try ledger.closeRun(run, as: published)
                _ = try ledger.openRun(start(noon))
                #expect(try ledger.unfinishedRun()?.id == run)
                #expect(try runRows(in: ledger).map(\.exitStatus) == [nil])
                try ledger.closeRun(run, as: published)
                #expect(try ledger.unfinishedRun() == nil)
            },
            .ledger("a run that judged goes on only by the same as-of") { ledger in
                let first = try ledger.openRun(start(noon))
                _ = try ledger.reconcile(run: first, policy: Policy(), asOf: noon, isFull: false)
                #expect(try runRows(in: ledger).map(\.state) == ["judged"])
                #expect(try ledger.openRun(start(noon)) == first)
                #expect(try ledger.openRun(start(noon + hour)) == RunID(2))
            },
            .ledger("an as-of before the last is refused, with both times") { ledger in
                try ledger.closeRun(try ledger.openRun(start(noon)), as: published)
                let failure = #expect(throws: StoreFailure.self) { _ = try ledger.openRun(start(noon - hour)) }
                #expect(failure?.kind == .asOfGoesBack)
                #expect(failure?.reason == .asOfGoesBack(last: noon, asOf: noon - hour))
            },
            .ledger("a night that is run again is the same night, a later one another") { ledger in
                let first = try ledger.openRun(start(noon))
                try ledger.closeRun(first, as: published)
                #expect(try ledger.openRun(start(noon)) == first)
                try ledger.closeRun(first, as: published)
                #expect(try ledger.openRun(start(noon + hour)) == RunID(2))
            },
            .ledger("a published run is not taken up by what will not be reported") { ledger in
                let first = try ledger.openRun(start(noon))
                try ledger.closeRun(first, as: published)
                var unreported = start(noon)
                unreported.isReported = false
                let second = try ledger.openRun(unreported)
                #expect(second == RunID(2))
                #expect(try ledger.openRun(unreported) == second)
                #expect(try ledger.openRun(start(noon)) == second)
                #expect(try runRows(in: ledger).map(\.state) == ["published", "open"])
            },
            .ledger("a run reports the files since the last report, those of others not") { ledger in
                try ledger.take([credit("1", to: "u1")], name: "a")
                let first = try ledger.openRun(start(noon))
                #expect(try ledger.importedFiles(for: first).map(\.name) == ["a"])
                try ledger.closeRun(first, as: published)
                try ledger.take([credit("1", to: "u1"), credit("2", to: "u1")], name: "b")
                #expect(try ledger.importedFiles(for: first).map(\.name) == ["a"])
                let second = try ledger.openRun(start(noon + hour))
                let files = try ledger.importedFiles(for: second)
                #expect(files.map(\.digest) == [ContentDigest(hex: "b")])
                #expect(files.map { [$0.records, $0.accepted, $0.duplicates, $0.rejected] } == [[2, 1, 1, 0]])
            },
            .ledger("files that failed are new until a later moment than that of their intake is reported") { ledger in
                func intake(_ run: RunID, of files: String...) throws -> [String] {
                    let new = try ledger.newlyFailedFiles(among: files, before: run)
                    try ledger.noteFailedFiles(files, of: run)
                    return new
                }
                let first = try ledger.openRun(start(noon))
                #expect(try ledger.newlyFailedFiles(among: [], before: first) == [])
                #expect(try intake(first, of: "a", "b") == ["a", "b"])
                #expect(try intake(first, of: "a", "b") == ["a", "b"], "it was killed")
                try ledger.closeRun(first, as: published)
                #expect(try ledger.openRun(start(noon)) == first)
                #expect(try intake(first, of: "a", "b") == ["a", "b"], "the same night is given again")
                try ledger.closeRun(first, as: published)
                let second = try ledger.openRun(start(noon + hour))
                #expect(try intake(second, of: "a", "c") == ["c"])
                // Its report was never written.
                try ledger.closeRun(second, as: RunEnding(.failed, exitStatus: 1, finishedAt: noon, summary: "{}"))
                let third = try ledger.openRun(start(noon + .hours(2)))
                #expect(try intake(third, of: "a", "c") == ["c"])
                try ledger.closeRun(third, as: published)
                let fourth = try ledger.openRun(start(noon + .hours(3)))
                #expect(try intake(fourth, of: "a", "b", "c") == ["b"])
            },
            .ledger("whether the ledger lacks inputs is what the last run that looked found") { ledger in
                func open(_ asOf: Instant, lacksInputs: Bool?) throws {
                    var looking = start(asOf)
                    looking.lacksInputs = lacksInputs
                    try ledger.closeRun(try ledger.openRun(looking), as: published)
                }
                #expect(try !ledger.lacksInputs())
                try open(noon, lacksInputs: nil)
                #expect(try !ledger.lacksInputs())
                try open(noon, lacksInputs: true)
                #expect(try ledger.lacksInputs())
                // One that could not look changes nothing, gone on with or new.
                try open(noon, lacksInputs: nil)
                try open(noon + hour, lacksInputs: nil)
                #expect(try ledger.lacksInputs())
                try open(noon + .hours(2), lacksInputs: true)
                try open(noon + .hours(2), lacksInputs: false)
                #expect(try !ledger.lacksInputs())
            },
            .ledger("a run that does not exist cannot be closed") { ledger in
                #expect(throws: StoreFailure.self) { try ledger.closeRun(RunID(7), as: published) }
            },
        ]
    }
}

private func start(_ asOf: Instant) -> RunStart { RunStart(asOf) }

private let published = RunEnding(.published, exitStatus: 3, finishedAt: noon, summary: "{}")

private func runRows(in ledger: any LedgerEngine) throws -> [RunRow] {
    try ledger.all { try ledger.runs(since: nil, until: nil, $0) }
}
