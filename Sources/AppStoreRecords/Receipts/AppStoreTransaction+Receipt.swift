extension AppStoreTransaction {
    /// Decodes one purchase inside an app receipt: the value of an attribute of type 17, which holds the attributes 1701
    /// to 1722. Bundle id and environment are those of the receipt around it.
    ///
    /// - Throws: the rule by which the row is set aside: `damaged_row`, `duplicate_attribute`,
    ///   `implausible_quantity`, `damaged_identifier`, `damaged_text`, `missing_value`.
    init(
        receiptRow bytes: [UInt8],
        bundleID: String? = nil,
        environment: AppStoreEnvironment? = nil
    ) throws(Rejection) {
        let attributes = try ReceiptAttribute.list(bytes[...], rule: .damagedRow, subject: "An in-app row")
        var byType: [Int64: ReceiptAttribute] = [:]
        for attribute in attributes {
            guard byType.updateValue(attribute, forKey: attribute.type) == nil else {
                let name = FieldRules.quoted(attributes.first { $0.type == 1703 }?.identifier ?? "?")
                throw Rejection(
                    .duplicateAttribute,
                    "A row states attribute \(attribute.type) twice, transaction \(name)."
                )
            }
        }
        self = try Self.checked(
            transactionID: byType[1703]?.identifier,
            // Absent in rows made by Xcode.
            originalTransactionID: byType[1705]?.identifier,
            webOrderLineItemID: byType[1711]?.identifier,
            bundleID: bundleID,
            productID: byType[1702]?.name,
            // A number beyond 64 bits is stated, and is no quantity.
            quantity: byType[1701].map { $0.integer ?? 0 }
        )
        if let number = byType[1707]?.integer { setProductType(receiptNumber: number) }
        purchaseDate = byType[1704]?.date
        originalPurchaseDate = byType[1706]?.date
        expiresDate = byType[1708]?.date
        if let cancellation = byType[1712], cancellation.statesDate { setRevocation(date: cancellation.date) }
        isTrial = byType[1713]?.integer.map { $0 != 0 }
        isIntroOffer = byType[1719]?.integer.map { $0 != 0 }
        self.environment = environment
    }
}
