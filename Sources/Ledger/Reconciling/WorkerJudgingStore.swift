package import ReconciliationCore

/// Judging in several sessions of the engine at once.
package protocol WorkerJudgingStore {
    /// Has workers judge the selected purchases, each a range of them at a time, and keeps what all of them change, as
    /// `judgeSelected(by:)` would.
    ///
    /// - Returns: how many purchases were judged; nil where the run is to judge them alone, because there are no workers or too
    ///   few purchases to share.
    func judgeByWorkers(_ terms: JudgingTerms, of run: RunID) throws -> Int?
}
