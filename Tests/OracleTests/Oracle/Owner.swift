/// Rules 7: whose a purchase is.
struct Owner: Sendable, Equatable {
    var userID: String?
    var basis: String
    var strength: String
    /// Who the deciding rung named; one user, or several where it is ambiguous.
    var candidates: Set<String>
    /// The deciding rung binds: a credit to somebody else is a finding.
    var binds: Bool

    /// How what is due comes to them (Rules 5.15). A backend that verified or delivered something knows for whom, where nobody else does.
    func stepToDeliver(isKnownToBackend: Bool) -> String {
        switch (strength, candidates.isEmpty) {
        case ("bound", _), ("strong", _): "credit_owner"
        case (_, false): "ask_customer"
        case (_, true): isKnownToBackend ? "check_backend" : "find_owner"
        }
    }
}

/// Climbs the ladder of Rules 7.1 for one purchase. The first rung that answers wins.
struct OwnerLadder: Sendable {
    let facts: Facts
    let claims: Claims
    let credits: Credits

    func owner(of purchase: Purchase) -> Owner {
        let token = answerOfToken(purchase)
        let username = answerOfUsername(purchase)
        if let owner = bindingAnswer(token, username) { return owner }
        if let user = soleUser(creditedIn: earlierPeriods(of: purchase)) {
            return decide("same_subscription", "strong", [user])
        }
        let claimants = claimants(of: purchase)
        if !claimants.isEmpty { return decide("claimed_by", "strong", claimants) }
        if let user = soleUser(creditedIn: otherPurchasesOfReceipt(of: purchase)) {
            return decide("same_receipt", "weak", [user])
        }
        // Reading: several uploaders are ambiguous here (Rules 7.2); the earliest (Rules 9.5) is for the column alone.
        let uploaders = claims.senders(of: silentUploads(of: purchase), of: purchase)
        if !uploaders.isEmpty { return decide("submitted_by", "weak", uploaders) }
        let deviceUsers = soleDeviceUsers(of: purchase)
        if !deviceUsers.isEmpty { return decide("same_device", "weak", deviceUsers) }
        let unproven = claims.senders(of: claims.naming(purchase).filter { !$0.isProven }.map(\.upload), of: purchase)
        if !unproven.isEmpty { return decide("claimed_unproven", "none", unproven) }
        return Owner(userID: nil, basis: "unknown", strength: "none", candidates: [], binds: false)
    }

    /// The owner by the two binding rungs alone: what findings about credits need, without climbing further.
    func bindingOwner(of purchase: Purchase) -> Owner? {
        bindingAnswer(answerOfToken(purchase), answerOfUsername(purchase)).flatMap { $0.binds ? $0 : nil }
    }

    /// Reading: after a token or name that matches nobody, a later bound rung shows `strong` and does not bind.
    private func bindingAnswer(_ token: Set<String>?, _ username: Set<String>?) -> Owner? {
        if let token, !token.isEmpty { return decide("account_token", "bound", token) }
        guard let username, !username.isEmpty else { return nil }
        return decide("application_username", token == nil ? "bound" : "strong", username)
    }

    /// Reading: an ambiguous answer shows no user and strength `none`; on a binding rung its candidates still bind.
    private func decide(_ basis: String, _ strength: String, _ users: Set<String>) -> Owner {
        let binds = strength == "bound"
        guard users.count == 1, let user = users.first else {
            return Owner(userID: nil, basis: "ambiguous", strength: "none", candidates: users, binds: binds)
        }
        return Owner(userID: user, basis: basis, strength: strength, candidates: users, binds: binds)
    }

    // MARK: The rungs that bind. Nil: nothing was said; empty: it matches nobody.

    private func answerOfToken(_ purchase: Purchase) -> Set<String>? {
        let tokens = purchase.accountTokens
        if tokens.isEmpty { return nil }
        return Set(tokens.flatMap { facts.people.holders(ofToken: $0, at: purchase.purchasedAt) })
    }

    /// Stored name or token, encodings of the user id, encodings of the account name: the first that answers.
    ///
    /// Reading: first for each name; several names that lead to several users are ambiguous.
    private func answerOfUsername(_ purchase: Purchase) -> Set<String>? {
        let payments = payments(of: purchase)
        let asserted =
            payments.compactMap { Words.token($0.accountToken) }
            + payments.compactMap { Words.name($0.applicationUsername) }
        let values = asserted + submittedNames(purchase)
        if values.isEmpty { return nil }
        return Set(values.flatMap { facts.people.holders(ofName: $0, at: purchase.purchasedAt) })
    }

    /// Names from submissions that contain the transaction; none of them where two contradict.
    private func submittedNames(_ purchase: Purchase) -> [String] {
        let names = claims.uploads(containing: purchase).compactMap { upload -> String? in
            guard let name = Words.name(upload.applicationUsername) else { return nil }
            let held = upload.evidence?.transactions.filter(Facts.isTakenIn).map(\.transactionID) ?? []
            let about = Words.present(upload.transactionID) ?? (held.count == 1 ? held[0] : nil)
            // Named in another store, it is another transaction.
            let stated = Words.present(upload.transactionID).flatMap { _ in Words.present(upload.environment) }
            guard stated == nil || stated == purchase.environment else { return nil }
            return about.flatMap { purchase.transactionIDs.contains($0) && facts.holds(upload, $0) ? name : nil }
        }
        // Reading: two names contradict when they lead to different users, nobody included.
        return Set(names.map { facts.people.holders(ofName: $0, at: purchase.purchasedAt) }).count > 1 ? [] : names
    }

    private func claimants(of purchase: Purchase) -> Set<String> {
        claims.senders(of: claims.naming(purchase).filter(\.isProven).map(\.upload), of: purchase)
            .union(payments(of: purchase).compactMap { Words.present($0.userID) }.map(facts.people.person))
    }

    /// Uploads that contain it and name none of its transactions.
    private func silentUploads(of purchase: Purchase) -> [Upload] {
        let naming = claims.naming(purchase).map(\.upload)
        return claims.uploads(containing: purchase).filter { !naming.contains($0) }
    }

    private func payments(of purchase: Purchase) -> [PaymentRow] {
        Facts.payments(of: facts.book).filter {
            (Words.present($0.environment) ?? "Production") == purchase.environment
                && purchase.transactionIDs.contains($0.transactionID)
        }
    }

    // MARK: Neighbours and devices

    /// Reading: whatever names the same original is of the same subscription, though nobody states its own type.
    private func earlierPeriods(of purchase: Purchase) -> [Purchase] {
        guard purchase.kind == .autoRenewable, let date = purchase.purchasedAt else { return [] }
        return facts.purchases.filter { other in
            other.environment == purchase.environment
                && other.originalTransactionID == purchase.originalTransactionID
                && (other.purchasedAt.map { $0 < date } ?? false)
        }
    }

    private func otherPurchasesOfReceipt(of purchase: Purchase) -> [Purchase] {
        let receipts = claims.uploads(containing: purchase).compactMap { upload -> Evidence? in
            if case .receipt(let evidence) = upload.piece { evidence } else { nil }
        }
        return facts.purchases.filter { other in
            other.name != purchase.name
                && receipts.contains { receipt in
                    receipt.environment == other.environment
                        && receipt.transactions.contains {
                            Facts.isTakenIn($0) && other.transactionIDs.contains($0.transactionID)
                        }
                }
        }
    }

    /// The one user credited in these purchases, credits under suspicion left out.
    private func soleUser(creditedIn purchases: [Purchase]) -> String? {
        let users = purchases.flatMap { other -> [String] in
            let findings = Findings(facts: facts, claims: claims, credits: credits)
            guard !findings.isCreditInQuestion(other) else { return [] }
            return credits.naming(other).filter(\.isLive).map { facts.people.person($0.deciding.userID) }
        }
        return Set(users).count == 1 ? users.first : nil
    }

    /// Each device with exactly one user answers with that user; two such devices may name two (Rules 7.2).
    private func soleDeviceUsers(of purchase: Purchase) -> Set<String> {
        let users = silentUploads(of: purchase).compactMap { Words.present($0.deviceToken) }
            .map(facts.people.holders(ofDevice:))
        return Set(users.filter { $0.count == 1 }.flatMap { $0 })
    }
}
