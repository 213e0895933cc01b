package import ReconciliationCore

/// The audit chain: append-only, each event bound to the one before it.
package protocol AuditLog: AnyObject {
    /// Where the audit chain ends.
    func auditHead() throws(StoreFailure) -> AuditHead
    /// Proves the chain, and that the moves are those the runs wrote. A fault is an answer, not a failure.
    func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict
    /// Where on the chain a hash lies; nil where it does not.
    func auditSequence(of hash: String) throws(StoreFailure) -> Int64?
    /// The links of the chain, in its order.
    func auditEvents(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<AuditEvent>
}

/// How much of the chain is proven.
package enum AuditExtent: Sendable, Hashable {
    case whole
    /// From the head that the last published run before this one kept.
    case sinceCheckpoint(before: RunID)
}
