package import ReconciliationCore

/// The runs: opened, judged, closed, taken back, and what each said.
package protocol RunJournal: AnyObject {
    /// The last run that reached the books, or nil in a new ledger.
    func lastRun() throws(StoreFailure) -> RunRecord?
    /// The latest run where it was begun and has not ended, else nil.
    func unfinishedRun() throws(StoreFailure) -> UnfinishedRun?
    /// Whether the last run that looked found that the ledger lacks inputs: see `RunStart.lacksInputs`.
    func lacksInputs() throws(StoreFailure) -> Bool
    /// How many imported files no run has posted yet: what they state is not in the books.
    func filesAwaitingRun() throws(StoreFailure) -> Int
    /// Opens a run. The latest run is continued under its id if it never judged or has the same as-of; a published one
    /// only to be published again, and never one that judged before a case was resolved: nobody has decided about what
    /// it would find now.
    func openRun(_ start: RunStart) throws(StoreFailure) -> RunID
    /// The as-ofs of the runs before `run` that reached the books, the latest first.
    func asOfs(before run: RunID, limit: Int) throws(StoreFailure) -> [Instant]
    /// The runs that a run took back when it was opened.
    func runsTakenBack(by run: RunID) throws(StoreFailure) -> [TakenBackRun]
    /// The runs with a later as-of that were taken back, whenever that was.
    func runsTakenBack(after moment: Instant) throws(StoreFailure) -> [TakenBackRun]
    /// What is new about evidence since the last report with an earlier as-of than the run's, whichever run found it: a
    /// killed run reported nothing, and the report of a repeated night replaces the first one. Until a later as-of is
    /// reported the answer stays the same, unless more is found or a problem is fixed.
    func evidenceNews(before run: RunID) throws(StoreFailure) -> EvidenceNews
    /// The number of transactions for which rows of `payments` name different buyers, where one of these rows was
    /// imported since the last report with an earlier as-of than the run's.
    func contradictedBuyers(before run: RunID) throws(StoreFailure) -> Int
    /// Records which files are in `inbox/failed` after a run's intake; not their names, which may name people.
    func noteFailedFiles(_ names: [String], of run: RunID) throws(StoreFailure)
    /// Of the names in `inbox/failed`, those that got there after the intake of the last report with an earlier as-of
    /// than the run's.
    func newlyFailedFiles(among names: [String], before run: RunID) throws(StoreFailure) -> [String]
    /// Marks a run as published or failed, with what it said.
    func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure)
    /// Records that a run judged and checked everything, and that all of it holds.
    func noteFullCheck(by run: RunID) throws(StoreFailure)
    /// The as-of by which everything was last judged and checked; nil where it never was.
    func lastFullCheck() throws(StoreFailure) -> Instant?
    /// When a run last ended with status 0; nil where none did.
    func lastSuccess() throws(StoreFailure) -> Instant?
    /// The runs by the moment they judged by, in the order they were opened.
    func runs(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<RunRow>
}
