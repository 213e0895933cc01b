import FoundationEssentials
import GRDB
package import Ledger
package import ReconciliationCore

extension SQLiteLedger {
    package func auditHead() throws(StoreFailure) -> AuditHead {
        try read("read the head of the audit chain") { try $0.auditHead() }
    }

    package func auditSequence(of hash: String) throws(StoreFailure) -> Int64? {
        try read("look for a head on the audit chain") { database in
            guard hash != AuditHead.beginning.hash else { return AuditHead.beginning.sequence }
            let found = "SELECT sequence FROM audit_event WHERE hash = ?"
            return try Int64.fetchOne(database, sql: found, arguments: [hash])
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
            as: auditEvent
        )
    }

    /// Walks the chain, compares the rows of the ledger with what each run's event says of them, each case action with
    /// what is kept of it, each run with its event, and the end with every head kept.
    package func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict {
        try read("verify the audit chain") { database in
            let start = try Self.start(of: extent, in: database)
            var chain = AuditChainReader(after: start.head)
            var stated: [StatedRows] = []
            var caseEvents: Set<Int64> = []
            func verdict(_ fault: AuditFault?) -> AuditVerdict {
                AuditVerdict(count: chain.count, first: chain.first, head: chain.head ?? .beginning, fault: fault)
            }
            if let fault = start.fault { return verdict(fault) }

            let rows = try Row.fetchCursor(
                database,
                sql: SQL.AuditChain.events.sql,
                arguments: ["after": start.head.sequence, "since": nil, "until": nil, "limit": -1]
            )
            while let row = try rows.next() {
                let event = auditEvent(row)
                if let fault = chain.check(event) { return verdict(fault) }
                let action = AuditAction(rawValue: event.action)
                if action == .run {
                    guard case .success(let detail) = Result(catching: { try RunDetail(json: event.detail) }) else {
                        let reason = "does not say which rows the ledger held"
                        return verdict(AuditFault(sequence: event.sequence, reason: reason))
                    }
                    if let fault = try database.runFault(of: event, detail) { return verdict(fault) }
                    stated.append(StatedRows(sequence: event.sequence, digests: detail.rows))
                }
                if action?.eventCode != nil, let fault = try database.caseFault(of: event, seen: &caseEvents) {
                    return verdict(fault)
                }
            }
            let head = try database.auditHead()
            if let reached = chain.head, reached != head {
                return verdict(
                    AuditFault(
                        sequence: max(head.sequence, reached.sequence),
                        reason: "the chain ends at \(reached.sequence), the ledger's head says \(head.sequence)"
                    )
                )
            }
            if let fault = try database.runFault(end: head.sequence) { return verdict(fault) }
            let lastCaseEvent = start.rows[DigestedTable.caseEvent.rawValue]?.lastKey ?? .min
            if let fault = try database.unloggedCaseEvent(after: lastCaseEvent, seen: caseEvents) {
                return verdict(fault)
            }
            if let fault = try database.rowFault(after: start.rows, stated: stated, end: head.sequence) {
                return verdict(fault)
            }
            return verdict(extent == .whole ? try database.evidenceFault(end: head.sequence) : nil)
        }
    }

    /// Where verifying starts: the link to start after, and the rows the ledger held then.
    private struct Start {
        var head = AuditHead.beginning
        var rows: [String: RunningDigest] = [:]
        /// What is wrong with the link itself.
        var fault: AuditFault?
    }

    private static func start(of extent: AuditExtent, in database: Database) throws -> Start {
        guard case .sinceCheckpoint(let run) = extent,
            let row = try Row.fetchOne(
                database,
                sql: SQL.AuditDigests.checkpoint.sql,
                arguments: [run.number]
            )
        else { return Start() }
        let event = auditEvent(row)
        let head = AuditHead(sequence: event.sequence, hash: row["kept_hash"])
        guard event.hash == event.expectedHash, event.hash == head.hash else {
            return Start(
                head: head,
                fault: AuditFault(
                    sequence: event.sequence,
                    reason: "is not what the last published run kept as its head"
                )
            )
        }
        return Start(head: head, rows: try RunDetail(json: event.detail).rows)
    }

    // MARK: Writing

    /// The links of a run that reached the books; the head is kept with the run. Part of the run's own transaction.
    func auditRun(
        _ run: RunID,
        policy: Policy,
        previous: Policy?,
        asOf: Instant,
        in database: Database
    ) throws {
        guard
            let row = try Row.fetchOne(
                database.prepared(SQL.AuditChain.runOrigin),
                arguments: ["run": run.number]
            )
        else { throw DatabaseError(message: "there is no run \(run.number)") }
        let actor: String = row["actor"]
        let salt = try database.auditSalt()
        if previous?.comparable != policy.comparable {
            var members = policy.auditDetail(salt: salt)
            if let previous { members["before"] = .object(previous.auditDetail(salt: salt)) }
            try database.audit(.policy, subject: "run \(run.number)", detail: members, by: actor, at: asOf)
        }
        var detail = try database.runDetail(run)
        detail["configuration_digest"] = .text(row["configuration_digest"])
        detail["version"] = .text(row["tool_version"])
        detail["system_user"] = (row["system_user"] as String?).map { .text($0) }
        try database.audit(.run, subject: "run \(run.number)", detail: detail, by: actor, at: asOf)
        let head = try database.auditHead()
        try database.run(
            SQL.AuditChain.putRunHead,
            named: ["sequence": head.sequence, "hash": head.hash, "run": run.number]
        )
    }
}

extension Database {
    func auditHead() throws -> AuditHead {
        guard let row = try Row.fetchOne(prepared(SQL.AuditChain.head)) else {
            throw DatabaseError(message: "the ledger has no head of its audit chain")
        }
        return AuditHead(sequence: row["sequence"], hash: row["hash"])
    }

    /// What people's data is hashed behind: without it a digest could be guessed name by name.
    func auditSalt() throws -> [UInt8] {
        guard let salt = try Data.fetchOne(prepared(SQL.AuditChain.salt)) else {
            throw DatabaseError(message: "the ledger has no salt for its audit chain")
        }
        return Array(salt)
    }

    /// Adds one link.
    func audit(
        _ action: AuditAction,
        subject: String,
        detail: [String: AuditDetail],
        by actor: String,
        at moment: Instant
    ) throws {
        let event = AuditEvent.following(
            try auditHead(),
            at: moment,
            actor: actor,
            action: action,
            subject: subject,
            detail: AuditDetail.object(detail).json
        )
        try run(
            SQL.AuditChain.add,
            [
                event.sequence, event.at.milliseconds, event.actor, event.action, event.subject, event.detail,
                event.previousHash, event.hash,
            ]
        )
        try run(SQL.AuditChain.moveHead, named: ["sequence": event.sequence, "hash": event.hash])
    }
}

private func auditEvent(_ row: Row) -> AuditEvent {
    AuditEvent(
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

extension Policy {
    /// Without what moves by itself every night.
    fileprivate var comparable: Policy {
        var policy = self
        policy.creditsWatermark = nil
        return policy
    }

    fileprivate func auditDetail(salt: [UInt8]) -> [String: AuditDetail] {
        [
            "additional_roots": .list((additionalRoots ?? []).sorted().map { .text($0) }),
            "apps": .list(apps.sorted().map { .text($0.rawValue) }),
            "credits_since": .text(creditsSince?.text ?? ""),
            "environments": .list(environments.sorted().map { .text($0.rawValue) }),
            "evidence_since": .text(evidenceSince?.text ?? ""),
            "grace_milliseconds": .number(grace.milliseconds),
            "reviewers": .list(reviewers.map { saltedDigest($0.rawValue, salt: salt) }.sorted().map { .text($0) }),
            "subscriptions": .text(subscriptions.rawValue),
            // The salt the app hashes with is a secret: only that it changed can be seen.
            "username_fingerprint": .text(naming.map { saltedDigest($0.fingerprint, salt: salt) } ?? ""),
            "username_of": .list((naming?.fields ?? []).map { .text($0.rawValue) }),
            "username_schemes": .list((naming?.schemes ?? []).map { .text($0.rawValue) }),
            "uuid_namespace": .text(naming?.uuidNamespace ?? ""),
        ]
    }
}
