/// One purchase inside an app receipt, attributes 1701 to 1722, in Apple's names.
package struct InAppPurchaseRow: Sendable, Hashable {
    package let quantity: Int64
    package let productID: String
    package let transactionID: String
    package let purchaseDate: Milliseconds?
    /// Absent in rows made by Xcode.
    package let originalTransactionID: String?
    package let originalPurchaseDate: Milliseconds?
    package let productType: Int64?
    package let expiresDate: Milliseconds?
    package let webOrderLineItemID: String?
    package let cancellationDate: Milliseconds?
    package let isTrialPeriod: Bool?
    package let isInIntroOfferPeriod: Bool?
    /// Everything as it stood, known or not.
    package let attributes: [ReceiptAttribute]

    /// Decodes the value of one attribute of type 17.
    ///
    /// - Throws: the rule by which the row is set aside: `damaged_row`, `duplicate_attribute`,
    ///   `implausible_quantity`, `damaged_identifier`, `damaged_text`, `missing_value`.
    init(_ bytes: [UInt8], bundleID: String? = nil) throws(Rejection) {
        attributes = try ReceiptAttribute.list(bytes[...], rule: .damagedRow, subject: "An in-app row")
        var byType: [Int64: ReceiptAttribute] = [:]
        for attribute in attributes {
            guard byType.updateValue(attribute, forKey: attribute.type) == nil else {
                throw Rejection(
                    .duplicateAttribute,
                    "A row states attribute \(attribute.type) twice, transaction \(Self.name(attributes))."
                )
            }
        }
        let quantity = byType[1701]
        let core = try AppStoreTransaction.checked(
            transactionID: byType[1703]?.identifier,
            originalTransactionID: byType[1705]?.identifier,
            webOrderLineItemID: byType[1711]?.identifier,
            bundleID: bundleID,
            productID: byType[1702]?.name,
            // A number beyond 64 bits is stated, and is no quantity.
            quantity: quantity.map { $0.integer ?? 0 }
        )
        self.quantity = core.quantity
        self.productID = core.productID
        self.transactionID = core.transactionID
        self.originalTransactionID = core.originalTransactionID
        self.webOrderLineItemID = core.webOrderLineItemID
        self.purchaseDate = byType[1704]?.date
        self.originalPurchaseDate = byType[1706]?.date
        self.productType = byType[1707]?.integer
        self.expiresDate = byType[1708]?.date
        self.cancellationDate = byType[1712]?.date
        self.isTrialPeriod = byType[1713]?.integer.map { $0 != 0 }
        self.isInIntroOfferPeriod = byType[1719]?.integer.map { $0 != 0 }
    }

    private static func name(_ attributes: [ReceiptAttribute]) -> String {
        FieldRules.quoted(attributes.first { $0.type == 1703 }?.identifier ?? "?")
    }

    /// The row as the common form, with what only the receipt around it knows.
    func transaction(bundleID: String?, environment: AppStoreEnvironment?) -> AppStoreTransaction {
        var row = AppStoreTransaction(transactionID: transactionID, productID: productID, quantity: quantity)
        row.originalTransactionID = originalTransactionID
        row.webOrderLineItemID = webOrderLineItemID
        row.bundleID = bundleID
        if let productType { row.setProductType(receiptNumber: productType) }
        row.purchaseDate = purchaseDate
        row.originalPurchaseDate = originalPurchaseDate
        row.expiresDate = expiresDate
        if let cancellationDate { row.setRevocation(date: cancellationDate) }
        row.isTrial = isTrialPeriod
        row.isIntroOffer = isInIntroOfferPeriod
        row.environment = environment
        return row
    }
}
