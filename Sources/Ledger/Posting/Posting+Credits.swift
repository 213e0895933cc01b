import ReconciliationCore

extension Posting {
    /// Resolves every statement about the touched transaction ids into credits (Rules 3.2), one id at a time.
    ///
    /// - Returns: how many imported credits were resolved again.
    func postImportedCredits() throws -> Int {
        try store.touchDueCredits(asOf: asOf)
        try store.touchReviewedPurchases()
        try store.listPlainCredits(asOf: asOf)
        try store.forEachCreditedTransaction { transaction in
            for (environment, statements) in transaction.statements.sorted(by: { $0.key < $1.key }) {
                try post(statements, in: environment, of: transaction)
            }
        }
        return try store.applyListedCredits(run: run, asOf: asOf)
    }

    private func post(
        _ statements: [CreditStatement],
        in environment: StoreEnvironment,
        of transaction: CreditedTransaction
    ) throws {
        let resolution = resolveCredits(
            statements,
            asOf: asOf,
            canonicalUser: { transaction.canonicalUsers[$0] ?? $0 }
        )
        let statedEnvironments = Dictionary(
            statements.map { ($0.id, $0.row.environment) },
            uniquingKeysWith: { first, _ in first }
        )
        for credit in resolution.credits {
            try store.list(
                PostedCredit(
                    credit: credit,
                    environment: environment,
                    statedEnvironment: statedEnvironments[credit.statementID] ?? nil,
                    transaction: transaction.transactions[environment]
                )
            )
        }
        for (statement, fate) in resolution.fates { try store.put(fate, of: statement) }
    }

    /// Brings deliveries stated by cases into the credits, after the imported ones.
    func postCaseCredits() throws {
        for credit in try store.waitingCaseCredits() {
            let moment = credit.effectiveAt(asOf: asOf)
            if moment != credit.creditedAt { try store.date(credit, at: moment) }
        }
        var older: [UserOfPurchase: [CaseCredit]] = [:]
        try store.forEachCaseCredit { stated in
            guard stated.credit.isInForce(latestDecision: stated.latestDecision) else {
                return try store.drop(stated.credit)
            }
            let user = UserOfPurchase(purchase: stated.purchase, user: stated.user)
            let status = stated.credit.status(
                of: stated.user,
                beside: try importedCredits(ofPurchase: stated.purchase),
                after: older[user, default: []],
                paidQuantity: paidQuantity(of: try store.quantities(ofPurchase: stated.purchase))
            )
            older[user, default: []].append(stated.credit)
            try store.put(stated.credit, status: status, transaction: stated.transaction, run: run, asOf: asOf)
        }
        try store.touchReviewedPurchases()
    }

    /// Whom cases state a purchase delivered to.
    private struct UserOfPurchase: Hashable {
        let purchase: Int64
        let user: UserID
    }

    private func importedCredits(ofPurchase purchase: Int64) throws -> [ImportedCredit] {
        var imported: [ImportedCredit] = []
        try store.forEachCreditedTransaction(ofPurchase: purchase) { transaction, environment in
            imported += ReconciliationCore.importedCredits(
                by: transaction.statements[environment] ?? [],
                asOf: asOf,
                canonicalUser: { transaction.canonicalUsers[$0] ?? $0 }
            )
        }
        return imported
    }
}
