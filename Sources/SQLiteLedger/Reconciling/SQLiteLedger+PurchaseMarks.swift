import GRDB
import ReconciliationCore

/// What is noted of purchases and findings once the lists are up to date. Each reads candidates, has Core decide, and writes
/// only what changed.
extension SQLiteLedger {
    /// Notes on open findings where their owner bought from several storefronts about the time of the purchase.
    func markStorefronts(in database: Database) throws {
        var marks: [(finding: Int64, storefronts: String)] = []
        let statement = try database.prepared(SQL.PurchaseMarks.readStorefronts)
        let rows = try Row.fetchCursor(statement, arguments: ["window": NearbyStorefronts.window.milliseconds])
        try rows.forEachGroup(by: { $0["finding_id"] as Int64 }) { (seen: inout SeenStorefronts?, row) in
            var known = seen ?? SeenStorefronts(findingID: row["finding_id"], mark: row["storefronts"])
            if let storefront = row["storefront"] as String? { known.storefronts.insert(storefront) }
            seen = known
        } finish: { seen in
            guard let seen else { return }
            let mark = NearbyStorefronts.mark(seen.storefronts)
            if mark != seen.mark { marks.append((seen.findingID, mark)) }
        }
        for (finding, storefronts) in marks {
            try database.run(
                SQL.PurchaseMarks.markStorefronts,
                named: ["finding": finding, "storefronts": storefronts]
            )
        }
    }

    /// Marks the credited purchases that a later receipt still carries.
    func markUnfinished(in database: Database, run: RunID, asOf: Instant) throws {
        var marks: [(purchase: Int64, isUnfinished: Bool)] = []
        let statement = try database.prepared(SQL.PurchaseMarks.readReceived)
        let arguments: StatementArguments = ["run": run.number, "as_of": asOf.milliseconds]
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            let isUnfinished = isUnfinished(
                list: row.code("list"),
                type: row.code("product_type"),
                latestReceiptAt: row.instant("latest_receipt_at"),
                firstCreditAt: row.instant("first_credit_at")
            )
            if isUnfinished != row["is_unfinished"] { marks.append((row["purchase_id"], isUnfinished)) }
        }
        for (purchase, isUnfinished) in marks {
            try database.run(
                SQL.PurchaseMarks.markReceived,
                named: ["purchase": purchase, "is_unfinished": isUnfinished]
            )
        }
    }

    /// Marks the renewals set aside although no first period of their subscription is known.
    func markRenewalsWithoutFirst(in database: Database) throws {
        struct Subscription: Equatable {
            let environment: String
            let original: TransactionID?
        }
        var marks: [(purchase: Int64, isWithoutFirst: Bool)] = []
        var subscription: Subscription?
        var isFirstKnown = false
        let rows = try Row.fetchCursor(database.prepared(SQL.PurchaseMarks.readRenewals))
        while let row = try rows.next() {
            let original: TransactionID? = row.identity("original_transaction_id")
            let current = Subscription(environment: row["environment"], original: original)
            if current != subscription { (subscription, isFirstKnown) = (current, false) }
            guard let purchase = row["purchase_id"] as Int64? else {
                isFirstKnown =
                    isFirstKnown
                    || isFirstPeriod(
                        reason: row["transaction_reason"],
                        isOriginal: row.identity("transaction_id") == original
                    )
                continue
            }
            let isWithoutFirst = isRenewalWithoutFirst(
                list: row.code("list"),
                reason: row.code("reason"),
                isFirstKnown: isFirstKnown
            )
            if isWithoutFirst != row["is_without_first"] { marks.append((purchase, isWithoutFirst)) }
        }
        for (purchase, isWithoutFirst) in marks {
            try database.run(
                SQL.PurchaseMarks.markRenewal,
                named: ["purchase": purchase, "is_without_first": isWithoutFirst]
            )
        }
    }

    /// Keeps what all periods of each touched subscription say about the first that was paid.
    func overviewSubscriptions(in database: Database) throws {
        struct Subscription {
            let environment: String
            let original: TransactionID
            var overview = SubscriptionOverview()
        }
        struct Key: Equatable {
            let environment: String
            let original: TransactionID
        }
        try database.execute(SQL.PurchaseMarks.overviewTable)
        let rows = try Row.fetchCursor(database.prepared(SQL.PurchaseMarks.readPeriods))
        try rows.forEachGroup(
            by: {
                Key(environment: $0["environment"], original: TransactionID($0["original_transaction_id"] as String))
            }
        ) { (subscription: inout Subscription?, row) in
            let original = TransactionID(row["original_transaction_id"] as String)
            var known = subscription ?? Subscription(environment: row["environment"], original: original)
            known.overview.add(
                SubscriptionPeriod(
                    transactionID: TransactionID(row["transaction_id"] as String),
                    originalTransactionID: original,
                    transactionReason: row["transaction_reason"],
                    paidAt: row.instant("paid_at"),
                    isFree: row["is_free"]
                )
            )
            subscription = known
        } finish: { subscription in
            guard let subscription else { return }
            try database.run(
                SQL.PurchaseMarks.addOverview,
                named: [
                    "environment": subscription.environment,
                    "original_transaction_id": subscription.original.rawValue,
                    "is_first_period_free": subscription.overview.isFirstPeriodFree,
                    "first_paid_transaction_id": subscription.overview.firstPaidPeriod?.rawValue,
                ]
            )
        }
    }
}

/// The storefronts about the time of one finding's purchase, and the mark it has.
private struct SeenStorefronts {
    let findingID: Int64
    let mark: String
    var storefronts: Set<String> = []
}
