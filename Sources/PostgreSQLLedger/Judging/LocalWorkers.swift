#if PostgreSQL
import Dispatch
import Ledger
import ReconciliationCore
import SQLLedger
import Synchronization

/// The workers of a run's own process: each is a thread with a session of its own. Workers of other machines may help them.
struct LocalWorkers: JudgingWorkers {
    let address: ServerAddress
    let sharing: SharedJudging

    func judgeSelected(in database: Database, by terms: JudgingTerms, of run: RunID) throws -> Int? {
        let selected = try database.value(SQL.JudgingRanges.countSelected) as Int? ?? 0
        guard selected > sharing.rangeSize else { return nil }
        // The run's own session commits nothing yet.
        let offering = try PostgreSQLLedger(address: address, mode: .run, sharing: sharing)
        try offering.offerRanges(of: database, by: terms, run: run)
        let judged: Int
        do {
            try judgeOfferedRanges()
            judged = try database.collectRanges(of: selected)
        } catch {
            // Else workers of other machines would go on judging for a run that has ended.
            _ = Result { try offering.clearRanges() }
            throw error
        }
        try offering.clearRanges()
        return judged
    }

    /// - Throws: the first failure of a worker; the others stop after the range they judge.
    private func judgeOfferedRanges() throws {
        let failure = FirstFailure()
        let workers = DispatchGroup()
        for number in 1...sharing.workerCount {
            DispatchQueue(label: "recoup worker \(number)").async(group: workers) {
                failure.keepingFirst {
                    let worker = try PostgreSQLLedger.openForJudging(at: address, sharing: sharing)
                    try worker.judgeRemainingRanges { !failure.isThere }
                }
            }
        }
        workers.wait()
        try failure.rethrow()
    }
}

extension Database {
    /// Takes over what workers kept of the purchases that this session selected.
    ///
    /// - Parameter selected: how many those are.
    /// - Returns: how many of them were judged.
    /// - Throws: where the ranges do not hold all of them, judged: somebody took some away meanwhile.
    func collectRanges(of selected: Int) throws -> Int {
        guard let ranges = try row(SQL.JudgingRanges.countJudged),
            ranges["purchases"] as Int64 == Int64(selected)
        else {
            throw ServerError(state: nil, message: "ranges of purchases to judge are gone; reconcile again")
        }
        try run(SQL.JudgingRanges.dropJudgedAgain)
        try run(SQL.JudgingRanges.collectVerdicts)
        try run(SQL.JudgingRanges.collectMoves)
        try run(SQL.JudgingRanges.collectFindingChanges)
        try run(SQL.JudgingRanges.collectWithdrawals)
        return Int(ranges["judged"] as Int64)
    }
}

/// The first failure of several threads.
private final class FirstFailure: Sendable {
    private let first = Mutex<(any Error)?>(nil)

    var isThere: Bool { first.withLock { $0 != nil } }

    func keepingFirst(_ work: () throws -> Void) {
        do {
            try work()
        } catch {
            first.withLock { $0 = $0 ?? error }
        }
    }

    func rethrow() throws {
        if let error = first.withLock({ $0 }) { throw error }
    }
}
#endif
