import ReconciliationCore

extension PaymentRow {
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        self.init(
            transactionID: try fields.required(.transactionID, fields.transactionID(.transactionID)),
            productID: try fields.required(.productID, fields.productID(.productID)),
            purchaseDate: try fields.required(.purchaseDate, fields.instant(.purchaseDate, terms))
        )
        guard purchaseDate >= .appStoreOpening, purchaseDate <= .lastPurchaseDate(asOf: terms.asOf) else {
            throw RowFault(.purchaseDate, .implausibleTime)
        }
        originalTransactionID = try fields.transactionID(.originalTransactionID)
        quantity = try fields.quantity(.quantity)
        bundleID = try fields.bundleID(.bundleID)
        environment = try fields.environment(.environment)
        applicationUsername = try fields.name(.applicationUsername)
        appAccountToken = try fields.token(.appAccountToken)
        userID = try fields.userID(.userID)
        lineItemID = try fields.lineItemID(.lineItemID)
        revocationDate = try fields.instant(.revocationDate, terms)
        // A zero time is no refund: read as one, it would close a purchase that is still to be delivered.
        if let revocationDate, revocationDate < .firstRefundDate(paidAt: purchaseDate) {
            throw RowFault(.revocationDate, .implausibleTime)
        }
        priceMilliunits = try fields.priceMilliunits()
        currency = try fields.currency(.currency)
    }
}
