import Foundation

/// One page of a history.
private struct Page: Encodable {
    var revision: String
    var bundleId: String?
    var appAppleId: Int64?
    var environment: String?
    var hasMore: Bool
    var signedTransactions: [String]
}

extension StoreRequestHandler {
    /// Apple's page size for histories and notifications.
    static let pageSize = 20

    /// Get Transaction Info: any product type, finished or not.
    func transactionInfo(_ id: String, in environment: StoreEnvironment, of bundleID: String) throws -> StoreAnswer {
        struct Body: Encodable {
            var signedTransactionInfo: String
        }
        return try .json(Body(signedTransactionInfo: signed(try known(id, in: environment, of: bundleID))))
    }

    /// Get Transaction History: everything of the account that owns `id`, ascending by last change.
    func history(
        _ id: String,
        _ request: StoreRequest,
        in environment: StoreEnvironment,
        of bundleID: String,
        withFinished: Bool = true
    ) throws -> StoreAnswer {
        let account = try known(id, in: environment, of: bundleID).account
        let filter = try HistoryFilter(request)
        var all = index.history(of: account, in: environment, of: bundleID).filter(filter.admits)
        // Version 1 leaves out finished consumables unless they were refunded.
        if !withFinished { all.removeAll { $0.finished && $0.transaction.revocationDate == nil } }
        if filter.isDescending { all.reverse() }
        return try page(
            all.map { ($0, $0.modified) },
            after: request.value("revision"),
            in: environment,
            of: bundleID,
            isDescending: filter.isDescending
        )
    }

    /// Look Up Order ID: 200 in any case, `status` says whether it is an order.
    func lookUpOrder(_ id: String, in environment: StoreEnvironment, of bundleID: String) throws -> StoreAnswer {
        struct Body: Encodable {
            var status: Int
            var signedTransactions: [String]?
        }
        guard id.wholeMatch(of: /[A-Za-z0-9]{4,32}/) != nil else { throw APIError.generalBadRequest }
        // Customers get no e-mail for sandbox purchases.
        let found = environment == .sandbox ? [] : index.order(id, of: bundleID)
        guard !found.isEmpty else { return try .json(Body(status: 1), result: "200_invalid_order") }
        return try .json(Body(status: 0, signedTransactions: try found.map(signed)))
    }

    /// The transaction, or the error Apple gives.
    func known(_ id: String, in environment: StoreEnvironment, of bundleID: String) throws -> KnownTransaction {
        guard id.wholeMatch(of: /[0-9]{1,32}/) != nil else { throw APIError.invalidTransactionID }
        guard let known = index.transaction(id, in: environment, of: bundleID) else {
            throw APIError.transactionIDNotFound
        }
        return known
    }

    /// Signed now: a later word than anything in the dataset's inbox.
    func signed(_ known: KnownTransaction) throws -> String {
        var transaction = known.transaction
        transaction.signedDate = clock.now.milliseconds
        return try authority.sign(transaction)
    }

    /// A revision names the last row of its page: asked again next year it goes on from there.
    private func page(
        _ rows: [(known: KnownTransaction, at: Int64)],
        after revision: String?,
        in environment: StoreEnvironment?,
        of bundleID: String?,
        isDescending: Bool
    ) throws -> StoreAnswer {
        var rest = rows[...]
        if let revision {
            let parts = revision.split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count == 2, let at = Int64(parts[0]) else { throw APIError.invalidRequestRevision }
            let last = (at, String(parts[1]))
            rest = rest.drop { row in
                let place = (row.at, row.known.transaction.transactionId)
                return isDescending && !parts[1].isEmpty ? place >= last : place <= last
            }
        }
        let shown = rest.prefix(Self.pageSize)
        let end = shown.last.map { "\($0.at)_\($0.known.transaction.transactionId)" }
        return try .json(
            Page(
                revision: end ?? revision ?? "0_",
                bundleId: bundleID,
                appAppleId: environment == .production ? store.apps.first { $0.bundleID == bundleID }?.appleID : nil,
                environment: environment?.rawValue,
                hasMore: shown.count < rest.count,
                signedTransactions: try shown.map { try signed($0.known) }
            )
        )
    }
}

/// The query of a history request (facts c.4).
private struct HistoryFilter {
    var isDescending = false
    private var start: Int64?
    private var end: Int64?
    private var products: [String]
    private var types: [String]
    private var groups: [String]
    private var ownership: String?
    private var revoked: Bool?

    init(_ request: StoreRequest) throws(APIError) {
        switch request.value("sort") {
        case nil, "ASCENDING": break
        case "DESCENDING": isDescending = true
        default: throw .invalidSort
        }
        if let text = request.value("startDate") {
            guard let number = Int64(text) else { throw .invalidStartDate }
            start = number
        }
        if let text = request.value("endDate") {
            guard let number = Int64(text) else { throw .invalidEndDate }
            end = number
        }
        switch request.value("revoked") {
        case nil: break
        case "true": revoked = true
        case "false": revoked = false
        default: throw .invalidRevoked
        }
        products = request.values("productId")
        groups = request.values("subscriptionGroupIdentifier")
        ownership = request.value("inAppOwnershipType")
        types = []
        for name in request.values("productType") {
            switch name {
            case "AUTO_RENEWABLE": types.append(ProductType.autoRenewable.signedName)
            case "NON_RENEWABLE": types.append(ProductType.nonRenewing.signedName)
            case "CONSUMABLE": types.append(ProductType.consumable.signedName)
            case "NON_CONSUMABLE": types.append(ProductType.nonConsumable.signedName)
            default: throw .invalidProductType
            }
        }
    }

    func admits(_ known: KnownTransaction) -> Bool {
        let transaction = known.transaction
        if let start, transaction.purchaseDate < start { return false }
        if let end, transaction.purchaseDate >= end { return false }
        if !products.isEmpty, !products.contains(transaction.productId) { return false }
        if !types.isEmpty, !types.contains(transaction.type) { return false }
        if !groups.isEmpty, !groups.contains(transaction.subscriptionGroupIdentifier ?? "") { return false }
        if let ownership, transaction.inAppOwnershipType != ownership { return false }
        if let revoked, (transaction.revocationDate != nil) != revoked { return false }
        return true
    }
}
