/// Apple's answer to verifyReceipt, decoded with the tolerance recorded answers ask for.
///
/// A status of 0 says that the receipt is genuine, not that there is a purchase in it, nor that it is one of this app.
package struct VerifyReceiptAnswer: Sendable, Hashable {
    /// What will happen to one subscription. Intent, not a transaction.
    package struct PendingRenewal: Sendable, Hashable {
        package let originalTransactionID: String?
        package let productID: String?
        package let autoRenewProductID: String?
        package let autoRenewStatus: Bool?
        package let expirationIntent: Int64?
        package let isInBillingRetryPeriod: Bool?
        package let gracePeriodExpiresDate: Milliseconds?
    }

    package let status: VerifyReceiptStatus
    /// Absent in flat answers.
    package let environment: AppStoreEnvironment?
    package let bundleID: String?
    /// Apple's clock at this answer: the time of the statement. Absent in flat answers.
    package let requestDate: Milliseconds?
    package let receiptCreationDate: Milliseconds?
    /// Whether a single transaction receipt of iOS 6 was asked about.
    package let isFlat: Bool
    /// Each transaction once, `latest_receipt_info` before `in_app`; empty unless the status says `valid`.
    package let rows: [AppStoreTransaction]
    /// Rows that cannot be what they say, each with its rule.
    package let setAside: [Rejection]
    package let pendingRenewals: [PendingRenewal]
    /// The newest receipt in Base64, where Apple sent one back.
    package let latestReceipt: String?

    /// - Throws: `structure_broken` where the bytes are not such an answer: ask again later.
    package init(_ json: [UInt8]) throws(Rejection) {
        try self.init(LenientJSONFields(json: json, rule: .structureBroken, subject: "The answer"))
    }

    private init(_ fields: LenientJSONFields) throws(Rejection) {
        guard let code = fields.integer("status") else {
            throw Rejection(.structureBroken, "The answer has no status.")
        }
        let status = VerifyReceiptStatus(code: code, isRetryable: fields.bool("is-retryable"))
        let receipt = fields.object("receipt")
        let bundleID = receipt?.name("bundle_id") ?? receipt?.name("bid")
        let environment =
            (fields.text("environment") ?? receipt?.text("receipt_type")).map(AppStoreEnvironment.init)
        self.status = status
        self.environment = environment
        self.bundleID = bundleID
        requestDate = receipt.flatMap { VerifyReceiptRow.moment("request_date", $0) }
        receiptCreationDate = receipt.flatMap { VerifyReceiptRow.moment("receipt_creation_date", $0) }
        isFlat = receipt.map { $0.has("transaction_id") || $0.has("bid") && !$0.has("in_app") } ?? false
        latestReceipt = fields.evidence("latest_receipt")
        pendingRenewals = fields.objects("pending_renewal_info").map(Self.pendingRenewal)

        // Other statuses come with a receipt beside them in recorded data: the status decides.
        guard status.meaning == .valid else {
            rows = []
            setAside = []
            return
        }
        var found =
            fields.objects("latest_receipt_info") + fields.objects("latest_expired_receipt_info")
            + (receipt?.objects("in_app") ?? [])
        if let receipt, receipt.has("transaction_id") { found.append(receipt) }
        guard receipt != nil || latestReceipt != nil || !found.isEmpty else {
            throw Rejection(.structureBroken, "The answer says that the receipt is valid, and does not hold it.")
        }
        (rows, setAside) = Self.rows(
            found,
            in: VerifyReceiptRow.Surroundings(bundleID: bundleID, environment: environment)
        )
    }

    /// Decodes the rows and joins those that speak of the same purchase.
    static func rows(
        _ found: [LenientJSONFields],
        in around: VerifyReceiptRow.Surroundings
    ) -> ([AppStoreTransaction], [Rejection]) {
        var rows: [AppStoreTransaction] = []
        var setAside: [Rejection] = []
        for fields in found {
            do throws(Rejection) {
                rows.append(try VerifyReceiptRow.transaction(fields, in: around))
            } catch {
                setAside.append(error)
            }
        }
        return (rows.joined, setAside)
    }

    private static func pendingRenewal(_ fields: LenientJSONFields) -> PendingRenewal {
        PendingRenewal(
            originalTransactionID: fields.text("original_transaction_id"),
            productID: fields.text("product_id"),
            autoRenewProductID: fields.text("auto_renew_product_id"),
            autoRenewStatus: fields.bool("auto_renew_status"),
            expirationIntent: fields.integer("expiration_intent"),
            isInBillingRetryPeriod: fields.bool("is_in_billing_retry_period"),
            gracePeriodExpiresDate: VerifyReceiptRow.moment("grace_period_expires_date", fields)
        )
    }
}

extension [AppStoreTransaction] {
    /// Each purchase once: rows of the same transaction and product complete each other, whatever their order.
    var joined: [AppStoreTransaction] {
        var rows: [AppStoreTransaction] = []
        var places: [[String]: Int] = [:]
        for row in self {
            let key = [row.transactionID, row.productID]
            if let place = places[key] {
                rows[place].fill(from: row)
            } else {
                places[key] = rows.count
                rows.append(row)
            }
        }
        return rows
    }
}

extension AppStoreTransaction {
    /// Takes over what the other statement of the same purchase has and this one lacks.
    mutating func fill(from other: AppStoreTransaction) {
        originalTransactionID = originalTransactionID ?? other.originalTransactionID
        webOrderLineItemID = webOrderLineItemID ?? other.webOrderLineItemID
        bundleID = bundleID ?? other.bundleID
        productType = productType ?? other.productType
        unknownProductType = unknownProductType ?? other.unknownProductType
        isFreeSubscription = isFreeSubscription || other.isFreeSubscription
        quantity = quantity ?? other.quantity
        purchaseDate = purchaseDate ?? other.purchaseDate
        originalPurchaseDate = originalPurchaseDate ?? other.originalPurchaseDate
        expiresDate = expiresDate ?? other.expiresDate
        revocation = revocation ?? other.revocation
        appAccountToken = appAccountToken ?? other.appAccountToken
        ownership = ownership ?? other.ownership
        unknownOwnership = unknownOwnership ?? other.unknownOwnership
        isTrial = isTrial ?? other.isTrial
        isIntroOffer = isIntroOffer ?? other.isIntroOffer
        isUpgraded = isUpgraded ?? other.isUpgraded
        environment = environment ?? other.environment
    }
}
