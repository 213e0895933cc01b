import Ledger
import SQLiteLedger

/// The schema of the ledgers this program writes; it brings older ones up to date and refuses newer ones.
let ledgerSchemaVersion = SQLiteLedger.schemaVersion

extension Configuration {
    /// Opens the configured ledger: the one place that knows which engine stores it.
    ///
    /// - Throws: `StoreFailure` that says why it cannot be opened and what to do.
    func openLedger(_ mode: LedgerMode = .existing) throws -> any LedgerEngine {
        try SQLiteLedger(path: ledgerPath, mode: mode)
    }
}
