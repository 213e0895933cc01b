import AppStoreSimulator

/// Rules 5: what a person should look at.
struct Findings: Sendable {
    let facts: Facts
    let claims: Claims
    let credits: Credits

    private var climber: OwnerLadder { OwnerLadder(facts: facts, claims: claims, credits: credits) }

    /// Everything about one purchase but its missing credit.
    func findings(about purchase: Purchase) -> [ExpectedFinding] {
        let owner = climber.owner(of: purchase)
        return [
            ownerMismatch(purchase), duplicateCredit(purchase), contentMismatch(purchase, owner),
            refundedAfterCredit(purchase), environmentBreach(purchase), reusedReceipt(purchase, owner),
            foreignReceipt(purchase),
        ].compactMap { $0 }.map { finding in
            var finding = finding
            finding.environment = purchase.environment
            finding.transactionID = purchase.shownTransactionID
            finding.ownerUserID = owner.userID ?? ""
            finding.ownerBasis = owner.basis
            finding.ownerStrength = owner.strength
            return finding
        }
    }

    /// Rules 7.10: only credits that are not themselves in question count for a neighbour's owner.
    func isCreditInQuestion(_ purchase: Purchase) -> Bool {
        ownerMismatch(purchase) != nil || duplicateCredit(purchase) != nil
    }

    /// A live credit to someone outside all candidates of a binding rung, in whatever list the purchase is.
    private func ownerMismatch(_ purchase: Purchase) -> ExpectedFinding? {
        guard let owner = climber.bindingOwner(of: purchase) else { return nil }
        let wrong = live(purchase).filter { !owner.candidates.contains(user($0)) }
        return finding(.ownerMismatch, about: wrong, next: "take_back")
    }

    /// Two users, or more than was paid. Empty quantities are all of it.
    private func duplicateCredit(_ purchase: Purchase) -> ExpectedFinding? {
        let isTwice = Set(live(purchase).map(user)).count > 1
        let isRestorable = purchase.kind == .nonConsumable || purchase.kind == .autoRenewable
        guard isTwice || !isRestorable && quantityCredited(purchase) > purchase.quantity else { return nil }
        return finding(.duplicateCredit, about: live(purchase), next: "take_back")
    }

    /// Reading: product, quantity and claim are named in this order; the first that differs gives columns and step.
    private func contentMismatch(_ purchase: Purchase, _ owner: Owner) -> ExpectedFinding? {
        let credited = live(purchase)
        let expected = purchase.catalogueRow.flatMap { Words.present($0.creditedAs) } ?? purchase.productID
        let others = credited.filter { credit in
            // Reading: the store's own name of a product is never wrong.
            credit.deciding.productID.map { $0 != expected && $0 != purchase.productID } ?? false
        }
        let isDue = purchase.revokedAt == nil && Scope(facts: facts).exclusion(of: purchase) == nil
        let isShort = !credited.isEmpty && quantityCredited(purchase) < purchase.quantity && isDue
        // Rules 5.15: what holds for a purchase of which nothing was delivered holds for the rest of one.
        let hasFailed = credits.naming(purchase).contains(where: \.hasFailed)
        let isDoubtful = hasFailed || credits.leavesDoubt(about: purchase, of: owner, facts)
        let dueStep = isDoubtful ? "check_backend" : owner.stepToDeliver(isKnownToBackend: true)
        let rest = credits.isOverdue(purchase, facts) == false ? "wait" : dueStep
        let parts = [
            finding(.contentMismatch, about: others, words: ["product"], next: "check_backend"),
            isShort ? finding(.contentMismatch, about: credited, words: ["short_delivery"], next: rest) : nil,
            isClaimedOtherwise(purchase)
                ? finding(.contentMismatch, showing: credited, words: ["claim"], next: "check_backend") : nil,
        ].compactMap { $0 }
        guard var first = parts.first else { return nil }
        first.words = parts.reduce(into: []) { $0.formUnion($1.words) }
        return first
    }

    private func isClaimedOtherwise(_ purchase: Purchase) -> Bool {
        claims.naming(purchase).contains { claim in
            guard claim.isProven else { return false }
            let product = Words.present(claim.upload.productID)
            let bundle = Words.present(claim.upload.bundleID)
            return product != nil && product != purchase.productID || bundle != nil && bundle != purchase.bundleID
        }
    }

    private func refundedAfterCredit(_ purchase: Purchase) -> ExpectedFinding? {
        guard let revokedAt = purchase.revokedAt, let first = live(purchase).first else { return nil }
        let word = revokedAt < first.deciding.creditedAt ? "refund_first" : "credit_first"
        return finding(.refundedAfterCredit, about: live(purchase), words: [word], next: "take_back")
    }

    /// Reading: whoever also got something from the real store is a customer, not a reviewer of Apple's.
    private func environmentBreach(_ purchase: Purchase) -> ExpectedFinding? {
        guard purchase.environment == "Sandbox" else { return nil }
        let reviewers = facts.book.policy.reviewers
        let otherRecipients = live(purchase).filter {
            !reviewers.contains($0.deciding.userID) && !reviewers.map(facts.people.person).contains(user($0))
        }
        let customers = Set(credits.live.filter { $0.storeEnvironment == "Production" }.map(user))
        let isCustomer = otherRecipients.contains { customers.contains(user($0)) }
        return finding(.environmentBreach, about: otherRecipients, next: isCustomer ? "take_back" : "ignore_reviewer")
    }

    private func reusedReceipt(_ purchase: Purchase, _ owner: Owner) -> ExpectedFinding? {
        guard purchase.kind == .consumable || purchase.kind == .nonRenewing else { return nil }
        // Reading: a name that may mean several users proves no second one.
        let users = Set(
            claims.naming(purchase).filter(\.isProven)
                .compactMap { facts.people.sender(of: $0.upload, at: purchase.purchasedAt) }
        )
        guard users.count > 1 else { return nil }
        let isKnown = !live(purchase).isEmpty || owner.strength == "bound"
        let next = isKnown ? "block_user" : "ask_customer"
        return finding(.reusedReceipt, showing: live(purchase), words: users, next: next)
    }

    private func foreignReceipt(_ purchase: Purchase) -> ExpectedFinding? {
        guard facts.isForeign(purchase.statedBundleID) else { return nil }
        let provenStep = live(purchase).isEmpty ? "block_user" : "take_back"
        // The backend's own record blames no user: `apps` may lack one of ours.
        let next = purchase.grade == .asserted ? "check_backend" : provenStep
        return finding(.foreignReceipt, showing: live(purchase), next: next)
    }

    // MARK: What findings are made of

    /// Live credits, the earliest first, then the smaller user id by bytes.
    private func live(_ purchase: Purchase) -> [Credit] {
        credits.naming(purchase).filter(\.isLive).sorted { left, right in
            if left.deciding.creditedAt != right.deciding.creditedAt {
                return left.deciding.creditedAt < right.deciding.creditedAt
            }
            return left.deciding.userID.utf8.lexicographicallyPrecedes(right.deciding.userID.utf8)
        }
    }

    private func user(_ credit: Credit) -> String { facts.people.person(credit.deciding.userID) }

    private func quantityCredited(_ purchase: Purchase) -> Int {
        live(purchase).map { $0.deciding.quantity ?? purchase.quantity }.reduce(0, +)
    }

    /// Nil where there is no credit to be about. Where there are several, `detail` lists all (Rules 5.13).
    private func finding(
        _ kind: ExpectedFinding.Kind,
        about credits: [Credit],
        words: Set<String> = [],
        next: String
    ) -> ExpectedFinding? {
        if credits.isEmpty { return nil }
        let listed = credits.count > 1 ? credits : []
        var finding = finding(kind, showing: credits, words: words, next: next)
        for credit in listed {
            finding?.words.formUnion([user(credit), credit.deciding.creditedAt.wholeSecond.text])
            if let order = credit.deciding.orderID { finding?.words.insert(order) }
        }
        return finding
    }

    private func finding(
        _ kind: ExpectedFinding.Kind,
        showing credits: [Credit],
        words: Set<String> = [],
        next: String
    ) -> ExpectedFinding? {
        var finding = ExpectedFinding(kind: kind)
        finding.words = words
        finding.nextStep = next
        if let shown = credits.first {
            finding.creditedUserID = user(shown)
            finding.creditedAt = shown.deciding.creditedAt.wholeSecond.text
            finding.orderID = shown.deciding.orderID ?? ""
        }
        return finding
    }
}
