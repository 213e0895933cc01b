package import ReconciliationCore

extension LookupResult {
    /// The answer for a terminal: what the query means, then every purchase, credit and claim.
    package func text(for query: String) -> String {
        guard !isEmpty else { return Phrases.noMatch(printable(query)) + "\n" }
        var lines = matches.map { Phrases.meaning($0.meaning, printable($0.value), user: $0.userID) }
        if !purchases.isEmpty {
            lines += ["", Phrases.purchasesHeading(purchases.count)]
            lines += purchases.flatMap(\.lines)
        }
        if !unmatchedCredits.isEmpty {
            lines += ["", Phrases.unmatchedHeading]
            lines += unmatchedCredits.map { "  \($0.transactionID): \(Phrases.credit($0))" }
        }
        if !claims.isEmpty {
            lines += ["", Phrases.claimsHeading]
            lines += claims.map { "  \(Phrases.claim($0))" }
        }
        return lines.map { printable($0) + "\n" }.joined()
    }
}

extension LookupResult.Purchase {
    fileprivate var lines: [String] {
        let place = [list, state ?? reason].filter { !$0.isEmpty }.joined(separator: ", ")
        let product = productID.map { "\($0) × \(quantity), " } ?? ""
        var lines = [
            "", "  \(transactionID) (\(environment)): \(place)", "    \(product)\(Phrases.paid(purchaseDate))",
        ]
        let others = transactionIDs.filter { $0 != transactionID }
        if !others.isEmpty { lines.append("    " + Phrases.alsoKnownAs(others.joined(separator: ", "))) }
        lines.append("    " + Phrases.owner(ownerUserID, basis: ownerBasis))
        lines += (credits.isEmpty ? [Phrases.notCredited] : credits.map(Phrases.credit)).map { "    " + $0 }
        if let cause, let nextStep { lines.append("    " + Phrases.causeAndStep(cause, nextStep)) }
        lines += devices.map { "    " + Phrases.device($0) }
        if !caseIDs.isEmpty { lines.append("    " + Phrases.cases(caseIDs.joined(separator: ", "))) }
        return lines
    }
}
