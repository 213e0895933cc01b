import ReconciliationCore

extension Posting {
    /// Merges all statements about every touched transaction: plain ones together, others one at a time.
    func mergeFacts() throws {
        try store.mergePlain(onlyApp: onlyApp, asOf: asOf)
        try store.dropOtherBuyers()
        let catalogue = try store.catalogue()
        try store.forEachTouchedTransaction { transaction in
            let merged = merge(
                transaction.statements,
                asOf: asOf,
                defaultBundle: { catalogue.onlyBundle(of: $0) ?? onlyApp },
                catalogueType: catalogue.type(of:in:)
            )
            try store.put(
                PostedTransaction(
                    row: transaction.row,
                    merged: merged,
                    otherBuyers: transaction.statements.otherBuyers(than: merged.facts.backend),
                    hasFutureDate: transaction.statements.contains { $0.facts.hasFutureDate(asOf: asOf) },
                    key: merged.namesOtherTransaction ? nil : purchaseKey(of: merged, originalRevokedAt: nil)
                )
            )
        }
        try store.dropUnstatedTransactions()
    }

    /// Gives the transactions their keys that depend on others: on the refund of the original they name, or, for originals
    /// that nobody states, on those that name them.
    func keyTransactions() throws {
        try store.forEachTransactionWithOriginal { known in
            let transaction = known.transaction
            let isAgain =
                transaction.facts.lineItemID == nil && isBoughtAgain(transaction, known.originalRevokedAt)
            let key = purchaseKey(of: transaction, originalRevokedAt: known.originalRevokedAt)
            try store.put(TransactionKeying(row: known.row, key: key, isBoughtAgain: isAgain))
        }
        try store.forEachUnstatedOriginal { original in
            let key = purchaseKey(ofOriginalNamedBy: original.namedBy)
            try store.put(TransactionKeying(row: original.row, key: key, isBoughtAgain: false))
        }
    }

    /// Brings purchases in line with the keys of touched transactions: new purchases, and ones that turned out to be one.
    func assignPurchases(_ tally: inout PostTally) throws {
        try store.forEachKeyedPurchase { try store.list($0.keptKey, keptBy: $0.id) }
        for purchases in try store.purchasesWithSharedKey() {
            guard let survivor = survivor(of: purchases) else { continue }
            for purchase in purchases where purchase.id != survivor {
                try store.list(purchase.id, mergingInto: survivor)
            }
        }
        tally.mergedPurchases = try store.mergeListedPurchases(run: run, asOf: asOf)
        tally.newPurchases = try store.assignTransactions()
        try store.touchPurchases()
    }
}
