package import ReconciliationCore

/// The findings about no purchase.
package protocol UnmatchedFindingStore {
    /// Forgets the kept findings about no purchase, and the kept senders.
    func beginUnmatchedFindings() throws
    /// Every live credit without a purchase.
    func forEachUnmatchedCredit(_ body: (UnmatchedCredit) throws -> Void) throws
    /// How many credits are live that were made after a moment, until another.
    func liveCreditCount(after start: Instant, until end: Instant) throws -> Int

    /// Keeps a finding until all of the run are found.
    func keep(_ finding: UnmatchedFinding) throws
    /// What was kept, with what the books hold under the same name.
    func forEachFound(_ body: (UnmatchedFindingKey, BookedFinding?) throws -> Void) throws
    /// The findings that are open in the books and were not kept.
    func forEachVanished(_ body: (Int64, UnmatchedFindingKey, VanishedFinding) throws -> Void) throws
    /// Keeps what becomes of a finding until all is decided.
    func keep(_ change: UnmatchedFindingChange) throws
    /// Writes the kept changes. Findings are opened in the order of environment, subject and kind.
    ///
    /// - Returns: how many findings were closed, and how many opened, for the first time or again.
    func writeUnmatchedFindings(of run: RunID, asOf: Instant) throws -> (closed: Int, opened: Int)
}
