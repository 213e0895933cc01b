/// Whether something says that a missing purchase was delivered after all, or that it is not paid for (Rules 5.15): then somebody
/// looks at the backend before anybody delivers it.
func isDeliveryDoubtful(_ purchase: PurchaseFacts, in dossier: Dossier, policy: Policy, asOf: Instant) -> Bool {
    dossier.refusedCredit != nil || dossier.futureCreditAt != nil || dossier.creditOfOtherStore != nil
        || deliveryOfOriginal(of: purchase, in: dossier) != nil || dossier.refundNoticeAt != nil
        || unconfirmedRefund(in: dossier, asOf: asOf) != nil
        || notFoundWhenAskedAgain(purchase, in: dossier, policy: policy, asOf: asOf) != nil
}

/// The delivery of the original of a purchase whose type nobody knows (Rules 2.2): the purchase may be a restore of what was delivered, or
/// a later period of the subscription, as well as one of its own. Nil where there is none, or the type is known.
func deliveryOfOriginal(of purchase: PurchaseFacts, in dossier: Dossier) -> Credit? {
    purchase.type == nil ? dossier.creditOfOriginal : nil
}

/// Whether the backend took a delivery back from somebody who may be the owner: it may have had a reason, such as a
/// refund that nobody else states. A delivery taken back from others is due to the owner. The row that takes it back
/// may name whoever did so, or a user the delivery was moved to before, so those it was delivered to count as well. A
/// part is taken back by stating the delivery again with the quantity that is left.
func isTakenBack(from owner: Owner, in dossier: Dossier) -> Bool {
    dossier.credits.contains { credit in
        credit.source == .imported && !credit.usersItWasTakenFrom.isDisjoint(with: owner.candidates)
    }
}

extension Credit {
    /// The users from whom all or part of it was taken back.
    fileprivate var usersItWasTakenFrom: Set<UserID> {
        status == .withdrawn ? recipients.union([canonicalUserID]) : recipients
    }
}

/// When Apple, asked again, said last that it does not know a purchase that only the backend states (Rules 6.11): from
/// a grace time after the payment on, and for every app it may belong to. Nil where that is not so.
func notFoundWhenAskedAgain(
    _ purchase: PurchaseFacts,
    in dossier: Dossier,
    policy: Policy,
    asOf: Instant
) -> Instant? {
    guard purchase.grade < .reported, let paidAt = purchase.paidAt else { return nil }
    let apps = purchase.bundleID.map { [$0] } ?? policy.apps
    return dossier.notFound.values
        .filter { answers in
            answers.areConclusive(
                forApps: apps,
                in: [purchase.environment],
                from: paidAt + policy.grace,
                until: asOf
            )
        }
        .joined().filter { apps.contains($0.app) }.map(\.askedAt).max()
}

/// The refund that only the backend states of a purchase whose payment Apple signed (Rules 1.8). It revokes nothing, but a
/// signature from before it does not contradict it either: that takes a signed transaction of later date. The latest, where there are
/// several; nil where there is none up to the as-of.
func unconfirmedRefund(in dossier: Dossier, asOf: Instant) -> Instant? {
    let transactions = dossier.transactions
    // What Apple confirmed, or did not sign, is revoked.
    guard transactions.contains(where: { $0.grade == .signed }),
        !transactions.contains(where: { $0.standingRevocation?.isFull ?? false })
    else { return nil }
    let statements = dossier.refundStatements.values.joined()
    let notRefunded = statements.lastNotRefunded
    return statements.lazy
        .filter { $0.source == .payments && !$0.isCleared(by: notRefunded) }
        .compactMap(\.refundedAt)
        .filter { $0 <= asOf }
        .max()
}
