/// What is wrong with the receipts behind one purchase, credited or not (Rules 5.5, 5.8, 5.11). At most one finding
/// per kind.
func receiptFindings(
    _ purchase: PurchaseFacts,
    dossier: Dossier,
    owner: Owner,
    policy: Policy,
    asOf: Instant
) -> [Finding] {
    [
        contentMismatch(purchase, dossier, owner, policy, asOf),
        reusedReceipt(purchase, dossier, owner),
        foreignReceipt(purchase, dossier, policy),
    ].compactMap { $0 }
}

/// Two users prove the same consumable theirs. A non-consumable or a subscription is rightly restored by anyone with
/// the Apple account.
private func reusedReceipt(_ purchase: PurchaseFacts, _ dossier: Dossier, _ owner: Owner) -> Finding? {
    guard purchase.type == .consumable || purchase.type == .nonRenewing else { return nil }
    let claimants = Set(
        dossier.traces
            .filter { $0.namesTransaction && $0.isProven }
            .compactMap { $0.uploader?.user(at: purchase.paidAt) }
    )
    guard claimants.count > 1 else { return nil }
    let credit = dossier.liveCreditsInOrder.first
    return Finding(
        kind: .reusedReceipt,
        credit: credit,
        expected: FindingPhrase.users(1).text,
        actual: FindingPhrase.users(claimants.count).text,
        detail: claimants.sorted().map(\.rawValue).joined(separator: ";"),
        // Whose it is must be known before anybody is shut out.
        nextStep: credit != nil || owner.strength == .bound ? .blockUser : .askCustomer
    )
}

/// A receipt of somebody else's app. No bundle id at all is unknown, not foreign, and so is one that only the defaults
/// of Rules 9.4 give; without configured apps nothing is. Where only the backend says so, `apps` may lack one of ours.
private func foreignReceipt(_ purchase: PurchaseFacts, _ dossier: Dossier, _ policy: Policy) -> Finding? {
    guard let bundle = purchase.statedBundleID, isForeign(bundle, policy: policy) else { return nil }
    let users = Set(dossier.traces.compactMap { $0.uploader?.user(at: purchase.paidAt) })
    let credits = dossier.liveCreditsInOrder
    let provenStep: NextStep = credits.isEmpty ? .blockUser : .takeBack
    var finding = Finding(
        kind: .foreignReceipt,
        credit: credits.first,
        expected: policy.apps.sorted().map(\.rawValue).joined(separator: ";"),
        actual: bundle.rawValue,
        detail: users.sorted().map(\.rawValue).joined(separator: ";"),
        nextStep: purchase.grade == .asserted ? .checkBackend : provenStep
    )
    finding.newestDeliveryRun = newestDeliveryRun(credits, of: purchase.type)
    return finding
}

/// Whether an app is known not to be one of ours.
package func isForeign(_ bundle: BundleID, policy: Policy) -> Bool {
    !policy.apps.isEmpty && !policy.apps.contains(bundle)
}

/// What was delivered, or claimed, against what was paid for. The first difference gives the columns; all are named.
private func contentMismatch(
    _ purchase: PurchaseFacts,
    _ dossier: Dossier,
    _ owner: Owner,
    _ policy: Policy,
    _ asOf: Instant
) -> Finding? {
    let differences =
        creditDifferences(purchase, dossier: dossier, owner: owner, policy: policy, asOf: asOf)
        + [claimDifference(purchase, dossier)].compactMap { $0 }
    return differences.first.map { first in
        var finding = first
        finding.detail = differences.map(\.detail).joined(separator: FindingDetail.separator)
        finding.newestDeliveryRun = differences.compactMap(\.newestDeliveryRun).max()
        return finding
    }
}

/// What a proven claim says against its own evidence (`claim`): another product, or another app.
private func claimDifference(_ purchase: PurchaseFacts, _ dossier: Dossier) -> Finding? {
    let claims = dossier.traces.filter { $0.namesTransaction && $0.isProven }
    let products = Set(claims.compactMap(\.productID).filter { $0 != purchase.productID })
    let bundles = Set(claims.compactMap(\.bundleID).filter { $0 != purchase.bundleID })
    let isOtherProduct = purchase.productID != nil && !products.isEmpty
    let isOtherBundle = purchase.bundleID != nil && !bundles.isEmpty
    guard isOtherProduct || isOtherBundle else { return nil }
    return Finding(
        kind: .contentMismatch,
        credit: dossier.liveCreditsInOrder.first,
        expected: isOtherProduct ? purchase.productID?.rawValue ?? "" : purchase.bundleID?.rawValue ?? "",
        actual: (isOtherProduct ? products.sorted().map(\.rawValue) : bundles.sorted().map(\.rawValue))
            .joined(separator: ";"),
        detail: FindingDetail.claim.rawValue,
        nextStep: .checkBackend
    )
}

extension Dossier {
    /// The earliest first, then the smaller user id by bytes (Rules 5.13).
    var liveCreditsInOrder: [Credit] {
        credits.filter(\.isLive).sorted {
            ($0.creditedAt, $0.userID, $0.orderID ?? OrderID(""))
                < ($1.creditedAt, $1.userID, $1.orderID ?? OrderID(""))
        }
    }
}

extension NameAnswer {
    /// The one user a name means at a moment; nil where it means several, or nobody.
    func user(at moment: Instant?) -> UserID? {
        let users = users(at: moment)
        return users.count == 1 ? users[0] : nil
    }
}
