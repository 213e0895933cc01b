package import Ledger
package import ReconciliationCore

extension SQLEngine {
    package func auditHead() throws(StoreFailure) -> AuditHead {
        try read(.readAuditHead) { try AuditRows($0).auditHead() }
    }

    package func auditSequence(of hash: String) throws(StoreFailure) -> Int64? {
        try read(.findAuditHead) { database in
            guard hash != AuditHead.beginning.hash else { return AuditHead.beginning.sequence }
            return try database.value(SQL.AuditChain.sequenceOfHash, named: ["hash": hash])
        }
    }

    package func auditEvents(
        since: Instant?,
        until: Instant?,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<AuditEvent> {
        try self.page(
            .readAuditChain,
            of: SQL.AuditChain.events,
            page,
            since: since,
            until: until,
            as: AuditEvent.init
        )
    }

    package func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict {
        try read(.verifyAuditChain) { try AuditVerification(AuditRows($0)).verdict(extent) }
    }
}

extension AuditEvent {
    init(_ row: Row) {
        self.init(
            sequence: row["sequence"],
            at: row["at"],
            actor: row["actor"],
            action: row["action"],
            subject: row["subject"],
            detail: row["detail"],
            previousHash: row["previous_hash"],
            hash: row["hash"]
        )
    }
}
