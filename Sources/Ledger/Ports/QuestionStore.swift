package import ReconciliationCore

/// What Apple is asked online, and what it answered.
package protocol QuestionStore: AnyObject {
    /// What Apple may be asked about by transaction id now: claims, credits, what unsigned notifications point at, then what
    /// waits on the white list, each the oldest first. What got no answer and has to wait for its turn is counted.
    func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> OpenQuestions
    /// Keeps one page of what Apple knows of an account: evidence, facts, who belongs together, how far it was read.
    /// The same page again adds nothing.
    ///
    /// - Returns: what of its evidence was not known.
    @discardableResult
    func keep(_ page: AccountPage, asOf: Instant) throws(StoreFailure) -> [NewEvidence]
    /// Keeps what Apple answered about an order of its e-mails: evidence, facts, and, of a whole answer, which transactions it
    /// holds.
    func keep(_ order: AppleOrder, asOf: Instant) throws(StoreFailure)
    /// Keeps how questions ended: what Apple does not know, when to ask again, and which claims are given up.
    func record(_ results: [QuestionResult], policy: AskingPolicy, asOf: Instant) throws(StoreFailure)
    /// How far the notifications of an app were read.
    func sweepPosition(of app: BundleID, in environment: StoreEnvironment) throws(StoreFailure) -> SweepPosition
    /// Keeps notifications Apple sent or tried to, and how far that was read. Those known already add nothing.
    ///
    /// - Returns: those that were not.
    @discardableResult
    func keep(
        _ notifications: [NewEvidence],
        of app: BundleID,
        in environment: StoreEnvironment,
        upTo position: SweepPosition,
        asOf: Instant
    ) throws(StoreFailure) -> [NewEvidence]
}
