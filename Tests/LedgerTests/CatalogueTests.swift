import Ledger
import ReconciliationCore
import Testing

/// Which row of the product catalogue counts for a product of an app.
@Suite struct CatalogueTests {
    private let coins = ProductID("coins")
    private let game = BundleID("com.example.game")
    private let chess = BundleID("com.example.chess")

    private func row(_ bundle: BundleID?, _ type: ProductType, price: Int64) -> CatalogueProduct {
        var entry = CatalogueEntry(subscriptionPolicy: nil, creditedAs: nil)
        entry.unitPrice = Price(milliunits: price, currency: "CNY")
        return CatalogueProduct(product: coins, bundle: bundle, type: type, entry: entry)
    }

    @Test func `a row without bundle serves all apps, and one of the app itself goes first`() {
        let catalogue = Catalogue([row(nil, .consumable, price: 1), row(game, .nonConsumable, price: 2)])
        #expect(catalogue.type(of: coins, in: game) == .nonConsumable)
        #expect(catalogue.type(of: coins, in: chess) == .consumable)
        #expect(catalogue.type(of: coins, in: nil) == .consumable)
        #expect(catalogue.entry(of: coins, in: game)?.unitPrice?.milliunits == 2)
        #expect(catalogue.entry(of: coins, in: nil)?.unitPrice?.milliunits == 1)
        #expect(
            catalogue.type(of: ProductID("gems"), in: game) == nil
                && catalogue.entry(of: ProductID("gems"), in: nil) == nil
        )
    }

    @Test func `a product known in one app only is of that app`() {
        let one = Catalogue([row(nil, .consumable, price: 1), row(game, .consumable, price: 1)])
        #expect(one.onlyBundle(of: coins) == game)
        #expect(one.onlyBundle(of: ProductID("gems")) == nil && one.onlyBundle(of: nil) == nil)
        let several = Catalogue([row(chess, .consumable, price: 1), row(game, .consumable, price: 1)])
        #expect(several.onlyBundle(of: coins) == nil)
        #expect(Catalogue([row(nil, .consumable, price: 1)]).onlyBundle(of: coins) == nil)
    }
}
