/// A ledger, whatever stores it: the ports by subject, together.
///
/// Each verb is one transaction and only values cross it. Every verb is idempotent or says why not, so that "run it
/// again" is always right, after a crash too. An engine is done when it passes the contract of `LedgerContract`.
package protocol LedgerEngine: RunJournal, ImportStore, EvidenceStore, QuestionStore, Books, ReportReader, LookupReader,
    CaseStore, AuditLog, LedgerMaintenance, ErasureStore
{
    /// Runs `work` on one snapshot, whatever others write meanwhile: pages of a listing, or several verbs whose answers
    /// are shown together. Blocks nobody. A nested call uses the outer snapshot.
    ///
    /// - Parameter work: must write nothing into the ledger.
    /// - Throws: what `work` throws, unchanged, or why the ledger cannot be read.
    func inOneSnapshot<Value>(_ work: () throws -> Value) throws -> Value
}

/// How a ledger is opened.
package enum LedgerMode: Sendable, Hashable {
    /// It must exist. Nothing can be written, and read permission is enough.
    case reading
    /// It must exist. Waits up to 30 seconds for others who write.
    case existing
    /// It must exist, and the caller holds the lock of a run: a night waits as long as an import may take.
    case run
    /// Creates it where it is missing (only `init` does).
    case create
    /// It must exist; whatever is done is rolled back when the value is released (`--dry-run`).
    case rehearsal
}
