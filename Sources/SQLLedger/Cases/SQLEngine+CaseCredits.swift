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
        let rows = try database.rows(SQL.CaseCredits.readPurchase, named: ["case_id": caseID])
        guard let row = rows.first else { return nil }
        var purchase = PurchaseToCredit(
            environment: try row.code("environment"),
            ownerUserID: row["owner_user_id"],
            paidQuantity: row["paid_quantity"],
            shownTransactionID: row["shown_transaction_id"]
        )
        purchase.statedTransactionIDs = rows.compactMap { $0["transaction_id"] as TransactionID? }
        // What the case stated before, this resolution states again, whether it was taken back meanwhile or not.
        purchase.otherLiveQuantities = try database.rows(
            SQL.CaseCredits.readOtherLiveCredits,
            named: ["purchase_id": row["purchase_id"] as Int64, "subject": CaseCredit.subject(ofCase: caseID)]
        )
        .map { $0["quantity"] }
        return purchase
    }
}
