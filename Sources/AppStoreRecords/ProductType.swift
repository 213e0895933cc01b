/// What kind of product was bought, from receipt attribute 1707 or the `type` of a signed transaction.
package enum ProductType: Sendable, Hashable {
    case consumable
    case nonConsumable
    case nonRenewingSubscription
    case autoRenewableSubscription
    /// The free subscriptions of Newsstand times (1707 = 4): auto-renewable, and never paid for.
    case freeSubscription
    /// A number or word Apple has not told us about yet, kept as it stood.
    case other(String)

    /// Attribute 1707 of an in-app row.
    init(receiptNumber: Int64) {
        switch receiptNumber {
        case 0: self = .nonConsumable
        case 1: self = .consumable
        case 2: self = .nonRenewingSubscription
        case 3: self = .autoRenewableSubscription
        case 4: self = .freeSubscription
        default: self = .other(String(receiptNumber))
        }
    }

    /// `type` of a signed transaction.
    init(word: String) {
        switch word {
        case "Consumable": self = .consumable
        case "Non-Consumable": self = .nonConsumable
        case "Non-Renewing Subscription": self = .nonRenewingSubscription
        case "Auto-Renewable Subscription": self = .autoRenewableSubscription
        default: self = .other(word)
        }
    }

    /// Whether Apple renews it by itself.
    package var isAutoRenewable: Bool { self == .autoRenewableSubscription || self == .freeSubscription }
}
