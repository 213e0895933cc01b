package import ReconciliationCore

/// What judging changes in the books: kept until all of it is decided, then written in bulk.
package protocol BookChangeStore {
    /// Keeps the changes to one purchase.
    func keep(_ changes: BookChanges, of purchase: Int64) throws
    /// Forgets the kept changes to the selected purchases: they are judged again.
    func forgetChanges() throws

    /// Writes the moves into the journal: those of withdrawn purchases first, each part by when the purchases were paid.
    ///
    /// - Returns: how many moves.
    func writeMoves(of run: RunID, asOf: Instant) throws -> Int
    /// Brings the purchases in line with their outcomes.
    func updatePurchases(of run: RunID, asOf: Instant) throws

    /// Closes the findings that were not found any more.
    ///
    /// - Returns: how many.
    func closeFindings(of run: RunID, asOf: Instant) throws -> Int
    /// Opens again the closed findings that were found again.
    ///
    /// - Returns: how many.
    func reopenFindings(of run: RunID, asOf: Instant) throws -> Int
    /// Brings the known findings in line with what was found.
    func updateFindings() throws
    /// Opens the findings that no run found before.
    ///
    /// - Returns: how many.
    func openFindings(of run: RunID, asOf: Instant) throws -> Int
}
