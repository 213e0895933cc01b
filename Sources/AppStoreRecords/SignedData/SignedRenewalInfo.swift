/// JWSRenewalInfoDecodedPayload, in Apple's names: what will happen to a subscription. It holds no purchase.
package struct SignedRenewalInfo: SignedPayload, Hashable {
    package let originalTransactionID: String?
    package let autoRenewProductID: String?
    package let productID: String?
    package let autoRenewStatus: Int64?
    package let isInBillingRetryPeriod: Bool?
    package let expirationIntent: Int64?
    package let gracePeriodExpiresDate: Milliseconds?
    package let offerType: Int64?
    package let offerIdentifier: String?
    package let signedDate: Milliseconds?
    package let environment: AppStoreEnvironment?
    package let recentSubscriptionStartDate: Milliseconds?
    package let renewalDate: Milliseconds?
    package let currency: String?
    package let renewalPriceMilliunits: Int64?
    package let appAccountToken: String?
    package let appTransactionID: String?

    package var signedMoment: Milliseconds? { signedDate }

    init(_ fields: LenientJSONFields) {
        originalTransactionID = fields.text("originalTransactionId")
        autoRenewProductID = fields.text("autoRenewProductId")
        productID = fields.text("productId")
        autoRenewStatus = fields.integer("autoRenewStatus")
        isInBillingRetryPeriod = fields.bool("isInBillingRetryPeriod")
        expirationIntent = fields.integer("expirationIntent")
        gracePeriodExpiresDate = fields.milliseconds("gracePeriodExpiresDate")
        offerType = fields.integer("offerType")
        offerIdentifier = fields.text("offerIdentifier")
        signedDate = fields.milliseconds("signedDate")
        environment = fields.text("environment").map(AppStoreEnvironment.init)
        recentSubscriptionStartDate = fields.milliseconds("recentSubscriptionStartDate")
        renewalDate = fields.milliseconds("renewalDate")
        currency = fields.text("currency")
        renewalPriceMilliunits = fields.integer("renewalPrice")
        appAccountToken = fields.text("appAccountToken")?.lowercased()
        appTransactionID = fields.text("appTransactionId")
    }
}
