package import Ledger
package import ReconciliationCore

extension SQLEngine {
    package func auditHead() throws(StoreFailure) -> AuditHead {
        try read("read the head of the audit chain") { try AuditRows($0).auditHead() }
    }

    package func auditSequence(of hash: String) throws(StoreFailure) -> Int64? {
        try read("look for a head on the audit chain") { database in
            guard hash != AuditHead.beginning.hash else { return AuditHead.beginning.sequence }
            let link = try database.prepared(SQL.AuditChain.sequenceOfHash)
            return try Int64.fetchOne(link, arguments: ["hash": hash])
        }
    }

    package func auditEvents(
        since: Instant?,
        until: Instant?,
        _ page: PageRequest
    ) throws(StoreFailure) -> Page<AuditEvent> {
        try self.page(
            "read the audit chain",
            of: SQL.AuditChain.events,
            page,
            since: since,
            until: until,
            as: AuditEvent.init
        )
    }

    package func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict {
        try read("verify the audit chain") { try AuditVerification(AuditRows($0)).verdict(extent) }
    }
}

extension AuditEvent {
    init(_ row: Row) {
        self.init(
            sequence: row["sequence"],
            at: Instant(milliseconds: row["at"]),
            actor: row["actor"],
            action: row["action"],
            subject: row["subject"],
            detail: row["detail"],
            previousHash: row["previous_hash"],
            hash: row["hash"]
        )
    }
}
