import FoundationEssentials
package import ReconciliationCore

extension SQLEngine {
    /// Everything known about a user id, account name, application username, app account token, transaction id,
    /// original transaction id, a credit's order id or the order id of Apple's e-mail, and about transactions that
    /// Apple or a receipt named with it or instead of it. Empty where nothing matches.
    ///
    /// Names are looked for with the blanks at either end, and without where no name has them; all else without.
    package func lookup(
        _ query: String?,
        naming transactions: [TransactionID] = []
    ) throws(StoreFailure) -> LookupResult {
        try read(.lookUp) { database in
            var name = query
            let query = query?.withoutBlanksAround
            let order = query.flatMap { AppleOrderID($0) }?.rawValue
            var found = try matches(of: query, name: name, order: order, in: database)
            if name != query, !found.contains(where: \.isOfName) {
                // No name has these blanks: whoever asks put them there.
                name = query
                found = try matches(of: query, name: name, order: order, in: database)
            }
            let users = try accounts(of: found.compactMap(\.claimant), in: database)
            let named = try jsonArray(transactions.map(\.rawValue))
            var result = LookupResult(
                matches: found,
                purchases: try purchases(of: users, query, name: name, order: order, named: named, in: database),
                unmatchedCredits: try unmatchedCredits(of: users, query, named: named, in: database),
                claims: try claims(of: users, query, named: named, in: database)
            )
            result.findings = try findingsWithoutPurchase(of: users, query, in: database)
            result.waiting = try waiting(of: users, query, order: order, named: named, in: database)
            try addUploads(of: users, query, name: name, named: named, to: &result, in: database)
            let concerned =
                transactions.map(\.rawValue) + result.purchases.flatMap(\.transactionIDs) + [query].compactMap(\.self)
            result.notices = try openPointers(at: Set(concerned).map { TransactionID($0) }, in: database)
                .map { LookupResult.Notice($0.pointed, notFoundAt: $0.notFoundAt) }
            result.accounts = try namedAccounts(in: result, database)
            return result
        }
    }
}

private func matches(
    of query: String?,
    name: String?,
    order: String?,
    in database: Database
) throws -> [LookupResult.Match] {
    guard let query, let name else { return [] }
    return try database.rows(
        SQL.LookupMatches.matches,
        named: [
            "query": query, "name": name, "order": order, "exact": NameDigest.exact(name).blob,
            "folded": NameDigest.folded(name).blob, "token": NameDigest.token(name).blob,
        ]
    )
    .map { row in
        var match = LookupResult.Match(meaning: row["meaning"], value: query, userID: row["user_id"])
        if match.isOfName { match.value = name }
        return match
    }
}

extension LookupResult.Match {
    /// Whether the text was taken for a name, which may begin or end with blanks.
    fileprivate var isOfName: Bool { ["account_name", "application_username", "app_account_token"].contains(meaning) }

    /// Whose claims are meant: those under an account name that no user has are kept by that name.
    fileprivate var claimant: String? { userID ?? (meaning == "account_name" ? value : nil) }
}

/// What evidence says of transactions without a purchase.
private func waiting(
    of users: String,
    _ query: String?,
    order: String?,
    named: String,
    in database: Database
) throws -> [StatedTransaction] {
    let rows = try database.rows(
        SQL.Lookup.waiting,
        named: ["users": users, "query": query, "order": order, "named": named]
    )
    return try rows.map(TransactionStatement.init(statementRow:)).transactions
}

/// The users and every account merged with them, as a JSON array.
private func accounts(of users: [String], in database: Database) throws -> String {
    let accounts: [String] = try database.values(SQL.LookupMatches.accounts, named: ["users": try jsonArray(users)])
    return try jsonArray(accounts)
}

private func purchases(
    of users: String,
    _ query: String?,
    name: String?,
    order: String?,
    named: String,
    in database: Database
) throws -> [LookupResult.Purchase] {
    let candidates: [Int64] = try database.values(
        SQL.LookupMatches.candidates,
        named: ["users": users, "exact": name.map { NameDigest.exact($0).blob }]
    )
    let rows = try database.rows(
        SQL.Lookup.purchases,
        named: [
            "candidates": try jsonArray(candidates), "users": users, "query": query, "order": order, "named": named,
            "exact": name.map { NameDigest.exact($0).blob }, "folded": name.map { NameDigest.folded($0).blob },
            "token": name.map { NameDigest.token($0).blob },
        ]
    )
    let ids = try jsonArray(rows.map { $0["purchase_id"] as Int64 })
    func details(_ statement: some NamedStatement) throws -> [Int64: [Row]] {
        let rows = try database.rows(statement, named: ["purchases": ids])
        return Dictionary(grouping: rows) { $0["purchase_id"] }
    }
    let transactions = try details(SQL.Lookup.transactions)
    let refundStatements = try details(SQL.Lookup.refundStatements)
    let uncounted = try uncountedStatements(of: ids, in: database)
    let news = try news(of: ids, uncounted, in: database)
    let followUps = try followUps(of: ids, news, in: database)
    let credits = try details(SQL.Lookup.credits)
    let devices = try deviceReports(of: ids, in: database)
    let orders = try details(SQL.Lookup.orders)

    return try rows.map { row in
        let id: Int64 = row["purchase_id"]
        let cases = followUps[id, default: []].map(\.status)
        var purchase = LookupResult.Purchase(
            transactionID: row["shown_transaction_id"],
            transactionIDs: transactions[id, default: []].map { $0["transaction_id"] },
            environment: row["environment"],
            quantity: row["quantity"],
            list: row["list"],
            reason: row["reason"],
            ownerBasis: row["owner_basis"],
            caseIDs: cases.map(\.caseID),
            credits: try credits[id, default: []].map { try credit($0, isMatched: true) }
        )
        purchase.bundleID = row["bundle_id"]
        purchase.productID = row["product_id"]
        purchase.productName = row["product_name"]
        purchase.priceMilliunits = row["price_milliunits"]
        purchase.currency = row["currency"]
        purchase.priceSource = row["price_source"]
        try purchase.addRefund(transactions[id, default: []], statements: refundStatements[id, default: []])
        purchase.purchaseDate = (row["paid_at"] as Int64?).map { Instant(milliseconds: $0).text }
        purchase.state = (row["white_state"] as String?).flatMap { WhiteState(rawValue: $0)?.fileCode }
        purchase.whiteState = row["white_state"]
        purchase.cases = cases
        purchase.findings = followUps[id, default: []].compactMap(\.finding)
        purchase.ownerUserID = row["owner_user_id"]
        purchase.ownerStrength = row["owner_strength"]
        purchase.ownerCandidates = userIDs(joined: row["owner_candidates"]).map(\.rawValue)
        purchase.cause = row["cause"]
        // What a person settled since the last run is not to be settled again.
        let findingNews = news[id, default: .none]
        let isWaiting = findingNews == .judgedAnew || purchase.cases.contains(where: \.isDecisionPending)
        purchase.nextStep = isWaiting ? NextStep.wait.rawValue : (row["next_step"] as String?).map(findingNews.nextStep)
        purchase.devices = devices[id] ?? []
        purchase.appleOrderIDs = orders[id, default: []].map { $0["order_id"] }
        purchase.news = uncounted[id]?.news ?? []
        purchase.future = uncounted[id]?.future ?? []
        return purchase
    }
}

/// What came in about purchases since the last run, by purchase.
///
/// - Parameters:
///   - purchases: a JSON array of keys.
///   - uncounted: the statements about them that the books do not count.
private func news(
    of purchases: String,
    _ uncounted: [Int64: UncountedStatements],
    in database: Database
) throws -> [Int64: FindingNews] {
    let doubtful: [Int64] = try database.values(SQL.Lookup.doubts, named: ["purchases": purchases])
    let judgedAnew = uncounted.filter { !$0.value.news.isEmpty }.keys
    return Dictionary(doubtful.map { ($0, .doubt) } + judgedAnew.map { ($0, .judgedAnew) }) { $1 }
}

/// What is found about them, or about the query, that is about no purchase.
private func findingsWithoutPurchase(
    of users: String,
    _ query: String?,
    in database: Database
) throws -> [LookupResult.UnmatchedFinding] {
    let keys: [Int64] = try database.values(
        SQL.LookupMatches.subjects,
        named: ["users": users, "query": query, "rules": try jsonArray(ForgeryRule.allCases.map(\.rawValue))]
    )
    return try unmatchedFindings(try jsonArray(keys), in: database)
}

private func unmatchedCredits(
    of users: String,
    _ query: String?,
    named: String,
    in database: Database
) throws -> [LookupResult.Credit] {
    try database.rows(SQL.Lookup.unmatchedCredits, named: ["users": users, "query": query, "named": named])
        .map { try credit($0, isMatched: false) }
}

private func claims(
    of users: String,
    _ query: String?,
    named: String,
    in database: Database
) throws -> [LookupResult.Claim] {
    try database.rows(SQL.Lookup.claims, named: ["users": users, "query": query, "named": named])
        .map { row in
            LookupResult.Claim(
                claimant: row["claimant"],
                transactionID: row["transaction_id"],
                environment: row["environment"],
                state: row["state"]
            )
        }
}

private func credit(_ row: Row, isMatched: Bool) throws -> LookupResult.Credit {
    var credit = LookupResult.Credit(
        transactionID: row["transaction_id"],
        userID: row["user_id"],
        creditedAt: Instant(milliseconds: row["credited_at"]).text,
        orderID: row["order_id"],
        status: row["status"],
        isMatched: isMatched,
        source: try row.code("source")
    )
    credit.productID = row["product_id"]
    credit.quantity = row["quantity"]
    return credit
}
