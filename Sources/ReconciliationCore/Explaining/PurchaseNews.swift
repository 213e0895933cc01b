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
