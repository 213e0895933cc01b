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
    package var reason: ResolutionReason?
    /// The last run that had judged by then.
    package var afterRun: RunID?
    /// The last run in which the purchase was merged with another one.
    package var mergedInRun: RunID?

    package init(
        sequence: Int64,
        caseID: String,
        isAboutMissingCredit: Bool,
        action: CaseEventAction,
        reason: ResolutionReason? = nil,
        afterRun: RunID? = nil,
        mergedInRun: RunID? = nil
    ) {
        self.sequence = sequence
        self.caseID = caseID
        self.isAboutMissingCredit = isAboutMissingCredit
        self.action = action
        self.reason = reason
        self.afterRun = afterRun
        self.mergedInRun = mergedInRun
    }

    private var isMergedSince: Bool {
        guard let mergedInRun else { return false }
        return afterRun.map { $0 < mergedInRun } ?? true
    }

    /// What it settles by itself (Rules 5.18).
    fileprivate func settlement(isRefundCleared: Bool) -> Settlement? {
        guard action == .resolved, let stated = reason, let reason = Settlement.Reason(rawValue: stated.rawValue),
            isAboutMissingCredit || !stated.isAboutPaymentsAlone
        else { return nil }
        let counts =
            switch reason {
            // What became one with the other is no duplicate of it.
            case .duplicate: !isMergedSince
            case .refundedByApple: !isRefundCleared
            case .belowThreshold, .cannotIdentify, .refundedByUs, .customerWithdrew, .fraud, .test: true
            }
        return counts ? Settlement(reason: reason) : nil
    }
}

/// How a purchase is settled by the cases about it: of each case the last decision counts, and of what those settle the
/// newest. The order they are given in does not matter.
///
/// - Parameters:
///   - decisions: about all its cases.
///   - isRefundCleared: whether Apple stated a refund and said since that it does not stand.
package func settlement(by decisions: [CaseDecision], isRefundCleared: Bool) -> Settlement? {
    let settling = decisions.lastOfEachCase.values.compactMap { decision in
        decision.settlement(isRefundCleared: isRefundCleared).map { (decision.sequence, $0) }
    }
    return settling.max { $0.0 < $1.0 }?.1
}

extension [CaseDecision] {
    /// By case.
    package var lastOfEachCase: [String: CaseDecision] {
        Dictionary(map { ($0.caseID, $0) }) { $0.sequence > $1.sequence ? $0 : $1 }
    }
}

extension ListReason {
    /// Nil where a settlement leaves the purchase on the white list.
    package init?(settled reason: Settlement.Reason) { self.init(rawValue: "settled_" + reason.rawValue) }
}
