import ReconciliationCore

extension RawFields {
    /// What a row of `credits` is about that is refused for something else. Apple's ids are digits; anything else may be a value of
    /// another column, a name perhaps, which no refused row leaves behind.
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
