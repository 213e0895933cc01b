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

    /// Takes the lock of a run on the ledger, which must exist.
    ///
    /// - Returns: the lock, held as long as the value lives.
    /// - Throws: status 10 where there is no ledger, 11 where another run has it.
    func lockLedger(_ option: LockOption, in context: Context) throws -> any RunLock {
        try ledger.lock(LockWait(atMost: option.span(), startedAt: context.now()))
    }
}
