/// One resolution or reopening of a case.
package struct CaseDecision: Sendable, Hashable {
    /// A later decision has a greater number.
    package var sequence: Int64
    package var caseID: String
    /// Whether the case is about a missing credit.
    package var isAboutMissingCredit: Bool
    package var action: CaseEventAction
    /// The reason, if it is a resolution.
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

    /// The reason of a resolution that says by itself what becomes of the purchase (Rules 5.18); else nil.
    fileprivate func settlement(isRefundCleared: Bool) -> ResolutionReason? {
        guard action == .resolved, let reason, isAboutMissingCredit || !reason.isAboutPaymentsAlone else { return nil }
        let settles =
            switch reason {
            // The credit speaks for itself, or nothing moves.
            case .creditedManually, .creditedElsewhere, .movedToOwner: false
            // What became one with the other is no duplicate of it.
            case .duplicate: !isMergedSince
            case .refundedByApple: !isRefundCleared
            case .belowThreshold, .cannotIdentify, .refundedByUs, .customerWithdrew, .fraud, .test: true
            }
        return settles ? reason : nil
    }
}

/// The reason that settles a purchase, by the cases about it: of each case the last decision counts, and of those that
/// settle the newest. The order they are given in does not matter.
///
/// - Parameters:
///   - decisions: about all its cases.
///   - isRefundCleared: whether Apple stated a refund and said since that it does not stand.
package func settlement(by decisions: [CaseDecision], isRefundCleared: Bool) -> ResolutionReason? {
    let settling = decisions.lastOfEachCase.values.compactMap { decision in
        decision.settlement(isRefundCleared: isRefundCleared).map { (decision.sequence, $0) }
    }
    return settling.max { $0.0 < $1.0 }?.1
}

extension [CaseDecision] {
    /// The last decision about each case, by case.
    package var lastOfEachCase: [String: CaseDecision] {
        Dictionary(map { ($0.caseID, $0) }) { $0.sequence > $1.sequence ? $0 : $1 }
    }
}

extension ListReason {
    /// Nil where a settlement leaves the purchase on the white list.
    package init?(settled reason: ResolutionReason) { self.init(rawValue: "settled_" + reason.rawValue) }
}
