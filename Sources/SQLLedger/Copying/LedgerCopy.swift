package import ReconciliationCore

/// What was copied from one ledger to another, and whether the copy proves itself.
package struct LedgerCopy: Sendable {
    package let tableCount: Int
    package let rowCount: Int64
    /// The audit chain, walked in the copy.
    package let chain: AuditVerdict
    /// The control totals that do not hold, of all purchases, files and credits of the copy.
    package let brokenTotals: [ControlTotal]

    /// Whether it was kept.
    package var holds: Bool { chain.fault == nil && brokenTotals.isEmpty }
}
