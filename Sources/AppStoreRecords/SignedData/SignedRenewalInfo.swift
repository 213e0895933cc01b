/// JWSRenewalInfoDecodedPayload, in Apple's names: what will happen to a subscription. It holds no purchase.
package struct SignedRenewalInfo: SignedPayload, Hashable {
    /// What a committed subscription renews to, since App Store Server API 1.21.
    package struct CommitmentInfo: Sendable, Hashable {
        package let autoRenewProductID: String?
        package let autoRenewStatus: Int64?
        package let renewalBillingPlanType: String?
        package let renewalDate: Milliseconds?
        package let renewalPriceMilliunits: Int64?
    }

    package let originalTransactionID: String?
    package let autoRenewProductID: String?
    package let productID: String?
    package let autoRenewStatus: Int64?
    package let isInBillingRetryPeriod: Bool?
    package let expirationIntent: Int64?
    package let priceIncreaseStatus: Int64?
    package let gracePeriodExpiresDate: Milliseconds?
    package let offerType: Int64?
    package let offerIdentifier: String?
    package let offerPeriod: String?
    package let offerDiscountType: String?
    package let signedDate: Milliseconds?
    package let environment: AppStoreEnvironment?
    package let recentSubscriptionStartDate: Milliseconds?
    package let renewalDate: Milliseconds?
    package let currency: String?
    package let renewalPriceMilliunits: Int64?
    package let eligibleWinBackOfferIDs: [String]
    package let appAccountToken: String?
    package let appTransactionID: String?
    package let hasAdvancedCommerceInfo: Bool
    package let renewalBillingPlanType: String?
    package let commitmentInfo: CommitmentInfo?

    package var signedMoment: Milliseconds? { signedDate }

    init(_ fields: LenientJSONFields) {
        originalTransactionID = fields.text("originalTransactionId")
        autoRenewProductID = fields.text("autoRenewProductId")
        productID = fields.text("productId")
        autoRenewStatus = fields.integer("autoRenewStatus")
        isInBillingRetryPeriod = fields.bool("isInBillingRetryPeriod")
        expirationIntent = fields.integer("expirationIntent")
        priceIncreaseStatus = fields.integer("priceIncreaseStatus")
        gracePeriodExpiresDate = fields.milliseconds("gracePeriodExpiresDate")
        offerType = fields.integer("offerType")
        offerIdentifier = fields.text("offerIdentifier")
        offerPeriod = fields.text("offerPeriod")
        offerDiscountType = fields.text("offerDiscountType")
        signedDate = fields.milliseconds("signedDate")
        environment = fields.text("environment").map(AppStoreEnvironment.init)
        recentSubscriptionStartDate = fields.milliseconds("recentSubscriptionStartDate")
        renewalDate = fields.milliseconds("renewalDate")
        currency = fields.text("currency")
        renewalPriceMilliunits = fields.integer("renewalPrice")
        eligibleWinBackOfferIDs = fields.texts("eligibleWinBackOfferIds")
        appAccountToken = fields.text("appAccountToken")?.lowercased()
        appTransactionID = fields.text("appTransactionId")
        hasAdvancedCommerceInfo = fields.has("advancedCommerceInfo")
        renewalBillingPlanType = fields.text("renewalBillingPlanType")
        commitmentInfo = fields.object("commitmentInfo").map { info in
            CommitmentInfo(
                autoRenewProductID: info.text("commitmentAutoRenewProductId"),
                autoRenewStatus: info.integer("commitmentAutoRenewStatus"),
                renewalBillingPlanType: info.text("commitmentRenewalBillingPlanType"),
                renewalDate: info.milliseconds("commitmentRenewalDate"),
                renewalPriceMilliunits: info.integer("commitmentRenewalPrice")
            )
        }
    }
}
