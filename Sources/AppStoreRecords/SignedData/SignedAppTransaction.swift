/// AppTransaction, in Apple's names: the purchase of the app itself. It holds no in-app purchase.
package struct SignedAppTransaction: SignedPayload, Hashable {
    /// The environment, under the name this payload gives it.
    package let receiptType: AppStoreEnvironment?
    package let appAppleID: Int64?
    package let bundleID: String?
    package let applicationVersion: String?
    package let receiptCreationDate: Milliseconds?
    package let originalPurchaseDate: Milliseconds?
    package let originalApplicationVersion: String?
    package let preorderDate: Milliseconds?
    package let appTransactionID: String?
    package let originalPlatform: String?

    package var signedMoment: Milliseconds? { receiptCreationDate }
    package var environment: AppStoreEnvironment? { receiptType }

    init(_ fields: LenientJSONFields) {
        receiptType = fields.text("receiptType").map(AppStoreEnvironment.init)
        appAppleID = fields.integer("appAppleId")
        bundleID = fields.name("bundleId")
        applicationVersion = fields.text("applicationVersion")
        receiptCreationDate = fields.milliseconds("receiptCreationDate")
        originalPurchaseDate = fields.milliseconds("originalPurchaseDate")
        originalApplicationVersion = fields.text("originalApplicationVersion")
        preorderDate = fields.milliseconds("preorderDate")
        appTransactionID = fields.text("appTransactionId")
        originalPlatform = fields.text("originalPlatform")
    }
}
