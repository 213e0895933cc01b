import Ledger
import ReconciliationCore

extension PostingRows: CaseCreditStore {
    func waitingCaseCredits() throws -> [CaseCredit] {
        try database.rows(SQL.CaseCredits.readWaitingCaseCredits).map(CaseCredit.init)
    }

    func date(_ credit: CaseCredit, at moment: Instant) throws {
        try database.run(
            SQL.CaseCredits.dateCaseCredit,
            named: ["case_event_id": credit.eventID, "credited_at": moment.milliseconds]
        )
    }

    func forEachCaseCredit(_ body: (StatedDelivery) throws -> Void) throws {
        let rows = try database.cursor(SQL.CaseCredits.readCaseCredits)
        while let row = try rows.next() {
            try body(
                StatedDelivery(
                    credit: CaseCredit(row),
                    latestDecision: row["latest_decision_id"],
                    purchase: row["purchase_id"],
                    transaction: row["alias_id"],
                    user: row["canonical_user_id"]
                )
            )
        }
    }

    func quantities(ofPurchase purchase: Int64) throws -> [QuantityOfTransaction] {
        try database.rows(SQL.CaseCredits.readQuantities, named: ["purchase_id": purchase]).map { row in
            try QuantityOfTransaction(
                transactionID: row["transaction_id"],
                originalID: row["original_transaction_id"],
                grade: row.code("grade"),
                quantity: row["quantity"]
            )
        }
    }

    func forEachCreditedTransaction(
        ofPurchase purchase: Int64,
        _ body: (CreditedTransaction, StoreEnvironment) throws -> Void
    ) throws {
        let rows = try database.cursor(SQL.CaseCredits.readStatementsOfPurchase, named: ["purchase_id": purchase])
        try rows.forEachGroup(
            by: { $0["purchase_alias_id"] as Int64 },
            begin: { (CreditedTransaction(stores: $0), try $0.code("purchase_environment") as StoreEnvironment) },
            add: { $0.0.add(try CreditRow(row: $1), id: $1["statement_id"], by: $1["canonical_user_id"]) },
            finish: { try body($0.0, $0.1) }
        )
    }

    func drop(_ credit: CaseCredit) throws {
        try database.run(SQL.CaseCredits.dropCaseCredit, named: credit.key)
    }

    func put(
        _ credit: CaseCredit,
        status: CreditRow.Status,
        transaction row: Int64,
        run: RunID,
        asOf: Instant
    ) throws {
        let columns: NamedValues = [
            "alias_id": row,
            "user_id": credit.userID.rawValue,
            "credited_at": credit.creditedAt.milliseconds,
            "quantity": credit.quantity,
            "status": status.rawValue,
            "as_of": asOf.milliseconds,
            "run_id": run.number,
        ]
        try database.run(SQL.CaseCredits.putCaseCredit, named: credit.key.merging(columns) { $1 })
    }
}

extension CaseCredit {
    fileprivate init(_ row: Row) throws {
        try self.init(
            caseID: row["case_id"],
            eventID: row["case_event_id"],
            transaction: TransactionKey(environment: row.code("environment"), id: row["transaction_id"]),
            userID: row["user_id"],
            quantity: row["quantity"],
            statedAt: row["stated_at"],
            creditedAt: row["credited_at"]
        )
    }

    /// The key of its row in `credit`.
    fileprivate var key: NamedValues {
        [
            "transaction_id": transaction.id.rawValue,
            "environment": transaction.environment.rawValue,
            "subject": subject,
        ]
    }
}
