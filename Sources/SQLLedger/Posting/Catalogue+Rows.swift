import Ledger
import ReconciliationCore

extension Catalogue {
    init(in database: Database) throws {
        let rows = try database.rows(SQL.Transactions.catalogue)
        self.init(try rows.map(CatalogueProduct.init(row:)))
    }
}

extension CatalogueProduct {
    fileprivate init(row: Row) throws {
        let bundle: String = row["bundle_id"]
        var entry = try CatalogueEntry(
            subscriptionPolicy: row.code("subscription_policy"),
            creditedAs: row["credited_as"]
        )
        entry.name = row["name"]
        entry.unitPrice = row.price
        try self.init(
            product: row["product_id"],
            bundle: bundle.isEmpty ? nil : BundleID(bundle),
            type: row.code("product_type"),
            entry: entry
        )
    }
}
