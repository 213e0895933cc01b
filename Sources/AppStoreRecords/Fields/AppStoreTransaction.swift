package import ReconciliationCore

/// One purchase as any of Apple's formats states it: the common row of receipts, signed transactions and answers.
///
/// A field that the format does not have, or that was empty, is nil.
package struct AppStoreTransaction: Sendable, Hashable {
    package var transactionID: String
    package var originalTransactionID: String?
    package var webOrderLineItemID: String?
    package var bundleID: String?
    package var productID: String
    package var productType: ProductType?
    /// A product type Apple has not told us about yet, as it stood.
    package var unknownProductType: String?
    /// The free subscriptions of Newsstand times: auto-renewable, and never paid for.
    package var isFreeSubscription = false
    package var quantity: Int64?
    package var purchaseDate: Milliseconds?
    package var originalPurchaseDate: Milliseconds?
    package var expiresDate: Milliseconds?
    /// A refund or the end of Family Sharing.
    package var revocation: Revocation?
    /// The UUID the app gave StoreKit, in lower case.
    package var appAccountToken: String?
    package var ownership: Ownership?
    /// An ownership Apple has not told us about yet, as it stood.
    package var unknownOwnership: String?
    package var isTrial: Bool?
    package var isIntroOffer: Bool?
    /// 1 introductory, 2 promotional, 3 offer code, 4 win-back.
    package var offerType: Int64?
    package var offerDiscountType: String?
    package var isUpgraded: Bool?
    /// `PURCHASE` or `RENEWAL`.
    package var transactionReason: String?
    /// Thousandths of the currency's unit, for the whole quantity, after offers.
    package var priceMilliunits: Int64?
    package var currency: String?
    package var storefront: String?
    package var environment: AppStoreEnvironment?

    /// The store it was bought in, where it states none that of what it stands in; nil for neither of the two.
    func store(in surrounding: AppStoreEnvironment?) -> StoreEnvironment? { (environment ?? surrounding)?.store }

    package init(transactionID: String, productID: String, quantity: Int64?) {
        self.transactionID = transactionID
        self.productID = productID
        self.quantity = quantity
    }
}

extension AppStoreTransaction {
    /// Attribute 1707 of an in-app row of a receipt.
    mutating func setProductType(receiptNumber: Int64) {
        switch receiptNumber {
        case 0: productType = .nonConsumable
        case 1: productType = .consumable
        case 2: productType = .nonRenewing
        case 3: productType = .autoRenewable
        case 4:
            productType = .autoRenewable
            isFreeSubscription = true
        default: unknownProductType = String(receiptNumber)
        }
    }

    /// `type` of a signed transaction.
    mutating func setProductType(word: String) {
        switch word {
        case "Consumable": productType = .consumable
        case "Non-Consumable": productType = .nonConsumable
        case "Non-Renewing Subscription": productType = .nonRenewing
        case "Auto-Renewable Subscription": productType = .autoRenewable
        default: unknownProductType = word
        }
    }

    /// `inAppOwnershipType` of a signed transaction, `in_app_ownership_type` of verifyReceipt.
    mutating func setOwnership(word: String) {
        ownership = Ownership(rawValue: word)
        if ownership == nil { unknownOwnership = word }
    }

    mutating func setRevocation(
        date: Milliseconds?,
        reason: Int64? = nil,
        type: String? = nil,
        percentage: Int64? = nil
    ) {
        revocation = Revocation(
            date: date.map { Instant(milliseconds: $0) },
            reason: reason.map { Int($0) },
            type: type,
            percentage: percentage.map { Int($0) }
        )
    }
}
