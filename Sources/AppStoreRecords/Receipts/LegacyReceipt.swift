/// The transaction receipt of iOS 6: one purchase in a text dictionary. It carries no grade: it points at something to
/// ask Apple about.
package struct LegacyReceipt: Sendable, Hashable {
    /// Every key of the signed `purchase-info`, as it stood.
    package let purchaseInfo: [String: String]
    /// The key `environment` beside it. Not signed: anybody can change or drop it.
    package let claimedEnvironment: AppStoreEnvironment?

    package var bundleID: String? { FieldRules.name(purchaseInfo["bid"]) }

    /// Version byte, RSA signature and certificate, as they stood in `signature`.
    let signatureBlob: [UInt8]?
    let purchaseInfoBytes: [UInt8]

    /// - Throws: `structure_broken`, `encoding_broken`, or `not_a_receipt` where there is no `purchase-info`.
    init(_ bytes: [UInt8]) throws(Rejection) {
        guard bytes.count <= ASN1Reading.byteCountMax else {
            throw Rejection(.tooLarge, "\(bytes.count) bytes are more than is read.")
        }
        let outer = try TextDictionary.parse(bytes)
        guard let info = outer["purchase-info"] else {
            throw Rejection(.notAReceipt, "The dictionary has no purchase-info.")
        }
        purchaseInfoBytes = try Base64Text.decode(info)
        purchaseInfo = try TextDictionary.parse(purchaseInfoBytes)
        if let signature = outer["signature"], !signature.isEmpty {
            signatureBlob = try Base64Text.decode(signature)
        } else {
            signatureBlob = nil
        }
        claimedEnvironment = FieldRules.present(outer["environment"]).map(AppStoreEnvironment.init)
    }

    /// The purchase it points at, in the common form.
    ///
    /// - Throws: the rule by which it cannot be a row.
    package func transaction() throws(Rejection) -> AppStoreTransaction {
        let quantity = FieldRules.present(purchaseInfo["quantity"])
        var row = try AppStoreTransaction.checked(
            transactionID: purchaseInfo["transaction-id"],
            originalTransactionID: purchaseInfo["original-transaction-id"],
            webOrderLineItemID: purchaseInfo["web-order-line-item-id"],
            bundleID: bundleID,
            productID: purchaseInfo["product-id"],
            quantity: quantity.map { Int64($0) ?? 0 }
        )
        row.purchaseDate = moment("purchase-date")
        row.originalPurchaseDate = moment("original-purchase-date")
        row.expiresDate = moment("expires-date")
        if statesMoment("cancellation-date") { row.setRevocation(date: moment("cancellation-date")) }
        row.isTrial = truth("is-trial-period")
        row.isIntroOffer = truth("is-in-intro-offer-period")
        row.environment = claimedEnvironment
        return row
    }

    /// The `-ms` key if there is one; `expires-date` itself is in milliseconds in this format.
    private func moment(_ key: String) -> Milliseconds? {
        for candidate in [purchaseInfo[key + "-ms"], purchaseInfo[key]] {
            guard let text = FieldRules.present(candidate) else { continue }
            if let moment = Int64(text).flatMap(AppleDate.milliseconds) { return moment }
            if let moment = AppleDate.milliseconds(greenwich: text) { return moment }
        }
        return nil
    }

    private func statesMoment(_ key: String) -> Bool {
        [key + "-ms", key].contains { FieldRules.statesMoment(purchaseInfo[$0]) }
    }

    private func truth(_ key: String) -> Bool? {
        switch purchaseInfo[key] {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }
}
