import Ledger
import ReconciliationCore

// `DossierStore`
extension ReconcilingRows {
    func gatherDossierFacts() throws {
        try database.execute(SQL.Touched.selectionTables)
        try database.execute(SQL.PurchaseMarks.overviewTable)
        try database.execute(SQL.Touched.traces)
        try database.execute(SQL.Touched.indexTraces)
        try database.execute(SQL.Touched.selectSubmissions)
        try database.listSenderCandidates()
        try database.execute(SQL.Touched.devices)
        try database.execute(SQL.Touched.indexDevices)
        try database.execute(SQL.Dossiers.listSandboxAccounts)
    }

    func forEachSubscription(_ body: (SubscriptionPeriods) throws -> Void) throws {
        struct Key: Equatable {
            let environment: String
            let original: String
        }
        let rows = try Row.fetchCursor(database.prepared(SQL.PurchaseMarks.readPeriods))
        try rows.forEachGroup(
            by: { Key(environment: $0["environment"], original: $0["original_transaction_id"]) }
        ) { (subscription: inout SubscriptionPeriods?, row) in
            let original = TransactionID(row["original_transaction_id"] as String)
            var known = subscription ?? SubscriptionPeriods(environment: row["environment"], original: original)
            known.periods.append(
                SubscriptionPeriod(
                    transactionID: TransactionID(row["transaction_id"] as String),
                    originalTransactionID: original,
                    transactionReason: row["transaction_reason"],
                    paidAt: row.instant("paid_at"),
                    isFree: row["is_free"]
                )
            )
            subscription = known
        } finish: {
            if let subscription = $0 { try body(subscription) }
        }
    }

    func keep(_ overview: SubscriptionOverview, of periods: SubscriptionPeriods) throws {
        try database.run(
            SQL.PurchaseMarks.addOverview,
            named: [
                "environment": periods.environment, "original_transaction_id": periods.original.rawValue,
                "is_first_period_free": overview.isFirstPeriodFree,
                "first_paid_transaction_id": overview.firstPaidPeriod?.rawValue,
            ]
        )
    }

    func forEachPurchase(_ body: (PurchaseRecords) throws -> Void) throws {
        let reader = try PurchaseReader(database)
        while let records = try reader.next() { try body(records) }
    }

    func catalogueEntry(of product: ProductID, in bundle: BundleID?) throws -> CatalogueEntry? {
        try catalogue.entry(of: product, in: bundle)
    }
}
