import Ledger
import ReconciliationCore

extension PostingRows: TransactionStore {
    func catalogue() throws -> Catalogue { try Catalogue(in: database) }

    func touchWhatSettingsConcern(onlyApp app: BundleID?) throws {
        if try database.count("dirty_product") > 0 { try database.run(SQL.Transactions.dirtyProducts) }
        try database.run(SQL.Transactions.dirtyFutureDated)
        let isOtherApp = try database.run(SQL.Transactions.putDefaultApp, named: ["bundle_id": app?.rawValue])
        if isOtherApp == 1 { try database.run(SQL.Transactions.dirtyWithoutBundle) }
        try database.run(SQL.Transactions.dirtyPeriods)
        try database.run(SQL.Transactions.dirtyOriginals)
    }

    func mergePlain(onlyApp app: BundleID?, asOf: Instant) throws {
        guard postsPlain else { return }
        let listed = try database.run(
            SQL.Transactions.listPlain,
            named: [
                "source": EvidenceSource.payments.rawValue, "subscription": ProductType.autoRenewable.rawValue,
                "only_app": app?.rawValue, "earliest": Instant.appStoreOpening.milliseconds,
                "latest": Instant.lastPurchaseDate(asOf: asOf).milliseconds,
            ]
        )
        guard listed > 0 else { return }
        try database.load(.mergedTransactions, isBulk: database.isEmpty("purchase")) {
            try database.run(SQL.Transactions.mergePlain, named: ["grade": Grade.asserted.rawValue])
        }
    }

    func dropOtherBuyers() throws {
        if try !database.isEmpty("other_buyer_name") { try database.run(SQL.Transactions.dropOtherBuyers) }
    }

    func forEachTouchedTransaction(_ body: (TouchedTransaction) throws -> Void) throws {
        let rows = try database.cursor(SQL.Transactions.readFacts)
        try rows.forEachGroup(
            by: { $0["alias_id"] as Int64 },
            begin: { TouchedTransaction(row: $0["alias_id"]) },
            add: { transaction, row in
                transaction.statements.append(try TransactionStatement(statementRow: row))
            },
            finish: body
        )
    }

    func put(_ posted: PostedTransaction) throws {
        try putTransaction.queue { row in
            posted.merged.bind(hasFutureDate: posted.hasFutureDate, to: row)
            row.add(posted.key?.text)
            row.add(posted.row)
        }
        for buyer in posted.otherBuyers { try addOtherBuyer.queue { buyer.bind(row: posted.row, to: $0) } }
    }

    func dropUnstatedTransactions() throws { try database.execute(SQL.Transactions.forgetUnstated) }

    func touchWhatFactsConcern() throws -> Int {
        try database.run(SQL.Transactions.addOriginals)
        try database.run(SQL.Transactions.dirtyOriginals)
        try database.run(SQL.Transactions.dirtyTwins)
        try database.run(SQL.Transactions.dirtyDependents)
        return try database.count("dirty_alias")
    }

    func forEachTransactionWithOriginal(_ body: (TransactionWithOriginal) throws -> Void) throws {
        let rows = try database.cursor(SQL.Transactions.readKeys)
        while let row = try rows.next() {
            try body(
                TransactionWithOriginal(
                    row: row["alias_id"],
                    transaction: MergedTransaction(keyRow: row),
                    originalRevokedAt: row["original_revoked_at"]
                )
            )
        }
    }

    func forEachUnstatedOriginal(_ body: (UnstatedOriginal) throws -> Void) throws {
        let rows = try database.cursor(SQL.Transactions.readOriginals)
        try rows.forEachGroup(
            by: { $0["alias_id"] as Int64 },
            begin: { UnstatedOriginal(row: $0["alias_id"]) },
            add: { original, row in
                if let naming = try NamingTransaction(row) { original.namedBy.append(naming) }
            },
            finish: body
        )
    }

    func put(_ keying: TransactionKeying) throws {
        try putKey.queue { row in
            row.add(keying.key?.text)
            row.add(keying.isBoughtAgain)
            row.add(keying.row)
        }
    }
}

extension BuyerName {
    /// Binds the parameters of `SQL.Transactions.addOtherBuyer`. User ids are not compared as names.
    fileprivate func bind(row transaction: Int64, to row: any ParameterBinder) {
        row.add(transaction)
        row.add(kind.rawValue)
        row.add(text)
        row.add(kind == .userID ? nil : NameDigest.exact(text).bytes)
        row.add(kind == .userID ? nil : NameDigest.folded(text).bytes)
    }
}

extension NamingTransaction {
    /// Nil for a row without naming transaction.
    fileprivate init?(_ row: Row) throws {
        guard let key = row["purchase_key"] as String? else { return nil }
        try self.init(key: PurchaseKey(text: key), type: row.code("product_type"), ownership: row.code("ownership"))
    }
}

extension MergedTransaction {
    /// As much of a transaction as its key depends on: a row of `SQL.Transactions.readKeys`.
    fileprivate init(keyRow row: Row) throws {
        var facts = TransactionFacts()
        facts.originalTransactionID = row["original_transaction_id"]
        facts.lineItemID = row["line_item_id"]
        facts.bundleID = row["bundle_id"]
        facts.productID = row["product_id"]
        facts.type = try row.code("product_type")
        facts.ownership = try row.code("ownership")
        try self.init(
            id: TransactionKey(environment: row.code("environment"), id: row["transaction_id"]),
            facts: facts,
            paidAt: row["paid_at"],
            standingRevocation: row["is_fully_revoked"] ? Revocation(date: nil) : nil,
            grade: .asserted,
            source: .payments
        )
    }
}
