import AppStoreSimulator

/// One row of a credits file.
struct CreditRow: Sendable, Hashable {
    enum Status: String, Sendable, CaseIterable {
        case credited, failed, withdrawn
    }

    var transactionID: String
    var userID: String
    var creditedAt: Moment
    var status = Status.credited
    var orderID: String?
    var environment: String?
    var productID: String?
    var quantity: Int?
    var night = 0
}

/// One row of the users file.
struct UserRow: Sendable, Hashable {
    var userID: String
    var accountName: String?
    var applicationUsername: String?
    var accountToken: String?
    var deviceToken: String?
    var updatedAt: Moment?
    var mergedInto: String?
    var night = 0
}

/// One row of the products file.
struct ProductRow: Sendable, Hashable {
    var productID: String
    var bundleID: String?
    var kind: StatedTransaction.Kind?
    /// Per unit.
    var priceMilliunits: Int64?
    var currency: String?
    var creditedAs: String?
    var reconcile: BookPolicy.Subscriptions?
    var night = 0
}

/// One row of the payments file: what the backend says it verified.
struct PaymentRow: Sendable, Hashable {
    var transactionID: String
    var productID: String
    var purchasedAt: Moment
    var originalTransactionID: String?
    var quantity: Int?
    var bundleID: String?
    var environment: String?
    var applicationUsername: String?
    var accountToken: String?
    var userID: String?
    var lineItem: String?
    var revokedAt: Moment?
    /// For the whole quantity.
    var priceMilliunits: Int64?
    var currency: String?
    var night = 0
}

/// Apple's statement that it knows nothing of a transaction, for one app in one environment.
struct NotFoundAnswer: Sendable, Hashable {
    var transactionID: String
    var environment: String
    var bundleID: String
    var askedAt: Moment
}
