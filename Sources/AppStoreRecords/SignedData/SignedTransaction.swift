/// JWSTransactionDecodedPayload, in Apple's names. Times in milliseconds; Xcode's fractions are cut off.
package struct SignedTransaction: SignedPayload, Hashable {
    package let transactionID: String?
    package let originalTransactionID: String?
    package let webOrderLineItemID: String?
    package let bundleID: String?
    package let productID: String?
    package let subscriptionGroupIdentifier: String?
    package let purchaseDate: Milliseconds?
    package let originalPurchaseDate: Milliseconds?
    package let expiresDate: Milliseconds?
    package let signedDate: Milliseconds?
    package let quantity: Int64?
    package let type: String?
    package let appAccountToken: String?
    package let inAppOwnershipType: String?
    package let revocationDate: Milliseconds?
    /// Whether a revocation is stated, though its date may be unreadable.
    let isRevoked: Bool
    package let revocationReason: Int64?
    package let revocationType: String?
    package let revocationPercentage: Int64?
    package let isUpgraded: Bool?
    package let offerType: Int64?
    package let offerIdentifier: String?
    package let offerDiscountType: String?
    package let environment: AppStoreEnvironment?
    package let storefront: String?
    package let storefrontID: String?
    package let transactionReason: String?
    package let priceMilliunits: Int64?
    package let currency: String?
    package let appTransactionID: String?
    package let billingPlanType: String?

    package var signedMoment: Milliseconds? { signedDate }

    var flaw: Rejection? {
        guard transactionID == nil else { return nil }
        return Rejection(.missingTransactionID, "The signed data is no transaction: it has no transaction id.")
    }

    init(_ fields: LenientJSONFields) {
        transactionID = fields.identifier("transactionId")
        originalTransactionID = fields.identifier("originalTransactionId")
        webOrderLineItemID = fields.identifier("webOrderLineItemId")
        bundleID = fields.name("bundleId")
        productID = fields.name("productId")
        subscriptionGroupIdentifier = fields.text("subscriptionGroupIdentifier")
        purchaseDate = fields.milliseconds("purchaseDate")
        originalPurchaseDate = fields.milliseconds("originalPurchaseDate")
        expiresDate = fields.milliseconds("expiresDate")
        signedDate = fields.milliseconds("signedDate")
        quantity = fields.quantity("quantity")
        type = fields.text("type")
        appAccountToken = fields.text("appAccountToken")?.lowercased()
        inAppOwnershipType = fields.text("inAppOwnershipType")
        revocationDate = fields.milliseconds("revocationDate")
        revocationReason = fields.integer("revocationReason")
        revocationType = fields.text("revocationType")
        isRevoked = revocationType != nil || fields.statesMoment("revocationDate")
        revocationPercentage = fields.integer("revocationPercentage")
        isUpgraded = fields.bool("isUpgraded")
        offerType = fields.integer("offerType")
        offerIdentifier = fields.text("offerIdentifier")
        offerDiscountType = fields.text("offerDiscountType")
        environment = fields.text("environment").map(AppStoreEnvironment.init)
        storefront = fields.text("storefront")
        storefrontID = fields.text("storefrontId")
        transactionReason = fields.text("transactionReason")
        priceMilliunits = fields.milliunits("price")
        currency = fields.text("currency")
        appTransactionID = fields.text("appTransactionId")
        billingPlanType = fields.text("billingPlanType")
    }

    /// The transaction in the common form.
    ///
    /// - Throws: the rule by which it cannot be a row.
    package func transaction() throws(Rejection) -> AppStoreTransaction {
        var row = try AppStoreTransaction.checked(
            transactionID: transactionID,
            originalTransactionID: originalTransactionID,
            webOrderLineItemID: webOrderLineItemID,
            bundleID: bundleID,
            productID: productID,
            quantity: quantity,
            priceMilliunits: priceMilliunits
        )
        if let type { row.setProductType(word: type) }
        row.purchaseDate = purchaseDate
        row.originalPurchaseDate = originalPurchaseDate
        row.expiresDate = expiresDate
        if isRevoked {
            row.setRevocation(
                date: revocationDate,
                reason: revocationReason,
                type: revocationType,
                percentage: revocationPercentage
            )
        }
        row.appAccountToken = appAccountToken
        if let inAppOwnershipType { row.setOwnership(word: inAppOwnershipType) }
        row.isTrial = offerDiscountType.map { $0 == "FREE_TRIAL" }
        row.isIntroOffer = offerType.map { $0 == 1 }
        row.offerType = offerType
        row.offerDiscountType = offerDiscountType
        row.isUpgraded = isUpgraded
        row.transactionReason = transactionReason
        row.currency = currency
        row.storefront = storefront
        row.environment = environment
        return row
    }
}
