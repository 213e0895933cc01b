/// The payload of a version 2 notification, in Apple's names.
///
/// The signed data inside travels as JWS of its own; each is verified by itself, and what became of it is kept here.
package struct SignedNotification: SignedPayload, Hashable {
    package let notificationType: String?
    package let subtype: String?
    /// The same on every repeated delivery.
    package let notificationUUID: String?
    package let version: String?
    package let signedDate: Milliseconds?

    // From whichever of data, summary, externalPurchaseToken and appData is present.
    package let appAppleID: Int64?
    package let bundleID: String?
    package let bundleVersion: String?
    package let environment: AppStoreEnvironment?

    /// 1 active, 2 expired, 3 billing retry, 4 grace period, 5 revoked.
    package let status: Int64?
    package let consumptionRequestReason: String?
    /// Of a purchase outside the App Store that Apple wants reported.
    package let externalPurchaseID: String?

    let signedTransactionInfo: String?
    let signedRenewalInfo: String?
    let signedAppTransactionInfo: String?

    /// What the enclosed JWS turned out to be; nil where none is enclosed or the notification itself does not hold.
    package internal(set) var transaction: SignedTransaction?
    package internal(set) var renewalInfo: SignedRenewalInfo?
    package internal(set) var appTransaction: SignedAppTransaction?
    /// Why enclosed data was turned away.
    package internal(set) var enclosedRejections: [Rejection] = []

    package var signedMoment: Milliseconds? { signedDate }

    init(_ fields: LenientJSONFields) {
        notificationType = fields.text("notificationType")
        subtype = fields.text("subtype")
        notificationUUID = fields.text("notificationUUID")
        version = fields.text("version")
        signedDate = fields.milliseconds("signedDate")

        let data = fields.object("data")
        let appData = fields.object("appData")
        let token = fields.object("externalPurchaseToken")
        let about = data ?? fields.object("summary") ?? appData ?? token
        externalPurchaseID = token?.text("externalPurchaseId")
        appAppleID = about?.integer("appAppleId")
        bundleID = about?.name("bundleId")
        bundleVersion = about?.text("bundleVersion")
        if let word = about?.text("environment") {
            environment = AppStoreEnvironment(word)
        } else {
            // Rule of Apple's server library for tokens, which carry no environment.
            environment = externalPurchaseID.map { $0.hasPrefix("SANDBOX") ? .sandbox : .production }
        }
        status = data?.integer("status")
        consumptionRequestReason = data?.text("consumptionRequestReason")
        signedTransactionInfo = data?.text("signedTransactionInfo")
        signedRenewalInfo = data?.text("signedRenewalInfo")
        signedAppTransactionInfo = appData?.text("signedAppTransactionInfo")
    }
}
