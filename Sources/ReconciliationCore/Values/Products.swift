/// The App Store's kinds of product.
package enum ProductType: String, Sendable, Hashable, Codable, CaseIterable {
    case consumable
    case nonConsumable = "non_consumable"
    case autoRenewable = "auto_renewable"
    case nonRenewing = "non_renewing"
}

/// Which periods of a subscription are reconciled (Rules 4.3).
package enum SubscriptionPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    case each
    case firstPeriod = "first_period"
    case never
}

/// Who a purchase belongs to under Family Sharing.
package enum Ownership: String, Sendable, Hashable, Codable {
    case purchased = "PURCHASED"
    case familyShared = "FAMILY_SHARED"
}
