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

extension [RefundStatement] {
    /// When Apple signed last that the transaction is not refunded: only a signed transaction says that by its silence.
    var lastDenial: Instant? {
        lazy.filter { $0.source.isSignedTransaction && !$0.isRefunded }.compactMap(\.statedAt).max()
    }
}

/// When Apple said last that a refund it had stated of a purchase does not stand (REFUND_REVERSED): nil where it stated none, or
/// nothing that denies it since.
///
/// - Parameter statements: about each transaction of the purchase.
package func refundClearedAt(by statements: [TransactionID: [RefundStatement]]) -> Instant? {
    statements.values.compactMap { statements in
        let refunds = statements.filter { $0.isRefunded && $0.source != .payments }
        guard !refunds.isEmpty, let denial = statements.lastDenial else { return nil }
        return refunds.compactMap(\.statedAt).allSatisfy { $0 < denial } ? denial : nil
    }
    .max()
}
