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
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT product_id, bundle_id, product_type, price_milliunits, currency, credited_as,
                    subscription_policy
                FROM product
                """
        )
        while let row = try rows.next() {
            let product = ProductID(row[0])
            let bundle: String = row[1]
            var entry = CatalogueEntry(subscriptionPolicy: row.code(6), creditedAs: row.identity(5))
            if let amount = row[3] as Int64? {
                entry.unitPrice = Price(milliunits: amount, currency: row[4] as String? ?? "")
            }
            entries[Key(product: product, bundle: bundle)] = Entry(type: row.code(2), entry: entry)
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
