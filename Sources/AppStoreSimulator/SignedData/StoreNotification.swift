/// A version 2 server notification around one signed transaction.
package struct StoreNotification: Sendable, Equatable {
    /// The kinds a one-time purchase goes through.
    package enum Kind: String, Sendable {
        case oneTimeCharge = "ONE_TIME_CHARGE"
        case refund = "REFUND"
        case refundReversed = "REFUND_REVERSED"
    }

    package var kind: Kind
    package var uuid: String
    package var signedAt: Moment
    package var appleID: Int64
    package var transaction: SignedTransaction
}

/// The decoded payload of the outer JWS, in Apple's field names.
struct NotificationPayload: Encodable {
    struct Content: Encodable {
        var appAppleId: Int64
        var bundleId: String
        var bundleVersion: String
        var environment: String
        var signedTransactionInfo: String
    }

    var notificationType: String
    var notificationUUID: String
    var version = "2.0"
    var signedDate: Int64
    var data: Content
}
