package import ReconciliationCore

/// One row of the product catalogue.
package struct CatalogueProduct: Sendable, Hashable {
    package let product: ProductID
    /// Nil: the row serves all apps.
    package let bundle: BundleID?
    package let type: ProductType?
    package let entry: CatalogueEntry

    package init(product: ProductID, bundle: BundleID?, type: ProductType?, entry: CatalogueEntry) {
        self.product = product
        self.bundle = bundle
        self.type = type
        self.entry = entry
    }
}

/// The product catalogue in memory: some thousand rows at most, asked for every purchase.
package struct Catalogue {
    private struct Key: Hashable {
        let product: ProductID
        let bundle: BundleID?
    }

    private var products: [Key: CatalogueProduct] = [:]
    private var bundles: [ProductID: Set<BundleID>] = [:]

    package init(_ rows: [CatalogueProduct]) {
        for row in rows {
            products[Key(product: row.product, bundle: row.bundle)] = row
            if let bundle = row.bundle { bundles[row.product, default: []].insert(bundle) }
        }
    }

    /// A row without bundle serves all apps; one with the app's own bundle goes first.
    private func find(_ product: ProductID, _ bundle: BundleID?) -> CatalogueProduct? {
        products[Key(product: product, bundle: bundle)] ?? products[Key(product: product, bundle: nil)]
    }

    package func type(of product: ProductID, in bundle: BundleID?) -> ProductType? { find(product, bundle)?.type }

    package func entry(of product: ProductID, in bundle: BundleID?) -> CatalogueEntry? { find(product, bundle)?.entry }

    /// The one bundle the catalogue knows the product in (Rules 9.4).
    package func onlyBundle(of product: ProductID?) -> BundleID? {
        guard let product, let known = bundles[product], known.count == 1 else { return nil }
        return known.first
    }
}
