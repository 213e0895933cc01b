package import ReconciliationCore

/// The erasure of one person (`recoup forget`): what is held, what goes, and the proof.
package protocol ErasureStore: AnyObject {
    /// What the ledger holds about a person, by user id, or by the pseudonym of one who was forgotten. About an unknown
    /// person that is the id alone; about one forgotten before, only what was imported since: accounts merged with
    /// theirs, names of files. Changes nothing.
    func person(_ user: UserID) throws(StoreFailure) -> PersonRecord
    /// Replaces every value of a person by pseudonyms, removes the bytes of their evidence, and notes that and `files`
    /// in the audit chain. Purchases, moves, credits and the chain stay; from then on rows that are imported about the
    /// person are kept under the same pseudonym. Repeating it changes nothing and writes nothing.
    ///
    /// - Returns: what changed.
    /// - Throws: `.refused` where the audit chain does not hold: rewriting would destroy the proof of that.
    func forget(
        _ user: UserID,
        files: ErasedFiles,
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> ErasureTally
    /// Leaves no byte of what was removed in the storage: not in free space, not in a log.
    ///
    /// - Throws: `.failed` where a reader of the ledger keeps it from being rewritten.
    func removeTracesFromStorage() throws(StoreFailure)
    /// Where values still stand, by table and column; empty where they are gone. The names of those who acted (`actor`)
    /// are not looked at: they are staff, and part of the chain.
    func places(of values: PersonalValues) throws(StoreFailure) -> [String]
    /// The names that were forgotten so far.
    func forgottenNames() throws(StoreFailure) -> ForgottenNames
}
