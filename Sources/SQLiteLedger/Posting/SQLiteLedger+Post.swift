import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// Turns new statements, users, products and credits into merged transactions, purchases and credits.
    ///
    /// One transaction. A second time, with nothing new, it changes nothing.
    package func post(
        run: RunID,
        asOf: Instant,
        naming: NamingPolicy,
        apps: Set<BundleID>
    ) throws(StoreFailure) -> PostTally {
        try write("post the facts") { database in
            var tally = PostTally()
            let onlyApp = apps.count == 1 ? apps.first : nil
            try refreshUsers(in: database, naming: naming)
            try markWhatSettingsConcern(in: database, onlyApp: onlyApp)
            try mergeFacts(in: database, onlyApp: onlyApp, asOf: asOf)
            tally.transactions = try markWhatFactsConcern(in: database)
            try keyTransactions(in: database)
            try keyOriginals(in: database)
            try assignPurchases(in: database, run: run, asOf: asOf, tally: &tally)
            try database.updateClaimStates(of: SQL.Transactions.concernedClaims) { $0.stateAfterPosting }
            tally.credits = try postCredits(in: database, run: run, asOf: asOf)
            try database.execute(SQL.Transactions.clean)
            return tally
        }
    }

    /// Marks the transactions that the catalogue, the clock or the configured apps may change.
    private func markWhatSettingsConcern(in database: Database, onlyApp: BundleID?) throws {
        try database.run(SQL.Transactions.dirtyProducts)
        try database.run(SQL.Transactions.dirtyDatedAhead)
        let isOtherApp = try database.run(
            SQL.Transactions.putDefaultApp,
            named: ["bundle_id": onlyApp?.rawValue]
        )
        if isOtherApp == 1 { try database.run(SQL.Transactions.dirtyWithoutBundle) }
        try database.run(SQL.Transactions.dirtyPeriods)
        try database.run(SQL.Transactions.dirtyOriginals)
    }

    /// Merges all statements about every touched transaction, one transaction at a time.
    private func mergeFacts(in database: Database, onlyApp: BundleID?, asOf: Instant) throws {
        let catalogue = try Catalogue(in: database)
        let update = try database.prepared(SQL.Transactions.updateAlias)
        let rows = try Row.fetchCursor(database.prepared(SQL.Transactions.readFacts))
        try rows.forEachGroup(by: { $0["alias_id"] as Int64 }) { (alias: inout TouchedAlias?, row) in
            alias = alias ?? TouchedAlias(id: row["alias_id"])
            if let statement = TransactionStatement(factRow: row) { alias?.statements.append(statement) }
        } finish: { alias in
            guard let alias, !alias.statements.isEmpty else { return }
            let merged = merge(
                alias.statements,
                asOf: asOf,
                defaultBundle: { catalogue.onlyBundle(of: $0) ?? onlyApp },
                catalogueType: catalogue.type(of:in:)
            )
            let hasFutureDate = alias.statements.contains { $0.facts.hasFutureDate(asOf) }
            try update.run(named: merged.columns(aliasID: alias.id, hasFutureDate: hasFutureDate))
        }
        try database.execute(SQL.Transactions.forgetUnstated)
    }

    /// Marks the transactions whose purchase depends on the merged ones: originals, and the same id elsewhere.
    ///
    /// - Returns: how many transactions are touched in all.
    private func markWhatFactsConcern(in database: Database) throws -> Int {
        try database.run(SQL.Transactions.addOriginals)
        try database.run(SQL.Transactions.dirtyOriginals)
        try database.run(SQL.Transactions.dirtyTwins)
        try database.run(SQL.Transactions.dirtyDependents)
        return try database.count("dirty_alias")
    }

    private func keyTransactions(in database: Database) throws {
        let update = try database.prepared(SQL.Transactions.updateKey)
        let rows = try Row.fetchCursor(database.prepared(SQL.Transactions.readKeys))
        while let row = try rows.next() {
            guard let transaction = MergedTransaction(keyRow: row) else { continue }
            let originalRevokedAt = row.instant("original_revoked_at")
            let key = purchaseKey(of: transaction, originalRevokedAt: originalRevokedAt)
            let isAgain = transaction.facts.lineItemID == nil && isBoughtAgain(transaction, originalRevokedAt)
            try update.run(named: [
                "alias_id": row["alias_id"] as Int64, "purchase_key": key.text, "is_bought_again": isAgain,
            ])
        }
    }

    /// Gives the originals that nobody states the key of the transactions that name them.
    private func keyOriginals(in database: Database) throws {
        let update = try database.prepared(SQL.Transactions.updateKey)
        let rows = try Row.fetchCursor(database.prepared(SQL.Transactions.readOriginals))
        try rows.forEachGroup(by: { $0["alias_id"] as Int64 }) { (original: inout UnstatedOriginal?, row) in
            original = original ?? UnstatedOriginal(aliasID: row["alias_id"])
            if let naming = NamingTransaction(row) { original?.namedBy.append(naming) }
        } finish: { original in
            guard let original else { return }
            let key = purchaseKey(ofOriginalNamedBy: original.namedBy)
            try update.run(named: ["alias_id": original.aliasID, "purchase_key": key?.text, "is_bought_again": false])
        }
    }
}

/// A touched transaction with all statements about it.
private struct TouchedAlias {
    let id: Int64
    var statements: [TransactionStatement] = []
}

/// An original that no statement is about, with the transactions that name it.
private struct UnstatedOriginal {
    let aliasID: Int64
    var namedBy: [NamingTransaction] = []
}

extension NamingTransaction {
    /// Nil for a row without naming transaction.
    fileprivate init?(_ row: Row) {
        guard let key = row["purchase_key"] as String? else { return nil }
        self.init(key: PurchaseKey(text: key), type: row.code("product_type"), ownership: row.code("ownership"))
    }
}

extension MergedTransaction {
    /// As much of a transaction as its key depends on: a row of `post_read_keys.sql`.
    fileprivate init?(keyRow row: Row) {
        guard let environment: StoreEnvironment = row.code("environment") else { return nil }
        var facts = TransactionFacts()
        facts.originalTransactionID = row.identity("original_transaction_id")
        facts.lineItemID = row.identity("line_item_id")
        facts.bundleID = row.identity("bundle_id")
        facts.productID = row.identity("product_id")
        facts.type = row.code("product_type")
        facts.ownership = row.code("ownership")
        self.init(
            id: TransactionKey(environment: environment, id: TransactionID(row["transaction_id"] as String)),
            facts: facts,
            paidAt: row.instant("paid_at"),
            standingRevocation: row["is_fully_revoked"] ? Revocation(date: nil) : nil,
            tokenGrade: nil,
            priceGrade: nil,
            grade: .asserted,
            source: .payments,
            bestDigest: ContentDigest(hex: "")
        )
    }
}
