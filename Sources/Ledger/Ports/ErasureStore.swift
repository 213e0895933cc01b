package import ReconciliationCore

/// The erasure of one person (`recoup forget`): what is held, what goes, and the proof.
package protocol ErasureStore: AnyObject {
    /// What the ledger holds of a person, by a user id, or by what stands for one who was forgotten. Somebody it does not know has no
    /// value but the id, and who was forgotten already only what came in since: accounts that were merged with theirs, names of files.
    /// Changes nothing.
    func person(_ user: UserID) throws(StoreFailure) -> PersonRecord
    /// Puts pseudonyms in place of every value of a person and removes the bytes of their evidence, and writes that to the
    /// audit chain, with the files changed beside. Purchases, moves, credits and the chain stay; from then on rows that
    /// are imported about the person are kept under the same pseudonym. Twice changes nothing and is not written again.
    ///
    /// - Returns: what changed.
    /// - Throws: `.refused` where the audit chain does not hold: what proves that must not be rewritten.
    func forget(
        _ user: UserID,
        files: ErasedFiles,
        by actor: Actor,
        at moment: Instant
    ) throws(StoreFailure) -> ErasureTally
    /// Leaves no byte of what was removed in the storage: not in free space, not in a log.
    ///
    /// - Throws: `.failed` where somebody who reads the ledger keeps it from being rewritten.
    func removeTracesFromStorage() throws(StoreFailure)
    /// Where values still stand, by table and column; empty where they are gone. The names of those who acted (`actor`)
    /// are not looked at: they are staff, and part of the chain.
    func places(of values: PersonalValues) throws(StoreFailure) -> [String]
    /// The names that were forgotten so far.
    func forgottenNames() throws(StoreFailure) -> ForgottenNames
}
