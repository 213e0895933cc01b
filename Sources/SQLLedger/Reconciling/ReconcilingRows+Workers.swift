package import Ledger
import ReconciliationCore

// `WorkerJudgingStore`
extension ReconcilingRows {
    func judgeByWorkers(_ terms: JudgingTerms, of run: RunID) throws -> Int? {
        try workers?.judgeSelected(in: database, by: terms, of: run)
    }
}

extension Database {
    /// Judges for a run of another session. What is kept stands in the temporary tables of this one.
    ///
    /// - Parameter select: fills the temporary tables that say what is judged: they are made, and empty.
    /// - Returns: how many purchases were judged.
    package func judge(by terms: JudgingTerms, selecting select: () throws -> Void) throws -> Int {
        let rows = ReconcilingRows(self)
        try rows.makeTables()
        try select()
        return try rows.judgeSelected(by: terms)
    }
}
