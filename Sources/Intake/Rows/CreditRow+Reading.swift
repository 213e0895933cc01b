import ReconciliationCore

extension RawFields {
    /// The transaction id of a refused row of `credits`, so that its purchase can be shown as doubtful. Nil unless it is digits only:
    /// other text may be a value of another column, such as a person's name, and that is not kept of a refused row.
    var creditedTransaction: TransactionID? {
        guard let stated = try? transactionID(.transactionID), stated.rawValue.utf8.allSatisfy(ASCII.isDigit) else {
            return nil
        }
        return stated
    }
}

extension CreditRow {
    init(_ fields: some RawFields, _ terms: ReadingTerms) throws(RowFault) {
        self.init(
            transactionID: try fields.required(.transactionID, fields.transactionID(.transactionID)),
            userID: try fields.required(.userID, fields.userID(.userID)),
            creditedAt: try fields.required(.creditedAt, fields.instant(.creditedAt, terms)),
            status: try fields.code(.status, Status.self, else: .unknownStatus) ?? .credited
        )
        // What lies in the future is kept until then; a zero of some clock is no time.
        guard creditedAt >= .appStoreOpening else { throw RowFault(.creditedAt, .implausibleTime) }
        productID = try fields.productID(.productID)
        quantity = try fields.quantity(.quantity)
        orderID = try fields.ownIdentifier(.orderID).map { OrderID($0) }
        bundleID = try fields.bundleID(.bundleID)
        environment = try fields.environment(.environment)
    }
}
