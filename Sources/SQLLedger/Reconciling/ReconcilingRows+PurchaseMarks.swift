import Ledger
import ReconciliationCore

// `PurchaseMarkStore`
extension ReconcilingRows {
    func forEachOwnerStorefronts(within window: Span, _ body: (OwnerStorefronts) throws -> Void) throws {
        let rows = try database.cursor(SQL.PurchaseMarks.readStorefronts, named: ["window": window.milliseconds])
        try rows.forEachGroup(
            by: { $0["finding_id"] as Int64 },
            begin: { OwnerStorefronts(finding: $0["finding_id"], mark: $0["storefronts"]) },
            add: { seen, row in
                if let storefront = row["storefront"] as String? { seen.storefronts.insert(storefront) }
            },
            finish: body
        )
    }

    func markStorefronts(_ storefronts: String, on finding: Int64) throws {
        try database.run(
            SQL.PurchaseMarks.markStorefronts,
            named: ["finding": finding, "storefronts": storefronts]
        )
    }

    func forEachReceivedPurchase(of run: RunID, asOf: Instant, _ body: (ReceivedPurchase) throws -> Void) throws {
        let rows = try database.cursor(SQL.PurchaseMarks.readReceived, named: moment(run, asOf))
        while let row = try rows.next() { try body(ReceivedPurchase(row)) }
    }

    func markUnfinished(_ isUnfinished: Bool, purchase: Int64) throws {
        try database.run(
            SQL.PurchaseMarks.markReceived,
            named: ["purchase": purchase, "is_unfinished": isUnfinished]
        )
    }

    func forEachRenewals(_ body: (SubscriptionRenewals) throws -> Void) throws {
        struct Key: Equatable {
            let environment: String
            let original: String?
        }
        let rows = try database.cursor(SQL.PurchaseMarks.readRenewals)
        try rows.forEachGroup(
            by: { Key(environment: $0["environment"], original: $0["subscription"]) },
            begin: { _ -> (renewals: SubscriptionRenewals, last: Int64?) in (SubscriptionRenewals(), nil) },
            add: { subscription, row in
                if row["is_purchase"] {
                    subscription.renewals.purchases.append(try SubscriptionRenewals.Purchase(row))
                } else {
                    try subscription.renewals.periods.add(row, after: &subscription.last)
                }
            },
            finish: { try body($0.renewals) }
        )
    }

    func markWithoutFirst(_ isWithoutFirst: Bool, purchase: Int64) throws {
        try database.run(
            SQL.PurchaseMarks.markRenewal,
            named: ["purchase": purchase, "is_without_first": isWithoutFirst]
        )
    }
}

extension ReceivedPurchase {
    fileprivate init(_ row: Row) throws {
        try self.init(
            purchase: row["purchase_id"],
            list: row.list("list"),
            type: row.code("product_type"),
            isMarked: row["is_unfinished"]
        )
        latestReceiptAt = row["latest_receipt_at"]
        firstCreditAt = row["first_credit_at"]
    }
}

extension SubscriptionRenewals.Purchase {
    /// The reason for which it is on a list is a code; that for which it left them is not.
    fileprivate init(_ row: Row) throws {
        let list = try row.list("list")
        self.init(
            number: row["purchase_id"],
            list: list,
            reason: list == nil ? nil : try row.code("reason"),
            isMarked: row["is_without_first"]
        )
    }
}

extension [SubscriptionPeriod] {
    /// Adds the transaction of a row to its period: rows of one purchase come together.
    ///
    /// - Parameter last: the purchase of the row before.
    mutating func add(_ row: Row, after last: inout Int64?) throws {
        let purchase: Int64 = row["purchase_id"]
        if purchase != last { append(SubscriptionPeriod([])) }
        last = purchase
        self[count - 1].transactions.append(try SubscriptionPeriod.Transaction(row))
    }
}

extension SubscriptionPeriod.Transaction {
    fileprivate init(_ row: Row) throws {
        try self.init(
            id: row["transaction_id"],
            originalTransactionID: row["original_transaction_id"],
            reason: row["transaction_reason"],
            paidAt: row["paid_at"],
            grade: row.code("grade"),
            isFree: row["is_free"]
        )
    }
}
