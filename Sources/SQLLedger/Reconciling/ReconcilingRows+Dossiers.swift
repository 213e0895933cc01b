import Ledger
import ReconciliationCore

// `DossierStore`
extension ReconcilingRows {
    func gatherDossierFacts() throws {
        try database.execute(SQL.Touched.selectionTables)
        try database.execute(SQL.PurchaseMarks.firstPaidTable)
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
        let rows = try database.cursor(SQL.PurchaseMarks.readPeriods)
        try rows.forEachGroup(
            by: { Key(environment: $0["environment"], original: $0["subscription"]) },
            begin: { row -> (periods: SubscriptionPeriods, last: Int64?) in
                (SubscriptionPeriods(environment: row["environment"], original: row["subscription"]), nil)
            },
            add: { subscription, row in
                try subscription.periods.periods.add(row, after: &subscription.last)
            },
            finish: { try body($0.periods) }
        )
    }

    func keepFirstPaid(_ period: TransactionID, of subscription: SubscriptionPeriods) throws {
        try database.run(
            SQL.PurchaseMarks.addFirstPaid,
            named: ["environment": subscription.environment, "transaction_id": period.rawValue]
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
