package import ReconciliationCore

/// The ledger as a whole: whether it is sound, and a copy of it.
package protocol LedgerMaintenance: AnyObject {
    /// Where the ledger is, for messages.
    var path: String { get }
    /// What the engine itself finds wrong with its storage; empty where it is sound.
    func damages() throws(StoreFailure) -> [String]
    /// Rows in each work queue that no run has taken up yet, by queue.
    func rowsWaitingForRun() throws(StoreFailure) -> [String: Int64]
    /// Copies the ledger while others may read it. The copy is a ledger of its own.
    func backUp(to path: String) throws(StoreFailure)
}
