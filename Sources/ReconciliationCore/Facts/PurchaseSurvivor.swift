/// A purchase some of whose transactions may have another key than before (Rules 2).
package struct KeyedPurchase: Sendable, Hashable {
    /// As the ledger numbers it.
    package var id: Int64
    /// The key it had so far.
    package var ownKey: PurchaseKey
    /// The transaction it is known by: its cases are named after it.
    package var shownTransactionID: TransactionID?
    /// The keys its transactions have now, of those that statements in force are about. An original that nobody states
    /// follows those that name it.
    package var stated: [StatedKey] = []

    package struct StatedKey: Sendable, Hashable {
        package var transactionID: TransactionID
        package var key: PurchaseKey

        package init(transactionID: TransactionID, key: PurchaseKey) {
            self.transactionID = transactionID
            self.key = key
        }
    }

    package init(id: Int64, ownKey: PurchaseKey, shownTransactionID: TransactionID?) {
        self.id = id
        self.ownKey = ownKey
        self.shownTransactionID = shownTransactionID
    }

    /// The key it keeps: its own where one of its transactions has that still, else the one of the transaction it is known
    /// by, else the smallest. A purchase that nothing in force states any more keeps its own, so that its history goes on
    /// when its evidence comes back.
    package var keptKey: PurchaseKey {
        if stated.isEmpty || stated.contains(where: { $0.key == ownKey }) { return ownKey }
        let shown = stated.filter { $0.transactionID == shownTransactionID }
        return (shown.isEmpty ? stated : shown).map(\.key).min() ?? ownKey
    }
}

/// A purchase that keeps the same key as another one: they turned out to be one.
package struct PurchaseToMerge: Sendable, Hashable {
    /// As the ledger numbers it.
    package var id: Int64
    /// The sequence number of its first move; nil where it was never judged.
    package var firstMove: Int64?

    package init(id: Int64, firstMove: Int64?) {
        self.id = id
        self.firstMove = firstMove
    }
}

/// The purchase that stays of those that keep one key: the one with the oldest first move, then with the smallest number.
/// The others merge into it.
package func survivor(of purchases: [PurchaseToMerge]) -> Int64? {
    purchases.min { left, right in
        let (leftMove, rightMove) = (left.firstMove ?? .max, right.firstMove ?? .max)
        return leftMove != rightMove ? leftMove < rightMove : left.id < right.id
    }?.id
}
