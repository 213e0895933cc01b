import ReconciliationCore

/// A version 1 notification. Not signed, so it carries no grade: it points at evidence to ask Apple about.
///
/// The shared secret in it is not read here.
package struct NotificationV1: Sendable, Hashable {
    package let notificationType: String
    package let environment: AppStoreEnvironment?
    package let bundleID: String?
    package let originalTransactionID: String?
    package let autoRenewProductID: String?
    /// The transactions it points at, newest statement first. Nothing in them is proven.
    package let pointers: [AppStoreTransaction]
    package let setAside: [Rejection]
    /// The receipt in Base64 to ask about, if enclosed.
    package let latestReceipt: String?

    /// - Throws: `structure_broken` where the bytes are not such a notification.
    package init(_ json: [UInt8]) throws(Rejection) {
        let fields = try LenientJSONFields(json: json, rule: .structureBroken, subject: "The notification")
        guard let type = fields.text("notification_type") else {
            throw Rejection(.structureBroken, "The notification has no type.")
        }
        guard StatedText.isIdentifier(type) else {
            throw Rejection(.structureBroken, "\(FieldRules.quoted(type)) is not the type of a notification.")
        }
        let unified = fields.object("unified_receipt")
        let environment = (fields.text("environment") ?? unified?.text("environment")).map(AppStoreEnvironment.init)
        let found =
            (unified?.objects("latest_receipt_info") ?? []) + fields.objects("latest_receipt_info")
            + fields.objects("latest_expired_receipt_info")
        let (pointers, setAside) = VerifyReceiptAnswer.rows(
            found,
            in: VerifyReceiptRow.Surroundings(bundleID: fields.name("bid"), environment: environment)
        )
        notificationType = type
        self.environment = environment
        bundleID = fields.name("bid") ?? pointers.lazy.compactMap(\.bundleID).first
        originalTransactionID =
            fields.text("original_transaction_id").flatMap(StatedText.presentIdentifier)
            ?? pointers.first?.originalTransactionID
        autoRenewProductID = fields.text("auto_renew_product_id")
        self.pointers = pointers
        self.setAside = setAside
        latestReceipt =
            unified?.evidence("latest_receipt") ?? fields.evidence("latest_receipt")
            ?? fields.evidence("latest_expired_receipt")
    }

    package var isKnownType: Bool { NotificationTypes.version1.contains(notificationType) }

    /// A transaction it names, and whether it says that its money went back.
    package struct Pointed: Sendable, Hashable {
        package let transactionID: String
        package let isRevocation: Bool
    }

    /// Every transaction to ask Apple about, each once, in the order named.
    package var pointed: [Pointed] {
        var revoked: [String: Bool] = [:]
        var order: [String] = []
        func point(at id: String, isRevocation: Bool) {
            if revoked[id] == nil { order.append(id) }
            revoked[id, default: false] = revoked[id, default: false] || isRevocation
        }
        for row in pointers { point(at: row.transactionID, isRevocation: row.revocation != nil) }
        if let originalTransactionID, StatedText.isSoundIdentifier(originalTransactionID) {
            // Which of its transactions is meant is said by the row with the date, where there is one. The receipt holds others too.
            let isSaid = pointers.contains { row in
                row.revocation != nil && [row.transactionID, row.originalTransactionID].contains(originalTransactionID)
            }
            let isUnsaid = NotificationTypes.revocations.contains(notificationType) && !isSaid
            point(at: originalTransactionID, isRevocation: isUnsaid)
        }
        return order.map { Pointed(transactionID: $0, isRevocation: revoked[$0] ?? false) }
    }
}
