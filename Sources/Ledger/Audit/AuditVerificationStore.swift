package import ReconciliationCore

/// What verifying compares the chain with.
package protocol AuditVerificationStore: RunAuditStore {
    /// The event whose head the last published run before a run kept, and the hash of that head; nil where there is
    /// none. A missing event is empty but for its number.
    func checkpoint(before run: RunID) throws -> (event: AuditEvent, keptHash: String)?
    /// The links after a link, in their order.
    func forEachAuditEvent(after sequence: Int64, _ body: (AuditEvent) throws -> Void) throws
    /// The last link with an action; nil where there is none.
    func lastAuditEvent(of action: AuditAction) throws -> AuditEvent?
    /// The links with an action, in their order.
    func auditEvents(of action: AuditAction) throws -> [AuditEvent]
    /// The digests of the rows that erasures changed, by the sequence of the link that records it.
    func digestsOfForgottenRows() throws -> [Int64: String]
    /// A case action as it is kept.
    func caseAction(_ number: Int64) throws -> CaseActionRecord?
    /// The case actions after one, in the order they were done.
    func forEachCaseAction(after number: Int64, _ body: (_ number: Int64, _ caseID: String) throws -> Void) throws
    /// The earliest run without an event of its own; only the newest may lack one, as long as it is open.
    func runWithoutEvent() throws -> RunWithoutEvent?

    /// The stored digests, by table.
    func keptDigests() throws -> [String: RunningDigest]
    /// The tables whose rows are digested as they are written.
    var digestedTables: [String] { get }
    /// The digested table of case actions.
    var caseActionTable: String { get }
    /// The tables that are digested as a whole.
    var wholeDigestedTables: [String] { get }
    /// Where the rows of each digested table begin and end.
    func keyBounds() throws -> [DigestedKeyBounds]
    /// Walks the rows of a table in key order and hands over, for each stop in order, the digest of all rows before the
    /// first one whose key is greater than the stop.
    ///
    /// - Parameters:
    ///   - start: the digest to continue from; rows up to its last key are skipped.
    ///   - stops: keys.
    /// - Returns: the key of the first row after the last stop; nil where there is none.
    func walkDigest(
        of table: String,
        after start: RunningDigest,
        stops: [Int64],
        _ body: (_ stop: Int, RunningDigest) throws -> Void
    ) throws -> Int64?
    /// Whether a table holds what it held when it was digested as a whole.
    func isAsDigested(wholeTable table: String) throws -> Bool
    /// The first piece of evidence whose bytes are not those its digest was made of.
    func evidenceWithOtherBytes() throws -> Int64?
}

/// A run without an event on the chain.
package struct RunWithoutEvent: Sendable, Hashable {
    package var run: RunID
    /// The number of the event it kept as its head; nil where it kept none.
    package var keptSequence: Int64?

    package init(run: RunID, keptSequence: Int64?) {
        self.run = run
        self.keptSequence = keptSequence
    }
}

/// The first and the last key of a digested table.
package struct DigestedKeyBounds: Sendable, Hashable {
    package var table: String
    package var firstKey: Int64
    package var lastKey: Int64

    package init(table: String, firstKey: Int64, lastKey: Int64) {
        self.table = table
        self.firstKey = firstKey
        self.lastKey = lastKey
    }
}
