/// A delivery that a person stated by resolving a case (Rules 3.6). It stands in for the backend's own credit until that is
/// imported.
package struct CaseCredit: Sendable, Hashable {
    package var caseID: String
    /// The case event that resolved the case; later events have greater numbers.
    package var eventID: Int64
    package var transaction: TransactionKey
    package var userID: UserID
    /// How much was delivered; nil: all that was paid for.
    package var quantity: Int?
    /// When the case was resolved, whatever moment the run that takes it into the books judges by.
    package var statedAt: Instant
    /// The moment it counts from.
    package var creditedAt: Instant

    package init(
        caseID: String,
        eventID: Int64,
        transaction: TransactionKey,
        userID: UserID,
        quantity: Int?,
        statedAt: Instant,
        creditedAt: Instant
    ) {
        self.caseID = caseID
        self.eventID = eventID
        self.transaction = transaction
        self.userID = userID
        self.quantity = quantity
        self.statedAt = statedAt
        self.creditedAt = creditedAt
    }

    /// The `subject` of its credit: a case states one delivery of a transaction.
    package var subject: String { Self.subject(ofCase: caseID) }

    package static func subject(ofCase caseID: String) -> String { "case \(caseID)" }

    /// Whether the case still states it: a later resolution or a reopening takes it back.
    ///
    /// - Parameter decision: the latest event that resolved or reopened the case.
    package func isInForce(latestDecision decision: Int64?) -> Bool { decision.map { $0 <= eventID } ?? true }

    /// The moment its credit counts from, for the first run that applies it: never after the moment that run judges by.
    package func effectiveAt(asOf: Instant) -> Instant { min(creditedAt, asOf) }

    /// The status of its credit beside the credits imported for the same purchase.
    ///
    /// It is replaced once the user's live credits add up to the paid quantity. Before that, a delivery of everything is replaced
    /// by any credit of the same user that was delivered when the case was resolved or later, and the rest of a part delivery by
    /// such credits of at least its quantity, whether withdrawn since or not.
    /// A credit that failed counts like one that was withdrawn where the backend had stated it delivered then or later.
    /// What replaces an older credit of a case does not replace this one too.
    ///
    /// - Parameters:
    ///   - user: who its user is today, after merges of accounts.
    ///   - older: the credits that other cases state of the same purchase and user and that are in force, the oldest first.
    ///   - paidQuantity: of its transaction.
    package func status(
        of user: UserID,
        beside imported: [ImportedCredit],
        after older: [CaseCredit] = [],
        paidQuantity: Int
    ) -> CreditRow.Status {
        let own = imported.filter { $0.userID == user && ($0.status != .failed || $0.failedAfterDelivery) }
        var left = own.map { UnusedCredit($0, paidQuantity: paidQuantity) }.sorted { $0.order < $1.order }
        let isDelivered = left.quantity(at: left.indices.filter { left[$0].isLive }) >= paidQuantity
        let stated = older + [self]
        let isReplaced = stated.map { $0.isReplaced(by: &left, isDelivered: isDelivered, paidQuantity: paidQuantity) }
        return isReplaced.last == true ? .withdrawn : .credited
    }

    /// Whether imported credits of its user replace it; takes away what does.
    ///
    /// - Parameter isDelivered: whether the live ones add up to the paid quantity.
    private func isReplaced(by credits: inout [UnusedCredit], isDelivered: Bool, paidQuantity: Int) -> Bool {
        let wanted = min(quantity ?? paidQuantity, paidQuantity)
        let newer = credits.indices.filter { credits[$0].deliveredAt >= statedAt }
        let older = credits.indices.filter { !newer.contains($0) }
        let live = (newer + older).filter { credits[$0].isLive }
        if isDelivered, credits.quantity(at: live) >= wanted {
            credits.take(wanted, at: live)
            return true
        }
        // What the backend states by now, whatever became of it since. For a part, it must say when it was delivered.
        let stated = quantity == nil ? newer : newer.filter { credits[$0].hasDeliveryTime }
        guard credits.quantity(at: stated) >= quantity ?? 1 else { return false }
        credits.take(wanted, at: stated)
        return true
    }
}

/// The part of an imported credit that no credit of a case has used up yet.
private struct UnusedCredit {
    var quantity: Int
    let isLive: Bool
    /// When it was delivered; where nothing says so, when it was taken back.
    let deliveredAt: Instant
    let hasDeliveryTime: Bool

    /// The oldest is used first; of one moment, the one that can replace fewer credits of cases.
    var order: (Instant, Int) { (deliveredAt, hasDeliveryTime ? 1 : 0) }

    init(_ credit: ImportedCredit, paidQuantity: Int) {
        quantity = credit.quantity ?? paidQuantity
        isLive = credit.status == .credited
        deliveredAt = credit.deliveredAt ?? credit.creditedAt
        hasDeliveryTime = credit.deliveredAt != nil
    }
}

extension [UnusedCredit] {
    fileprivate func quantity(at indices: [Int]) -> Int { indices.reduce(0) { $0 + self[$1].quantity } }

    /// Uses up so many units of these, one after the other, or all there are.
    fileprivate mutating func take(_ quantity: Int, at indices: [Int]) {
        var wanted = quantity
        for index in indices {
            let taken = Swift.min(wanted, self[index].quantity)
            self[index].quantity -= taken
            wanted -= taken
        }
    }
}

/// An imported credit, as far as credits stated by cases depend on it.
package struct ImportedCredit: Sendable, Hashable {
    /// A statement about it: that it was delivered, or that it was taken back or failed.
    package struct Statement: Sendable, Hashable {
        /// After merges of accounts.
        package var userID: UserID
        package var at: Instant
        package var isDelivery: Bool

        package init(_ status: CreditRow.Status, to userID: UserID, at moment: Instant) {
            self.userID = userID
            at = moment
            isDelivery = status == .credited
        }
    }

    /// After merges of accounts.
    package var userID: UserID
    package var status: CreditRow.Status
    /// Nil: all that was paid for.
    package var quantity: Int?
    /// The moment that its latest statement states.
    package var creditedAt: Instant
    package var hasOrder: Bool
    /// In the order in which they decide.
    package var statements: [Statement] = []

    package init(
        userID: UserID,
        status: CreditRow.Status,
        quantity: Int?,
        creditedAt: Instant,
        hasOrder: Bool
    ) {
        self.userID = userID
        self.status = status
        self.quantity = quantity
        self.creditedAt = creditedAt
        self.hasOrder = hasOrder
    }

    /// When it was last delivered to its user. An order stated again is a new delivery only after it was taken back,
    /// failed or went to another user. Without an order, a statement means the latest delivery before it (Rules 3.3).
    var deliveredAt: Instant? {
        guard hasOrder else {
            return statements.last { $0.isDelivery && $0.userID == userID && $0.at <= creditedAt }?.at
        }
        var began: Instant?
        var isStanding = false
        for statement in statements {
            let isOwn = statement.isDelivery && statement.userID == userID
            if isOwn, !isStanding { began = statement.at }
            isStanding = isOwn
        }
        return began
    }

    /// Whether it was stated delivered before the latest statement, which says that it failed.
    fileprivate var failedAfterDelivery: Bool { deliveredAt.map { $0 < creditedAt } ?? false }
}

/// A purchase whose case is resolved as delivered.
package struct PurchaseToCredit: Sendable, Hashable {
    package var environment: StoreEnvironment
    package var ownerUserID: UserID?
    package var paidQuantity: Int
    /// The transaction it is known by.
    package var shownTransactionID: TransactionID?
    /// Its transactions that statements are about; others may turn out to be of another purchase.
    package var statedTransactionIDs: [TransactionID] = []
    /// The quantities of its live credits but the one that the case itself stated; nil: all that was paid for.
    package var otherLiveQuantities: [Int?] = []

    package init(
        environment: StoreEnvironment,
        ownerUserID: UserID?,
        paidQuantity: Int,
        shownTransactionID: TransactionID?
    ) {
        self.environment = environment
        self.ownerUserID = ownerUserID
        self.paidQuantity = paidQuantity
        self.shownTransactionID = shownTransactionID
    }

    /// The delivery that the resolution states: what is missing from a part delivery, else everything.
    ///
    /// - Parameter user: who was credited; nil: the owner.
    /// - Returns: nil where nobody is known, or no statement is about a transaction of the purchase.
    package func delivery(to user: UserID?, caseID: String, eventID: Int64, at moment: Instant) -> CaseCredit? {
        let shown = statedTransactionIDs.first { $0 == shownTransactionID }
        guard let user = user ?? ownerUserID, let transaction = shown ?? statedTransactionIDs.min() else { return nil }
        let missing = paidQuantity - otherLiveQuantities.map { $0 ?? paidQuantity }.reduce(0, +)
        return CaseCredit(
            caseID: caseID,
            eventID: eventID,
            transaction: TransactionKey(environment: environment, id: transaction),
            userID: user,
            quantity: missing > 0 && missing < paidQuantity ? missing : nil,
            statedAt: moment,
            creditedAt: moment
        )
    }
}
