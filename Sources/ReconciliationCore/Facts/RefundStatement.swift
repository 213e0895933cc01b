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

/// Whether Apple stated a refund of a purchase and said since that it does not stand (REFUND_REVERSED).
///
/// - Parameter statements: about each transaction of the purchase.
package func isRefundCleared(by statements: [TransactionID: [RefundStatement]]) -> Bool {
    statements.values.contains { statements in
        let refunds = statements.filter { $0.isRefunded && $0.source != .payments }
        guard !refunds.isEmpty, let notRefunded = statements.lastNotRefunded else { return false }
        return refunds.compactMap(\.statedAt).allSatisfy { $0 < notRefunded }
    }
}
