import ReconciliationCore

/// A customer may have uploaded a receipt every day for years: more uploads than this are counted.
private let uploadsMax = 20

/// Adds what the users sent, by their ids or names, what names the transactions, and what brought the evidence of the
/// purchases found.
///
/// - Parameters:
///   - users: a JSON array of user ids.
///   - query: the text without blanks at either end, which may name a transaction.
///   - name: the text as a name.
///   - named: a JSON array of transaction ids.
func addUploads(
    of users: String,
    _ query: String?,
    name: String?,
    named: String,
    to result: inout LookupResult,
    in database: Database
) throws {
    let rows = try database.rows(
        SQL.Lookup.uploads,
        named: [
            "users": users, "query": query, "exact": name.map { NameDigest.exact($0).blob }, "named": named,
            "transactions": try jsonArray(result.purchases.flatMap(\.transactionIDs)), "limit": uploadsMax,
            "known": EvidenceAnswer.SetAside.knownStatement,
        ]
    )
    result.uploads = rows.map { row in
        LookupResult.Upload(
            sender: row["sender"],
            receivedAt: (row["received_at"] as Int64?).map { Instant(milliseconds: $0).text },
            transactionID: row["named_transaction_id"],
            productID: row["product_id"],
            environment: row["environment"],
            outcome: row["outcome"],
            rule: row["rule"]
        )
    }
    if let first = rows.first { result.uploadsNotShown = first["upload_count"] as Int - rows.count }
}

/// What the users files say of everybody the result names.
func namedAccounts(in result: LookupResult, _ database: Database) throws -> [LookupResult.Account] {
    let purchases = result.purchases
    let users = Set(
        result.matches.compactMap(\.userID) + purchases.compactMap(\.ownerUserID)
            + purchases.flatMap(\.ownerCandidates) + purchases.flatMap(\.credits).map(\.userID)
            + result.unmatchedCredits.map(\.userID)
    )
    return try database.rows(SQL.Lookup.namedAccounts, named: ["users": try jsonArray(users.sorted())])
        .map { row in
            LookupResult.Account(
                userID: row["user_id"],
                accountName: row["account_name"],
                contact: row["contact"],
                mergedInto: row["merged_into"]
            )
        }
}

extension LookupResult.Purchase {
    /// The refund that stands: a full one where there is one.
    ///
    /// - Parameters:
    ///   - transactions: those of the purchase, each with the refund that stands by what is stated of it.
    ///   - statements: what each statement about them says of a refund.
    mutating func addRefund(_ transactions: [Row], statements: [Row]) throws {
        var stated: [TransactionID: [RefundStatement]] = [:]
        for row in statements { stated[row["transaction_id"], default: []].append(try RefundStatement(row)) }
        let cleared = transactionsWithClearedRefund(by: stated)
        let standing = transactions.filter { !cleared.contains($0["transaction_id"] as TransactionID) }
        let revocations = PurchaseRevocations(
            standing.compactMap(Revocation.init(standing:)),
            isFamilyShared: transactions.contains { ($0["ownership"] as String?) == Ownership.familyShared.rawValue },
            isUpgraded: transactions.contains { ($0["is_upgraded"] as Bool?) == true }
        )
        guard let refund = revocations.full ?? revocations.part else { return }
        isFullyRefunded = revocations.full != nil
        refundType = refund.type ?? "REFUND"
        refundedAt = refund.date?.text
    }
}

extension Revocation {
    /// Nil where none stands.
    fileprivate init?(standing transaction: Row) {
        guard transaction["is_revoked"] else { return nil }
        self.init(
            date: (transaction["revocation_date"] as Int64?).map { Instant(milliseconds: $0) },
            type: transaction["revocation_type"],
            percentage: transaction["revocation_percentage"]
        )
    }
}
