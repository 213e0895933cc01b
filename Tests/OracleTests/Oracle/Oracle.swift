import AppStoreSimulator

/// The second opinion: the rules read word by word, slow and plain, sharing nothing with the program.
///
/// Judges everything a book holds as of its last night, offline, without cases: in how many nights it came in matters
/// to names over time alone. Where the text leaves a choice, a comment says `Reading:`.
struct Oracle: Sendable {
    func judge(_ book: Book) -> Expectation {
        let facts = Facts(book)
        let claims = Claims(facts)
        let credits = Credits(facts)
        let ladder = OwnerLadder(facts: facts, claims: claims, credits: credits)
        let inspector = Findings(facts: facts, claims: claims, credits: credits)
        let unmatched = UnmatchedFindings(facts: facts, credits: credits)
        var expectation = Expectation()
        var excluded: Set<PurchaseName> = []
        for purchase in facts.purchases {
            let money = Money(of: purchase)
            func count(_ list: String) {
                let name = BalanceName(list: list, currency: money.currency)
                expectation.closing[name, default: Balance()].add(money)
            }
            switch place(purchase, facts, credits) {
            case .black:
                count("black")
                expectation.places[purchase.name] = "black"
            case .closed(let reason):
                count("closed")
                expectation.places[purchase.name] = "closed \(reason)"
                expectation.closed[reason, default: 0] += 1
                if reason.hasPrefix("excluded_") { excluded.insert(purchase.name) }
            case .white(let state):
                count("white")
                let bucket = bucket(of: purchase, asOf: facts.book.asOf)
                let age = BalanceName(list: state, bucket: bucket, currency: money.currency)
                expectation.aging[age, default: Balance()].add(money)
                expectation.places[purchase.name] = "white"
                expectation.whiteList[purchase.name] = state
                if state == "missing_credit" {
                    let owner = ladder.owner(of: purchase)
                    expectation.lostOrders[purchase.name] = lostOrder(purchase, owner, facts, claims, credits)
                }
            }
            expectation.findings += inspector.findings(about: purchase)
        }
        Storefronts(facts: facts, ladder: ladder).mark(&expectation.findings)
        expectation.findings += unmatched.all
        expectation.unlistedCredits = unmatched.unlistedCount
        expectation.blackList = credits.live.map { line(of: $0, facts, excluded) }.sorted()
        expectation.claims = claims.counts
        expectation.credits = ["live": credits.live.count, "matched": 0, "excluded": 0, "unmatched": 0]
        for credit in credits.live { expectation.credits[state(of: credit, facts, excluded), default: 0] += 1 }
        return expectation
    }

    // MARK: Rules 4.1, the first row that applies

    private enum Place {
        case black
        case closed(String)
        case white(String)
    }

    private func place(_ purchase: Purchase, _ facts: Facts, _ credits: Credits) -> Place {
        if let reason = Scope(facts: facts).exclusion(of: purchase) { return .closed(reason) }
        if credits.naming(purchase).contains(where: \.isLive) { return .black }
        if purchase.revokedAt != nil { return .closed("revoked") }
        let since = facts.book.policy.creditsSince ?? credits.earliest
        if let since, let date = purchase.purchasedAt, date < since { return .closed("before_coverage") }
        // Reading: a purchase nobody dates is expected for ever.
        return .white(credits.isOverdue(purchase, facts) == true ? "missing_credit" : "expected")
    }

    // MARK: Rows

    private func lostOrder(
        _ purchase: Purchase,
        _ owner: Owner,
        _ facts: Facts,
        _ claims: Claims,
        _ credits: Credits
    ) -> LostOrder {
        let money = Money(of: purchase)
        let cause = cause(purchase, facts, claims, credits)
        let isDoubtful = credits.leavesDoubt(about: purchase, of: owner, facts)
        return LostOrder(
            originalTransactionID: purchase.originalTransactionID ?? "",
            productID: purchase.productID,
            quantity: String(purchase.quantity),
            purchaseDate: purchase.purchasedAt?.wholeSecond.text ?? "",
            ownerUserID: owner.userID ?? "",
            ownerBasis: owner.basis,
            ownerStrength: owner.strength,
            ownerCandidates: owner.basis == "ambiguous" ? byBytes(owner.candidates).joined(separator: ";") : "",
            // Reading: whoever uploaded it first, named or not.
            submittedByUserID: claims.uploader(of: purchase) ?? "",
            cause: cause,
            evidenceGrade: purchase.grade.rawValue,
            agingBucket: bucket(of: purchase, asOf: facts.book.asOf),
            priceMilliunits: money.milliunits,
            currency: money.currency,
            isPriceOfCatalogue: money.isOfCatalogue,
            storefront: purchase.storefront ?? "",
            nextStep: nextStep(cause: cause, owner: owner, isDoubtful: isDoubtful)
        )
    }

    /// Rules 5.14, the first that applies. Reading: a credit has failed when its latest statement says so.
    private func cause(_ purchase: Purchase, _ facts: Facts, _ claims: Claims, _ credits: Credits) -> String {
        if credits.naming(purchase).contains(where: \.hasFailed) { return "refused_claim" }
        if purchase.statements.contains(where: { $0.grade == .asserted }) { return "verified_not_credited" }
        if !claims.naming(purchase).isEmpty { return "claimed_not_credited" }
        return claims.uploads(containing: purchase).isEmpty ? "never_submitted" : "submitted_not_claimed"
    }

    /// What each strength and cause asks for (Rules 5.15).
    private func nextStep(cause: String, owner: Owner, isDoubtful: Bool) -> String {
        if cause == "refused_claim" || isDoubtful { return "check_backend" }
        return owner.stepToDeliver(isKnownToBackend: cause == "verified_not_credited")
    }

    /// An age on an edge belongs to the later bucket (Rules 5.1).
    private func bucket(of purchase: Purchase, asOf: Moment) -> String {
        guard let date = purchase.purchasedAt else { return "" }
        let hours = Double(asOf.milliseconds - date.milliseconds) / 3_600_000
        let edges: [(Double, String)] = [
            (1, "0-1h"), (24, "1-24h"), (72, "1-3d"), (168, "3-7d"), (720, "7-30d"), (2160, "30-90d"),
            (4320, "90-180d"),
        ]
        return edges.first { hours < $0.0 }?.1 ?? ">180d"
    }

    private func line(of credit: Credit, _ facts: Facts, _ excluded: Set<PurchaseName>) -> String {
        let row = credit.deciding
        return BlackListLine.text(
            transactionID: row.transactionID,
            userID: facts.people.person(row.userID),
            creditedAt: row.creditedAt.wholeSecond.text,
            orderID: row.orderID ?? "",
            state: state(of: credit, facts, excluded)
        )
    }

    private func state(of credit: Credit, _ facts: Facts, _ excluded: Set<PurchaseName>) -> String {
        purchase(of: credit, facts).map { excluded.contains($0.name) ? "excluded" : "matched" } ?? "unmatched"
    }

    private func purchase(of credit: Credit, _ facts: Facts) -> Purchase? {
        credit.environment.flatMap { facts.purchase(credit.deciding.transactionID, environment: $0) }
    }

    private func byBytes(_ texts: Set<String>) -> [String] {
        texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension Balance {
    /// One purchase more.
    fileprivate mutating func add(_ money: Money) {
        count += 1
        milliunits += Int64(money.milliunits) ?? 0
    }
}

/// A row of the black list as both sides write it down for comparing.
enum BlackListLine {
    static func text(
        transactionID: String,
        userID: String,
        creditedAt: String,
        orderID: String,
        state: String
    ) -> String {
        "\(transactionID) to \(userID) at \(creditedAt) order \(orderID.isEmpty ? "-" : orderID) \(state)"
    }
}
