package import ReconciliationCore

/// One run of reconciling, whatever stores the ledger: the order of its steps.
///
/// Reading and deciding write nothing but what is kept for later; what was decided is then written in bulk. All of it happens in
/// one transaction of the engine. A second time, with nothing new and the same as-of, it changes nothing.
package struct Reconciling<Store: ReconcilingStore> {
    let store: Store
    let run: RunID
    let policy: Policy
    let asOf: Instant
    let isFull: Bool

    /// - Parameters:
    ///   - store: the ledger, inside an open transaction.
    ///   - isFull: whether everything is judged, and not only what was touched.
    package init(_ store: Store, run: RunID, policy: Policy, asOf: Instant, isFull: Bool) {
        self.store = store
        self.run = run
        self.policy = policy
        self.asOf = asOf
        self.isFull = isFull
    }

    /// Judges what was touched and applies the changes.
    package func perform() throws -> ReconcileTally {
        let previous = try store.lastPolicy()
        var tally = ReconcileTally()
        let isEverything = isFull || previous.map { $0.requiresFullRejudge(policy) } ?? false
        try store.takeCaseActions(by: run)
        try store.selectTouched(
            TouchedExtent(
                isEverything: isEverything,
                isCutOverMoved: previous?.creditsSince != policy.creditsSince
            )
        )
        tally.judged = try store.judgePlain(policy: policy)
        tally.judged += try judgeSelected()
        tally.judged += try judgeNeighbours(isEverything: isFull || previous == nil)

        tally.moves = try store.writeMoves(of: run, asOf: asOf)
        try store.updatePurchases(of: run, asOf: asOf)
        // Claims are settled by when purchases were paid.
        try store.settleClaims(policy: policy, isFull: isEverything)
        tally.closedFindings = try store.closeFindings(of: run, asOf: asOf)
        tally.newFindings = try store.reopenFindings(of: run, asOf: asOf)
        try store.updateFindings()
        tally.newFindings += try store.openFindings(of: run, asOf: asOf)
        try findUnmatched(&tally)

        try markStorefronts()
        try markUnfinished()
        try markRenewalsWithoutFirst()
        try store.finishTouched(keepsJudged: !isFull)
        tally.changedSettings = try changedSettings(since: previous)
        try store.markJudged(run, by: policy)
        try auditRun(previous: previous)
        return tally
    }
}
