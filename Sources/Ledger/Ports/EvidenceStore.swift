package import ReconciliationCore

/// Evidence and what Apple's signature or word makes of it.
package protocol EvidenceStore: AnyObject {
    /// Evidence that is due, in key order after `after`: without a final answer, or proven by its signature while Apple, who was
    /// to be asked beside that, gave no answer yet. One page.
    ///
    /// `apps` are ours, so that evidence about which Apple was asked without the secret of one, before it was ours, is due again. Where
    /// it is empty, every app is ours. What is proven is left out where nobody asks Apple: nothing is to be said of it then.
    func dueEvidence(
        after: Int64,
        limit: PageLimit,
        asOf: Instant,
        apps: Set<BundleID>,
        includingNotDue: Bool,
        isAskingApple: Bool
    ) throws(StoreFailure) -> [DueEvidence]
    /// How many pieces of evidence Apple gave no answer about and is to be asked about later.
    func evidenceAwaitingTurn(asOf: Instant) throws(StoreFailure) -> Int
    /// Records what became of pieces of evidence and posts what is inside the verified ones. Final outcomes stand: an answer to
    /// a piece that has one is ignored, unless it was recorded with a next attempt. Then Apple's answer takes the place of
    /// what was recorded, and without one only the next attempt changes.
    ///
    /// - Parameter run: keeps what they brought that was not known before (`news`); nil: no run does.
    /// - Returns: what they brought.
    @discardableResult
    func record(
        _ answers: [EvidenceAnswer],
        asOf: Instant,
        countedIn run: RunID?
    ) throws(StoreFailure) -> EvidenceNews
    /// Says which root certificates are in force, by fingerprint. Where they are others than before, evidence that this may
    /// judge otherwise is due again, and until it is judged nothing it stated counts: what rests on a root that is in force
    /// no more, and what was refused by one of `rules` because no chain held. What has no bytes to be judged again counts again when
    /// its roots are back. The same roots again change nothing.
    func requeueEvidence(underRoots roots: Set<String>, refusedBy rules: Set<String>) throws(StoreFailure)

    /// Uploads that named their device and carried a receipt Apple signed, not compared yet.
    func openDeviceChecks(limit: PageLimit) throws(StoreFailure) -> [DeviceCheck]
    /// Keeps how devices compare, by submission. A result that was kept before is not changed.
    func record(_ matches: [Int64: DeviceMatch]) throws(StoreFailure)
}
