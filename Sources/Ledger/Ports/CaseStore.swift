package import ReconciliationCore

/// The follow-up of findings.
package protocol CaseStore: AnyObject {
    /// The cases, in the order of the work list.
    func cases(_ selection: CaseSelection, _ page: PageRequest) throws(StoreFailure) -> Page<CaseRow>
    /// The cases of open findings, resolved ones too, and those reopened since the last run, counted by their state and
    /// by when they were opened.
    ///
    /// - Parameter run: cases reopened by runs are counted since the last report before this run.
    func openCaseGroups(run: RunID) throws(StoreFailure) -> [CaseGroup]
    /// What people did about a case, the earliest first.
    func caseHistory(_ caseID: String) throws(StoreFailure) -> [CaseHistoryRow]
    /// What people did about all cases in a span of time, in the order it was written.
    func caseEvents(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<CaseEventRow>
    /// Performs all actions or none, and writes each to the audit chain. An action that would leave its case as it is
    /// changes nothing and is not written.
    ///
    /// - Returns: the cases that were changed.
    @discardableResult
    func act(_ actions: [CaseAction], by actor: Actor, at moment: Instant) throws(StoreFailure) -> [String]
    /// The findings opened in a span of time, whether still open or closed.
    func findings(since: Instant?, until: Instant?, _ page: PageRequest) throws(StoreFailure) -> Page<FindingRow>
}
