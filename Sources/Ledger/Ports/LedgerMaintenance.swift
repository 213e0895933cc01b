package import ReconciliationCore

/// The ledger as a whole: whether it is sound, and a copy of it.
package protocol LedgerMaintenance: AnyObject {
    /// Where the ledger is, for messages.
    var path: String { get }
    /// Begins to look for what the engine itself finds wrong with its storage, beside what the caller does meanwhile.
    func beginStorageCheck() throws(StoreFailure) -> StorageCheck
    /// What stores the ledger, and what is wrong with that, for those who look after it.
    func storageFacts(now: Instant) throws(StoreFailure) -> [StorageFact]
    /// Rows in each work queue that no run has taken up yet, by queue.
    func rowsWaitingForRun() throws(StoreFailure) -> [String: Int64]
    /// Copies the ledger while others may read it. The copy is a ledger of its own.
    func backUp(to path: String) throws(StoreFailure)
    /// What is older than the bounds and needed by nobody: never the books, the chain, evidence of what awaits delivery or of
    /// an open finding or pending claim, nor refused rows that no published report has named. Changes nothing.
    func prunable(_ bounds: RetentionBounds) throws(StoreFailure) -> PruneTally
    /// Removes what `prunable` counts, and writes that to the audit chain, with `reports`, the folders removed beside. Twice
    /// with the same bounds removes nothing more; where nothing at all was removed, nothing is written.
    ///
    /// - Throws: `.refused` where the audit chain does not hold: what proves that must not be removed.
    func prune(
        _ bounds: RetentionBounds,
        reports: [String],
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> PruneTally
}

/// A search for what is wrong with the storage of a ledger, which may still go on.
package struct StorageCheck {
    private let ending: () throws(StoreFailure) -> [String]

    package init(ending: @escaping () throws(StoreFailure) -> [String]) { self.ending = ending }

    /// Waits for its end. What was found; empty where the storage is sound.
    package func faults() throws(StoreFailure) -> [String] { try ending() }
}
