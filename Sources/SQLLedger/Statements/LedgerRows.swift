/// Rows of the ledger inside one open transaction, as the work above the engine reads and writes them.
protocol LedgerRows {
    var database: Database { get }
}
