/// The payload of a signed transaction, in Apple's own field names (JWSTransactionDecodedPayload).
///
/// Times are epoch milliseconds, prices milliunits of the currency for the whole quantity.
package struct SignedTransaction: Sendable, Codable, Equatable {
    package var transactionId: String
    package var originalTransactionId: String
    package var webOrderLineItemId: String?
    package var bundleId: String
    package var productId: String
    package var subscriptionGroupIdentifier: String?
    package var purchaseDate: Int64
    package var originalPurchaseDate: Int64
    package var expiresDate: Int64?
    package var quantity = 1
    package var type: String
    package var appAccountToken: String?
    package var inAppOwnershipType = "PURCHASED"
    package var signedDate: Int64
    package var revocationDate: Int64?
    package var revocationReason: Int?
    package var revocationType: String?
    package var revocationPercentage: Int?
    /// Apple states it only when true.
    package var isUpgraded: Bool?
    package var offerType: Int?
    package var offerDiscountType: String?
    package var environment: String
    package var storefront: String? = "CHN"
    package var storefrontId: String? = "143465"
    package var transactionReason: String? = "PURCHASE"
    package var price: Int64?
    package var currency: String?

    /// The transaction a receipt row would show, signed at `signedAt`.
    package init(
        row: InAppRow,
        bundleID: String,
        environment: StoreEnvironment = .production,
        signedAt: Moment,
        appAccountToken: String? = nil,
        price: Int64? = nil,
        currency: String? = nil
    ) {
        transactionId = row.transactionID
        originalTransactionId = row.originalTransactionID
        webOrderLineItemId = row.webOrderLineItemID == 0 ? nil : String(row.webOrderLineItemID)
        bundleId = bundleID
        productId = row.productID
        subscriptionGroupIdentifier = row.type == .autoRenewable ? "21000001" : nil
        purchaseDate = row.purchasedAt.milliseconds
        originalPurchaseDate = row.originallyPurchasedAt.milliseconds
        expiresDate = row.expiresAt?.milliseconds
        quantity = row.quantity
        type = row.type.signedName
        self.appAccountToken = appAccountToken
        signedDate = signedAt.milliseconds
        revocationDate = row.cancelledAt?.milliseconds
        revocationReason = row.cancelledAt == nil ? nil : 0
        self.environment = environment.rawValue
        self.price = price
        self.currency = currency
    }
}
