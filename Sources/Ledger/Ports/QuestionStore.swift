package import ReconciliationCore

/// What Apple is asked online, and what it answered.
package protocol QuestionStore: AnyObject {
    /// The transactions Apple may be asked about now, in the order of asking: what somebody waits for first, what got
    /// no answer before last. Those whose next attempt is not due yet are only counted.
    func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> OpenQuestions
    /// Stores one page of an account's history: evidence, facts, which ids are one account, how far it was read.
    /// Storing the same page again adds nothing.
    ///
    /// - Returns: the evidence on it that was new.
    @discardableResult
    func keep(_ page: AccountPage, asOf: Instant) throws(StoreFailure) -> [NewEvidence]
    /// Stores Apple's answer about an order id from one of its e-mails: evidence, facts, and, if the answer is
    /// complete, which transactions the order holds.
    func keep(_ order: AppleOrder, asOf: Instant) throws(StoreFailure)
    /// Stores how questions ended: what Apple does not know, when to ask again, and which claims are given up.
    func record(_ results: [QuestionResult], policy: AskingPolicy, asOf: Instant) throws(StoreFailure)
    /// How far the notifications of an app were read.
    func sweepPosition(of app: BundleID, in environment: StoreEnvironment) throws(StoreFailure) -> SweepPosition
    /// Stores notifications that Apple sent or tried to send, and how far they were read. Known ones add nothing.
    ///
    /// - Returns: the new ones.
    @discardableResult
    func keep(
        _ notifications: [NewEvidence],
        of app: BundleID,
        in environment: StoreEnvironment,
        upTo position: SweepPosition,
        asOf: Instant
    ) throws(StoreFailure) -> [NewEvidence]
}
