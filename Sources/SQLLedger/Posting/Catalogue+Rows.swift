import Ledger
import ReconciliationCore

extension Catalogue {
    init(in database: Database) throws {
        let rows = try Row.fetchAll(database.prepared(SQL.Transactions.catalogue))
        self.init(rows.map(CatalogueProduct.init(row:)))
    }
}

extension CatalogueProduct {
    fileprivate init(row: Row) {
        let bundle: String = row["bundle_id"]
        var entry = CatalogueEntry(
            subscriptionPolicy: row.code("subscription_policy"),
            creditedAs: row.identity("credited_as")
        )
        entry.name = row["name"]
        if let amount = row["price_milliunits"] as Int64? {
            entry.unitPrice = Price(milliunits: amount, currency: row["currency"] as String? ?? "")
        }
        self.init(
            product: ProductID(row["product_id"] as String),
            bundle: bundle.isEmpty ? nil : BundleID(bundle),
            type: row.code("product_type"),
            entry: entry
        )
    }
}
