/// One purchase as any of Apple's formats states it: the common row of receipts, signed transactions and answers.
///
/// A field that the format does not have, or that was empty, is nil. Apple's names, Apple's values.
package struct AppStoreTransaction: Sendable, Hashable {
    /// How the buyer came to the purchase.
    package enum Ownership: Sendable, Hashable {
        case purchased
        case familyShared
        /// A word Apple has not told us about yet.
        case other(String)

        init(word: String) {
            switch word {
            case "PURCHASED": self = .purchased
            case "FAMILY_SHARED": self = .familyShared
            default: self = .other(word)
            }
        }
    }

    /// A refund or the end of family sharing.
    package struct Revocation: Sendable, Hashable {
        package var date: Milliseconds?
        /// 0 another reason, 1 an issue in the app.
        package var reason: Int64?
        /// `REFUND_FULL`, `REFUND_PRORATED`, `FAMILY_REVOKE`.
        package var type: String?
        /// Thousandths of a percent: 100000 is all of it.
        package var percentage: Int64?

        package init(
            date: Milliseconds? = nil,
            reason: Int64? = nil,
            type: String? = nil,
            percentage: Int64? = nil
        ) {
            self.date = date
            self.reason = reason
            self.type = type
            self.percentage = percentage
        }
    }

    package var transactionID: String
    package var originalTransactionID: String?
    package var webOrderLineItemID: String?
    package var bundleID: String?
    package var productID: String
    package var productType: ProductType?
    package var quantity: Int64
    package var purchaseDate: Milliseconds?
    package var originalPurchaseDate: Milliseconds?
    package var expiresDate: Milliseconds?
    package var revocation: Revocation?
    /// The UUID the app gave StoreKit, in lower case.
    package var appAccountToken: String?
    package var ownership: Ownership?
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

    package init(transactionID: String, productID: String, quantity: Int64) {
        self.transactionID = transactionID
        self.productID = productID
        self.quantity = quantity
    }
}
