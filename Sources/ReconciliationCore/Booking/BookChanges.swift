/// What the books hold about a purchase.
package struct BookedPurchase: Sendable, Hashable {
    package var place: BookPlace
    package var findings: [BookedFinding]

    package init(place: BookPlace, findings: [BookedFinding] = []) {
        self.place = place
        self.findings = findings
    }
}

/// What judging one purchase changes in the books: a value to be applied, decided before anything is written.
package struct BookChanges: Sendable, Hashable {
    package var verdict: Verdict
    /// What the books say of the purchase from now on.
    package var purchase: PurchaseFacts
    package var price: PurchasePrice?
    /// In their order.
    package var moves: [BookMove]
    package var findings: [FindingChange]

    /// Judges a purchase and compares the verdict with what is booked.
    package init(judging dossier: Dossier, booked: BookedPurchase, policy: Policy, asOf: Instant) {
        verdict = judge(dossier, policy: policy, asOf: asOf)
        purchase = PurchaseFacts(dossier)
        price = ReconciliationCore.price(of: purchase, in: dossier)
        moves = booked.place.moves(
            to: BookPlace(list: verdict.list, reason: verdict.reason.rawValue, price: price?.price)
        )
        findings = findingChanges(
            found: verdict.findings,
            booked: booked.findings,
            closingReason: .judged(verdict.reason)
        )
    }
}
