package import ReconciliationCore

/// The credits as posting reads and writes them.
package protocol CreditStore {
    /// Touches the transaction ids whose credits may have changed: by new statements, by statements whose date has
    /// come, and those of touched transactions.
    func touchDueCredits(asOf: Instant) throws
    /// Touches the sandbox purchases of the users of touched credits: whether somebody looks like a reviewer depends on
    /// his credits for money. Called for those who had the credits, and for those who have them now.
    func touchReviewedPurchases() throws
    /// Lists the plain credits of touched transaction ids, all at once: those with one statement, of a delivery.
    ///
    /// An engine may find none plain, or only some. Its result must be that of `resolveCredits`.
    func listPlainCredits(asOf: Instant) throws
    /// Every touched transaction id whose credits are not listed yet, with all statements about it.
    func forEachCreditedTransaction(_ body: (CreditedTransaction) throws -> Void) throws
    /// Lists a credit as its statements leave it.
    func list(_ credit: PostedCredit) throws
    func put(_ fate: StatementFate, of statement: Int64) throws
    /// Brings the imported credits in line with the listed ones, and touches their purchases.
    ///
    /// - Returns: how many are listed.
    func applyListedCredits(run: RunID, asOf: Instant) throws -> Int
}

/// Deliveries stated by cases, as posting reads and writes them.
package protocol CaseCreditStore {
    /// Those stated by case events that no run has applied yet.
    func waitingCaseCredits() throws -> [CaseCredit]
    func date(_ credit: CaseCredit, at moment: Instant) throws
    /// Those of touched purchases, the latest of each case and transaction.
    func forEachCaseCredit(_ body: (StatedDelivery) throws -> Void) throws
    /// The transactions of a purchase, as they were just posted.
    func quantities(ofPurchase purchase: Int64) throws -> [QuantityOfTransaction]
    /// The transaction ids of a purchase that statements about credits name, with all these, and the store in which each id is of
    /// the purchase.
    func forEachCreditedTransaction(
        ofPurchase purchase: Int64,
        _ body: (CreditedTransaction, StoreEnvironment) throws -> Void
    ) throws
    func drop(_ credit: CaseCredit) throws
    func put(_ credit: CaseCredit, status: CreditRow.Status, transaction row: Int64, run: RunID, asOf: Instant) throws
}

/// The statements about one transaction id, by the environment they count for.
package struct CreditedTransaction {
    /// The rows of the transaction that has the id, by environment.
    package var transactions: [StoreEnvironment: Int64] = [:]
    package private(set) var statements: [StoreEnvironment: [CreditStatement]] = [:]
    /// Who the users of merged accounts are today.
    package private(set) var canonicalUsers: [UserID: UserID] = [:]

    package init() {}

    /// - Parameter user: who the user of the statement is today.
    package mutating func add(_ statement: CreditRow, id: Int64, by user: UserID?) {
        canonicalUsers[statement.userID] = user
        let environment = statement.environment ?? .meant(byAnIDKnownIn: Set(transactions.keys))
        statements[environment, default: []].append(
            CreditStatement(id: id, row: statement, environment: environment)
        )
    }
}

/// A credit as its statements leave it.
package struct PostedCredit {
    package let credit: Credit
    package let environment: StoreEnvironment
    /// Nil where the statement names none.
    package let statedEnvironment: StoreEnvironment?
    /// The row of its transaction, where that is known.
    package let transaction: Int64?
}

/// A delivery stated by a case, with what decides whether it counts.
package struct StatedDelivery {
    package let credit: CaseCredit
    /// The latest event that resolved or reopened the case.
    package let latestDecision: Int64?
    package let purchase: Int64
    package let transaction: Int64
    /// Who its user is today.
    package let user: UserID

    package init(
        credit: CaseCredit,
        latestDecision: Int64?,
        purchase: Int64,
        transaction: Int64,
        user: UserID
    ) {
        self.credit = credit
        self.latestDecision = latestDecision
        self.purchase = purchase
        self.transaction = transaction
        self.user = user
    }
}
