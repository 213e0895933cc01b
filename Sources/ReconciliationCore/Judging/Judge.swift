/// The definition of right and wrong: what one purchase is, whose it is, and what is the matter with it.
///
/// Depends on the dossier, the policy and the as-of alone, never on the order in which facts arrived.
package func judge(_ dossier: Dossier, policy: Policy, asOf: Instant) -> Verdict {
    let purchase = PurchaseFacts(dossier)
    let owner = owner(of: purchase, in: dossier)
    let (list, reason, _) = place(purchase, in: dossier, policy: policy)

    let state =
        list == .white ? whiteState(of: purchase, settlement: dossier.settlement, policy: policy, asOf: asOf) : nil
    let cause = state == .missingCredit ? missingCause(dossier) : nil
    let isDoubtful =
        isDeliveryDoubtful(purchase, in: dossier, policy: policy, asOf: asOf) || isTakenBack(from: owner, in: dossier)
    let nextStep = state.map {
        nextStepOnWhiteList(state: $0, cause: cause, owner: owner, isDoubtful: isDoubtful)
    }

    var findings: [Finding] = []
    if let cause, let nextStep {
        findings.append(Finding(kind: .missingCredit, detail: cause.rawValue, nextStep: nextStep))
    }
    findings += creditFindings(purchase, dossier: dossier, owner: owner, policy: policy)
    findings += receiptFindings(purchase, dossier: dossier, owner: owner, policy: policy, asOf: asOf)

    return Verdict(
        list: list,
        reason: reason,
        whiteState: state,
        owner: owner,
        cause: cause,
        nextStep: nextStep,
        findings: findings,
        creditedTo: undisputedUser(of: dossier.credits.filter(\.isLive), findings: findings)
    )
}

/// The user whom the live credits went to, unless they are themselves in question (Rules 7.10).
///
/// Only the two binding rungs decide about a wrong account, and they look at the purchase alone. So the result does not depend
/// on its neighbours, and purchases never depend on each other in a circle.
private func undisputedUser(of live: [Credit], findings: [Finding]) -> UserID? {
    let isDisputed = findings.contains { $0.kind == .ownerMismatch || $0.kind == .duplicateCredit }
    return isDisputed ? nil : live.first?.canonicalUserID
}

/// A row of the table in Rules 4.1, in its order. The codes are part of `explain --json`.
package enum ListRule: String, Sendable, Hashable, Codable, CaseIterable {
    case outOfScope = "out_of_scope"
    case credited
    case revoked
    case settled
    case beforeCoverage = "before_coverage"
    case uncredited

    /// Where the row leads a purchase; nil where it does not apply.
    fileprivate func place(
        _ purchase: PurchaseFacts,
        in dossier: Dossier,
        policy: Policy
    ) -> (PurchaseList, ListReason)? {
        switch self {
        case .outOfScope:
            return exclusion(of: purchase, in: dossier, policy: policy).map { (.closed, $0) }
        case .credited:
            guard dossier.credits.contains(where: \.isLive) else { return nil }
            return (.black, dossier.isCaseCreditConfirmed ? .confirmed : .credited)
        case .revoked:
            return purchase.fullRevocation.map { _ in (.closed, .revoked) }
        case .settled:
            return dossier.settlement.flatMap { ListReason(settled: $0) }.map { (.closed, $0) }
        case .beforeCoverage:
            guard let paidAt = purchase.paidAt, let since = policy.creditsSince, paidAt < since else { return nil }
            return (.closed, .beforeCoverage)
        case .uncredited:
            return (.white, .uncredited)
        }
    }
}

/// Which list: the first row of Rules 4.1 that applies.
///
/// - Parameter passed: called with every row before it, which did not apply.
func place(
    _ purchase: PurchaseFacts,
    in dossier: Dossier,
    policy: Policy,
    passed: ((ListRule) -> Void)? = nil
) -> (list: PurchaseList, reason: ListReason, rule: ListRule) {
    for rule in ListRule.allCases {
        if let (list, reason) = rule.place(purchase, in: dossier, policy: policy) { return (list, reason, rule) }
        passed?(rule)
    }
    preconditionFailure("the last row applies to everything")
}

extension Dossier {
    /// Whether the backend's own credit has taken the place of one stated by a case (Rules 3.6).
    fileprivate var isCaseCreditConfirmed: Bool {
        credits.contains { $0.source == .case_ && !$0.isLive }
            && credits.contains { $0.source == .imported && $0.isLive }
    }
}

/// Why a purchase is out of scope, in the order of Rules 4.2; nil where it is in scope.
func exclusion(of purchase: PurchaseFacts, in dossier: Dossier, policy: Policy) -> ListReason? {
    // The default bundle of a payment excludes nothing: nobody stated it, and it makes nothing a `foreign_receipt`.
    if let bundle = purchase.statedBundleID, isForeign(bundle, policy: policy) { return .excludedApp }
    if !policy.environments.contains(purchase.environment) { return .excludedEnvironment }
    let ownPolicy = dossier.catalogue?.subscriptionPolicy
    if ownPolicy == .never { return .excludedProduct }
    if purchase.type.isSubscription {
        switch ownPolicy ?? policy.subscriptions {
        case .each: break
        case .never: return .excludedSubscription
        case .firstPeriod:
            // A free first period is left to its own exclusion below: a trial does not use the first period up.
            if !purchase.isFirstPeriod, !dossier.isFirstPaidPeriod { return .excludedSubscription }
        }
    }
    if purchase.isFamilyShared { return .excludedFamilyShared }
    if purchase.isFree { return .excludedFree }
    if purchase.isUpgraded { return .excludedUpgraded }
    return nil
}

/// The state of a purchase on the white list. One that is exactly one grace time old is past it.
func whiteState(
    of purchase: PurchaseFacts,
    settlement: ResolutionReason?,
    policy: Policy,
    asOf: Instant
) -> WhiteState {
    // Without a date a purchase never becomes due; the summary counts such purchases.
    guard let paidAt = purchase.paidAt, paidAt + policy.grace <= asOf else { return .withinGrace }
    guard let watermark = policy.creditsWatermark, paidAt <= watermark else { return .creditsNotInYet }
    return settlement?.destination == .parked ? .parked : .missingCredit
}

/// Why a credit is missing: the first that applies (Rules 5.14).
func missingCause(_ dossier: Dossier) -> MissingCause {
    if dossier.credits.contains(where: { $0.status == .failed }) { return .refusedClaim }
    if dossier.transactions.contains(where: { $0.facts.backend != nil }) { return .verifiedNotCredited }
    if dossier.traces.contains(where: \.namesTransaction) { return .claimedNotCredited }
    if dossier.traces.contains(where: \.containsTransaction) { return .submittedNotClaimed }
    return .neverSubmitted
}

private func nextStepOnWhiteList(
    state: WhiteState,
    cause: MissingCause?,
    owner: Owner,
    isDoubtful: Bool
) -> NextStep {
    guard state == .missingCredit else { return .wait }
    if cause == .refusedClaim || isDoubtful { return .checkBackend }
    return nextStepToDeliver(to: owner, isKnownToBackend: cause == .verifiedNotCredited)
}

/// The next step to deliver what is due to its owner.
///
/// - Parameter isKnownToBackend: the backend verified or delivered something of it: its own logs know for whom.
func nextStepToDeliver(to owner: Owner, isKnownToBackend: Bool) -> NextStep {
    if isKnownToBackend, owner.candidates.isEmpty { return .checkBackend }
    switch owner.strength {
    case .bound, .strong:
        guard let user = owner.userID else { return .askCustomer }
        // Nobody can tell any more whose account that was.
        return user.isOfForgottenPerson ? .findOwner : .creditOwner
    case .weak: return .askCustomer
    case .none: return owner.candidates.isEmpty ? .findOwner : .askCustomer
    }
}
