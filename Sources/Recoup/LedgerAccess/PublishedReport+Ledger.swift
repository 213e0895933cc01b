import Ledger
import ReconciliationCore
import Reports

extension AuditLog {
    /// Whether the chain ended once as a manifest states it: `12:9f86…`.
    func hasAuditHead(_ stated: String) throws -> Bool {
        guard let hash = stated.split(separator: ":").last.map(String.init),
            let sequence = try auditSequence(of: hash)
        else { return false }
        return AuditHead(sequence: sequence, hash: hash).text == stated
    }
}

extension PublishedReport {
    /// What its manifest states of the ledger that it was made from, and this ledger does not have.
    func faults(in ledger: any LedgerEngine) throws -> [Message] {
        guard let auditHead, try ledger.hasAuditHead(auditHead) else { return [.manifestOffChain] }
        let runs = try ledger.runs(since: asOf, until: asOf + .seconds(1), PageRequest(rowsMax: 1_000)).rows
        return runs.contains { $0.id == runID } ? [] : [.manifestOfUnknownRun]
    }
}
