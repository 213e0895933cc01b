/// A ledger, whatever stores it: the ports by subject, together.
///
/// Each verb is one transaction and only values cross it. Every verb is idempotent or says why not, so that "run it
/// again" is always right, after a crash too. An engine is done when it passes the contract of `LedgerContract`.
package protocol LedgerEngine: RunJournal, ImportStore, EvidenceStore, QuestionStore, Books, ReportReader, LookupReader,
    CaseStore, AuditLog, LedgerMaintenance, ErasureStore
{
    /// Has everything that `work` reads be of one moment, whatever others write meanwhile: pages of a listing, or several verbs that
    /// are told together. Others wait for nothing. Twice, one inside the other, is once.
    ///
    /// - Parameter work: must write nothing into the ledger.
    /// - Throws: what `work` throws, as it is, or why the ledger cannot be read.
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
    /// Makes it where it is missing (`init`, and nothing else).
    case create
    /// It must exist; whatever is done is rolled back when the value goes away (`--dry-run`).
    case rehearsal
}
