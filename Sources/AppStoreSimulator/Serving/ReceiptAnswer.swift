/// The JSON of a `verifyReceipt` answer, unified or flat. Scalars are strings nearly everywhere, as Apple sends them.
struct ReceiptAnswer: Encodable {
    enum Receipt {
        case unified(UnifiedReceipt)
        case flat([String: String])
    }

    var status: Int
    var environment: String?
    var receipt: Receipt?
    var autoRenewStatus: Int?
    /// The newest transaction of a flat answer, and whether it has expired.
    var latestFlat: (fields: [String: String], hasExpired: Bool)?
    private var latestRows: [ReceiptRow]?
    private var latestReceipt: String?
    private var pending: [[String: String]]?

    init(status: Int, environment: String? = nil) {
        self.status = status
        self.environment = environment
    }

    /// What comes beside a receipt with subscriptions when the secret was sent.
    mutating func attachSubscriptions(_ rows: [ReceiptRow], at now: Moment, receipt: String) {
        latestRows = rows
        latestReceipt = receipt
        let newest = Dictionary(grouping: rows.filter { $0.expiresAt != nil }, by: \.originalTransactionID)
            .compactMap { $0.value.max { $0.purchasedAt < $1.purchasedAt } }
            .sorted { $0.originalTransactionID < $1.originalTransactionID }
        pending = newest.map { row in
            let isActive = (row.expiresAt ?? now) > now
            var intent = [
                "auto_renew_product_id": row.productID,
                "product_id": row.productID,
                "original_transaction_id": row.originalTransactionID,
                "auto_renew_status": isActive ? "1" : "0",
            ]
            if !isActive { intent["expiration_intent"] = "1" }
            return intent
        }
    }

    private enum CodingKeys: String, CodingKey {
        case status, environment, receipt
        case autoRenewStatus = "auto_renew_status"
        case latestRows = "latest_receipt_info"
        case latestExpired = "latest_expired_receipt_info"
        case latestReceipt = "latest_receipt"
        case pending = "pending_renewal_info"
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encodeIfPresent(environment, forKey: .environment)
        switch receipt {
        case .unified(let receipt): try container.encode(receipt, forKey: .receipt)
        case .flat(let fields): try container.encode(fields, forKey: .receipt)
        case nil: break
        }
        try container.encodeIfPresent(autoRenewStatus, forKey: .autoRenewStatus)
        try container.encodeIfPresent(latestRows, forKey: .latestRows)
        try container.encodeIfPresent(latestReceipt, forKey: .latestReceipt)
        try container.encodeIfPresent(pending, forKey: .pending)
        if let latestFlat {
            try container.encode(latestFlat.fields, forKey: latestFlat.hasExpired ? .latestExpired : .latestRows)
        }
    }
}

/// The `receipt` of a unified answer (facts a.4).
struct UnifiedReceipt: Encodable {
    var kind: String
    var appleID: Int64
    var bundleID: String
    var version: String
    var createdAt: Moment
    var answeredAt: Moment
    var rows: [ReceiptRow]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(kind, forKey: "receipt_type")
        try container.encode(appleID, forKey: "adam_id")
        try container.encode(appleID, forKey: "app_item_id")
        try container.encode(bundleID, forKey: "bundle_id")
        try container.encode(version, forKey: "application_version")
        try container.encode(appleID == 0 ? 0 : 80_042_195_513_607 as Int64, forKey: "download_id")
        try container.encode(appleID == 0 ? 0 : 841_027_399 as Int64, forKey: "version_external_identifier")
        try container.encode("1.0", forKey: "original_application_version")
        try container.encode(createdAt, forKey: "receipt_creation_date")
        try container.encode(answeredAt, forKey: "request_date")
        try container.encode(Moment(milliseconds: 1_375_340_400_000), forKey: "original_purchase_date")
        try container.encode(rows, forKey: "in_app")
    }
}

/// A row of `in_app` or `latest_receipt_info` (facts a.5, a.6).
struct ReceiptRow: Encodable {
    var productID: String
    var originalTransactionID: String
    var purchasedAt: Moment
    var expiresAt: Moment?
    private var row: InAppRow
    /// Beside the row in `latest_receipt_info` only.
    private var extra: [String: String] = [:]

    init(_ row: InAppRow) {
        self.row = row
        productID = row.productID
        originalTransactionID = row.originalTransactionID
        purchasedAt = row.purchasedAt
        expiresAt = row.expiresAt
    }

    /// nil for a type nobody knows.
    init?(latest transaction: SignedTransaction) {
        guard let type = ProductType.allCases.first(where: { $0.signedName == transaction.type }) else { return nil }
        var row = InAppRow(
            transactionID: transaction.transactionId,
            productID: transaction.productId,
            type: type,
            purchasedAt: Moment(milliseconds: transaction.purchaseDate),
            original: (
                transaction.originalTransactionId,
                Moment(milliseconds: transaction.originalPurchaseDate)
            )
        )
        row.quantity = transaction.quantity
        row.expiresAt = transaction.expiresDate.map(Moment.init(milliseconds:))
        row.webOrderLineItemID = transaction.webOrderLineItemId.flatMap { Int64($0) } ?? 0
        row.cancelledAt = transaction.revocationDate.map(Moment.init(milliseconds:))
        row.isTrial = transaction.offerDiscountType == "FREE_TRIAL"
        self.init(row)
        extra["in_app_ownership_type"] = transaction.inAppOwnershipType
        extra["subscription_group_identifier"] = transaction.subscriptionGroupIdentifier
        extra["app_account_token"] = transaction.appAccountToken
        if transaction.isUpgraded == true { extra["is_upgraded"] = "true" }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(String(row.quantity), forKey: "quantity")
        try container.encode(row.productID, forKey: "product_id")
        try container.encode(row.transactionID, forKey: "transaction_id")
        try container.encode(row.originalTransactionID, forKey: "original_transaction_id")
        try container.encode(row.purchasedAt, forKey: "purchase_date")
        try container.encode(row.originallyPurchasedAt, forKey: "original_purchase_date")
        try container.encode(row.isTrial ? "true" : "false", forKey: "is_trial_period")
        if let expiresAt = row.expiresAt {
            try container.encode(expiresAt, forKey: "expires_date")
            try container.encode(String(row.webOrderLineItemID), forKey: "web_order_line_item_id")
            try container.encode(row.isIntroductory ? "true" : "false", forKey: "is_in_intro_offer_period")
        }
        if let cancelledAt = row.cancelledAt {
            try container.encode(cancelledAt, forKey: "cancellation_date")
            try container.encode("0", forKey: "cancellation_reason")
        }
        for (key, value) in extra { try container.encode(value, forKey: AnyKey(key)) }
    }
}

/// Keys as Apple spells them.
private struct AnyKey: CodingKey, ExpressibleByStringLiteral {
    var stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) {
        stringValue = text
    }

    init(stringLiteral text: String) {
        stringValue = text
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        return nil
    }
}

extension KeyedEncodingContainer where Key == AnyKey {
    /// One moment in Apple's three spellings.
    fileprivate mutating func encode(_ moment: Moment, forKey key: AnyKey) throws {
        let date = PropertyDate(moment)
        try encode(date.greenwich, forKey: key)
        try encode(String(moment.milliseconds), forKey: AnyKey(key.stringValue + "_ms"))
        try encode(date.losAngeles, forKey: AnyKey(key.stringValue + "_pst"))
    }
}
