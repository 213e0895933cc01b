import Ledger
import ReconciliationCore

extension PostingRows: PurchaseStore {
    func forEachKeyedPurchase(_ body: (KeyedPurchase) throws -> Void) throws {
        let rows = try database.cursor(SQL.Purchases.readKeyedPurchases)
        try rows.forEachGroup(
            by: { $0["purchase_id"] as Int64 },
            begin: { row in
                KeyedPurchase(
                    id: row["purchase_id"],
                    ownKey: PurchaseKey(text: row["own_key"]),
                    shownTransactionID: row["shown_transaction_id"]
                )
            },
            add: { purchase, row in
                if let stated = KeyedPurchase.StatedKey(row) { purchase.stated.append(stated) }
            },
            finish: body
        )
    }

    func list(_ key: PurchaseKey, keptBy purchase: Int64) throws {
        try addKeeper.queue { row in
            row.add(purchase)
            row.add(key.text)
        }
    }

    func purchasesWithSharedKey() throws -> [[PurchaseToMerge]] {
        var groups: [[PurchaseToMerge]] = []
        let rows = try database.cursor(SQL.Purchases.readSharedKeys)
        // By bytes: a String equals other spellings of its characters.
        let key = { (row: Row) in Array((row["purchase_key"] as String).utf8) }
        try rows.forEachGroup(
            by: key,
            begin: { _ -> [PurchaseToMerge] in [] },
            add: { group, row in
                group.append(PurchaseToMerge(id: row["purchase_id"], firstMove: row["first_move"]))
            },
            finish: { groups.append($0) }
        )
        return groups
    }

    func list(_ purchase: Int64, mergingInto survivor: Int64) throws {
        try database.run(SQL.Purchases.putSurvivor, named: ["purchase_id": purchase, "survivor_id": survivor])
    }

    func mergeListedPurchases(run: RunID, asOf: Instant) throws -> Int {
        let moment: NamedValues = ["run_id": run.number, "as_of": asOf.milliseconds]
        let merged = try database.run(SQL.Purchases.mergeMoves, named: moment)
        try database.run(SQL.Purchases.moveFindings)
        try database.run(SQL.Purchases.closeMergedFindings, named: moment)
        try database.run(SQL.Purchases.moveMergedAliases)
        try database.run(SQL.Purchases.mergePurchases)
        try database.run(SQL.Purchases.followMergers)
        try database.run(SQL.Purchases.dropUnjudged)
        return merged
    }

    func assignTransactions() throws -> Int {
        try database.run(SQL.Purchases.parkKeys)
        try database.run(SQL.Purchases.setKeys)
        let isFirst = try database.isEmpty("purchase")
        let new = try database.load(.purchases, isBulk: isFirst) { try database.run(SQL.Purchases.newPurchases) }
        try database.load(.assignedTransactions, isBulk: isFirst) { try database.run(SQL.Purchases.assign) }
        // One that leaves makes room for one that comes back.
        while try database.run(SQL.Purchases.returnFindings) > 0 {}
        return new
    }

    func touchPurchases() throws {
        try database.run(SQL.Purchases.dirtyPurchases)
        try database.run(SQL.Transactions.dirtyPeriods)
    }
}

extension KeyedPurchase.StatedKey {
    /// Nil for a row without transaction.
    fileprivate init?(_ row: Row) {
        guard let key = row["purchase_key"] as String?, let id: TransactionID = row["transaction_id"] else {
            return nil
        }
        self.init(transactionID: id, key: PurchaseKey(text: key))
    }
}
