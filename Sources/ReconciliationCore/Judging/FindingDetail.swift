/// The code with which the detail of some findings begins: which of several things is the matter (Rules 5).
package enum FindingDetail: String, Sendable, Hashable, CaseIterable {
    // What differs in a `content_mismatch`; several may.
    case shortDelivery = "short_delivery"
    case product
    case claim
    // What came first in a `refunded_after_credit`.
    case refundFirst = "refund_first"
    case creditFirst = "credit_first"

    /// What separates several differences.
    static let separator = " | "

    /// The code of the first difference; nil where the detail begins with no code.
    package init?(beginning detail: some StringProtocol) {
        self.init(rawValue: String(detail.prefix { $0 != ":" && $0 != " " }))
    }

    /// The codes of all differences, in their order.
    package static func all(in detail: String) -> [FindingDetail] {
        detail.split(separator: separator).compactMap { FindingDetail(beginning: $0) }
    }
}
