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
            try refreshUsers(in: database, naming: naming)
            try database.execute(sql: SQL.text(PackageResources.post_dirty_products_sql))
            try database.execute(sql: SQL.text(PackageResources.post_dirty_dated_ahead_sql))
            let onlyApp = apps.count == 1 ? apps.first : nil
            try database.run(PackageResources.post_put_default_app_sql, [onlyApp?.rawValue])
            if database.changesCount == 1 { try database.run(PackageResources.post_dirty_without_bundle_sql) }
            let catalogue = try Catalogue(in: database)
            try database.run(PackageResources.post_dirty_periods_sql)
            try database.run(PackageResources.post_dirty_originals_sql)
            try mergeFacts(in: database, catalogue: catalogue, onlyApp: onlyApp, asOf: asOf)
            try database.execute(sql: SQL.text(PackageResources.post_forget_unstated_sql))
            try database.run(PackageResources.post_claims_known_sql, [Grade.reported.rawValue])
            try database.run(PackageResources.post_add_originals_sql)
            try database.run(PackageResources.post_dirty_originals_sql)
            try database.run(PackageResources.post_dirty_twins_sql)
            try database.execute(sql: SQL.text(PackageResources.post_dirty_dependents_sql))
            tally.transactions = try database.count("dirty_alias")
            try keyTransactions(in: database)
            try keyOriginals(in: database)
            try assignPurchases(in: database, run: run, asOf: asOf, tally: &tally)
            try database.run(PackageResources.post_prove_claims_sql)
            try database.execute(sql: SQL.text(PackageResources.post_due_credits_sql), arguments: [asOf.milliseconds])
            // For those who had the credits, and for those who have them.
            try database.run(PackageResources.post_dirty_reviewed_sql)
            tally.credits = try resolveCredits(in: database, run: run, asOf: asOf)
            try postCaseCredits(in: database, run: run, asOf: asOf)
            try database.run(PackageResources.post_dirty_reviewed_sql)
            try database.execute(
                sql: """
                    DELETE FROM dirty_alias;
                    DELETE FROM dirty_credit_transaction;
                    DELETE FROM dirty_product;
                    """
            )
            return tally
        }
    }

    /// Merges all statements about every touched transaction, one transaction at a time.
    private func mergeFacts(in database: Database, catalogue: Catalogue, onlyApp: BundleID?, asOf: Instant) throws {
        let update = try database.makeStatement(sql: SQL.text(PackageResources.post_update_alias_sql))
        let rows = try Row.fetchCursor(database, sql: SQL.text(PackageResources.post_read_facts_sql))
        var aliasID: Int64?
        var statements: [TransactionStatement] = []

        func finish() throws {
            guard let aliasID, !statements.isEmpty else { return }
            let merged = merge(
                statements,
                asOf: asOf,
                defaultBundle: { catalogue.onlyBundle(of: $0) ?? onlyApp },
                catalogueType: catalogue.type(of:in:)
            )
            let hasFutureDate = statements.contains { $0.facts.hasFutureDate(asOf) }
            update.setUncheckedArguments(merged.columns(aliasID: aliasID, hasFutureDate: hasFutureDate))
            try update.execute()
        }

        while let row = try rows.next() {
            let rowAlias: Int64 = row[0]
            if rowAlias != aliasID {
                try finish()
                aliasID = rowAlias
                statements.removeAll(keepingCapacity: true)
            }
            if let statement = TransactionStatement(factRow: row) { statements.append(statement) }
        }
        try finish()
    }

    private func keyTransactions(in database: Database) throws {
        let update = try database.makeStatement(sql: SQL.text(PackageResources.post_update_key_sql))
        let rows = try Row.fetchCursor(database, sql: SQL.text(PackageResources.post_read_keys_sql))
        while let row = try rows.next() {
            guard let environment = StoreEnvironment(rawValue: row[1]) else { continue }
            var facts = TransactionFacts()
            facts.originalTransactionID = row.identity(3)
            facts.lineItemID = row.identity(4)
            facts.bundleID = row.identity(5)
            facts.productID = row.identity(6)
            facts.type = row.code(7)
            facts.ownership = row.code(8)
            let transaction = MergedTransaction(
                id: TransactionKey(environment: environment, id: TransactionID(row[2])),
                facts: facts,
                paidAt: row.instant(9),
                standingRevocation: (row[10] as Bool) ? Revocation(date: nil) : nil,
                tokenGrade: nil,
                priceGrade: nil,
                grade: .asserted,
                source: .payments,
                bestDigest: ContentDigest(hex: "")
            )
            let originalRevokedAt = row.instant(11)
            let key = purchaseKey(of: transaction, originalRevokedAt: originalRevokedAt)
            let isAgain = facts.lineItemID == nil && isBoughtAgain(transaction, originalRevokedAt)
            update.setUncheckedArguments([key.text, isAgain, row[0] as Int64])
            try update.execute()
        }
    }

    /// Gives the originals that nobody states the key of the transactions that name them.
    private func keyOriginals(in database: Database) throws {
        let update = try database.makeStatement(sql: SQL.text(PackageResources.post_update_key_sql))
        var naming: [Int64: [NamingTransaction]] = [:]
        let rows = try Row.fetchCursor(database, sql: SQL.text(PackageResources.post_read_originals_sql))
        while let row = try rows.next() {
            let known = (row["purchase_key"] as String?).map { key in
                NamingTransaction(
                    key: PurchaseKey(text: key),
                    type: (row["product_type"] as String?).flatMap(ProductType.init(rawValue:)),
                    ownership: (row["ownership"] as String?).flatMap(Ownership.init(rawValue:))
                )
            }
            naming[row["alias_id"], default: []] += [known].compactMap { $0 }
        }
        for (aliasID, transactions) in naming {
            update.setUncheckedArguments([purchaseKey(ofOriginalNamedBy: transactions)?.text, false, aliasID])
            try update.execute()
        }
    }

    /// Brings purchases in line with keys: new ones, and ones that turned out to be one.
    private func assignPurchases(in database: Database, run: RunID, asOf: Instant, tally: inout PostTally) throws {
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.candidate;
                DROP TABLE IF EXISTS temp.keeper;
                """
        )
        try database.execute(sql: SQL.text(PackageResources.post_candidates_sql))
        try database.execute(sql: SQL.text(PackageResources.post_keepers_sql))
        try database.execute(sql: "CREATE INDEX temp.keeper_purchase ON keeper (purchase_id)")
        let moment: StatementArguments = [run.number, asOf.milliseconds]
        try database.execute(sql: SQL.text(PackageResources.post_merge_moves_sql), arguments: moment)
        tally.mergedPurchases = database.changesCount
        try database.execute(sql: SQL.text(PackageResources.post_move_findings_sql))
        try database.execute(sql: SQL.text(PackageResources.post_close_merged_findings_sql), arguments: moment)
        try database.execute(sql: SQL.text(PackageResources.post_move_case_events_sql))
        try database.execute(sql: SQL.text(PackageResources.post_move_merged_aliases_sql))
        try database.execute(sql: SQL.text(PackageResources.post_merge_purchases_sql))
        try database.execute(sql: SQL.text(PackageResources.post_follow_mergers_sql))
        try database.execute(sql: SQL.text(PackageResources.post_drop_unjudged_sql))
        try database.execute(sql: SQL.text(PackageResources.post_park_keys_sql))
        try database.execute(sql: SQL.text(PackageResources.post_set_keys_sql))
        try database.execute(sql: SQL.text(PackageResources.post_new_purchases_sql))
        tally.newPurchases = database.changesCount
        try database.execute(sql: SQL.text(PackageResources.post_assign_sql))
        try database.execute(sql: SQL.text(PackageResources.post_dirty_purchases_sql))
        try database.run(PackageResources.post_dirty_periods_sql)
    }

    /// Resolves every statement about the touched transaction ids into credits (Rules 3.2).
    private func resolveCredits(in database: Database, run: RunID, asOf: Instant) throws -> Int {
        try database.execute(sql: "DROP TABLE IF EXISTS temp.resolved_credit")
        try database.execute(sql: SQL.text(PackageResources.post_credit_table_sql))
        let insert = try database.makeStatement(sql: SQL.text(PackageResources.post_insert_resolved_sql))
        let fate = try database.makeStatement(sql: SQL.text(PackageResources.post_update_fate_sql))
        let rows = try Row.fetchCursor(database, sql: SQL.text(PackageResources.post_read_statements_sql))

        var group = StatementGroup()
        func finish() throws {
            for (environment, statements) in group.statements.sorted(by: { $0.key < $1.key }) {
                let resolution = ReconciliationCore.resolveCredits(
                    statements,
                    asOf: asOf,
                    canonicalUser: { group.canonicalUsers[$0] ?? $0 }
                )
                let aliasID = group.aliasIDs[environment]
                let statedEnvironments = Dictionary(
                    statements.map { ($0.id, $0.row.environment?.rawValue) },
                    uniquingKeysWith: { first, _ in first }
                )
                for credit in resolution.credits {
                    insert.setUncheckedArguments([
                        credit.transactionID.rawValue, environment.rawValue,
                        statedEnvironments[credit.statementID] ?? nil, credit.subject, aliasID,
                        credit.userID.rawValue, credit.orderID?.rawValue, credit.creditedAt.milliseconds,
                        credit.productID?.rawValue, credit.quantity, credit.status.rawValue, credit.statementID,
                    ])
                    try insert.execute()
                }
                for (statementID, statementFate) in resolution.fates {
                    fate.setUncheckedArguments([statementFate.rawValue, statementID])
                    try fate.execute()
                }
            }
        }
        while let row = try rows.next() {
            let transactionID = TransactionID(row[0])
            if transactionID != group.transactionID {
                try finish()
                group = StatementGroup(
                    transactionID: transactionID,
                    production: row[10] as Int64?,
                    sandbox: row[11] as Int64?
                )
            }
            group.add(row)
        }
        try finish()

        try database.execute(sql: SQL.text(PackageResources.post_delete_credits_sql))
        try database.execute(
            sql: SQL.text(PackageResources.post_upsert_credits_sql),
            arguments: [asOf.milliseconds, run.number]
        )
        try database.execute(sql: SQL.text(PackageResources.post_dirty_credited_sql))
        return try database.count("temp.resolved_credit")
    }
}

/// The statements about one transaction id, by the store they count for.
private struct StatementGroup {
    var transactionID: TransactionID?
    var aliasIDs: [StoreEnvironment: Int64] = [:]
    var statements: [StoreEnvironment: [CreditStatement]] = [:]
    /// Who the users of merged accounts are today.
    var canonicalUsers: [UserID: UserID] = [:]

    init() {}

    init(transactionID: TransactionID, production: Int64?, sandbox: Int64?) {
        self.transactionID = transactionID
        aliasIDs[.production] = production
        aliasIDs[.sandbox] = sandbox
    }

    /// A row that names no store means that id in Production, else in Sandbox (Rules 1.5).
    private var unstatedEnvironment: StoreEnvironment {
        .meant(byAnIDKnownIn: Set(aliasIDs.keys))
    }

    mutating func add(_ row: Row) {
        var statement = CreditRow(
            transactionID: TransactionID(row[0]),
            userID: UserID(row[3]),
            creditedAt: Instant(milliseconds: row[4]),
            status: row.code(9) ?? .failed
        )
        statement.environment = row.code(2)
        statement.productID = row.identity(5)
        statement.quantity = row[6] as Int?
        statement.orderID = row.identity(7)
        statement.bundleID = row.identity(8)
        canonicalUsers[statement.userID] = UserID(row[12])
        let environment = statement.environment ?? unstatedEnvironment
        statements[environment, default: []].append(
            CreditStatement(id: row[1], row: statement, environment: environment)
        )
    }
}
