/// Which endpoint of which environment a path names.
package struct StoreTarget: Sendable, Equatable {
    /// The endpoints this store serves. Raw values are the names in its counts.
    package enum Endpoint: String, Sendable, CaseIterable {
        case verifyReceipt = "verify_receipt"
        case transactionInfo = "transaction_info"
        case history = "transaction_history"
        case historyV1 = "transaction_history_v1"
        case orderLookup = "order_lookup"
        case subscriptionStatuses = "subscription_statuses"
        case notificationHistory = "notification_history"
        case unknown

        var method: String {
            self == .notificationHistory || self == .verifyReceipt ? "POST" : "GET"
        }
    }

    package var environment: StoreEnvironment
    package var endpoint: Endpoint
    /// The id in the path, where there is one.
    package var argument = ""

    /// `/production` and `/sandbox` stand for Apple's hosts.
    package init(path: String) {
        var parts = path.split(separator: "/").map(String.init)
        environment = parts.first == "sandbox" ? .sandbox : .production
        let isPrefixed = parts.first == "sandbox" || parts.first == "production"
        if isPrefixed { parts.removeFirst() }
        endpoint = .unknown
        guard isPrefixed else { return }
        // A base URL may stand alone.
        if parts.isEmpty || parts == ["verifyReceipt"] {
            endpoint = .verifyReceipt
            return
        }
        if parts.count > 1, let last = parts.last { argument = last }
        switch (parts.first, parts.dropFirst().dropLast().joined(separator: "/")) {
        case ("inApps", "v1/transactions"): endpoint = .transactionInfo
        case ("inApps", "v2/history"): endpoint = .history
        case ("inApps", "v1/history"): endpoint = .historyV1
        case ("inApps", "v1/lookup"): endpoint = .orderLookup
        case ("inApps", "v1/subscriptions"): endpoint = .subscriptionStatuses
        case ("inApps", "v1/notifications") where argument == "history": endpoint = .notificationHistory
        default: break
        }
    }

    /// How the counts name it: `production/transaction_info`.
    package var name: String {
        endpoint == .unknown ? endpoint.rawValue : "\(environment.rawValue.lowercased())/\(endpoint.rawValue)"
    }
}
