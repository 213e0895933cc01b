package import ReconciliationCore

/// The audit chain as an engine stores it, inside one open transaction.
package protocol AuditStore {
    /// Where the chain ends.
    func auditHead() throws -> AuditHead
    /// The salt of digests of people's data: without it, a digest could be guessed name by name.
    func auditSalt() throws -> [UInt8]
    /// Adds a link, which becomes the end of the chain.
    func append(_ event: AuditEvent) throws
}

/// What the event of a run is made of.
package protocol RunAuditStore: AuditStore {
    /// Who started a run, and with what.
    func origin(of run: RunID) throws -> RunOrigin
    /// What a run judged by last; nil where there is no such run.
    func judgement(of run: RunID) throws -> RunJudgement?
    /// The digest of the run before `run` as it ended, balances included: it never changes afterwards.
    func digestOfRun(before run: RunID) throws -> String
    /// The digests of the tables by name, rows written so far included.
    func currentDigests() throws -> [String: RunningDigest]
    /// Stores with a run the head of the chain after it.
    func keep(_ head: AuditHead, of run: RunID) throws
}

/// Who started a run, and with what.
package struct RunOrigin: Sendable, Hashable {
    package var actor: Actor
    package var toolVersion: String
    package var configurationDigest: String

    package init(actor: Actor, toolVersion: String, configurationDigest: String) {
        self.actor = actor
        self.toolVersion = toolVersion
        self.configurationDigest = configurationDigest
    }
}

/// What a run judged by last.
package struct RunJudgement: Sendable, Hashable {
    package var asOf: Instant
    /// The policy as it is stored.
    package var policy: String
    /// The sequence of the event that records it.
    package var auditSequence: Int64?

    package init(asOf: Instant, policy: String, auditSequence: Int64?) {
        self.asOf = asOf
        self.policy = policy
        self.auditSequence = auditSequence
    }
}
