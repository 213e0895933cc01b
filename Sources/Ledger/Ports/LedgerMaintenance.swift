package import ReconciliationCore

/// The ledger as a whole: whether it is sound, and a copy of it.
package protocol LedgerMaintenance: AnyObject {
    /// Where the ledger is, for messages.
    var path: String { get }
    /// Starts the engine's own check of its storage, which runs while the caller goes on.
    func beginStorageCheck() throws(StoreFailure) -> StorageCheck
    /// What stores the ledger, and what is wrong with that, for operators.
    func storageFacts(now: Instant) throws(StoreFailure) -> [StorageFact]
    /// Rows in each work queue that no run has taken up yet, by queue.
    func rowsWaitingForRun() throws(StoreFailure) -> [String: Int64]
    /// Copies the ledger while others may read it. The copy is a ledger of its own.
    func backUp(to path: String) throws(StoreFailure)
    /// What is older than the bounds and needed by nobody: never the books, the chain, evidence of what awaits delivery or of
    /// an open finding or pending claim, nor refused rows that no published report has named. Changes nothing.
    func prunable(_ bounds: RetentionBounds) throws(StoreFailure) -> PruneTally
    /// Removes what `prunable` counts, and writes that to the audit chain, with `reports`, the report folders removed
    /// with it. Repeating it with the same bounds removes nothing more; where nothing was removed, nothing is written.
    ///
    /// - Throws: `.refused` where the audit chain does not hold: pruning would remove the proof of that.
    func prune(
        _ bounds: RetentionBounds,
        reports: [String],
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> PruneTally
}

/// A check of a ledger's storage, which may still be running.
package struct StorageCheck {
    private let ending: () throws(StoreFailure) -> [String]

    package init(ending: @escaping () throws(StoreFailure) -> [String]) { self.ending = ending }

    /// Waits for its end; returns what was found, empty where the storage is sound.
    package func faults() throws(StoreFailure) -> [String] { try ending() }
}
