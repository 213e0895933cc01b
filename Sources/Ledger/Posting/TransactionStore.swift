package import ReconciliationCore

/// The transactions as posting reads and writes them, inside the engine's open transaction.
///
/// A *touched* transaction is one that a new statement, user, product, setting or credit may change. The store lists them;
/// a list that is too long costs time, one that is too short is a wrong verdict.
package protocol TransactionStore {
    func catalogue() throws -> Catalogue
    /// Touches what the catalogue, the clock or the configured apps may change.
    ///
    /// - Parameter app: the only configured app, if there is only one.
    func touchWhatSettingsConcern(onlyApp app: BundleID?) throws
    /// Merges, all at once, the plain ones of the touched transactions: new ones that one row of payments is about.
    ///
    /// An engine may find none plain, or only some. Its result must be that of `merge` and `purchaseKey`.
    func mergePlain(onlyApp app: BundleID?, asOf: Instant) throws
    /// Drops the other buyers of touched transactions: they are written again with the merged facts.
    func dropOtherBuyers() throws
    /// Every touched transaction that statements in force are about and that is not merged yet, one at a time.
    func forEachTouchedTransaction(_ body: (TouchedTransaction) throws -> Void) throws
    /// Keeps the merged facts of a transaction, and its key where that is known already.
    func put(_ posted: PostedTransaction) throws
    /// Empties the touched transactions that no statement in force is about any more.
    func dropUnstatedTransactions() throws
    /// Touches the transactions whose purchase depends on the merged ones: originals, which become known where they were
    /// not; those that name a refunded original; and the same id in the other environment.
    ///
    /// - Returns: how many transactions are touched in all.
    func touchWhatFactsConcern() throws -> Int
    /// The touched transactions whose key may depend on the refund of another one.
    func forEachTransactionWithOriginal(_ body: (TransactionWithOriginal) throws -> Void) throws
    /// The touched originals that no statement is about.
    func forEachUnstatedOriginal(_ body: (UnstatedOriginal) throws -> Void) throws
    func put(_ key: TransactionKeying) throws
}

/// A touched transaction with all statements about it.
package struct TouchedTransaction {
    /// As the store numbers it.
    package let row: Int64
    package var statements: [TransactionStatement] = []

    package init(row: Int64) { self.row = row }
}

/// A transaction as its statements leave it.
package struct PostedTransaction {
    package let row: Int64
    package let merged: MergedTransaction
    /// Whom rows of `payments` name beside the merged buyer.
    package let otherBuyers: Set<BuyerName>
    /// Whether a statement has a date too far ahead to count yet.
    package let hasFutureDate: Bool
    /// Nil where it depends on another transaction.
    package let key: PurchaseKey?
}

/// A transaction that names another one as its original.
package struct TransactionWithOriginal {
    package let row: Int64
    package let transaction: MergedTransaction
    /// When the original was fully refunded, if it was.
    package let originalRevokedAt: Instant?

    package init(row: Int64, transaction: MergedTransaction, originalRevokedAt: Instant?) {
        self.row = row
        self.transaction = transaction
        self.originalRevokedAt = originalRevokedAt
    }
}

/// An original that no statement is about, with the transactions that name it.
package struct UnstatedOriginal {
    package let row: Int64
    package var namedBy: [NamingTransaction] = []

    package init(row: Int64) { self.row = row }
}

/// The key a transaction got.
package struct TransactionKeying {
    package let row: Int64
    /// Nil for an original that nothing names any more.
    package let key: PurchaseKey?
    package let isBoughtAgain: Bool
}
