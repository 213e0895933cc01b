package import ReconciliationCore

/// Evidence, and what became of it: by Apple's signature, or by Apple's answer.
package protocol EvidenceStore: AnyObject {
    /// One page of the evidence that is due, in the order of its places, behind `after`: without a final outcome, or proven by
    /// its signature and still waiting for Apple's answer. Recording an attempt moves a piece further back.
    ///
    /// `apps` are our own: evidence that Apple was asked about without an app's secret, before the app was configured,
    /// is due again. If it is empty, every app is ours. Proven evidence is left out where Apple is not asked.
    func dueEvidence(
        after: DueEvidence.Place,
        limit: PageLimit,
        asOf: Instant,
        apps: Set<BundleID>,
        includingNotDue: Bool,
        isAskingApple: Bool
    ) throws(StoreFailure) -> [DueEvidence]
    /// How many pieces of evidence got no answer from Apple and wait to be asked about again.
    func evidenceAwaitingTurn(asOf: Instant) throws(StoreFailure) -> Int
    /// Records the outcomes of pieces of evidence and posts the contents of verified ones. Final outcomes stay: a later
    /// answer is ignored, unless the piece was recorded with a next attempt. Then Apple's answer replaces what was
    /// recorded; without one only the next attempt changes.
    ///
    /// - Parameter run: the run that counts what was new (`evidenceNews`); nil: none does.
    /// - Returns: what they brought.
    @discardableResult
    func record(
        _ answers: [EvidenceAnswer],
        asOf: Instant,
        countedIn run: RunID?
    ) throws(StoreFailure) -> EvidenceNews
    /// Sets the root certificates in force, by fingerprint. If they changed, the evidence this affects is due again,
    /// and what it stated does not count until then: evidence resting on a root no longer in force, and evidence
    /// refused by one of `rules` because no chain held. Evidence whose bytes are gone counts again once its roots are
    /// back. Setting the same roots changes nothing.
    func requeueEvidence(underRoots roots: Set<String>, refusedBy rules: Set<String>) throws(StoreFailure)

    /// Uploads that named their device and carried a receipt Apple signed, not compared yet.
    func openDeviceChecks(limit: PageLimit) throws(StoreFailure) -> [DeviceCheck]
    /// Stores how devices compare, by submission. A stored result is never changed.
    func record(_ matches: [Int64: DeviceMatch]) throws(StoreFailure)
}
