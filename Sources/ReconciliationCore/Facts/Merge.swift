/// A transaction as all statements about it, taken together, describe it.
package struct MergedTransaction: Sendable, Hashable {
    package let id: TransactionKey
    /// Merged field by field; `purchaseDate` is the earliest of the best grade, as stated.
    package var facts: TransactionFacts
    /// When it was paid (Rules 1.7): `original_purchase_date` for what is no subscription, and for
    /// subscription rows that carry the date of their receipt.
    package var paidAt: Instant?
    /// The revocation that stands, after what was taken back.
    package var standingRevocation: Revocation?
    package var tokenGrade: Grade?
    package var priceGrade: Grade?
    /// The best statement.
    package var grade: Grade
    package var source: EvidenceSource
    /// False where the bundle is nobody's statement but the default of Rules 9.4: such a one is never foreign.
    package var isBundleStated = true

    package init(
        id: TransactionKey,
        facts: TransactionFacts,
        paidAt: Instant?,
        standingRevocation: Revocation? = nil,
        tokenGrade: Grade? = nil,
        priceGrade: Grade? = nil,
        grade: Grade,
        source: EvidenceSource
    ) {
        self.id = id
        self.facts = facts
        self.paidAt = paidAt
        self.standingRevocation = standingRevocation
        self.tokenGrade = tokenGrade
        self.priceGrade = priceGrade
        self.grade = grade
        self.source = source
    }
}

/// Merges all statements about one transaction (Rules 1.2). The order they are given in does not matter.
///
/// What all statements leave out takes its default last: a default never hides a stated value.
///
/// - Parameters:
///   - asOf: a date more than a day past it is absent, like one before the App Store opened; a refund after it has not
///     happened yet.
///   - defaultBundle: the bundle of a payment of a product, where nobody states one (Rules 9.4).
///   - catalogueType: the type the catalogue gives a product; asked only where Apple states none.
/// - Precondition: at least one statement, all of the same transaction.
package func merge(
    _ statements: [TransactionStatement],
    asOf: Instant,
    defaultBundle: (ProductID?) -> BundleID? = { _ in nil },
    catalogueType: (ProductID, BundleID?) -> ProductType?
) -> MergedTransaction {
    precondition(!statements.isEmpty)
    let ranked = statements.sorted(by: outranks)
    let best = ranked[0]

    func first<Value>(_ field: KeyPath<TransactionFacts, Value?>) -> Value? {
        firstValue(of: field, in: ranked)?.value
    }

    var facts = TransactionFacts()
    facts.productID = first(\.productID)
    facts.bundleID = first(\.bundleID)
    facts.originalTransactionID = first(\.originalTransactionID)
    // What Apple states without a line item has none: one that only the backend gives it would join it with another purchase.
    let lineItem = firstValue(of: \.lineItemID, in: ranked)
    facts.lineItemID = lineItem?.grade == .asserted && best.grade != .asserted ? nil : lineItem?.value
    facts.quantity = first(\.quantity) ?? 1
    facts.expiresDate = first(\.expiresDate)
    facts.accountToken = first(\.accountToken)
    facts.ownership = first(\.ownership)
    facts.isTrial = first(\.isTrial)
    facts.offerDiscountType = first(\.offerDiscountType)
    facts.isUpgraded = first(\.isUpgraded)
    facts.transactionReason = first(\.transactionReason)
    facts.price = first(\.price)
    facts.storefront = first(\.storefront)
    facts.backend = backendRecord(in: ranked)
    let isBundleStated = facts.bundleID != nil
    if facts.backend != nil {
        facts.bundleID = facts.bundleID ?? defaultBundle(facts.productID)
        facts.originalTransactionID = facts.originalTransactionID ?? best.transaction.id
    }
    facts.type = first(\.type)
    if facts.type == nil, facts.expiresDate != nil { facts.type = .autoRenewable }
    if facts.type == nil, let product = facts.productID { facts.type = catalogueType(product, facts.bundleID) }

    let isSubscription = facts.type.isSubscription
    // A date nobody can mean is absent: it hides no other.
    func plausible(_ date: Instant?) -> Instant? {
        date.flatMap { $0 >= .appStoreOpening && $0 <= .lastPurchaseDate(asOf: asOf) ? $0 : nil }
    }
    facts.purchaseDate = earliest(in: ranked) { plausible($0.purchaseDate) }
    facts.originalPurchaseDate = earliest(in: ranked) { plausible($0.originalPurchaseDate) }
    let paidAt = earliest(in: ranked) { stated in
        let purchaseDate = plausible(stated.purchaseDate)
        let isPurchaseDateOfPayment = isSubscription && !stated.isDatedByReceipt
        return isPurchaseDateOfPayment ? purchaseDate : plausible(stated.originalPurchaseDate) ?? purchaseDate
    }
    let revocation = standingRevocation(in: ranked, asOf: asOf)
    facts.revocation = revocation

    var merged = MergedTransaction(
        id: best.transaction,
        facts: facts,
        paidAt: paidAt,
        standingRevocation: revocation,
        tokenGrade: firstValue(of: \.accountToken, in: ranked)?.grade,
        priceGrade: firstValue(of: \.price, in: ranked)?.grade,
        grade: best.grade,
        source: best.source
    )
    merged.isBundleStated = isBundleStated
    return merged
}

/// Whether `left` wins over `right`: by grade, then time of the statement, then digest.
func outranks(_ left: TransactionStatement, _ right: TransactionStatement) -> Bool {
    if left.grade != right.grade { return left.grade > right.grade }
    let leftTime = left.statedAt?.milliseconds ?? .min
    let rightTime = right.statedAt?.milliseconds ?? .min
    if leftTime != rightTime { return leftTime > rightTime }
    if left.digest != right.digest { return left.digest > right.digest }
    return left.source.rawValue > right.source.rawValue
}

/// The best statement's value of a field; an absent field never hides a present one.
private func firstValue<Value>(
    of field: KeyPath<TransactionFacts, Value?>,
    in ranked: [TransactionStatement]
) -> (value: Value, grade: Grade)? {
    for statement in ranked {
        if let value = statement.facts[keyPath: field] { return (value, statement.grade) }
    }
    return nil
}

/// What the backend says of the buyer: each name by itself, so that no row hides another's. Of several different ones
/// the first is shown; the users the others name may be the owner too (`otherBuyers`).
private func backendRecord(in ranked: [TransactionStatement]) -> BackendRecord? {
    let records = ranked.compactMap(\.facts.backend)
    guard !records.isEmpty else { return nil }
    return BackendRecord(
        applicationUsername: records.lazy.compactMap(\.applicationUsername).first,
        accountToken: records.lazy.compactMap(\.accountToken).first,
        userID: records.lazy.compactMap(\.userID).first
    )
}

/// The earliest date of the best grade that states one.
private func earliest(
    in ranked: [TransactionStatement],
    _ date: (TransactionFacts) -> Instant?
) -> Instant? {
    var found: (grade: Grade, date: Instant)?
    for statement in ranked {
        guard let stated = date(statement.facts) else { continue }
        if let best = found {
            guard statement.grade == best.grade else { break }
            found = (best.grade, min(best.date, stated))
        } else {
            found = (statement.grade, stated)
        }
    }
    return found?.date
}

/// The revocation that stands: a known refund is not undone by evidence that does not mention it, only by a signed transaction
/// of later date that no longer carries one (REFUND_REVERSED).
private func standingRevocation(in ranked: [TransactionStatement], asOf: Instant) -> Revocation? {
    var standing: [Revocation] = []
    // Dated after the as-of, as Apple was asked later than that: still, nothing is to be delivered any more.
    var knownAhead: [Revocation] = []
    let hasSignedStatement = ranked.contains { $0.grade == .signed }
    let lastNotRefunded = ranked.lazy.filter { $0.grade == .signed }.map(\.refund).lastNotRefunded
    for statement in ranked {
        guard let revocation = statement.facts.revocation else { continue }
        let isAhead = revocation.isAhead(of: asOf)
        if statement.grade == .asserted, hasSignedStatement || isAhead { continue }
        if statement.refund.isCleared(by: lastNotRefunded) { continue }
        if isAhead { knownAhead.append(revocation) } else { standing.append(revocation) }
    }
    if standing.isEmpty { standing = knownAhead }
    return standing.first.map { best in
        standing.dropFirst().lazy.filter(best.isSame).reduce(best) { $0.completed(by: $1) }
    }
}

extension TransactionFacts {
    /// Whether `purchase_date` of a subscription row is the date of the receipt around it: no period is bought at its
    /// own end or later. Apple's receipts of 2013 and 2014 have such dates.
    fileprivate var isDatedByReceipt: Bool {
        guard let purchaseDate, let expiresDate else { return false }
        return purchaseDate >= expiresDate
    }

    /// Whether a date in it lies after the as-of, so that it has to be merged again later: a date becomes plausible, a refund
    /// happens.
    package func hasFutureDate(asOf: Instant) -> Bool {
        let isImplausible = [purchaseDate, originalPurchaseDate].contains { date in
            date.map { $0 > .lastPurchaseDate(asOf: asOf) } ?? false
        }
        return isImplausible || revocation?.isAhead(of: asOf) ?? false
    }
}

extension Revocation {
    fileprivate func isAhead(of asOf: Instant) -> Bool { date.map { $0 > asOf } ?? false }

    /// Whether two statements mean one refund. Receipts date it by whole seconds.
    func isSame(as other: Revocation) -> Bool {
        guard let date, let otherDate = other.date else { return true }
        return date.wholeSecond == otherDate.wholeSecond
    }

    /// With what only the other statement says of the refund: receipts state nothing but its date.
    fileprivate func completed(by other: Revocation) -> Revocation {
        guard type == nil else { return self }
        return Revocation(
            date: date ?? other.date,
            reason: reason ?? other.reason,
            type: other.type,
            percentage: percentage ?? other.percentage
        )
    }
}

extension Instant {
    /// 2008-07-10T00:00:00Z: nothing was bought on the App Store before it opened.
    package static let appStoreOpening = Instant(milliseconds: 1_215_648_000_000)
    /// 9999-12-31T00:00:00Z: an as-of after everything that can be stated.
    static let endOfTime = Instant(milliseconds: 253_402_214_400_000)
}
