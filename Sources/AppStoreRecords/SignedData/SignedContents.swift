/// The kinds of payload Apple signs, told apart by their fields.
package enum SignedContents: SignedPayload, Hashable {
    case transaction(SignedTransaction)
    case renewalInfo(SignedRenewalInfo)
    case appTransaction(SignedAppTransaction)
    case notification(SignedNotification)

    init(_ fields: LenientJSONFields) {
        if fields.has("notificationType") || fields.has("notificationUUID") {
            self = .notification(SignedNotification(fields))
        } else if fields.has("receiptType") || fields.has("receiptCreationDate") {
            self = .appTransaction(SignedAppTransaction(fields))
        } else if !fields.has("transactionId"), fields.has("autoRenewProductId") || fields.has("autoRenewStatus") {
            self = .renewalInfo(SignedRenewalInfo(fields))
        } else {
            self = .transaction(SignedTransaction(fields))
        }
    }

    private var payload: any SignedPayload {
        switch self {
        case .transaction(let payload): payload
        case .renewalInfo(let payload): payload
        case .appTransaction(let payload): payload
        case .notification(let payload): payload
        }
    }

    package var signedMoment: Milliseconds? { payload.signedMoment }
    package var environment: AppStoreEnvironment? { payload.environment }
    var flaw: Rejection? { payload.flaw }
}
