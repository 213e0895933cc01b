/// What the books hold about a purchase.
package struct BookedPurchase: Sendable, Hashable {
    package var place: BookPlace
    package var findings: [BookedFinding]

    package init(place: BookPlace, findings: [BookedFinding] = []) {
        self.place = place
        self.findings = findings
    }
}

/// The changes to one purchase in the books: decided before anything is written, then applied.
package struct BookChanges: Sendable, Hashable {
    package var outcome: BookOutcome
    /// In the order in which they are journaled.
    package var moves: [BookMove]
    package var findings: [FindingChange]

    /// Judges a purchase and compares the verdict with what is booked, and with what people decided about its cases.
    package init(
        judging dossier: Dossier,
        booked: BookedPurchase,
        decisions: [CaseDecision],
        policy: Policy,
        asOf: Instant
    ) {
        let judged = JudgedPurchase(judging: dossier, policy: policy, asOf: asOf)
        let verdict = judged.verdict
        outcome = .judged(judged)
        moves = booked.place.moves(
            to: BookPlace(list: verdict.list, reason: verdict.reason.rawValue, price: judged.price?.price)
        )
        findings = findingChanges(
            found: verdict.findings,
            booked: booked.findings,
            decisions: decisions,
            closingReason: .judged(verdict.reason)
        )
    }

    /// Takes a purchase that nothing in force states any more out of the books: off its list where it was judged, and
    /// altogether where it never was.
    package init(withdrawing booked: BookedPurchase) {
        let reason = ClosingReason.evidenceWithdrawn
        let place = booked.place
        outcome = place.list != nil ? .withdrawn(reason) : place.isJudged ? .unchanged : .deleted
        moves = place.list == nil ? [] : place.moves(to: place.onNoList(reason: reason.code))
        findings = findingChanges(found: [], booked: booked.findings, decisions: [], closingReason: reason)
    }
}

/// What becomes of a purchase in the books.
package enum BookOutcome: Sendable, Hashable {
    /// It is where its verdict says.
    case judged(JudgedPurchase)
    /// It leaves its list for none. It keeps its key, the id it is shown by and its history.
    case withdrawn(ClosingReason)
    /// It leaves no trace: no run judged it.
    case deleted
    /// It is on no list already.
    case unchanged
}

/// What the books say of a judged purchase.
package struct JudgedPurchase: Sendable, Hashable {
    package var verdict: Verdict
    package var facts: PurchaseFacts
    package var price: PurchasePrice?
    /// An applicationUsername as it was written, for people to read.
    package var shownUsername: String?
    package var shownUpload: ShownUpload?

    package init(judging dossier: Dossier, policy: Policy, asOf: Instant) {
        verdict = judge(dossier, policy: policy, asOf: asOf)
        facts = PurchaseFacts(dossier)
        price = ReconciliationCore.price(of: facts, in: dossier)
        shownUsername = dossier.shownUsername
        shownUpload = dossier.shownUpload(at: facts.paidAt)
    }
}
