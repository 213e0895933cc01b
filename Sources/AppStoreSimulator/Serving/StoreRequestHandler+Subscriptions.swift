import Foundation

/// The part of a renewal info that this store knows (facts c.9).
private struct RenewalInfo: Encodable {
    var originalTransactionId: String
    var autoRenewProductId: String
    var productId: String
    var autoRenewStatus: Int
    var environment: String
    var signedDate: Int64
    var renewalDate: Int64?
}

extension StoreRequestHandler {
    /// Get All Subscription Statuses: the last period of every subscription, by group.
    func statuses(
        _ id: String,
        _ request: StoreRequest,
        in environment: StoreEnvironment,
        of bundleID: String
    ) throws -> StoreAnswer {
        struct Last: Encodable {
            var originalTransactionId: String
            var status: Int
            var signedTransactionInfo: String
            var signedRenewalInfo: String
        }
        struct Group: Encodable {
            var subscriptionGroupIdentifier: String
            var lastTransactions: [Last]
        }
        struct Body: Encodable {
            var environment: String
            var bundleId: String
            var appAppleId: Int64?
            var data: [Group]
        }
        let wanted = try request.values("status").map { text in
            guard let status = Int(text), (1...5).contains(status) else { throw APIError.invalidStatus }
            return status
        }
        let account = try known(id, in: environment, of: bundleID).account
        let periods = index.history(of: account, in: environment, of: bundleID)
            .filter { $0.transaction.subscriptionGroupIdentifier != nil }
        let byGroup = Dictionary(grouping: periods) { $0.transaction.subscriptionGroupIdentifier ?? "" }
        let groups = try byGroup.keys.sorted().map { name in
            let byOriginal = Dictionary(grouping: byGroup[name] ?? []) { $0.transaction.originalTransactionId }
            let latest = byOriginal.keys.sorted().compactMap { original in
                byOriginal[original]?.max { $0.transaction.purchaseDate < $1.transaction.purchaseDate }
            }
            let shown = latest.filter { wanted.isEmpty || wanted.contains(status(of: $0.transaction)) }
            return Group(
                subscriptionGroupIdentifier: name,
                lastTransactions: try shown.map { known in
                    Last(
                        originalTransactionId: known.transaction.originalTransactionId,
                        status: status(of: known.transaction),
                        signedTransactionInfo: try signed(known),
                        signedRenewalInfo: try renewalInfo(of: known.transaction)
                    )
                }
            )
        }
        return try .json(
            Body(
                environment: environment.rawValue,
                bundleId: bundleID,
                appAppleId: environment == .production ? store.apps.first { $0.bundleID == bundleID }?.appleID : nil,
                data: groups
            )
        )
    }

    /// 1 active, 2 expired, 5 revoked; this store knows neither billing retry nor grace.
    func status(of transaction: SignedTransaction) -> Int {
        if transaction.revocationDate != nil { return 5 }
        return (transaction.expiresDate ?? .max) > clock.now.milliseconds ? 1 : 2
    }

    private func renewalInfo(of transaction: SignedTransaction) throws -> String {
        let isActive = status(of: transaction) == 1
        let info = RenewalInfo(
            originalTransactionId: transaction.originalTransactionId,
            autoRenewProductId: transaction.productId,
            productId: transaction.productId,
            autoRenewStatus: isActive ? 1 : 0,
            environment: transaction.environment,
            signedDate: clock.now.milliseconds,
            renewalDate: isActive ? transaction.expiresDate : nil
        )
        return try authority.jws(payload: try StoreJSON.encode(info))
    }
}
