package import FoundationEssentials
package import ReconciliationCore

// How facts become columns and columns facts: the same names in `transaction_fact` and in `transaction_alias`.
extension TransactionFacts {
    init(columns row: Row) throws {
        self.init()
        originalTransactionID = row["original_transaction_id"]
        lineItemID = row["line_item_id"]
        bundleID = row["bundle_id"]
        productID = row["product_id"]
        type = try row.code("product_type")
        quantity = row["quantity"]
        purchaseDate = row["purchase_date"]
        originalPurchaseDate = row["original_purchase_date"]
        expiresDate = row["expires_at"]
        revocation = row.revocation
        accountToken = row["account_token"]
        ownership = try row.code("ownership")
        isTrial = row["is_trial"]
        offerDiscountType = row["offer_discount_type"]
        isUpgraded = row["is_upgraded"]
        transactionReason = row["transaction_reason"]
        price = row.price
        storefront = row["storefront"]
        backend = row.backendRecord
    }

    /// Binds the columns that a statement and the merged facts have in common, in their order.
    ///
    /// - Parameter revocation: the one that counts: the stated one, or of merged facts the standing one.
    func bind(revocation: Revocation?, to row: any ParameterBinder) {
        row.add(originalTransactionID?.rawValue)
        row.add(lineItemID?.rawValue)
        row.add(bundleID?.rawValue)
        row.add(productID?.rawValue)
        row.add(type?.rawValue)
        row.add(quantity)
        row.add(purchaseDate?.milliseconds)
        row.add(originalPurchaseDate?.milliseconds)
        row.add(expiresDate?.milliseconds)
        row.add(revocation != nil)
        row.add(revocation?.date?.milliseconds)
        row.add(revocation?.reason)
        row.add(revocation?.type)
        row.add(revocation?.percentage)
        row.add(accountToken)
        row.add(ownership?.rawValue)
        row.add(isTrial)
        row.add(offerDiscountType)
        row.add(isUpgraded)
        row.add(transactionReason)
        row.add(price?.milliunits)
        row.add(price?.currency)
        row.add(storefront)
        row.add(backend != nil)
        row.add(backend?.applicationUsername)
        row.add(backend?.accountToken)
        row.add(backend?.userID?.rawValue)
    }
}

extension TransactionStatement {
    /// Reads a row of `SQL.Transactions.readFacts` or `SQL.Explain.statements`.
    init(statementRow row: Row) throws {
        try self.init(
            transaction: TransactionKey(environment: row.code("environment"), id: row["transaction_id"]),
            source: row.code("source"),
            grade: row.code("grade"),
            statedAt: row["stated_at"],
            digest: ContentDigest(hash: row["digest"] as Data),
            facts: TransactionFacts(columns: row)
        )
    }

    /// Binds the parameters of `SQL.Verification.addFact`.
    func bind(aliasID: Int64, evidenceID: Int64?, to row: any ParameterBinder) {
        row.add(aliasID)
        row.add(evidenceID)
        row.add(digest.bytes)
        row.add(source.rawValue)
        row.add(grade.rawValue)
        row.add(statedAt?.milliseconds)
        facts.bind(revocation: facts.revocation, to: row)
    }
}

extension MergedTransaction {
    /// Binds the parameters of `SQL.Transactions.updateAlias` up to the key.
    func bind(hasFutureDate: Bool, to row: any ParameterBinder) {
        facts.bind(revocation: standingRevocation, to: row)
        row.add(paidAt?.milliseconds)
        row.add(standingRevocation?.isFull ?? false)
        row.add(tokenGrade?.rawValue)
        row.add(priceGrade?.rawValue)
        row.add(isFree)
        row.add(facts.type.isOnePurchaseWithOriginal)
        row.add(facts.type.isSubscription)
        row.add(grade.rawValue)
        row.add(source.rawValue)
        row.add(facts.accountToken.map { NameDigest.token($0).bytes })
        row.add(facts.backend?.accountToken.map { NameDigest.exact($0).bytes })
        row.add(facts.backend?.accountToken.map { NameDigest.folded($0).bytes })
        row.add(facts.backend?.applicationUsername.map { NameDigest.exact($0).bytes })
        row.add(facts.backend?.applicationUsername.map { NameDigest.folded($0).bytes })
        row.add(hasFutureDate)
        row.add(isBundleStated)
    }

    /// Reads a row of `SQL.Dossiers.readTransactions`; nil for an original that nobody states.
    init?(transactionRow row: Row) throws {
        // A grade or a source that no statement can have given it is for the control totals to find, and counts as stated by nobody.
        guard let grade = (row["grade"] as Int?).flatMap(Grade.init(rawValue:)),
            let source = (row["source"] as String?).flatMap(EvidenceSource.init(rawValue:))
        else { return nil }
        let facts = try TransactionFacts(columns: row)
        try self.init(
            id: TransactionKey(environment: row.code("environment"), id: row["transaction_id"]),
            facts: facts,
            paidAt: row["paid_at"],
            standingRevocation: facts.revocation,
            tokenGrade: row.code("token_grade"),
            priceGrade: row.code("price_grade"),
            grade: grade,
            source: source
        )
        isBundleStated = row["is_bundle_stated"]
    }
}

extension NameDigest {
    /// As a column.
    package var blob: Data { Data(bytes) }
}

extension Row {
    /// By the columns of a fact.
    var revocation: Revocation? {
        guard self["is_revoked"] else { return nil }
        return Revocation(
            date: self["revocation_date"],
            reason: self["revocation_reason"],
            type: self["revocation_type"],
            percentage: self["revocation_percentage"]
        )
    }

    fileprivate var backendRecord: BackendRecord? {
        guard self["has_backend_record"] else { return nil }
        return BackendRecord(
            applicationUsername: self["backend_username"],
            accountToken: self["backend_token"],
            userID: self["backend_user_id"]
        )
    }
}
