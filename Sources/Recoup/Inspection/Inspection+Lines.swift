import AppStoreRecords
import ReconciliationCore

extension Inspection {
    /// What a piece of evidence says besides its purchases, under Apple's names where Apple has one.
    static func lines(of contents: EvidenceContents) -> [Line] {
        let common: [Line] = [
            ("bundle_id", contents.bundleID),
            ("environment", contents.environment?.appleName),
            ("stated_at", contents.statedAt.map(time)),
        ]
        return switch contents.document {
        case .receipt(let receipt): common + lines(of: receipt)
        case .legacyReceipt(let receipt):
            common + receipt.purchaseInfo.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        case .notificationV1(let notification): common + lines(of: notification)
        case .signed(.notification(let notification)): common + lines(of: notification)
        case .signed(.renewalInfo(let info)): common + lines(of: info)
        case .signed(.appTransaction(let app)): common + lines(of: app)
        case .signed(.transaction(let transaction)): common + lines(of: transaction)
        }
    }

    static func lines(of answer: VerifyReceiptAnswer) -> [Line] {
        [
            ("status", "\(answer.status.code) \(answer.status.meaning.rawValue)"),
            ("is_retryable", answer.status.isRetryable.map { "\($0)" }),
            ("bundle_id", answer.bundleID),
            ("environment", answer.environment?.appleName),
            ("request_date", answer.requestDate.map(time)),
            ("receipt_creation_date", answer.receiptCreationDate.map(time)),
            ("style", answer.isFlat ? "ios6" : "unified"),
        ]
            + answer.pendingRenewals.enumerated().flatMap { index, renewal -> [Line] in
                [
                    ("pending_renewal_\(index + 1)", renewal.autoRenewProductID ?? renewal.productID),
                    ("  original_transaction_id", renewal.originalTransactionID),
                    ("  auto_renew_status", renewal.autoRenewStatus.map { "\($0)" }),
                    ("  expiration_intent", renewal.expirationIntent.map { "\($0)" }),
                    ("  is_in_billing_retry_period", renewal.isInBillingRetryPeriod.map { "\($0)" }),
                    ("  grace_period_expires_date", renewal.gracePeriodExpiresDate.map(time)),
                ]
            }
    }

    private static func lines(of receipt: AppReceipt) -> [Line] {
        receipt.attributes.sorted { $0.type < $1.type }.map { (attributeName($0.type), shown($0.value)) }
    }

    /// Its password is not among what was read.
    private static func lines(of notification: NotificationV1) -> [Line] {
        [
            ("notification_type", notification.notificationType),
            ("is_known_type", "\(notification.isKnownType)"),
            ("password", "********"),
            ("original_transaction_id", notification.originalTransactionID),
            ("auto_renew_product_id", notification.autoRenewProductID),
            ("points_at", notification.pointed.map(\.transactionID).joined(separator: " ")),
        ]
    }

    private static func lines(of notification: SignedNotification) -> [Line] {
        let type = [notification.notificationType ?? "?", notification.subtype].compactMap(\.self)
        return [
            ("notification_type", type.joined(separator: " ")),
            ("is_known_type", "\(notification.isKnownType)"),
            ("notification_uuid", notification.notificationUUID),
            ("version", notification.version),
            ("signed_date", notification.signedDate.map(time)),
            ("app_apple_id", notification.appAppleID.map { "\($0)" }),
            ("bundle_version", notification.bundleVersion),
            ("status", notification.status.map { "\($0)" }),
            ("consumption_request_reason", notification.consumptionRequestReason),
            ("external_purchase_id", notification.externalPurchaseID),
            ("renewal_date", notification.renewalInfo?.renewalDate.map(time)),
            ("auto_renew_product_id", notification.renewalInfo?.autoRenewProductID),
        ]
    }

    private static func lines(of info: SignedRenewalInfo) -> [Line] {
        [
            ("original_transaction_id", info.originalTransactionID),
            ("product_id", info.productID),
            ("auto_renew_product_id", info.autoRenewProductID),
            ("auto_renew_status", info.autoRenewStatus.map { "\($0)" }),
            ("expiration_intent", info.expirationIntent.map { "\($0)" }),
            ("is_in_billing_retry_period", info.isInBillingRetryPeriod.map { "\($0)" }),
            ("grace_period_expires_date", info.gracePeriodExpiresDate.map(time)),
            ("recent_subscription_start_date", info.recentSubscriptionStartDate.map(time)),
            ("renewal_date", info.renewalDate.map(time)),
            ("renewal_price_milliunits", info.renewalPriceMilliunits.map { "\($0)" }),
            ("currency", info.currency),
            ("offer_type", info.offerType.map { "\($0)" }),
            ("offer_identifier", info.offerIdentifier),
            ("app_account_token", info.appAccountToken),
            ("app_transaction_id", info.appTransactionID),
        ]
    }

    private static func lines(of app: SignedAppTransaction) -> [Line] {
        [
            ("app_apple_id", app.appAppleID.map { "\($0)" }),
            ("application_version", app.applicationVersion),
            ("original_application_version", app.originalApplicationVersion),
            ("original_purchase_date", app.originalPurchaseDate.map(time)),
            ("preorder_date", app.preorderDate.map(time)),
            ("original_platform", app.originalPlatform),
            ("app_transaction_id", app.appTransactionID),
        ]
    }

    /// What the common row of a purchase has no place for.
    private static func lines(of transaction: SignedTransaction) -> [Line] {
        [
            ("subscription_group_identifier", transaction.subscriptionGroupIdentifier),
            ("offer_identifier", transaction.offerIdentifier),
            ("storefront_id", transaction.storefrontID),
            ("app_transaction_id", transaction.appTransactionID),
            ("billing_plan_type", transaction.billingPlanType),
        ]
    }

    static func lines(of row: AppStoreTransaction) -> [Line] {
        [
            ("transaction_id", row.transactionID),
            ("original_transaction_id", row.originalTransactionID),
            ("web_order_line_item_id", row.webOrderLineItemID),
            ("product_id", row.productID),
            ("type", row.productType?.rawValue ?? row.unknownProductType),
            ("quantity", row.quantity.map { String($0) }),
            ("purchase_date", row.purchaseDate.map(time)),
            ("original_purchase_date", row.originalPurchaseDate.map(time)),
            ("expires_date", row.expiresDate.map(time)),
            ("is_revoked", row.revocation.map { _ in "true" }),
            ("revocation_date", row.revocation?.date?.text),
            ("revocation_type", row.revocation?.type),
            ("revocation_reason", row.revocation?.reason.map { String($0) }),
            ("revocation_percentage", row.revocation?.percentage.map { String($0) }),
            ("app_account_token", row.appAccountToken),
            ("ownership", row.ownership.map { "\($0)" } ?? row.unknownOwnership),
            ("is_trial", row.isTrial.map { "\($0)" }),
            ("is_intro_offer", row.isIntroOffer.map { "\($0)" }),
            ("offer_type", row.offerType.map { "\($0)" }),
            ("offer_discount_type", row.offerDiscountType),
            ("is_upgraded", row.isUpgraded.map { "\($0)" }),
            ("transaction_reason", row.transactionReason),
            ("price_milliunits", row.priceMilliunits.map { String($0) }),
            ("currency", row.currency),
            ("storefront", row.storefront),
        ]
    }

    static func lines(of certificate: CertificateFacts) -> [Line] {
        [
            ("subject", certificate.subject),
            ("issuer", certificate.issuer),
            ("serial", certificate.serial),
            ("valid_from", time(certificate.notBefore)),
            ("valid_until", time(certificate.notAfter)),
            ("sha256", certificate.fingerprint),
            ("markers", certificate.markers.joined(separator: " ")),
        ]
    }

    private static func time(_ milliseconds: Milliseconds) -> String { Instant(milliseconds: milliseconds).text }

    private static func shown(_ value: ReceiptAttribute.Value) -> String {
        switch value {
        case .text(let text): text
        case .integer(let number): String(number)
        case .bytes(let bytes): Hexadecimal.text(bytes)
        }
    }

    /// The field's name where Apple documents the attribute, else its number.
    private static func attributeName(_ type: Int64) -> String {
        let names: [Int64: String] = [
            0: "receipt_type", 1: "app_item_id", 2: "bundle_id", 3: "application_version", 4: "opaque_value",
            5: "sha1_hash", 12: "receipt_creation_date", 15: "download_id", 16: "version_external_identifier",
            18: "original_purchase_date", 19: "original_application_version", 21: "expiration_date",
        ]
        return names[type].map { "\(type) \($0)" } ?? "\(type)"
    }
}
