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
    /// Whether an imported refund is news, given the part refund that the books know of its transaction (nil: none).
    /// Beside a part, only a full refund (Rules 1.9) is. One without a type, as receipts state it, may be the part
    /// itself if it has the same date: that is no news.
    package func isNews(beside part: Revocation?) -> Bool {
        guard let part else { return true }
        guard isFull else { return false }
        guard type == nil, let date, let known = part.date else { return true }
        return date.milliseconds / 1000 != known.milliseconds / 1000
    }
}
