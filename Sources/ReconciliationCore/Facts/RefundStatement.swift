/// What one statement says of the refund of its transaction.
package struct RefundStatement: Sendable, Hashable {
    package var source: EvidenceSource
    package var statedAt: Instant?
    /// Whether it states one.
    package var isRefunded: Bool
    /// When, where that is stated too.
    package var refundedAt: Instant?

    package init(source: EvidenceSource, statedAt: Instant? = nil, isRefunded: Bool = false, refundedAt: Instant? = nil)
    {
        self.source = source
        self.statedAt = statedAt
        self.isRefunded = isRefunded
        self.refundedAt = refundedAt
    }
}

extension TransactionStatement {
    /// What it says of the refund.
    var refund: RefundStatement {
        RefundStatement(
            source: source,
            statedAt: statedAt,
            isRefunded: facts.revocation != nil,
            refundedAt: facts.revocation?.date
        )
    }
}

extension Sequence<RefundStatement> {
    /// When Apple signed last that the transaction is not refunded: only a signed transaction says that by its silence.
    var lastNotRefunded: Instant? {
        lazy.filter { $0.source.isSignedTransaction && !$0.isRefunded }.compactMap(\.statedAt).max()
    }
}

extension RefundStatement {
    /// Whether Apple signed after it that there is no refund. A statement without a time of its own, such as what verifyReceipt answers
    /// about a receipt of iOS 6, counts as made when the refund was.
    ///
    /// - Parameter notRefunded: when Apple signed last that there is none.
    func isCleared(by notRefunded: Instant?) -> Bool {
        guard let notRefunded, let moment = statedAt ?? refundedAt else { return false }
        return moment < notRefunded
    }
}

/// Whether Apple stated a refund of a purchase and said since that it does not stand (REFUND_REVERSED).
///
/// - Parameter statements: about each transaction of the purchase: one payment, whichever id a statement is about.
package func isRefundCleared(by statements: [TransactionID: [RefundStatement]]) -> Bool {
    let all = statements.values.joined()
    let refunds = all.filter { $0.isRefunded && $0.source != .payments }
    let notRefunded = all.lastNotRefunded
    return !refunds.isEmpty && refunds.allSatisfy { $0.isCleared(by: notRefunded) }
}

/// The transactions of a purchase for which a refund is stated and none stands, by all statements about the purchase
/// (Rules 2.8): Apple signed later, under any id, that there is none; or only the backend states one of what Apple
/// signed.
///
/// Where no statement is known, nothing is cleared.
///
/// - Parameter statements: about each transaction of the purchase.
package func transactionsWithClearedRefund(by statements: [TransactionID: [RefundStatement]]) -> Set<TransactionID> {
    let all = statements.values.joined()
    let notRefunded = all.lastNotRefunded
    let isSigned = all.contains { $0.source == .appReceipt || $0.source.isSignedTransaction }
    let cleared = statements.filter { _, statements in
        let refunds = statements.filter(\.isRefunded)
        return !refunds.isEmpty
            && refunds.allSatisfy { $0.isCleared(by: notRefunded) || isSigned && $0.source == .payments }
    }
    return Set(cleared.keys)
}

extension [MergedTransaction] {
    /// The transactions of one purchase without the refunds that statements about all of them clear.
    package func withoutClearedRefunds(_ statements: [TransactionID: [RefundStatement]]) -> Self {
        let cleared = transactionsWithClearedRefund(by: statements)
        return map { transaction in
            guard cleared.contains(transaction.id.id) else { return transaction }
            var transaction = transaction
            transaction.standingRevocation = nil
            transaction.facts.revocation = nil
            return transaction
        }
    }
}
