import FoundationEssentials
import GRDB
import ReconciliationCore

/// Values by the names of columns or arguments.
typealias NamedValues = [String: (any DatabaseValueConvertible)?]

// How facts become columns and columns facts: the same names in `transaction_fact` and in `transaction_alias`.
extension TransactionFacts {
    init(columns row: Row) {
        self.init()
        originalTransactionID = row.identity("original_transaction_id")
        lineItemID = row.identity("line_item_id")
        bundleID = row.identity("bundle_id")
        productID = row.identity("product_id")
        type = row.code("product_type")
        quantity = row["quantity"]
        purchaseDate = row.instant("purchase_date")
        originalPurchaseDate = row.instant("original_purchase_date")
        expiresDate = row.instant("expires_at")
        revocation = row.revocation
        accountToken = row["account_token"]
        ownership = row.code("ownership")
        isTrial = row["is_trial"]
        offerDiscountType = row["offer_discount_type"]
        isUpgraded = row["is_upgraded"]
        transactionReason = row["transaction_reason"]
        price = row.price
        storefront = row["storefront"]
        backend = row.backendRecord
    }

    /// - Parameter revocation: the one that counts: the stated one, or of merged facts the standing one.
    func columns(revocation: Revocation?) -> NamedValues {
        [
            "original_transaction_id": originalTransactionID?.rawValue,
            "line_item_id": lineItemID?.rawValue,
            "bundle_id": bundleID?.rawValue,
            "product_id": productID?.rawValue,
            "product_type": type?.rawValue,
            "quantity": quantity,
            "purchase_date": purchaseDate?.milliseconds,
            "original_purchase_date": originalPurchaseDate?.milliseconds,
            "expires_at": expiresDate?.milliseconds,
            "is_revoked": revocation != nil,
            "revocation_date": revocation?.date?.milliseconds,
            "revocation_reason": revocation?.reason,
            "revocation_type": revocation?.type,
            "revocation_percentage": revocation?.percentage,
            "account_token": accountToken,
            "ownership": ownership?.rawValue,
            "is_trial": isTrial,
            "offer_discount_type": offerDiscountType,
            "is_upgraded": isUpgraded,
            "transaction_reason": transactionReason,
            "price_milliunits": price?.milliunits,
            "currency": price?.currency,
            "storefront": storefront,
            "has_backend_record": backend != nil,
            "backend_username": backend?.applicationUsername,
            "backend_token": backend?.accountToken,
            "backend_user_id": backend?.userID?.rawValue,
        ]
    }
}

extension TransactionStatement {
    /// Reads a row of `SQL.Transactions.readFacts`.
    init?(factRow row: Row) {
        guard let environment: StoreEnvironment = row.code("environment"),
            let source: EvidenceSource = row.code("source"),
            let grade = Grade(rawValue: row["grade"])
        else { return nil }
        self.init(
            transaction: TransactionKey(environment: environment, id: TransactionID(row["transaction_id"] as String)),
            source: source,
            grade: grade,
            statedAt: row.instant("stated_at"),
            digest: ContentDigest(hex: row["digest"]),
            facts: TransactionFacts(columns: row)
        )
    }

    /// The arguments of `SQL.Verification.addFact`.
    func columns(aliasID: Int64, evidenceID: Int64?) -> NamedValues {
        let statement: NamedValues = [
            "alias_id": aliasID,
            "evidence_id": evidenceID,
            "digest": digest.hex,
            "source": source.rawValue,
            "grade": grade.rawValue,
            "stated_at": statedAt?.milliseconds,
        ]
        return statement.merging(facts.columns(revocation: facts.revocation)) { $1 }
    }
}

extension MergedTransaction {
    /// The arguments of `SQL.Transactions.updateAlias`, but for the key.
    func columns(aliasID: Int64, hasFutureDate: Bool) -> NamedValues {
        let merged: NamedValues = [
            "alias_id": aliasID,
            "paid_at": paidAt?.milliseconds,
            "is_fully_revoked": standingRevocation?.isFull ?? false,
            "token_grade": tokenGrade?.rawValue,
            "price_grade": priceGrade?.rawValue,
            "is_free": isFree,
            "is_one_with_original": facts.type.isOnePurchaseWithOriginal,
            "grade": grade.rawValue,
            "source": source.rawValue,
            "account_token_digest": facts.accountToken.map { NameDigest.token($0).blob },
            "backend_token_exact": facts.backend?.accountToken.map { NameDigest.exact($0).blob },
            "backend_token_folded": facts.backend?.accountToken.map { NameDigest.folded($0).blob },
            "backend_username_exact": facts.backend?.applicationUsername.map { NameDigest.exact($0).blob },
            "backend_username_folded": facts.backend?.applicationUsername.map { NameDigest.folded($0).blob },
            "has_future_date": hasFutureDate,
            "is_bundle_stated": isBundleStated,
        ]
        return merged.merging(facts.columns(revocation: standingRevocation)) { $1 }
    }

    /// Reads a row of `SQL.Dossiers.readTransactions`; nil for an original that nobody states.
    init?(transactionRow row: Row) {
        guard let environment: StoreEnvironment = row.code("environment"),
            let source: EvidenceSource = row.code("source"),
            let grade = (row["grade"] as Int?).flatMap(Grade.init(rawValue:))
        else { return nil }
        let facts = TransactionFacts(columns: row)
        self.init(
            id: TransactionKey(environment: environment, id: TransactionID(row["transaction_id"] as String)),
            facts: facts,
            paidAt: row.instant("paid_at"),
            standingRevocation: facts.revocation,
            tokenGrade: (row["token_grade"] as Int?).flatMap(Grade.init(rawValue:)),
            priceGrade: (row["price_grade"] as Int?).flatMap(Grade.init(rawValue:)),
            grade: grade,
            source: source,
            bestDigest: ContentDigest(hex: "")
        )
        isBundleStated = row["is_bundle_stated"]
    }
}

extension NameDigest {
    /// As a column.
    var blob: Data { Data(bytes) }
}

extension Row {
    fileprivate var revocation: Revocation? {
        guard self["is_revoked"] else { return nil }
        return Revocation(
            date: instant("revocation_date"),
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
            userID: identity("backend_user_id")
        )
    }
}
