import GRDB
import Ledger
import ReconciliationCore

extension PostingRows: CreditStore {
    func touchDueCredits(asOf: Instant) throws {
        try database.run(SQL.Credits.dueCredits, named: ["as_of": asOf.milliseconds])
    }

    func touchReviewedPurchases() throws { try database.run(SQL.Credits.dirtyReviewed) }

    func forEachCreditedTransaction(_ body: (CreditedTransaction) throws -> Void) throws {
        let rows = try Row.fetchCursor(database.prepared(SQL.Credits.readStatements))
        try rows.forEachGroup(by: { $0["transaction_id"] as String }) {
            (transaction: inout CreditedTransaction?, row) in
            var known = transaction ?? CreditedTransaction(stores: row)
            known.add(CreditRow(statement: row), id: row["statement_id"], by: row.identity("canonical_user_id"))
            transaction = known
        } finish: {
            if let transaction = $0 { try body(transaction) }
        }
    }

    func list(_ credit: PostedCredit) throws {
        try database.run(SQL.Credits.insertResolved, named: credit.columns)
    }

    func put(_ fate: StatementFate, of statement: Int64) throws {
        try database.run(SQL.Credits.updateFate, named: ["statement_id": statement, "fate": fate.rawValue])
    }

    func applyListedCredits(run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.Credits.deleteCredits)
        try database.run(
            SQL.Credits.upsertCredits,
            named: ["as_of": asOf.milliseconds, "run_id": run.number]
        )
        try database.run(SQL.Credits.dirtyCredited)
        return try database.count("temp.resolved_credit")
    }
}

extension CreditedTransaction {
    /// In which stores the transaction of the id is known.
    fileprivate init(stores row: Row) {
        self.init()
        transactions[.production] = row["production_alias_id"]
        transactions[.sandbox] = row["sandbox_alias_id"]
    }
}

extension CreditRow {
    fileprivate init(statement row: Row) {
        self.init(
            transactionID: TransactionID(row["transaction_id"] as String),
            userID: UserID(row["user_id"] as String),
            creditedAt: Instant(milliseconds: row["credited_at"]),
            status: row.code("status") ?? .failed
        )
        environment = row.code("environment")
        productID = row.identity("product_id")
        quantity = row["quantity"]
        orderID = row.identity("order_id")
        bundleID = row.identity("bundle_id")
    }
}

extension PostedCredit {
    /// The arguments of `insertResolved`.
    fileprivate var columns: NamedValues {
        [
            "transaction_id": credit.transactionID.rawValue,
            "environment": environment.rawValue,
            "stated_environment": statedEnvironment?.rawValue,
            "subject": credit.subject,
            "alias_id": transaction,
            "user_id": credit.userID.rawValue,
            "order_id": credit.orderID?.rawValue,
            "credited_at": credit.creditedAt.milliseconds,
            "product_id": credit.productID?.rawValue,
            "quantity": credit.quantity,
            "status": credit.status.rawValue,
            "statement_id": credit.statementID,
        ]
    }
}
