package import Ledger
package import ReconciliationCore

/// Sessions of an engine that judge for the one that writes the books.
package protocol JudgingWorkers {
    /// Has them judge the purchases in `touched`, and adds what they keep to what the run keeps.
    ///
    /// - Parameters:
    ///   - database: the open transaction of the run.
    ///   - terms: what they judge by.
    ///   - run: whose case actions count already, though nobody else sees them yet.
    /// - Returns: how many purchases were judged; nil where there are too few to share.
    func judgeSelected(in database: Database, by terms: JudgingTerms, of run: RunID) throws -> Int?
}

/// A session that judges ranges of purchases for the runs of other sessions.
package protocol RangeJudging {
    /// Judges the next range that waits and stores what is to be kept of it, all or nothing.
    ///
    /// - Returns: how many purchases were judged; nil where no range waits for this program.
    func judgeNextRange() throws(StoreFailure) -> Int?

    /// Another program that a range waits for, with its version; nil where none does.
    func otherProgram() throws(StoreFailure) -> String?
}

extension SQLEngine {
    /// Nobody: the session that writes judges alone.
    package var judgingWorkers: (any JudgingWorkers)? { nil }
}
