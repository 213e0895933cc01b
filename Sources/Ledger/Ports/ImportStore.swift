package import ReconciliationCore

/// Input files: rows in, each file whole or not at all.
package protocol ImportStore: AnyObject {
    /// Imports one file, all of it or nothing. `read` feeds the batch and returns the tally of the bytes.
    /// The same content a second time changes nothing.
    func importFile(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> FileImportResult
    /// States that credits are complete up to a moment.
    func cover(creditsUntil moment: Instant) throws(StoreFailure)
    /// Notes that a file without times in its rows arrived: inputs of its kind are known up to then.
    func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure)
    /// The files a run reports, in the order they came: those imported since the last published run, by whichever command.
    func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile]
    /// Of these prefixes of digests, those that fit no imported file: files this ledger has never seen.
    func unknownFiles(amongDigests beginnings: [String]) throws(StoreFailure) -> [String]
    /// The files of events, imported after a moment, that lack records and did not come whole since: cut off in the
    /// middle of a record, with records hidden by a misplaced quote, refused as a whole, or unreadable (Rules 4.5).
    ///
    /// - Parameters:
    ///   - after: files imported earlier are no longer reported.
    ///   - waiting: the names in `inbox/failed`; of files from the inbox, only those still there count as refused.
    func cutOffFiles(after: Instant, waiting: [String]) throws(StoreFailure) -> [IntakeKind: [String]]
    /// The rows that a rule refused.
    func rejectedRows(_ selection: RejectedSelection, _ page: PageRequest) throws(StoreFailure) -> Page<RejectedRow>
}
