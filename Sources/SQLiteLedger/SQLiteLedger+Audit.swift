import FoundationEssentials
import GRDB
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

    package func auditEvents(since: Instant?, until: Instant?, _ row: (AuditEvent) throws -> Void) throws {
        try stream(
            "read the audit chain",
            PackageResources.audit_events_sql,
            ["after": 0, "since": since?.milliseconds, "until": until?.milliseconds],
            as: auditEvent,
            to: row
        )
    }

    /// Walks the chain, compares each run's digest with the moves that stand, each case action with what is kept of it, and
    /// the end with every head kept.
    package func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict {
        try read("verify the audit chain") { database in
            let start = try Self.start(of: extent, in: database)
            var chain = AuditChainReader(after: start.head)
            var lastMove = start.lastMove
            var caseEvents: Set<Int64> = []
            func verdict(_ fault: AuditFault?) -> AuditVerdict {
                AuditVerdict(count: chain.count, first: chain.first, head: chain.head ?? .beginning, fault: fault)
            }

            let rows = try Row.fetchCursor(
                database,
                sql: SQL.text(PackageResources.audit_events_sql),
                arguments: ["after": start.head.sequence, "since": nil, "until": nil]
            )
            while let row = try rows.next() {
                let event = auditEvent(row)
                if let fault = chain.check(event) { return verdict(fault) }
                let action = AuditAction(rawValue: event.action)
                if action == .run, let fault = try checkMoves(of: event, after: &lastMove, in: database) {
                    return verdict(fault)
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
            if let row = try Row.fetchOne(
                database,
                sql: SQL.text(PackageResources.audit_run_heads_sql),
                arguments: [start.head.sequence]
            ) {
                let run: Int64 = row[0]
                return verdict(
                    AuditFault(sequence: row[1], reason: "is the head that run \(run) kept, and is not there")
                )
            }
            if let fault = try looseMove(after: lastMove, in: database) { return verdict(fault) }
            return verdict(try database.looseCaseEvent(after: start.run, seen: caseEvents))
        }
    }

    /// The link to start after, the last move that lies before it, and the run that kept it.
    private static func start(
        of extent: AuditExtent,
        in database: Database
    ) throws -> (head: AuditHead, lastMove: Int64, run: Int64) {
        guard case .sinceCheckpoint(let run) = extent,
            let row = try Row.fetchOne(
                database,
                sql: SQL.text(PackageResources.audit_checkpoint_sql),
                arguments: [run.number]
            )
        else { return (.beginning, 0, 0) }
        let head = AuditHead(sequence: row[0], hash: row[1])
        let detail = try String.fetchOne(
            database,
            sql: """
                SELECT detail FROM audit_event
                WHERE sequence <= ? AND action = 'run'
                ORDER BY sequence DESC
                LIMIT 1
                """,
            arguments: [head.sequence]
        )
        return (head, try detail.map { try RunDetail(json: $0).lastMove } ?? 0, row[2])
    }

    /// Whether the moves after `lastMove` are those a run's event says it wrote.
    private func checkMoves(
        of event: AuditEvent,
        after lastMove: inout Int64,
        in database: Database
    ) throws -> AuditFault? {
        guard case .success(let stated) = Result(catching: { try RunDetail(json: event.detail) }) else {
            return AuditFault(sequence: event.sequence, reason: "does not say which moves its run wrote")
        }
        let found = try digest(ofMovesAfter: lastMove, upTo: stated.lastMove, in: database)
        lastMove = stated.lastMove
        guard found.finish() != stated.movesDigest else { return nil }
        return AuditFault(
            sequence: event.sequence,
            reason:
                "states \(stated.moveCount) moves up to \(stated.lastMove) that list_move no longer holds as written"
        )
    }

    /// A move that no run's event covers. Merges are posted a stage before the run judges and writes its event.
    private func looseMove(after lastMove: Int64, in database: Database) throws -> AuditFault? {
        let loose = try Row.fetchOne(
            database,
            sql: """
                SELECT m.sequence, m.run_id
                FROM list_move AS m
                JOIN run AS r ON r.run_id = m.run_id
                WHERE m.sequence > ?
                    AND NOT (m.to_list = 'merged' AND r.run_id = (SELECT MAX(run_id) FROM run))
                LIMIT 1
                """,
            arguments: [lastMove]
        )
        guard let loose else { return nil }
        let move: Int64 = loose[0]
        let head = try database.auditHead()
        return AuditFault(
            sequence: head.sequence,
            reason: "covers the moves up to \(lastMove); move \(move) has no event"
        )
    }

    private func digest(ofMovesAfter first: Int64, upTo last: Int64, in database: Database) throws -> MoveDigest {
        var digest = MoveDigest()
        let rows = try Row.fetchCursor(
            database,
            sql: SQL.text(PackageResources.audit_moves_sql),
            arguments: ["after": first, "last": last]
        )
        while let row = try rows.next() {
            digest.add(moveRow(row), purchase: row["purchase_id"], fromReason: row["from_reason"])
        }
        return digest
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
                database,
                sql: "SELECT actor, tool_version, configuration_digest FROM run WHERE run_id = ?",
                arguments: [run.number]
            )
        else { throw DatabaseError(message: "there is no run \(run.number)") }
        let actor: String = row[0]
        let salt = try database.auditSalt()
        if previous?.comparable != policy.comparable {
            var members = policy.auditDetail(salt: salt)
            if let previous { members["before"] = .object(previous.auditDetail(salt: salt)) }
            try database.audit(.policy, subject: "run \(run.number)", detail: members, by: actor, at: asOf)
        }
        let covered = try lastCoveredMove(in: database)
        let last = try Int64.fetchOne(database, sql: "SELECT COALESCE(MAX(sequence), 0) FROM list_move") ?? 0
        let moves = try digest(ofMovesAfter: covered, upTo: last, in: database)
        try database.audit(
            .run,
            subject: "run \(run.number)",
            detail: [
                "as_of": .text(asOf.text),
                "configuration_digest": .text(row[2]),
                "last_move": .number(last),
                "moves": .number(Int64(moves.count)),
                "moves_digest": .text(moves.finish()),
                "run_id": .number(run.number),
                "version": .text(row[1]),
            ],
            by: actor,
            at: asOf
        )
        let head = try database.auditHead()
        try database.execute(
            sql: "UPDATE run SET audit_sequence = ?, audit_hash = ? WHERE run_id = ?",
            arguments: [head.sequence, head.hash, run.number]
        )
    }

    private func lastCoveredMove(in database: Database) throws -> Int64 {
        let detail = try String.fetchOne(
            database,
            sql: "SELECT detail FROM audit_event WHERE action = 'run' ORDER BY sequence DESC LIMIT 1"
        )
        return try detail.map { try RunDetail(json: $0).lastMove } ?? 0
    }
}

/// What the event of a run says about its moves.
private struct RunDetail: Decodable {
    let lastMove: Int64
    let moveCount: Int
    let movesDigest: String

    private enum CodingKeys: String, CodingKey {
        case lastMove = "last_move"
        case moveCount = "moves"
        case movesDigest = "moves_digest"
    }

    init(json: String) throws { self = try JSONDecoder().decode(RunDetail.self, from: Data(json.utf8)) }
}

extension Database {
    func auditHead() throws -> AuditHead {
        guard let row = try Row.fetchOne(self, sql: "SELECT sequence, hash FROM audit_head") else {
            throw DatabaseError(message: "the ledger has no head of its audit chain")
        }
        return AuditHead(sequence: row[0], hash: row[1])
    }

    /// What people's data is hashed behind: without it a digest could be guessed name by name.
    func auditSalt() throws -> [UInt8] {
        guard let salt = try Data.fetchOne(self, sql: "SELECT salt FROM audit_head") else {
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
            PackageResources.audit_add_sql,
            [
                event.sequence, event.at.milliseconds, event.actor, event.action, event.subject, event.detail,
                event.previousHash, event.hash,
            ]
        )
        try execute(
            sql: "UPDATE audit_head SET sequence = ?, hash = ?",
            arguments: [event.sequence, event.hash]
        )
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
