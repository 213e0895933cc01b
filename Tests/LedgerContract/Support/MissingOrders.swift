import Ledger
import ReconciliationCore

extension LedgerFactory {
    /// A ledger with two missing orders, 1 and 2, after its first night.
    func missing() throws -> any LedgerEngine {
        let ledger = try empty()
        try ledger.takeTwoMissing()
        try ledger.night(noon + .days(2))
        return ledger
    }
}

extension Promise {
    /// A promise about a ledger with two missing orders, 1 and 2, after its first night.
    static func missing(
        _ sentence: String,
        _ body: @escaping @Sendable (any LedgerEngine) throws -> Void
    ) -> Promise {
        .ledgers(sentence) { try body($0.missing()) }
    }
}
