import Ledger
import ReconciliationCore
import TestSupport
import Testing

@Suite struct RunsContractTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ asOf: Instant) -> RunStart {
        RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1.0", configurationDigest: "digest")
    }

    private let published = RunEnding(.published, exitStatus: 3, finishedAt: noon, summary: "{}")

    @Test(arguments: Engine.allCases)
    func `a new ledger has no last run, a published one has`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        #expect(try ledger.lastRun() == nil)
        try ledger.take([], kind: .credits, name: "a")
        let run = try ledger.openRun(start(noon))
        #expect(try ledger.lastRun() == nil)
        try ledger.closeRun(run, as: published)
        let last = try #require(try ledger.lastRun())
        #expect(last.id == RunID(1) && last.state == .published && last.exitStatus == 3 && last.policy == nil)
        #expect(try ledger.rows("SELECT reported_run_id FROM source_file") == ["1"])
    }

    @Test(arguments: Engine.allCases)
    func `a run that never judged goes on under its id`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let first = try ledger.openRun(start(noon))
        #expect(try ledger.openRun(start(noon + hour)) == first)
        #expect(try ledger.rows("SELECT as_of FROM run") == ["\((noon + hour).milliseconds)"])
    }

    @Test(arguments: Engine.allCases)
    func `a run that judged goes on only by the same as-of`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let first = try ledger.openRun(start(noon))
        try ledger.change("UPDATE run SET state = 'judged'")
        #expect(try ledger.openRun(start(noon)) == first)
        #expect(try ledger.openRun(start(noon + hour)) == RunID(2))
    }

    @Test(arguments: Engine.allCases)
    func `an as-of before the last is refused, with both times`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.closeRun(try ledger.openRun(start(noon)), as: published)
        let failure = #expect(throws: StoreFailure.self) { _ = try ledger.openRun(start(noon - hour)) }
        #expect(failure?.kind == .asOfGoesBack)
        #expect(failure?.message.contains("2023-11-14T22:13:20Z") == true)
        #expect(failure?.message.contains("2023-11-14T21:13:20Z") == true)
    }

    @Test(arguments: Engine.allCases)
    func `a night that is run again is the same night, a later one another`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let first = try ledger.openRun(start(noon))
        try ledger.closeRun(first, as: published)
        #expect(try ledger.openRun(start(noon)) == first)
        try ledger.closeRun(first, as: published)
        #expect(try ledger.openRun(start(noon + hour)) == RunID(2))
    }

    @Test(arguments: Engine.allCases)
    func `a published run is not taken up by what will not be reported`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        let first = try ledger.openRun(start(noon))
        try ledger.closeRun(first, as: published)
        var unreported = start(noon)
        unreported.isReported = false
        let second = try ledger.openRun(unreported)
        #expect(second == RunID(2))
        #expect(try ledger.openRun(unreported) == second)
        #expect(try ledger.openRun(start(noon)) == second)
        #expect(try ledger.rows("SELECT state FROM run ORDER BY run_id") == ["published", "open"])
    }

    @Test(arguments: Engine.allCases)
    func `a run reports the files since the last report, those of others not`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        try ledger.take([credit("1", to: "u1")], kind: .credits, name: "a")
        let first = try ledger.openRun(start(noon))
        #expect(try ledger.importedFiles(for: first).map(\.name) == ["a"])
        try ledger.closeRun(first, as: published)
        try ledger.take([credit("1", to: "u1"), credit("2", to: "u1")], kind: .credits, name: "b")
        #expect(try ledger.importedFiles(for: first).map(\.name) == ["a"])
        let second = try ledger.openRun(start(noon + hour))
        let files = try ledger.importedFiles(for: second)
        #expect(files.map(\.digest) == [ContentDigest(hex: "b")])
        #expect(files.map { [$0.records, $0.accepted, $0.duplicates, $0.rejected] } == [[2, 1, 1, 0]])
    }

    @Test(arguments: Engine.allCases)
    func `a run that does not exist cannot be closed`(engine: Engine) throws {
        let ledger = try engine.ledger(in: folder)
        #expect(throws: StoreFailure.self) { try ledger.closeRun(RunID(7), as: published) }
    }
}
