import GRDB
import ReconciliationCore

/// Deliveries stated by cases: what they are is Core's rule.
extension SQLiteLedger {
    /// Brings deliveries stated by cases into the credits. Part of posting, after the imported ones.
    func postCaseCredits(in database: Database, run: RunID, asOf: Instant) throws {
        try dateCaseCredits(in: database, asOf: asOf)
        let imported = try database.prepared(SQL.CaseCredits.readImportedCredits)
        let rows = try Row.fetchCursor(database.prepared(SQL.CaseCredits.readCaseCredits))
        while let row = try rows.next() {
            guard let stated = CaseCredit(row) else { continue }
            guard stated.isInForce(latestDecision: row["latest_decision_id"]) else {
                try database.run(SQL.CaseCredits.dropCaseCredit, named: stated.key)
                continue
            }
            let purchaseID: Int64 = row["purchase_id"]
            let beside = try Row.fetchAll(imported, arguments: ["purchase_id": purchaseID]).map(ImportedCredit.init)
            let status = stated.status(
                of: UserID(row["canonical_user_id"] as String),
                beside: beside,
                paidQuantity: row["paid_quantity"]
            )
            try database.run(
                SQL.CaseCredits.putCaseCredit,
                named: stated.key.merging([
                    "alias_id": row["alias_id"] as Int64,
                    "user_id": stated.userID.rawValue,
                    "credited_at": stated.creditedAt.milliseconds,
                    "quantity": stated.quantity,
                    "status": status.rawValue,
                    "as_of": asOf.milliseconds,
                    "run_id": run.number,
                ]) { $1 }
            )
        }
    }

    private func dateCaseCredits(in database: Database, asOf: Instant) throws {
        let waiting = try Row.fetchAll(database.prepared(SQL.CaseCredits.readWaitingCaseCredits))
        for stated in waiting.compactMap(CaseCredit.init) where stated.effectiveAt(asOf: asOf) != stated.creditedAt {
            try database.run(
                SQL.CaseCredits.dateCaseCredit,
                named: [
                    "case_event_id": stated.eventID,
                    "credited_at": stated.effectiveAt(asOf: asOf).milliseconds,
                ]
            )
        }
    }

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
            throw StoreFailure(
                kind: .refused,
                message: "\(caseID): no delivery can be kept, because no evidence of its purchase is in force"
                    + " or no user is known. Nothing was changed."
            )
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

extension CaseCredit {
    fileprivate init?(_ row: Row) {
        guard let environment = StoreEnvironment(rawValue: row["environment"]) else { return nil }
        self.init(
            caseID: row["case_id"],
            eventID: row["case_event_id"],
            transaction: TransactionKey(environment: environment, id: TransactionID(row["transaction_id"] as String)),
            userID: UserID(row["user_id"] as String),
            quantity: row["quantity"],
            creditedAt: Instant(milliseconds: row["credited_at"])
        )
    }

    /// The key of its row in `credit`.
    fileprivate var key: [String: (any DatabaseValueConvertible)?] {
        [
            "transaction_id": transaction.id.rawValue,
            "environment": transaction.environment.rawValue,
            "subject": subject,
        ]
    }
}

extension ImportedCredit {
    fileprivate init(_ row: Row) {
        self.init(
            userID: UserID(row["canonical_user_id"] as String),
            status: CreditRow.Status(rawValue: row["status"]) ?? .failed,
            quantity: row["quantity"],
            creditedAt: Instant(milliseconds: row["credited_at"])
        )
    }
}
