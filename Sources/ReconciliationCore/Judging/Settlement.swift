/// How a case was resolved (Rules 5.18), where that says by itself what becomes of the purchase.
package struct Settlement: Sendable, Hashable {
    /// `credited_manually` and `credited_elsewhere` are missing: their credit speaks for itself. So is `moved_to_owner`: it
    /// moves nothing.
    package enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
        case refundedByUs = "refunded_by_us"
        case refundedByApple = "refunded_by_apple"
        case customerWithdrew = "customer_withdrew"
        case fraud, test, duplicate
        case belowThreshold = "below_threshold"
        case cannotIdentify = "cannot_identify"

        /// Whether the purchase stays on the white list, out of `lost-orders.csv` but counted.
        package var isParked: Bool { self == .belowThreshold || self == .cannotIdentify }
    }

    package var reason: Reason

    package init(reason: Reason) { self.reason = reason }
}

/// One resolution or reopening of a case.
package struct CaseDecision: Sendable, Hashable {
    /// A later decision has a greater number.
    package var sequence: Int64
    package var caseID: String
    /// Whether the case is about a missing credit.
    package var isAboutMissingCredit: Bool
    package var action: CaseEventAction
    /// Of a resolution.
    package var reason: Settlement.Reason?

    package init(
        sequence: Int64,
        caseID: String,
        isAboutMissingCredit: Bool,
        action: CaseEventAction,
        reason: Settlement.Reason? = nil
    ) {
        self.sequence = sequence
        self.caseID = caseID
        self.isAboutMissingCredit = isAboutMissingCredit
        self.action = action
        self.reason = reason
    }

    /// What it settles by itself. `below_threshold` and `cannot_identify` settle cases of a missing credit only.
    fileprivate var settlement: Settlement? {
        guard action == .resolved, let reason, isAboutMissingCredit || !reason.isParked else { return nil }
        return Settlement(reason: reason)
    }
}

/// How a purchase is settled by the cases about it: of each case the last decision counts, and of what those settle the
/// newest. The order they are given in does not matter.
package func settlement(by decisions: [CaseDecision]) -> Settlement? {
    let last = Dictionary(decisions.map { ($0.caseID, $0) }) { $0.sequence > $1.sequence ? $0 : $1 }
    return last.values.filter { $0.settlement != nil }.max { $0.sequence < $1.sequence }?.settlement
}

extension ListReason {
    /// Nil where a settlement leaves the purchase on the white list.
    package init?(settled reason: Settlement.Reason) { self.init(rawValue: "settled_" + reason.rawValue) }
}
