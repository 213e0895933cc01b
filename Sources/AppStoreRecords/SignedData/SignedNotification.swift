/// The payload of a version 2 notification, in Apple's names.
///
/// The signed data inside travels as JWS of its own; each is verified by itself, and what became of it is kept here.
package struct SignedNotification: SignedPayload, Hashable {
    /// Progress of a renewal date extension.
    package struct Summary: Sendable, Hashable {
        package let productID: String?
        package let requestIdentifier: String?
        package let storefrontCountryCodes: [String]
        package let succeededCount: Int64?
        package let failedCount: Int64?
    }

    /// A purchase outside the App Store that Apple wants reported.
    package struct ExternalPurchaseToken: Sendable, Hashable {
        package let externalPurchaseID: String?
        package let tokenCreationDate: Milliseconds?
    }

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
    package let summary: Summary?
    package let externalPurchaseToken: ExternalPurchaseToken?

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
        let summary = fields.object("summary")
        let token = fields.object("externalPurchaseToken")
        let about = data ?? summary ?? appData ?? token
        appAppleID = about?.integer("appAppleId")
        bundleID = about?.name("bundleId")
        bundleVersion = about?.text("bundleVersion")
        if let word = about?.text("environment") {
            environment = AppStoreEnvironment(word)
        } else {
            // Rule of Apple's server library for tokens, which carry no environment.
            environment = token?.text("externalPurchaseId").map { $0.hasPrefix("SANDBOX") ? .sandbox : .production }
        }
        status = data?.integer("status")
        consumptionRequestReason = data?.text("consumptionRequestReason")
        self.summary = summary.map { summary in
            Summary(
                productID: summary.text("productId"),
                requestIdentifier: summary.text("requestIdentifier"),
                storefrontCountryCodes: summary.texts("storefrontCountryCodes"),
                succeededCount: summary.integer("succeededCount"),
                failedCount: summary.integer("failedCount")
            )
        }
        externalPurchaseToken = token.map { token in
            ExternalPurchaseToken(
                externalPurchaseID: token.text("externalPurchaseId"),
                tokenCreationDate: token.milliseconds("tokenCreationDate")
            )
        }
        signedTransactionInfo = data?.text("signedTransactionInfo")
        signedRenewalInfo = data?.text("signedRenewalInfo")
        signedAppTransactionInfo = appData?.text("signedAppTransactionInfo")
    }
}
