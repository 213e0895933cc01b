#if PostgreSQL
import Ledger
import LedgerContract
import ReconciliationCore
import SQLLedger
import TestSupport
import Testing

@testable import PostgreSQLLedger

/// Ranges of purchases that several sessions judge.
@Suite(.enabled(if: DatabaseServer.isInstalled, "\(DatabaseServer.missing)"))
struct JudgingRangesTests {
    private static let sharing = SharedJudging(workerCount: 2, rangeSize: 2, program: "recoup 1")

    private static let terms = JudgingTerms(policy: Policy(), asOf: Instant(milliseconds: 0))

    private let address: ServerAddress
    private let offering: PostgreSQLLedger

    init() throws {
        address = try DatabaseServer.shared.get().newLedger()
        offering = try PostgreSQLLedger(address: address, sharing: Self.sharing)
    }

    @Test(arguments: LedgerContract.promisesOfJudging)
    func `with two workers, a purchase at a time, PostgreSQL keeps the promise`(promise: Promise) throws {
        let server = try DatabaseServer.shared.get()
        let sharing = SharedJudging(workerCount: 2, rangeSize: 1)
        let ledgers = LedgerFactory(
            empty: { try PostgreSQLLedger(address: server.newLedger(), sharing: sharing) },
            reopened: { ledger in
                try PostgreSQLLedger(address: #require(ledger as? PostgreSQLLedger).address, sharing: sharing)
            }
        )
        try promise.check(with: ledgers)
    }

    @Test func `every selected purchase is in one range`() throws {
        try offer(1...5)
        #expect(try ranges() == ["[1, 2]||", "[3, 4]||", "[5]||"])
    }

    @Test func `what was offered before is taken away`() throws {
        try offer(1...5)
        try offer(7...8)
        #expect(try ranges() == ["[7, 8]||"])
        try offering.clearRanges()
        #expect(try ranges().isEmpty)
    }

    @Test func `a run clears away what a killed one has left before it does anything else`() throws {
        try offer(1...4)
        let lock = try ServerRunLock(at: address, note: "process 7")
        #expect(try lock.take())
        let judging = try worker()
        try judging.ownTransaction { database in
            try take(in: database)
            let run = try PostgreSQLLedger(address: address, mode: .run, under: lock)
            #expect(try ranges() == ["[1, 2]||"], "a worker that goes on judging is not waited for")
            withExtendedLifetime(run) {}
        }
    }

    @Test func `a rehearsal under the lock of a run writes nothing`() throws {
        let ledger = try PostgreSQLLedger(address: address, sharing: Self.sharing)
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
        func everything() throws -> [String] {
            try ["run", "purchase", "list_move", "credit_statement", "audit_event"].flatMap { table in
                try DatabaseServer.rows("SELECT \(table)::text FROM \(table) ORDER BY 1", at: address.text)
                    .map { $0.first?.text ?? "" }
            }
        }
        let before = try everything()
        let lock = try ServerRunLock(at: address, note: "process 7")
        #expect(try lock.take())
        var rehearsal: PostgreSQLLedger? = try PostgreSQLLedger(
            address: address,
            mode: .rehearsal,
            under: lock,
            sharing: Self.sharing
        )
        try rehearsal?.take([credit("1", to: "u1")], name: "more")
        try rehearsal?.night(noon + .days(3))
        rehearsal = nil
        #expect(try everything() == before)
    }

    @Test func `a range that one worker judges, another leaves alone`() throws {
        try offer(1...4)
        let first = try worker()
        let second = try worker()
        try first.ownTransaction { database in
            try take(in: database)
            #expect(try second.judgeNextRange() == 0)
            #expect(try second.judgeNextRange() == nil)
        }
        #expect(try ranges() == ["[1, 2]||", "[3, 4]|0|[]"])
    }

    @Test func `a range whose worker is gone is judged by another`() throws {
        try offer(1...4)
        var lost: PostgreSQLLedger? = try worker()
        try lost?.server.begin("BEGIN")
        _ = try lost?.server.run("SELECT 1 FROM judging_range ORDER BY range_id LIMIT 1 FOR UPDATE")
        lost = nil
        try worker().judgeRemainingRanges { true }
        #expect(try ranges() == ["[1, 2]|0|[]", "[3, 4]|0|[]"])
    }

    @Test(arguments: [(isJudged: true, selected: 4), (false, 4), (true, 5)])
    func `a run takes over what was judged of all that it selected, or nothing`(isJudged: Bool, selected: Int) throws {
        try offer(1...4)
        if isJudged { try worker().judgeRemainingRanges { true } }
        let run = try PostgreSQLLedger(address: address)
        _ = try run.transaction(.writing) { database in
            _ = try database.judge(by: Self.terms) {}
            if isJudged && selected == 4 {
                #expect(try database.collectRanges(of: selected) == 0)
            } else {
                #expect(throws: ServerError.self) { try database.collectRanges(of: selected) }
            }
            return .rollBack(())
        }
    }

    @Test func `a worker that fails leaves its range to others`() throws {
        try offer(1...2)
        try offering.server.execute("UPDATE judging_range SET terms = 'none'")
        #expect(throws: StoreFailure.self) { try worker().judgeNextRange() }
        #expect(try ranges() == ["[1, 2]||"])
    }

    @Test func `another version of the program leaves a range alone`() throws {
        try offer(1...2)
        let other = try PostgreSQLLedger.openForJudging(
            at: address,
            sharing: SharedJudging(program: "recoup 2")
        )
        #expect(try other.judgeNextRange() == nil)
        #expect(try other.otherProgram() == "recoup 1")
        #expect(try worker().otherProgram() == nil)
        #expect(try ranges() == ["[1, 2]||"])
    }

    @Test func `a rehearsal and a run with one worker judge alone`() throws {
        #expect(try PostgreSQLLedger(address: address).judgingWorkers == nil)
        #expect(try PostgreSQLLedger(address: address, mode: .rehearsal, sharing: Self.sharing).judgingWorkers == nil)
        #expect(offering.judgingWorkers != nil)
    }

    @Test func `forgetting a person takes away what workers of a killed run had kept`() throws {
        try offer(1...2)
        let moment = Instant(milliseconds: 0)
        _ = try offering.forget(UserID("u1"), files: ErasedFiles(), by: "kim", at: moment)
        #expect(try ranges().isEmpty)
    }

    // MARK: Support

    private func worker() throws -> PostgreSQLLedger {
        try PostgreSQLLedger.openForJudging(at: address, sharing: Self.sharing)
    }

    /// Offers purchases that the ledger does not know: nothing is judged of them.
    private func offer(_ purchases: ClosedRange<Int64>) throws {
        let run = try PostgreSQLLedger(address: address)
        _ = try run.transaction(.writing) { database in
            let judged = try database.judge(by: Self.terms) {
                for purchase in purchases {
                    try database.connection.prepare("INSERT INTO touched (purchase_id) VALUES ($1)").run([purchase])
                }
                try offering.offerRanges(of: database, by: Self.terms, run: RunID(1))
            }
            return .rollBack(judged)
        }
    }

    private func take(in database: Database) throws {
        let row = try Row.fetchOne(
            database.prepared(SQL.JudgingRanges.takeRange),
            arguments: ["program": Self.sharing.program]
        )
        #expect(row != nil)
    }

    /// The purchases of each, how many of them were judged, and the verdicts.
    private func ranges() throws -> [String] {
        try DatabaseServer.rows(
            "SELECT concat_ws('|', purchases, COALESCE(judged_count::text, ''), COALESCE(verdicts::text, '')) FROM judging_range ORDER BY 1",
            at: address.text
        )
        .map { $0.first?.text ?? "" }
    }
}
#endif
