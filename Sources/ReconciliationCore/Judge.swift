/// The definition of right and wrong: what one purchase is, whose it is, and what is the matter with it.
///
/// Depends on the dossier, the policy and the as-of alone, never on the order in which facts arrived.
package func judge(_ dossier: Dossier, policy: Policy, asOf: Instant) -> Verdict {
    let purchase = PurchaseFacts(dossier, asOf: asOf)
    let owner = owner(of: purchase, in: dossier)
    let liveCredits = dossier.credits.filter(\.isLive)
    let (list, reason) = place(purchase, in: dossier, isCredited: !liveCredits.isEmpty, policy: policy)

    let state =
        list == .white ? whiteState(of: purchase, settlement: dossier.settlement, policy: policy, asOf: asOf) : nil
    let cause = state == .missingCredit ? missingCause(dossier) : nil
    let nextStep = state.map { nextStepOnWhiteList(state: $0, cause: cause, owner: owner) }

    var findings: [Finding] = []
    if let cause, let nextStep {
        findings.append(Finding(kind: .missingCredit, detail: cause.rawValue, nextStep: nextStep))
    }
    findings += creditFindings(purchase, dossier: dossier, owner: owner, policy: policy)

    return Verdict(
        list: list,
        reason: reason,
        whiteState: state,
        owner: owner,
        cause: cause,
        nextStep: nextStep,
        findings: findings
    )
}

/// Which list: the first row of DESIGN 6.4 that applies.
func place(
    _ purchase: PurchaseFacts,
    in dossier: Dossier,
    isCredited: Bool,
    policy: Policy
) -> (PurchaseList, ListReason) {
    if let exclusion = exclusion(of: purchase, in: dossier, policy: policy) { return (.closed, exclusion) }
    if isCredited { return (.black, .credited) }
    if purchase.fullRevocation != nil { return (.closed, .revoked) }
    if let settlement = dossier.settlement, let settled = ListReason(settled: settlement.reason) {
        return (.closed, settled)
    }
    if let paidAt = purchase.paidAt, let since = policy.creditsSince, paidAt < since {
        return (.closed, .beforeCoverage)
    }
    return (.white, .uncredited)
}

/// Why a purchase is none of our business, in the order of DESIGN 6.9; nil where it is.
func exclusion(of purchase: PurchaseFacts, in dossier: Dossier, policy: Policy) -> ListReason? {
    if !policy.environments.contains(purchase.environment) { return .excludedEnvironment }
    let ownPolicy = dossier.catalogue?.subscriptionPolicy
    if ownPolicy == .never { return .excludedProduct }
    // Another app's receipt is not ours to reconcile; `foreign_receipt` says so aloud.
    if let bundle = purchase.bundleID, !policy.apps.isEmpty, !policy.apps.contains(bundle) { return .excludedProduct }
    if purchase.type == .autoRenewable {
        switch ownPolicy ?? policy.subscriptions {
        case .each: break
        case .never: return .excludedSubscription
        case .firstPeriod:
            // A free period is left to its own exclusion below: a trial does not use the first period up.
            if !purchase.isFree, !isFirstPaidPeriod(purchase, dossier) { return .excludedSubscription }
            if purchase.isFree, !purchase.isFirstPeriod { return .excludedSubscription }
        }
    }
    if purchase.isFamilyShared { return .excludedFamilyShared }
    if purchase.isFree { return .excludedFree }
    if purchase.isUpgraded { return .excludedUpgraded }
    return nil
}

/// Whether this is the period a subscriber first paid for, trials aside.
private func isFirstPaidPeriod(_ purchase: PurchaseFacts, _ dossier: Dossier) -> Bool {
    if purchase.isFirstPeriod { return true }
    guard let overview = dossier.subscription, overview.isFirstPeriodFree else { return false }
    return dossier.transactions.contains { $0.id.id == overview.firstPaidPeriod }
}

/// Where a white purchase stands. At the edge of grace is past it.
func whiteState(of purchase: PurchaseFacts, settlement: Settlement?, policy: Policy, asOf: Instant) -> WhiteState {
    // Without a date nothing says that its time has come; the summary counts such purchases aloud.
    guard let paidAt = purchase.paidAt, paidAt + policy.grace <= asOf else { return .withinGrace }
    guard let watermark = policy.creditsWatermark, paidAt <= watermark else { return .creditsNotInYet }
    return settlement?.reason.isParked == true ? .parked : .missingCredit
}

/// Why a credit is missing: the first that applies (DESIGN 6.5).
func missingCause(_ dossier: Dossier) -> MissingCause {
    if dossier.credits.contains(where: { $0.status == .failed }) { return .refusedClaim }
    if dossier.transactions.contains(where: { $0.facts.backend != nil }) { return .verifiedNotCredited }
    if dossier.traces.contains(where: \.isNaming) { return .claimedNotCredited }
    if dossier.traces.contains(where: \.isContaining) { return .submittedNotClaimed }
    return .neverSubmitted
}

private func nextStepOnWhiteList(state: WhiteState, cause: MissingCause?, owner: Owner) -> NextStep {
    guard state == .missingCredit else { return .wait }
    if cause == .refusedClaim { return .checkBackend }
    switch owner.strength {
    case .bound, .strong: return owner.userID == nil ? .askCustomer : .creditOwner
    case .weak: return .askCustomer
    case .none: return owner.candidates.isEmpty ? .findOwner : .askCustomer
    }
}
