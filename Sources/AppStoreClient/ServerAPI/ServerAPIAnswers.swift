package import ReconciliationCore

/// Signed data as Apple sent it, for `EvidenceVerifier`, and the environment that sent it. Nothing in it is proven yet.
package struct SignedAnswer: Sendable, Hashable {
    package let environment: StoreEnvironment
    /// Each a JWS in compact form.
    package let signed: [SealedBytes]
}

/// One page of a history.
package struct SignedPage: Sendable, Hashable {
    package let environment: StoreEnvironment
    /// Each a JWS in compact form: transactions, or whole notifications.
    package let signed: [SealedBytes]
    /// Where to go on: `revision` or `paginationToken`. Of the last page of a transaction history it is worth keeping:
    /// the next run asks from there.
    package let next: String?
    package let hasMore: Bool
    /// The app and the environment that a transaction history says it is of; nil where it does not say.
    package var bundleID: String?
    package var statedEnvironment: String?
}

/// How one subscription stands.
package struct SubscriptionStatus: Sendable, Hashable {
    /// 1 active, 2 expired, 3 billing retry, 4 grace period, 5 revoked.
    package let status: Int64?
    package let originalTransactionID: TransactionID?
    package let signedTransaction: SealedBytes?
}

/// How the subscriptions of a customer stand, and the environment that says so.
package struct SubscriptionStatuses: Sendable, Hashable {
    package let environment: StoreEnvironment
    package let statuses: [SubscriptionStatus]
}

// The JSON, as far as it is needed. Every field may be absent.

struct TransactionInfoBody: Decodable {
    let signedTransactionInfo: String
}

struct HistoryBody: Decodable {
    let bundleId: String?
    let environment: String?
    let revision: String?
    let hasMore: Bool?
    let signedTransactions: [String]?
}

struct OrderLookupBody: Decodable {
    let status: Int64
    let signedTransactions: [String]?
}

struct NotificationHistoryBody: Decodable {
    struct Item: Decodable { let signedPayload: String? }
    let paginationToken: String?
    let hasMore: Bool?
    let notificationHistory: [Item]?
}

struct NotificationHistoryRequest: Encodable {
    let startDate: Int64
    let endDate: Int64
}

struct StatusesBody: Decodable {
    struct Group: Decodable { let lastTransactions: [Item]? }
    struct Item: Decodable {
        let originalTransactionId: String?
        let status: Int64?
        let signedTransactionInfo: String?
    }
    let data: [Group]?
}

struct ErrorBody: Decodable { let errorCode: Int64 }
