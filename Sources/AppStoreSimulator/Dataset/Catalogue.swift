/// One product as the products file lists it. Prices are whole currency units in text, per unit.
package struct Product: Sendable, Hashable {
    package var id: String
    package var bundleID: String
    package var type: ProductType
    package var price: String
    package var priceMilliunits: Int64
    package var currency = "CNY"
    package var name: String
    package var reconcile = ""
    /// What the backend calls it in credits; empty when it uses the product id.
    package var creditedAs = ""
}

/// The apps and products of every dataset.
package enum Catalogue {
    package static let game = "com.example.game"
    package static let reader = "com.example.reader"
    /// An app of somebody else, not in the configuration.
    package static let foreignBundle = "com.rival.runner"

    package static let appleIDs: [String: Int64] = [game: 1_234_567_890, reader: 1_234_567_891]

    package static let coins60 = product("coins60", game, .consumable, 6, "60 coins")
    package static let coins300 = product(
        "coins300",
        game,
        .consumable,
        30,
        "300 coins, \"best value\"",
        creditedAs: "gold-300"
    )
    package static let unlock = product("unlock", game, .nonConsumable, 18, "Full game")
    package static let season = product("season", game, .nonRenewing, 25, "Season ticket, 90 days")
    package static let monthly = product("monthly", game, .autoRenewable, 12, "Monthly card")
    package static let sticker = product("sticker", game, .consumable, 1, "Sticker", reconcile: "never")
    package static let points = product("points", reader, .consumable, 10, "100 points")
    package static let library = product("library", reader, .nonConsumable, 68, "全部图书")

    package static let all = [coins60, coins300, unlock, season, monthly, sticker, points, library]

    private static func product(
        _ name: String,
        _ bundleID: String,
        _ type: ProductType,
        _ price: Int64,
        _ title: String,
        reconcile: String = "",
        creditedAs: String = ""
    ) -> Product {
        Product(
            id: "\(bundleID).\(name)",
            bundleID: bundleID,
            type: type,
            price: "\(price).00",
            priceMilliunits: price * 1_000,
            name: title,
            reconcile: reconcile,
            creditedAs: creditedAs
        )
    }
}
