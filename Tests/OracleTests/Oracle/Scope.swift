/// Rules 4.2: what is out of scope, credited or not.
struct Scope: Sendable {
    let facts: Facts

    /// `excluded_<why>`, the first that applies in the order of Rules 4.2; nil: in scope.
    func exclusion(of purchase: Purchase) -> String? {
        // Reading: an app somebody states, so that `foreign_receipt` says it aloud; a payment's default bundle is nobody's
        // statement.
        if facts.isForeign(purchase.statedBundleID) { return "excluded_app" }
        if !facts.book.policy.environments.contains(purchase.environment) { return "excluded_environment" }
        if purchase.catalogueRow?.reconcile == .never { return "excluded_product" }
        if purchase.kind == .autoRenewable, !isSubscriptionInScope(purchase) { return "excluded_subscription" }
        if purchase.isFamilyShared { return "excluded_family_shared" }
        if purchase.isFree { return "excluded_free" }
        return purchase.isUpgraded ? "excluded_upgraded" : nil
    }

    private func isSubscriptionInScope(_ purchase: Purchase) -> Bool {
        switch purchase.catalogueRow?.reconcile ?? facts.book.policy.subscriptions {
        case .each: true
        case .never: false
        case .firstPeriod: isFirst(purchase) || followsTrial(purchase)
        }
    }

    /// `transactionReason` where stated, else transaction id = original id.
    private func isFirst(_ purchase: Purchase) -> Bool {
        if let reason = purchase.reason { return reason == "PURCHASE" }
        return purchase.originalTransactionID.map(purchase.transactionIDs.contains) ?? false
    }

    /// A trial does not use up the first period: then the earliest known period from it on that was not free is the first.
    ///
    /// Reading: any free period is such a trial, and so is a free one that begins a lapsed subscription again; of two at one instant
    /// the smaller id is the earlier.
    private func followsTrial(_ purchase: Purchase) -> Bool {
        guard let date = purchase.purchasedAt, !purchase.isFree else { return false }
        let periods = facts.purchases.filter { other in
            other.environment == purchase.environment && other.kind == .autoRenewable
                && other.originalTransactionID == purchase.originalTransactionID
        }
        let smallest = Words.smallest(purchase.transactionIDs) ?? ""
        return periods.filter { $0.isFree && isFirst($0) }.contains { trial in
            let begins = trial.purchasedAt ?? .beginning
            return begins <= date
                && !periods.contains { other in
                    guard !other.isFree, let otherDate = other.purchasedAt, otherDate >= begins else { return false }
                    let otherSmallest = Words.smallest(other.transactionIDs) ?? ""
                    return otherDate < date
                        || otherDate == date && otherSmallest.utf8.lexicographicallyPrecedes(smallest.utf8)
                }
        }
    }
}
