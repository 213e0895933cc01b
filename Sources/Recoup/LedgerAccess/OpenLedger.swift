import Ledger
import SQLiteLedger

/// The schema of the ledger files this program writes; it brings older ones up to date and refuses newer ones.
let ledgerSchemaVersion = SQLiteLedger.schemaVersion

extension Configuration {
    /// Opens the configured ledger.
    ///
    /// - Parameters:
    ///   - mode: what is done there; most of them need no lock.
    ///   - lock: the lock of a run, which the caller holds; for the mode `.run`.
    /// - Throws: `StoreFailure` that says why it cannot be opened and what to do.
    func openLedger(_ mode: LedgerMode = .existing, under lock: (any RunLock)? = nil) throws -> any LedgerEngine {
        try ledger.open(mode, under: lock)
    }
}
