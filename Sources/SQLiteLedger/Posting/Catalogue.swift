import GRDB
import ReconciliationCore

/// The product catalogue in memory: some thousand rows at most, asked for every purchase.
struct Catalogue {
    private struct Key: Hashable {
        let product: ProductID
        let bundle: String
    }

    private struct Entry {
        let type: ProductType?
        let entry: CatalogueEntry
    }

    private var entries: [Key: Entry] = [:]
    private var bundles: [ProductID: Set<String>] = [:]

    init(in database: Database) throws {
        let rows = try Row.fetchCursor(database.prepared(SQL.Transactions.catalogue))
        while let row = try rows.next() {
            let product = ProductID(row["product_id"])
            let bundle: String = row["bundle_id"]
            var entry = CatalogueEntry(
                subscriptionPolicy: row.code("subscription_policy"),
                creditedAs: row.identity("credited_as")
            )
            if let amount = row["price_milliunits"] as Int64? {
                entry.unitPrice = Price(milliunits: amount, currency: row["currency"] as String? ?? "")
            }
            entries[Key(product: product, bundle: bundle)] = Entry(type: row.code("product_type"), entry: entry)
            if !bundle.isEmpty { bundles[product, default: []].insert(bundle) }
        }
    }

    /// A row without bundle serves all apps; one with the app's own bundle goes first.
    private func find(_ product: ProductID, _ bundle: BundleID?) -> Entry? {
        bundle.flatMap { entries[Key(product: product, bundle: $0.rawValue)] }
            ?? entries[Key(product: product, bundle: "")]
    }

    func type(of product: ProductID, in bundle: BundleID?) -> ProductType? { find(product, bundle)?.type }

    func entry(of product: ProductID, in bundle: BundleID?) -> CatalogueEntry? { find(product, bundle)?.entry }

    /// The one bundle the catalogue knows the product in (Rules 9.4).
    func onlyBundle(of product: ProductID?) -> BundleID? {
        guard let product, let known = bundles[product], known.count == 1 else { return nil }
        return known.first.map { BundleID($0) }
    }
}
