/// The three lists; a purchase is in exactly one.
package enum PurchaseList: String, Sendable, Hashable, Codable, CaseIterable {
    case white, black, closed
}

/// Why a purchase is on its list.
package enum ListReason: String, Sendable, Hashable, Codable, CaseIterable {
    case uncredited
    case credited
    /// Credited by a case first, then by the backend's own word.
    case confirmed
    case revoked
    case beforeCoverage = "before_coverage"
    case excludedApp = "excluded_app"
    case excludedEnvironment = "excluded_environment"
    case excludedProduct = "excluded_product"
    case excludedSubscription = "excluded_subscription"
    case excludedFamilyShared = "excluded_family_shared"
    case excludedFree = "excluded_free"
    case excludedUpgraded = "excluded_upgraded"
    case settledRefundedByUs = "settled_refunded_by_us"
    case settledRefundedByApple = "settled_refunded_by_apple"
    case settledCustomerWithdrew = "settled_customer_withdrew"
    case settledFraud = "settled_fraud"
    case settledTest = "settled_test"
    case settledDuplicate = "settled_duplicate"

    package var isExclusion: Bool { rawValue.hasPrefix("excluded_") }
}
