/// What App Store Server Notifications are about, as far as Apple has documented it. A type that is not here is kept
/// and counted under its own name: Apple adds types without asking.
package enum NotificationTypes {
    /// Version 1, deprecated. `RENEWAL` was taken out of service in 2021 and still lies in archives.
    static let version1: Set<String> = [
        "INITIAL_BUY", "CANCEL", "RENEWAL", "DID_RECOVER", "DID_RENEW", "INTERACTIVE_RENEWAL",
        "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "DID_FAIL_TO_RENEW", "PRICE_INCREASE_CONSENT",
        "CONSUMPTION_REQUEST", "REFUND", "REVOKE",
    ]

    /// Version 2: each type with the subtypes it comes with; it may always come with none.
    static let version2: [String: Set<String>] = [
        "ONE_TIME_CHARGE": [],
        "SUBSCRIBED": ["INITIAL_BUY", "RESUBSCRIBE"],
        "DID_RENEW": ["BILLING_RECOVERY"],
        "OFFER_REDEEMED": ["INITIAL_BUY", "RESUBSCRIBE", "UPGRADE", "DOWNGRADE"],
        "DID_CHANGE_RENEWAL_PREF": ["UPGRADE", "DOWNGRADE"],
        "DID_CHANGE_RENEWAL_STATUS": ["AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED"],
        "DID_FAIL_TO_RENEW": ["GRACE_PERIOD"],
        "GRACE_PERIOD_EXPIRED": [],
        "EXPIRED": ["VOLUNTARY", "BILLING_RETRY", "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE"],
        "PRICE_INCREASE": ["PENDING", "ACCEPTED"],
        "REFUND": [],
        "REFUND_REVERSED": [],
        "REFUND_DECLINED": [],
        "CONSUMPTION_REQUEST": [],
        "REVOKE": [],
        "RENEWAL_EXTENDED": [],
        "RENEWAL_EXTENSION": ["SUMMARY", "FAILURE"],
        "EXTERNAL_PURCHASE_TOKEN": ["UNREPORTED"],
        "TEST": [],
        "RESCIND_CONSENT": [],
        "METADATA_UPDATE": [],
        "MIGRATION": [],
        "PRICE_CHANGE": [],
    ]

    /// Version 1 types that say that money went back.
    static let revocations: Set<String> = ["CANCEL", "REFUND", "REVOKE"]
}

extension SignedNotification {
    /// Whether Apple has documented the type together with this subtype.
    package var isKnownType: Bool {
        guard let notificationType, let subtypes = NotificationTypes.version2[notificationType] else { return false }
        return subtype.map { subtypes.contains($0) } ?? true
    }
}
