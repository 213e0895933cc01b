import ReconciliationCore

extension TransactionFacts {
    /// The facts a row states; what Apple did not say stays absent.
    init(_ row: AppStoreTransaction, bundleID fallback: String?) {
        self.init()
        bundleID = (row.bundleID ?? fallback).map { BundleID($0) }
        productID = ProductID(row.productID)
        originalTransactionID = row.originalTransactionID.map { TransactionID($0) }
        lineItemID = row.webOrderLineItemID.map { LineItemID($0) }
        type = row.productType
        quantity = row.quantity.map { Int($0) }
        purchaseDate = row.purchaseDate.map { Instant(milliseconds: $0) }
        originalPurchaseDate = row.originalPurchaseDate.map { Instant(milliseconds: $0) }
        expiresDate = row.expiresDate.map { Instant(milliseconds: $0) }
        revocation = row.revocation
        accountToken = row.appAccountToken
        // Only what another shares can end so.
        ownership = row.ownership ?? (revocation?.isEndOfSharing == true ? .familyShared : nil)
        isTrial = row.isFreeSubscription ? true : row.isTrial
        offerDiscountType = row.offerDiscountType
        isUpgraded = row.isUpgraded
        transactionReason = row.transactionReason
        price = row.priceMilliunits.map { Price(milliunits: $0, currency: row.currency ?? "") }
        storefront = row.storefront
    }
}
