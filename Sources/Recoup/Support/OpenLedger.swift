import Ledger
import SQLiteLedger

extension Configuration {
    /// Opens the configured ledger: the one place that knows which engine stores it.
    ///
    /// - Throws: `StoreFailure` that says why it cannot be opened and what to do.
    func openLedger(_ mode: LedgerMode = .existing) throws -> any LedgerEngine {
        try SQLiteLedger(path: ledgerPath, mode: mode)
    }
}
