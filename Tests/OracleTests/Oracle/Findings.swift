/// DESIGN 6.5: what a person should look at, as far as this oracle goes.
struct Findings: Sendable {
    let facts: Facts
    let claims: Claims
    let credits: Credits
    let ladder: Ladder

    func kinds(of purchase: Purchase) -> Set<ExpectedFinding.Kind> {
        Set(
            ExpectedFinding.Kind.allCases.filter { kind in
                switch kind {
                case .ownerMismatch: isOwnerMismatch(purchase)
                case .duplicateCredit: isDuplicateCredit(purchase)
                case .contentMismatch: isContentMismatch(purchase)
                case .refundedAfterCredit: !live(purchase).isEmpty && purchase.revokedAt != nil
                case .environmentBreach: isEnvironmentBreach(purchase)
                case .reusedReceipt: isReusedReceipt(purchase)
                }
            }
        )
    }

    /// A live credit to someone outside all candidates of a binding rung, in whatever list the purchase is.
    func isOwnerMismatch(_ purchase: Purchase) -> Bool {
        let climber = OwnerLadder(facts: facts, claims: claims, credits: credits, ladder: ladder)
        guard let owner = climber.bindingOwner(of: purchase) else { return false }
        return !creditedUsers(purchase).isSubset(of: owner.candidates)
    }

    /// Two users, or more than was paid. Empty quantities are all of it.
    func isDuplicateCredit(_ purchase: Purchase) -> Bool {
        if creditedUsers(purchase).count > 1 { return true }
        if purchase.kind == .nonConsumable || purchase.kind == .autoRenewable { return false }
        return quantityCredited(purchase) > purchase.quantity
    }

    private func isContentMismatch(_ purchase: Purchase) -> Bool {
        let credited = live(purchase)
        let expected = purchase.catalogueRow.flatMap { Words.present($0.creditedAs) } ?? purchase.productID
        if credited.contains(where: { credit in credit.deciding.productID.map { $0 != expected } ?? false }) {
            return true
        }
        if !credited.isEmpty, quantityCredited(purchase) < purchase.quantity { return true }
        return claims.naming(purchase).contains { claim in
            guard claim.isProven, let evidence = claim.upload.evidence else { return false }
            let row = evidence.transactions.first { $0.transactionID == claim.transactionID }
            let product = Words.present(claim.upload.productID)
            let bundle = Words.present(claim.upload.bundleID)
            return product != nil && product != row?.productID || bundle != nil && bundle != evidence.bundleID
        }
    }

    private func isEnvironmentBreach(_ purchase: Purchase) -> Bool {
        let reviewers = Set(facts.book.policy.reviewers.map(facts.people.person))
        return purchase.environment == "Sandbox" && !creditedUsers(purchase).isSubset(of: reviewers)
    }

    private func isReusedReceipt(_ purchase: Purchase) -> Bool {
        guard purchase.kind == .consumable || purchase.kind == .nonRenewing else { return false }
        return Set(claims.naming(purchase).filter(\.isProven).compactMap(\.user)).count > 1
    }

    private func live(_ purchase: Purchase) -> [Credit] {
        credits.naming(purchase).filter(\.isLive)
    }

    private func creditedUsers(_ purchase: Purchase) -> Set<String> {
        Set(live(purchase).map { facts.people.person($0.deciding.userID) })
    }

    private func quantityCredited(_ purchase: Purchase) -> Int {
        live(purchase).map { $0.deciding.quantity ?? purchase.quantity }.reduce(0, +)
    }
}
