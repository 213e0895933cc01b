/// Something that was stated about a purchase and that the books do not count: it came in since the last run, or is dated after it.
/// Whoever acts by the books alone would do what was done already.
package struct PurchaseNews: Sendable, Hashable, Encodable {
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        case credited, failed, withdrawn, refunded
    }

    package var kind: Kind
    /// To or from whom; nil of a refund.
    package var userID: String?
    /// When, as it was stated.
    package var at: String?

    package init(_ kind: Kind, userID: String? = nil, at: Instant? = nil) {
        self.kind = kind
        self.userID = userID
        self.at = at?.text
    }
}

extension Revocation {
    /// Whether a refund that came in is news beside what the books know of its transaction: that it is not refunded (nil), or in part.
    /// Beside a part only a full refund (Rules 1.9) is news, and a date alone, as receipts state it, not where it is that of the part: it
    /// may mean the same.
    package func isNews(beside part: Revocation?) -> Bool {
        guard let part else { return true }
        guard isFull else { return false }
        guard type == nil, let date, let known = part.date else { return true }
        return date.milliseconds / 1000 != known.milliseconds / 1000
    }
}
