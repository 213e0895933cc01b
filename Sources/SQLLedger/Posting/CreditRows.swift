import Ledger
import ReconciliationCore

extension PostingRows: CreditStore {
    func touchDueCredits(asOf: Instant) throws {
        try database.run(SQL.Credits.dueCredits, named: ["as_of": asOf.milliseconds])
    }

    func touchReviewedPurchases() throws { try database.run(SQL.Credits.dirtyReviewed) }

    func listPlainCredits(asOf: Instant) throws {
        guard postsPlain else { return }
        try database.run(
            SQL.Credits.resolvePlain,
            named: [
                "environment": StoreEnvironment.production.rawValue, "credited": CreditRow.Status.credited.rawValue,
                "as_of": asOf.milliseconds,
            ]
        )
        try database.load(.fates, isBulk: database.isEmpty("credit")) {
            try database.run(SQL.Credits.livePlain, named: ["live": StatementFate.live.rawValue])
        }
    }

    func forEachCreditedTransaction(_ body: (CreditedTransaction) throws -> Void) throws {
        let rows = try database.cursor(SQL.Credits.readStatements)
        try rows.forEachGroup(
            by: { $0["transaction_id"] as TransactionID },
            begin: { CreditedTransaction(stores: $0) },
            add: { transaction, row in
                transaction.add(try CreditRow(row: row), id: row["statement_id"], by: row["canonical_user_id"])
            },
            finish: body
        )
    }

    func list(_ credit: PostedCredit) throws {
        try addCredit.queue(binding: credit.bind)
    }

    func put(_ fate: StatementFate, of statement: Int64) throws {
        try putFate.queue { row in
            row.add(fate.rawValue)
            row.add(statement)
        }
    }

    func applyListedCredits(run: RunID, asOf: Instant) throws -> Int {
        try database.run(SQL.Credits.deleteCredits)
        try database.load(.credits, isBulk: database.isEmpty("credit")) {
            try database.run(
                SQL.Credits.upsertCredits,
                named: ["as_of": asOf.milliseconds, "run_id": run.number]
            )
        }
        try database.run(SQL.Credits.dirtyCredited)
        return try database.count("resolved_credit")
    }
}

extension CreditedTransaction {
    /// In which stores the transaction of the id is known.
    init(stores row: Row) {
        self.init()
        transactions[.production] = row["production_alias_id"]
        transactions[.sandbox] = row["sandbox_alias_id"]
    }
}

extension PostedCredit {
    /// Binds the parameters of `insertResolved`.
    fileprivate func bind(to row: any ParameterBinder) {
        row.add(credit.transactionID.rawValue)
        row.add(environment.rawValue)
        row.add(statedEnvironment?.rawValue)
        row.add(credit.subject)
        row.add(transaction)
        row.add(credit.userID.rawValue)
        row.add(credit.orderID?.rawValue)
        row.add(credit.creditedAt.milliseconds)
        row.add(credit.productID?.rawValue)
        row.add(credit.quantity)
        row.add(credit.status.rawValue)
        row.add(credit.statementID)
    }
}
