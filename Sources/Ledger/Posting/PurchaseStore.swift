package import ReconciliationCore

/// The purchases as posting reads and writes them: which transactions are one.
package protocol PurchaseStore {
    /// Every purchase that a touched transaction was in or has the key of.
    func forEachKeyedPurchase(_ body: (KeyedPurchase) throws -> Void) throws
    /// Lists which key a purchase keeps.
    func list(_ key: PurchaseKey, keptBy purchase: Int64) throws
    /// The purchases that keep the same key, by key.
    func purchasesWithSharedKey() throws -> [[PurchaseToMerge]]
    /// Lists that a purchase merges into another one.
    func list(_ purchase: Int64, mergingInto survivor: Int64) throws
    /// Moves whatever belongs to the merging purchases to those that survive, and journals it.
    ///
    /// - Returns: how many purchases merged that had been judged before; others leave no trace.
    func mergeListedPurchases(run: RunID, asOf: Instant) throws -> Int
    /// Gives the purchases the keys they keep, makes those that are new, and each touched transaction a part of the one of
    /// its key.
    ///
    /// - Returns: how many are new.
    func assignTransactions() throws -> Int
    /// Touches the purchases of touched transactions, and the other periods of their subscriptions.
    func touchPurchases() throws
}
