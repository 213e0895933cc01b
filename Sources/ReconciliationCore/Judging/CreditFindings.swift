/// What is wrong with the credits of one purchase (Rules 5.3 to 5.7). At most one finding per kind.
func creditFindings(_ purchase: PurchaseFacts, dossier: Dossier, owner: Owner, policy: Policy) -> [Finding] {
    let rules = [ownerMismatch, duplicateCredit, refundedAfterCredit, environmentBreach]
    return CreditedPurchase(purchase: purchase, dossier: dossier, owner: owner, policy: policy)
        .map { credited in rules.compactMap { $0(credited) } } ?? []
}

/// How what was delivered differs from what was paid for: parts of one `content_mismatch`.
func creditDifferences(
    _ purchase: PurchaseFacts,
    dossier: Dossier,
    owner: Owner,
    policy: Policy,
    asOf: Instant
) -> [Finding] {
    guard let credited = CreditedPurchase(purchase: purchase, dossier: dossier, owner: owner, policy: policy) else {
        return []
    }
    return [productDifference(credited), quantityDifference(credited, asOf: asOf)].compactMap(\.self)
}

/// A purchase with at least one live credit, earliest first.
private struct CreditedPurchase {
    let purchase: PurchaseFacts
    let dossier: Dossier
    let owner: Owner
    let live: [Credit]
    let policy: Policy

    /// Nil where nothing was credited.
    init?(purchase: PurchaseFacts, dossier: Dossier, owner: Owner, policy: Policy) {
        live = dossier.liveCreditsInOrder
        guard !live.isEmpty else { return nil }
        self.purchase = purchase
        self.dossier = dossier
        self.owner = owner
        self.policy = policy
    }

    func finding(
        _ kind: FindingKind,
        about credits: [Credit],
        expected: String,
        actual: String,
        detail: String = "",
        nextStep: NextStep
    ) -> Finding {
        let others = credits.count > 1 ? credits.map(describe).joined(separator: "; ") : ""
        var finding = Finding(
            kind: kind,
            credit: credits.first,
            expected: expected,
            actual: actual,
            detail: [detail, others].filter { !$0.isEmpty }.joined(separator: ": "),
            nextStep: nextStep
        )
        finding.newestDeliveryRun = newestDeliveryRun(credits, of: purchase.type)
        return finding
    }

    private func describe(_ credit: Credit) -> String {
        var text = "\(credit.userID) at \(credit.creditedAt.text)"
        if let order = credit.orderID { text += " order \(order)" }
        if let quantity = credit.quantity { text += " quantity \(quantity)" }
        return text
    }
}

private func ownerMismatch(_ credited: CreditedPurchase) -> Finding? {
    guard credited.owner.isBinding else { return nil }
    let candidates = Set(credited.owner.candidates)
    let wrong = credited.live.filter { !candidates.contains($0.canonicalUserID) }
    guard !wrong.isEmpty else { return nil }
    var finding = credited.finding(
        .ownerMismatch,
        about: wrong,
        expected: credited.owner.candidates.map(\.rawValue).joined(separator: ";"),
        actual: distinctUsers(wrong),
        nextStep: .takeBack
    )
    finding.canonicalUsers = Dictionary(wrong.map { ($0.userID, $0.canonicalUserID) }) { first, _ in first }
    return finding
}

private func duplicateCredit(_ credited: CreditedPurchase) -> Finding? {
    let users = Set(credited.live.map(\.canonicalUserID))
    if users.count > 1 {
        return credited.finding(
            .duplicateCredit,
            about: credited.live,
            expected: FindingPhrase.users(1).text,
            actual: FindingPhrase.users(users.count).text,
            nextStep: .takeBack
        )
    }
    switch credited.purchase.type {
    case .nonConsumable, .autoRenewable: return nil
    case .consumable, .nonRenewing, nil: break
    }
    let sum = credited.deliveredQuantity
    guard sum > credited.purchase.quantity else { return nil }
    return credited.finding(
        .duplicateCredit,
        about: credited.live,
        expected: FindingPhrase.quantity(credited.purchase.quantity).text,
        actual: FindingPhrase.quantity(sum).text,
        nextStep: .takeBack
    )
}

private func productDifference(_ credited: CreditedPurchase) -> Finding? {
    guard let product = credited.purchase.productID else { return nil }
    let accepted = [product, credited.dossier.catalogue?.creditedAs].compactMap { $0 }
    let others = credited.live.filter { credit in credit.productID.map { !accepted.contains($0) } ?? false }
    guard !others.isEmpty else { return nil }
    return credited.finding(
        .contentMismatch,
        about: others,
        expected: (credited.dossier.catalogue?.creditedAs ?? product).rawValue,
        actual: Set(others.compactMap(\.productID)).sorted().map(\.rawValue).joined(separator: ";"),
        detail: FindingDetail.product.rawValue,
        nextStep: .checkBackend
    )
}

private func quantityDifference(_ credited: CreditedPurchase, asOf: Instant) -> Finding? {
    let purchase = credited.purchase
    // An empty quantity means all of it: nothing can be short then.
    guard credited.deliveredQuantity < purchase.quantity, credited.isDue else { return nil }
    var finding = credited.finding(
        .contentMismatch,
        about: credited.live,
        expected: FindingPhrase.quantity(purchase.quantity).text,
        actual: FindingPhrase.quantity(credited.deliveredQuantity).text,
        detail: FindingDetail.shortDelivery.rawValue,
        nextStep: nextStepOfShortDelivery(credited, asOf: asOf)
    )
    // It objects to what was not delivered.
    finding.newestDeliveryRun = nil
    return finding
}

/// The rest of a part delivery goes by the rules of an undelivered purchase: its time, and every doubt.
private func nextStepOfShortDelivery(_ credited: CreditedPurchase, asOf: Instant) -> NextStep {
    let (purchase, dossier, policy) = (credited.purchase, credited.dossier, credited.policy)
    let state = whiteState(of: purchase, settlement: nil, policy: policy, asOf: asOf)
    if purchase.paidAt != nil, state != .missingCredit { return .wait }
    if isDeliveryDoubtful(purchase, in: dossier, policy: policy, asOf: asOf) || dossier.settlement != nil
        || isTakenBack(from: credited.owner, in: dossier) || dossier.credits.contains(where: { $0.status == .failed })
    {
        return .checkBackend
    }
    return nextStepToDeliver(to: credited.owner, isKnownToBackend: true)
}

private func refundedAfterCredit(_ credited: CreditedPurchase) -> Finding? {
    guard let revocation = credited.purchase.fullRevocation else { return nil }
    let first = credited.live[0]
    let isRefundFirst = revocation.date.map { $0 < first.creditedAt } ?? false
    return credited.finding(
        .refundedAfterCredit,
        about: credited.live,
        expected: FindingPhrase.notRefunded.text,
        actual: FindingPhrase.refunded(at: revocation.date).text,
        detail: (isRefundFirst ? FindingDetail.refundFirst : .creditFirst).rawValue,
        nextStep: .takeBack
    )
}

private func environmentBreach(_ credited: CreditedPurchase) -> Finding? {
    guard credited.purchase.environment == .sandbox else { return nil }
    let otherRecipients = credited.live.filter { credit in
        credited.policy.reviewers.isDisjoint(
            with: credit.mergedAccounts.union([credit.userID, credit.canonicalUserID])
        )
    }
    guard !otherRecipients.isEmpty else { return nil }
    return credited.finding(
        .environmentBreach,
        about: otherRecipients,
        expected: "Production",
        actual: "Sandbox",
        detail: distinctUsers(otherRecipients),
        // Apple's reviewers buy in the sandbox and nowhere else; a customer of ours has bought for money too.
        nextStep: otherRecipients.contains(where: \.isOfPayingUser) ? .takeBack : .ignoreReviewer
    )
}

extension CreditedPurchase {
    /// Whether what is missing would have to be delivered: it was paid for, and is ours to deliver (Rules 4.2).
    fileprivate var isDue: Bool {
        purchase.fullRevocation == nil && exclusion(of: purchase, in: dossier, policy: policy) == nil
    }

    /// Purchase units delivered; an empty quantity means all that was paid for.
    fileprivate var deliveredQuantity: Int {
        live.reduce(0) { $0 + ($1.quantity ?? purchase.quantity) }
    }
}

/// The run that first had the newest of the backend's deliveries among these in the books. What a user may restore is
/// rightly delivered to the same user again: of that, the first delivery to each counts.
func newestDeliveryRun(_ credits: [Credit], of type: ProductType?) -> RunID? {
    let runs = credits.compactMap { credit in
        credit.source == .imported ? credit.enteredRun.map { (credit.canonicalUserID, $0) } : nil
    }
    return switch type {
    case .nonConsumable, .autoRenewable: Dictionary(runs, uniquingKeysWith: min).values.max()
    case .consumable, .nonRenewing, nil: runs.map(\.1).max()
    }
}

private func distinctUsers(_ credits: [Credit]) -> String {
    Set(credits.map(\.userID)).sorted().map(\.rawValue).joined(separator: ";")
}
