package import ReconciliationCore

extension LookupResult {
    /// The answer for a terminal: what the query means, then every purchase, credit and claim, then Apple's word.
    ///
    /// - Parameter query: nil where only a receipt was given.
    package func text(for query: String?, in time: LocalTime = .utc) -> String {
        shown(in: time).rendered(for: query, time)
    }

    private func rendered(for query: String?, _ time: LocalTime) -> String {
        var lines = sourceLines
        if let query, narrowing == nil, isEmpty, apple?.transactions.isEmpty ?? true {
            lines.append(nothingKnown(query))
        } else {
            lines += matches.map { Phrases.meaning($0.meaning, $0.value, user: $0.userID) }
        }
        if !purchases.isEmpty {
            lines += ["", Phrases.purchasesHeading(purchases.count)]
            lines += purchases.flatMap { $0.lines(time) }
        }
        if !unmatchedCredits.isEmpty {
            lines += ["", Phrases.unmatchedHeading]
            lines += unmatchedCredits.map { "  \($0.transactionID): \(Phrases.credit($0))" }
        }
        if !claims.isEmpty {
            lines += ["", Phrases.claimsHeading]
            lines += claims.map { "  \(Phrases.claim($0))" }
        }
        if !findings.isEmpty {
            lines += ["", Phrases.findingsHeading]
            lines += findings.flatMap { $0.lines(time) }
        }
        let unseen = waiting.filter { known in !(apple?.transactions.contains { known.isSame(as: $0) } ?? false) }
        if !unseen.isEmpty {
            lines += ["", Phrases.waitingHeading] + unseen.flatMap(\.lines)
        }
        if let apple { lines += apple.lines }
        if lines.first == "" { lines.removeFirst() }
        return lines.map { printable($0) + "\n" }.joined()
    }

    private func nothingKnown(_ query: String) -> String {
        guard let apple else { return Phrases.noMatch(query) }
        return apple.isUnknown
            ? Phrases.unknownToApple(query, meaning: apple.meaning) : Phrases.unknownSoFar(query)
    }
}

extension AppleLookupAnswer {
    fileprivate var lines: [String] {
        var lines: [String] = []
        if !transactions.isEmpty {
            lines += ["", Phrases.appleHeading(self)]
            lines += transactions.flatMap { transaction in
                let place =
                    transaction.list.map { Phrases.onList(listed($0, transaction.state ?? "")) }
                    ?? Phrases.newToLedger
                return transaction.lines + ["    " + place]
            }
            lines += subscriptions.map { "  " + Phrases.subscription($0) }
            lines.append(isKept ? Phrases.kept : Phrases.notKept)
        }
        if !silences.isEmpty { lines += [""] + silences.map(Phrases.silence) }
        return lines
    }
}

extension StatedTransaction {
    fileprivate var lines: [String] {
        let place = [environment, bundleID].compactMap { $0 }.joined(separator: ", ")
        return ["  \(transactionID) (\(place))", "    " + Phrases.stated(self)]
    }

    fileprivate func isSame(as other: StatedTransaction) -> Bool {
        transactionID == other.transactionID && environment == other.environment
    }
}

extension LookupResult.UnmatchedFinding {
    fileprivate func lines(_ time: LocalTime) -> [String] {
        let about = [transactionID, environment].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        var lines = ["  " + Phrases.case_(caseStatus, time)]
        if !about.isEmpty { lines.append("    about \(about)") }
        lines.append("    " + Phrases.mismatch(expected: expected, actual: actual))
        if !detail.isEmpty { lines.append("    detail: \(detail)") }
        if !caseStatus.isObsolete { lines.append("    " + Phrases.nextStep(nextStep)) }
        return lines
    }
}

extension LookupResult.Purchase {
    fileprivate func lines(_ time: LocalTime) -> [String] {
        let product = productID.map { "\($0) × \(quantity), " } ?? ""
        var lines = [
            "", "  \(transactionID) (\(environment)): \(listed(list, state ?? reason))",
            "    \(product)\(Phrases.paid(purchaseDate))",
        ]
        let others = transactionIDs.filter { $0 != transactionID }
        if !others.isEmpty { lines.append("    " + Phrases.alsoKnownAs(others.joined(separator: ", "))) }
        if !appleOrderIDs.isEmpty { lines.append("    " + Phrases.appleOrders(appleOrderIDs.joined(separator: ", "))) }
        lines.append("    " + Phrases.owner(ownerUserID, basis: ownerBasis, candidates: ownerCandidates))
        let isResolutionPending = cases.contains(where: \.isResolutionPending)
        let none = isResolutionPending ? Phrases.resolutionPending : Phrases.notCredited
        lines += (credits.isEmpty ? [none] : credits.map(Phrases.credit)).map { "    " + $0 }
        if let cause, let nextStep, !isResolutionPending {
            lines.append("    " + Phrases.causeAndStep(cause, nextStep))
        }
        lines += devices.map { "    " + Phrases.device($0) }
        lines += cases.map { "    " + Phrases.case_($0, time) }
        return lines
    }
}

/// `white, missing_credit`: a list with what is said of it there.
private func listed(_ list: String, _ state: String) -> String {
    [list, state].filter { !$0.isEmpty }.joined(separator: ", ")
}
