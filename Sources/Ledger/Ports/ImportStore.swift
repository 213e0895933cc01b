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
    /// Notes that a file came whose rows carry no time: its kind of input speaks up to then.
    func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure)
    /// The files a run reports, in the order they came: those imported since the last published run, by whichever command.
    func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile]
    /// Those of the beginnings of digests with which no digest of an imported file begins: files this ledger has never seen.
    func unknownFiles(amongDigests beginnings: [String]) throws(StoreFailure) -> [String]
    /// The files of what happened, imported after a moment, of which records are missing and that did not come in whole since: they ended
    /// in the middle of a record, a quote out of place hides records, they were refused as a whole, or could not be read (Rules 4.5).
    ///
    /// - Parameters:
    ///   - after: files that came earlier are told of no more.
    ///   - waiting: the names of what lies in `inbox/failed`; of the inbox, only what waits there counts as refused.
    func cutOffFiles(after: Instant, waiting: [String]) throws(StoreFailure) -> [IntakeKind: [String]]
    /// The rows that a rule refused.
    func rejectedRows(_ selection: RejectedSelection, _ page: PageRequest) throws(StoreFailure) -> Page<RejectedRow>
}
