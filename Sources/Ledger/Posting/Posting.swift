package import ReconciliationCore

/// What an engine reads and writes while it posts, inside one transaction of its own.
package protocol PostingStore: UserStore, NameStore, TransactionStore, PurchaseStore, ClaimStateStore, CreditStore,
    CaseCreditStore
{
    /// Records that nothing waits to be posted, and with the run how far it has posted: rows that others add from here
    /// on, while the run is going on, belong to the next one.
    func finishPosting(of run: RunID) throws
}

/// Turns new statements, users, products and credits into merged transactions, purchases and credits.
///
/// The order of the steps and every decision are here and in the rules; the store lists what is concerned and keeps what was
/// decided. A second time, with nothing new, it changes nothing.
package struct Posting<Store: PostingStore> {
    let store: Store
    let run: RunID
    let asOf: Instant
    let naming: NamingPolicy
    /// The only configured app: payments without bundle are of it (Rules 9.4).
    let onlyApp: BundleID?

    package init(_ store: Store, run: RunID, asOf: Instant, naming: NamingPolicy, apps: Set<BundleID>) {
        self.store = store
        self.run = run
        self.asOf = asOf
        self.naming = naming
        onlyApp = apps.count == 1 ? apps.first : nil
    }

    package func perform() throws -> PostTally {
        var tally = PostTally()
        try store.refreshUsers(naming: naming, asOf: asOf)
        try store.touchWhatSettingsConcern(onlyApp: onlyApp)
        try mergeFacts()
        tally.transactions = try store.touchWhatFactsConcern()
        try keyTransactions()
        try assignPurchases(&tally)
        try store.updateClaimStates(.touchedByPosting) { $0.stateAfterPosting }
        tally.credits = try postImportedCredits()
        try postCaseCredits()
        try store.finishPosting(of: run)
        return tally
    }
}
