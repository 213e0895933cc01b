package import ReconciliationCore

/// The books: facts posted into purchases and credits, purchases judged onto lists, and the totals that must agree.
package protocol Books: AnyObject {
    /// Turns new statements, users, products and credits into merged transactions, purchases and credits.
    ///
    /// - Parameter apps: the configured apps; a payment without bundle belongs to the only one (Rules 9.4).
    func post(run: RunID, asOf: Instant, naming: NamingPolicy, apps: Set<BundleID>) throws(StoreFailure) -> PostTally

    /// The bounds of what the credits cover: the earliest credit and the latest not after as-of.
    func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage
    /// Judges what was touched (everything where `isFull`) and writes all changes in one transaction.
    func reconcile(run: RunID, policy: Policy, asOf: Instant, isFull: Bool) throws(StoreFailure) -> ReconcileTally
    /// The control totals (article "Control totals"), in SQL of their own: of what was touched, or of everything.
    func controlTotals(run: RunID, isFull: Bool) throws(StoreFailure) -> [ControlTotal]
}
