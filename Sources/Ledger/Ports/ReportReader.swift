package import ReconciliationCore

/// The rows of reports and exports, page by page in the order of the files. What people settled since the last run waits for
/// the next one.
package protocol ReportReader: AnyObject {
    /// The open findings of missing credits (`lost-orders.csv`).
    func lostOrders(_ page: PageRequest) throws(StoreFailure) -> Page<LostOrder>
    /// Every other open finding (`exceptions.csv`).
    func exceptions(_ page: PageRequest) throws(StoreFailure) -> Page<ExceptionRow>
    /// What has no final answer yet (`unverified.csv`).
    func unverified(_ page: PageRequest) throws(StoreFailure) -> Page<UnverifiedRow>
    func rollForward(run: RunID) throws(StoreFailure) -> [RollForwardRow]
    /// The white purchases.
    func whiteList(_ page: PageRequest) throws(StoreFailure) -> Page<WhiteListRow>
    /// The live credits.
    func blackList(_ page: PageRequest) throws(StoreFailure) -> Page<BlackListRow>
    /// The journal of the lists, in the order it was written.
    func moves(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<MoveRow>
    /// What waits on the white list, by state, age and currency, and the change since the last published run before `run`.
    func agingRows(run: RunID, asOf: Instant) throws(StoreFailure) -> [AgingRow]
    /// What the page for people shows beyond the rows of the files.
    ///
    /// - Parameter days: the first moments of the days that are wanted, in their order; the last one ends with `asOf`.
    func pageFigures(run: RunID, asOf: Instant, days: [Instant]) throws(StoreFailure) -> PageFigures
    /// The key of the pseudonyms in redacted files: it never changes, and no other ledger has it.
    func pseudonymKey() throws(StoreFailure) -> [UInt8]
    /// The counts and sums of the summary.
    func bookTotals(run: RunID, asOf: Instant) throws(StoreFailure) -> BookTotals
}
