package import ReconciliationCore

/// The questions this program asks Apple.
package enum AppleCall: String, Sendable, Hashable, CaseIterable {
    case transactionInfo = "transaction_info"
    case transactionHistory = "transaction_history"
    case subscriptionStatuses = "subscription_statuses"
    case orderLookup = "order_lookup"
    case notificationHistory = "notification_history"
    case verifyReceipt = "verify_receipt"

    /// Requests per second in production, as Apple states them per app. Nothing is published for verifyReceipt.
    var requestsPerSecond: Int {
        switch self {
        case .transactionInfo, .transactionHistory, .subscriptionStatuses, .notificationHistory, .verifyReceipt: 50
        case .orderLookup: 10
        }
    }

    var isVerifyReceipt: Bool { self == .verifyReceipt }
}

/// A question in one of the two environments: what a rate, an outage and a count belong to.
package struct AppleEndpoint: Sendable, Hashable {
    package let call: AppleCall
    package let environment: StoreEnvironment

    package init(_ call: AppleCall, in environment: StoreEnvironment) {
        self.call = call
        self.environment = environment
    }

    /// As the report's `requests` name it: `transaction_info`, `sandbox_transaction_info`.
    package var name: String { environment == .production ? call.rawValue : "sandbox_" + call.rawValue }

    /// Microseconds between two requests. The sandbox allows a tenth.
    func spacing(requestsPerSecondMax: Int) -> Int64 {
        let share: Int64 = environment == .production ? 1 : 10
        let allowed = 1_000_000 * share / Int64(call.requestsPerSecond)
        return max(allowed, 1_000_000 / Int64(requestsPerSecondMax))
    }
}

/// Whom a refusal of our credentials concerns: one app at one of the four hosts.
struct CredentialUse: Sendable, Hashable {
    let app: BundleID
    let environment: StoreEnvironment
    let isVerifyReceipt: Bool

    init(_ app: BundleID, at endpoint: AppleEndpoint) {
        self.app = app
        environment = endpoint.environment
        isVerifyReceipt = endpoint.call.isVerifyReceipt
    }
}
