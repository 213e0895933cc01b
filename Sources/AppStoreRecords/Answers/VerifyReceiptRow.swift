/// One row of a verifyReceipt answer: unified or of the flat iOS 6 kind, as the common form.
enum VerifyReceiptRow {
    /// What the answer around the row knows about it.
    struct Surroundings {
        let bundleID: String?
        let environment: AppStoreEnvironment?
    }

    /// - Throws: the rule by which it cannot be a row.
    static func transaction(_ fields: LenientJSONFields, in around: Surroundings) throws(Rejection)
        -> AppStoreTransaction
    {
        var row = try AppStoreTransaction.checked(
            transactionID: fields.identifier("transaction_id"),
            originalTransactionID: fields.identifier("original_transaction_id"),
            webOrderLineItemID: fields.identifier("web_order_line_item_id"),
            bundleID: fields.name("bid") ?? around.bundleID,
            productID: fields.name("product_id"),
            quantity: fields.quantity("quantity")
        )
        row.purchaseDate = moment("purchase_date", fields)
        row.originalPurchaseDate = moment("original_purchase_date", fields)
        row.expiresDate = moment("expires_date", fields)
        if ["cancellation_date_ms", "cancellation_date", "cancellation_date_formatted"].contains(
            where: fields.statesMoment
        ) {
            row.setRevocation(
                date: moment("cancellation_date", fields),
                reason: fields.integer("cancellation_reason")
            )
        }
        row.appAccountToken = fields.text("app_account_token")?.lowercased()
        if let word = fields.text("in_app_ownership_type") { row.setOwnership(word: word) }
        row.isTrial = fields.bool("is_trial_period")
        row.isIntroOffer = fields.bool("is_in_intro_offer_period")
        row.isUpgraded = fields.bool("is_upgraded")
        row.environment = around.environment
        return row
    }

    /// The `_ms` field first. In flat answers `expires_date` is itself in milliseconds, and the readable form has a
    /// name of its own.
    static func moment(_ name: String, _ fields: LenientJSONFields) -> Milliseconds? {
        if let moment = fields.milliseconds(name + "_ms") { return moment }
        for readable in [name, name + "_formatted"] {
            guard let text = fields.text(readable) else { continue }
            if let moment = Int64(text).flatMap(AppleDate.milliseconds) { return moment }
            if let moment = AppleDate.milliseconds(greenwich: text) { return moment }
        }
        return nil
    }
}
