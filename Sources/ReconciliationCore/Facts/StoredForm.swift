/// What a piece of evidence is, as the ledger stores it. The codes are stored and never change.
///
/// What came in as a notification, or was asked of Apple, stays that, whatever is inside. What a client sent is told by its
/// bytes, and once it is read by its contents.
package enum StoredForm: String, Sendable, Hashable, Codable, CaseIterable {
    case appReceipt = "app_receipt"
    case legacyReceipt = "legacy_receipt"
    /// Signed data whose contents could not be read.
    case signedData = "signed_data"
    case signedTransaction = "signed_transaction"
    case renewalInfo = "renewal_info"
    case appTransaction = "app_transaction"
    case notification
    case notificationBody = "notification_body"
    /// Nobody signed it.
    case notificationV1 = "notification_v1"
    /// From the App Store Server API.
    case serverAPITransaction = "server_api_transaction"
    case verifyReceiptAnswer = "verify_receipt_answer"
    case serverAPIAnswer = "server_api_answer"
    /// Not read yet, or nothing that is known.
    case unknown

    /// How it came to us.
    package var origin: EvidenceOrigin {
        switch self {
        case .notification, .notificationV1: .notification
        case .serverAPITransaction: .serverAPI
        case .appReceipt, .legacyReceipt, .signedData, .signedTransaction, .renewalInfo, .appTransaction,
            .notificationBody, .verifyReceiptAnswer, .serverAPIAnswer, .unknown:
            .client
        }
    }

    /// Whether it stays what it is, whatever is found inside.
    package var isKept: Bool { origin != .client }

    /// Whether it can tell the device it was made for: only an app receipt holds a hash of it (Rules 9.11).
    package var tellsDevice: Bool { self == .appReceipt }

    /// Whether an account token may stand in its bytes: those of receipts have none.
    package var mayHoldAccountToken: Bool { self != .appReceipt && self != .legacyReceipt }

    /// Whether it is one transaction and nothing else: the token in it is also in the statement that is kept of it.
    package var isOneTransaction: Bool { self == .signedTransaction || self == .serverAPITransaction }

    /// What `unverified.csv` calls it.
    package var unverifiedSubject: UnverifiedSubject {
        switch self {
        case .notification, .notificationBody, .notificationV1: .notification
        case .signedTransaction, .serverAPITransaction: .signedTransaction
        case .appReceipt, .legacyReceipt, .signedData, .renewalInfo, .appTransaction, .verifyReceiptAnswer,
            .serverAPIAnswer, .unknown:
            .receipt
        }
    }
}

/// What a row of `unverified.csv` is about. The codes are a contract.
package enum UnverifiedSubject: String, Sendable, Hashable, CaseIterable {
    case receipt
    case signedTransaction = "signed_transaction"
    case notification
    case claim
    case credit
}
