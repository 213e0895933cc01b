import FoundationEssentials
import Ledger
import ReconciliationCore

/// The rows of the audit chain.
struct AuditRows: LedgerRows, AuditVerificationStore {
    let database: Database

    init(_ database: Database) { self.database = database }
}

// `AuditStore`
extension LedgerRows {
    func auditHead() throws -> AuditHead {
        guard let row = try database.row(SQL.AuditChain.head) else {
            throw DatabaseError(message: "the ledger has no head of its audit chain")
        }
        return AuditHead(sequence: row["sequence"], hash: row["hash"])
    }

    func auditSalt() throws -> [UInt8] {
        guard let salt: Data = try database.value(SQL.AuditChain.salt) else {
            throw DatabaseError(message: "the ledger has no salt for its audit chain")
        }
        return Array(salt)
    }

    func append(_ event: AuditEvent) throws {
        try database.run(
            SQL.AuditChain.add,
            [
                event.sequence, event.at.milliseconds, event.actor, event.action, event.subject, event.detail,
                event.previousHash, event.hash,
            ]
        )
        try database.run(SQL.AuditChain.moveHead, named: ["sequence": event.sequence, "hash": event.hash])
    }
}

// `RunAuditStore`
extension LedgerRows {
    func origin(of run: RunID) throws -> RunOrigin {
        guard let row = try database.row(SQL.AuditChain.runOrigin, named: ["run": run.number]) else {
            throw DatabaseError(message: "there is no run \(run.number)")
        }
        return RunOrigin(
            actor: Actor(row),
            toolVersion: row["tool_version"],
            configurationDigest: row["configuration_digest"]
        )
    }

    func judgement(of run: RunID) throws -> RunJudgement? {
        try database.row(SQL.AuditChain.judgedRun, [run.number])
            .map { row in
                RunJudgement(
                    asOf: row["as_of"],
                    policy: row["policy"],
                    auditSequence: row["audit_sequence"]
                )
            }
    }

    func digestOfRun(before run: RunID) throws -> String {
        try DigestedRun(database).digest(before: run.number)
    }

    func currentDigests() throws -> [String: RunningDigest] {
        try database.digestNewRows()
        return try database.runningDigests()
    }

    func keep(_ head: AuditHead, of run: RunID) throws {
        try database.run(
            SQL.AuditChain.putRunHead,
            named: ["sequence": head.sequence, "hash": head.hash, "run": run.number]
        )
    }
}

extension Actor {
    /// By the columns `actor` and `system_user`.
    init(_ row: Row) {
        self.init(name: row["actor"])
        systemUser = row["system_user"]
    }
}
