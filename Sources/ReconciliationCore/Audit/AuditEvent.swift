import Crypto

/// One link of the audit chain: what happened, and the hash of what happened before.
package struct AuditEvent: Sendable, Hashable {
    package var sequence: Int64
    /// Whole seconds, as the files state it: the hash must be provable from an export alone.
    package var at: Instant
    package var actor: String
    package var action: String
    /// `run 12`, `case RC-…`: never a person.
    package var subject: String
    /// Canonical JSON; people's data only as salted digests.
    package var detail: String
    package var previousHash: String
    package var hash: String

    package init(
        sequence: Int64,
        at: Instant,
        actor: String,
        action: String,
        subject: String,
        detail: String,
        previousHash: String,
        hash: String
    ) {
        self.sequence = sequence
        self.at = at
        self.actor = actor
        self.action = action
        self.subject = subject
        self.detail = detail
        self.previousHash = previousHash
        self.hash = hash
    }

    /// What the hash must be.
    package var expectedHash: String {
        var digest = FieldDigest()
        for field in [String(sequence), at.text, actor, action, subject, detail, previousHash] { digest.add(field) }
        return digest.finish()
    }

    /// The next link after a head.
    package static func following(
        _ head: AuditHead,
        at: Instant,
        actor: String,
        action: AuditAction,
        subject: String,
        detail: String
    ) -> AuditEvent {
        var event = AuditEvent(
            sequence: head.sequence + 1,
            at: at.wholeSecond,
            actor: actor,
            action: action.rawValue,
            subject: subject,
            detail: detail,
            previousHash: head.hash,
            hash: ""
        )
        event.hash = event.expectedHash
        return event
    }
}

/// What is written to the chain. The codes are stored and never change.
package enum AuditAction: String, Sendable, Hashable, Codable, CaseIterable {
    /// A run reached the books.
    case run
    /// What verdicts depend on was configured otherwise.
    case policy
    case caseAssigned = "case_assigned"
    case caseNoted = "case_noted"
    case caseResolved = "case_resolved"
    case caseReopened = "case_reopened"
    /// Runs that imported nothing were taken back by one with an earlier as-of.
    case runsTakenBack = "runs_taken_back"
    /// A person's data was erased.
    case forgotten
    /// What retention asks for was removed.
    case pruned
    /// The last row of an exported file: it closes the file, not the chain.
    case exportEnd = "export_end"
}

/// How far the chain goes: enough to find that its end was cut off.
package struct AuditHead: Sendable, Hashable, Codable {
    package var sequence: Int64
    package var hash: String

    package init(sequence: Int64, hash: String) {
        self.sequence = sequence
        self.hash = hash
    }

    package init(_ event: AuditEvent) { self.init(sequence: event.sequence, hash: event.hash) }

    /// Before the first event.
    package static let beginning = AuditHead(sequence: 0, hash: String(repeating: "0", count: 64))

    /// The sequence of the next link; nil after the greatest number, which only a tampered chain reaches.
    fileprivate var nextSequence: Int64? { sequence == .max ? nil : sequence + 1 }

    /// `12:9f86…`, as the manifest states it.
    package var text: String { "\(sequence):\(hash)" }
}

/// SHA-256 over fields, each behind its length: text cannot move from one field to its neighbour unnoticed.
package struct FieldDigest {
    private var hasher = SHA256()

    package init() {}

    package mutating func add(_ field: String) {
        let bytes = Array(field.utf8)
        hasher.update(data: Array("\(bytes.count):".utf8))
        hasher.update(data: bytes)
    }

    package func finish() -> String { Hexadecimal.text(hasher.finalize()) }
}

/// Walks a chain link by link and says which is the first that does not hold.
package struct AuditChainReader: Sendable {
    /// The last link that held.
    package private(set) var head: AuditHead?
    package private(set) var first: Int64?
    package private(set) var count = 0

    /// - Parameter start: the link before the first one given; nil where the file may start anywhere.
    package init(after start: AuditHead? = .beginning) { head = start }

    /// - Returns: what is wrong with the link; nil where it holds.
    package mutating func check(_ event: AuditEvent) -> AuditFault? {
        if let head, event.sequence != head.nextSequence {
            return AuditFault(sequence: event.sequence, reason: .doesNotFollow(head.sequence))
        }
        if let head, event.previousHash != head.hash {
            return AuditFault(sequence: event.sequence, reason: .continuesOtherHash)
        }
        guard event.hash == event.expectedHash, event.at == event.at.wholeSecond else {
            return AuditFault(sequence: event.sequence, reason: .wasChanged)
        }
        head = AuditHead(event)
        first = first ?? event.sequence
        count += 1
        return nil
    }
}

/// What verifying a chain found.
package struct AuditVerdict: Sendable, Hashable {
    /// Links that hold.
    package var count: Int
    package var first: Int64?
    package var head: AuditHead
    /// The end of the chain as its keeper states it, read together with the links.
    package var keptHead: AuditHead
    /// Nil where the whole chain holds.
    package var fault: AuditFault?

    package init(count: Int, first: Int64?, head: AuditHead, keptHead: AuditHead? = nil, fault: AuditFault? = nil) {
        self.count = count
        self.first = first
        self.head = head
        self.keptHead = keptHead ?? head
        self.fault = fault
    }
}
