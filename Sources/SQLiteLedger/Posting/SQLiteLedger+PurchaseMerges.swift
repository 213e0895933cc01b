import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// Brings purchases in line with the keys of touched transactions: new purchases, and ones that turned out to be one.
    /// Part of posting.
    func assignPurchases(in database: Database, run: RunID, asOf: Instant, tally: inout PostTally) throws {
        try listKeptKeys(in: database)
        try chooseSurvivors(in: database)
        try mergePurchases(in: database, run: run, asOf: asOf, tally: &tally)
        try database.run(SQL.Purchases.parkKeys)
        try database.run(SQL.Purchases.setKeys)
        tally.newPurchases = try database.run(SQL.Purchases.newPurchases)
        try database.run(SQL.Purchases.assign)
        try database.run(SQL.Purchases.dirtyPurchases)
        try database.run(SQL.Transactions.dirtyPeriods)
    }

    /// Lists which key each concerned purchase keeps.
    private func listKeptKeys(in database: Database) throws {
        try database.execute(SQL.Purchases.keeperTable)
        let add = try database.prepared(SQL.Purchases.addKeeper)
        var purchase: KeyedPurchase?

        func finish() throws {
            guard let purchase else { return }
            try add.run(named: ["purchase_id": purchase.id, "purchase_key": purchase.keptKey.text])
        }

        let rows = try Row.fetchCursor(database.prepared(SQL.Purchases.readKeyedPurchases))
        while let row = try rows.next() {
            let id: Int64 = row["purchase_id"]
            if id != purchase?.id {
                try finish()
                purchase = KeyedPurchase(
                    id: id,
                    ownKey: PurchaseKey(text: row["own_key"]),
                    shownTransactionID: (row["shown_transaction_id"] as String?).map { TransactionID($0) }
                )
            }
            guard let key = row["purchase_key"] as String? else { continue }
            purchase?.stated.append(
                KeyedPurchase.StatedKey(
                    transactionID: TransactionID(row["transaction_id"] as String),
                    key: PurchaseKey(text: key)
                )
            )
        }
        try finish()
    }

    /// Lists which purchase survives of those that keep the same key.
    private func chooseSurvivors(in database: Database) throws {
        let put = try database.prepared(SQL.Purchases.putSurvivor)
        var merges: [(purchase: Int64, survivor: Int64)] = []
        var key: String?
        var purchases: [PurchaseToMerge] = []

        func finish() {
            guard let survivor = survivor(of: purchases) else { return }
            merges += purchases.filter { $0.id != survivor }.map { ($0.id, survivor) }
            purchases.removeAll(keepingCapacity: true)
        }

        let rows = try Row.fetchCursor(database.prepared(SQL.Purchases.readSharedKeys))
        while let row = try rows.next() {
            let rowKey: String = row["purchase_key"]
            if rowKey != key { finish() }
            key = rowKey
            purchases.append(PurchaseToMerge(id: row["purchase_id"], firstMove: row["first_move"]))
        }
        finish()
        for merge in merges {
            try put.run(named: ["purchase_id": merge.purchase, "survivor_id": merge.survivor])
        }
    }

    /// Moves whatever belongs to the merged purchases to those that survive.
    private func mergePurchases(in database: Database, run: RunID, asOf: Instant, tally: inout PostTally) throws {
        let moment: [String: (any DatabaseValueConvertible)?] = ["run_id": run.number, "as_of": asOf.milliseconds]
        tally.mergedPurchases = try database.run(SQL.Purchases.mergeMoves, named: moment)
        try database.run(SQL.Purchases.moveFindings)
        try database.run(SQL.Purchases.closeMergedFindings, named: moment)
        try database.run(SQL.Purchases.moveCaseEvents)
        try database.run(SQL.Purchases.moveMergedAliases)
        try database.run(SQL.Purchases.mergePurchases)
        try database.run(SQL.Purchases.followMergers)
        try database.run(SQL.Purchases.dropUnjudged)
    }
}
