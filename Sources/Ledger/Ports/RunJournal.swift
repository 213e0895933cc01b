package import ReconciliationCore

/// The runs: opened, judged, closed, taken back, and what each said.
package protocol RunJournal: AnyObject {
    /// The last run that reached the books, or nil in a new ledger.
    func lastRun() throws(StoreFailure) -> RunRecord?
    /// The latest run where it was begun and has not ended, else nil.
    func unfinishedRun() throws(StoreFailure) -> UnfinishedRun?
    /// Whether the last run that looked found that the ledger lacks inputs: see `RunStart.lacksInputs`.
    func lacksInputs() throws(StoreFailure) -> Bool
    /// How many input files were imported that no run has posted: what they say of deliveries, payments and users is not known yet.
    func filesAwaitingRun() throws(StoreFailure) -> Int
    /// Opens a run. The latest run is continued under its id where it never judged, or has this very as-of; a published one only
    /// to be published again, and none that judged before somebody resolved a case: what is found from then on, nobody decided about.
    func openRun(_ start: RunStart) throws(StoreFailure) -> RunID
    /// The as-ofs of the runs before a run that reached the books, the latest first.
    func asOfs(before run: RunID, limit: Int) throws(StoreFailure) -> [Instant]
    /// The runs that a run took back when it was opened.
    func runsTakenBack(by run: RunID) throws(StoreFailure) -> [TakenBackRun]
    /// The runs with a later as-of that were taken back, whenever that was.
    func runsTakenBack(after moment: Instant) throws(StoreFailure) -> [TakenBackRun]
    /// What came to light of evidence since the last report of an earlier moment than a run's, whichever run met it first: one that was
    /// killed told nobody, and the report of a night that is given again takes the place of the first one. Until a later moment is
    /// reported, asking again answers the same, unless more came to light or it is mended.
    func evidenceNews(before run: RunID) throws(StoreFailure) -> EvidenceNews
    /// How many transactions rows of `payments` name different buyers of, where one of these rows came in since the last report of an
    /// earlier moment than a run's.
    func contradictedBuyers(before run: RunID) throws(StoreFailure) -> Int
    /// Keeps which files lie in `inbox/failed` behind the intake of a run. People may be named in their names, which are not kept.
    func noteFailedFiles(_ names: [String], of run: RunID) throws(StoreFailure)
    /// Of the names of what lies in `inbox/failed`, those that came there since the intake of the last report of an earlier moment than
    /// a run's.
    func newlyFailedFiles(among names: [String], before run: RunID) throws(StoreFailure) -> [String]
    /// Marks a run as published or failed, with what it said.
    func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure)
    /// Says that a run judged and checked everything, and that all of it holds.
    func noteFullCheck(by run: RunID) throws(StoreFailure)
    /// The as-of by which everything was last judged and checked; nil where it never was.
    func lastFullCheck() throws(StoreFailure) -> Instant?
    /// When a run last ended with status 0; nil where none did.
    func lastSuccess() throws(StoreFailure) -> Instant?
    /// The runs by the moment they judged by, in the order they were opened.
    func runs(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<RunRow>
}
