import ReconciliationCore

/// Deliveries that resolutions state. Posting brings them into the credits.
extension SQLEngine {
    /// Keeps the delivery that a resolution states.
    func keepDelivery(
        to user: UserID?,
        statedBy eventID: Int64,
        of caseID: String,
        at moment: Instant,
        in database: Database
    ) throws {
        let delivery = try purchase(ofCase: caseID, in: database)?
            .delivery(to: user, caseID: caseID, eventID: eventID, at: moment)
        guard let delivery else {
            throw StoreFailure(.noDeliveryToKeep(caseID: caseID), at: path)
        }
        try database.run(
            SQL.CaseCredits.addCredit,
            named: [
                "case_event_id": delivery.eventID,
                "case_id": delivery.caseID,
                "environment": delivery.transaction.environment.rawValue,
                "transaction_id": delivery.transaction.id.rawValue,
                "user_id": delivery.userID.rawValue,
                "quantity": delivery.quantity,
                "credited_at": delivery.creditedAt.milliseconds,
            ]
        )
    }

    private func purchase(ofCase caseID: String, in database: Database) throws -> PurchaseToCredit? {
        let rows = try Row.fetchAll(
            database.prepared(SQL.CaseCredits.readPurchase),
            arguments: ["case_id": caseID]
        )
        guard let row = rows.first, let environment = StoreEnvironment(rawValue: row["environment"]) else { return nil }
        var purchase = PurchaseToCredit(
            environment: environment,
            ownerUserID: (row["owner_user_id"] as String?).map { UserID($0) },
            paidQuantity: row["paid_quantity"],
            shownTransactionID: (row["shown_transaction_id"] as String?).map { TransactionID($0) }
        )
        purchase.statedTransactionIDs = rows.compactMap { ($0["transaction_id"] as String?).map { TransactionID($0) } }
        purchase.liveQuantities = try Row.fetchAll(
            database.prepared(SQL.CaseCredits.readLiveCredits),
            arguments: ["purchase_id": row["purchase_id"] as Int64]
        )
        .map { $0["quantity"] }
        return purchase
    }
}
