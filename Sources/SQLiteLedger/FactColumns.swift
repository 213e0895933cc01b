import FoundationEssentials
import GRDB
import ReconciliationCore

/// How facts become columns and columns facts: positions are those of `post_read_facts.sql`,
/// `post_update_alias.sql` and `reconcile_read_transactions.sql`.
extension TransactionStatement {
    init?(factRow row: Row) {
        guard let environment = StoreEnvironment(rawValue: row[1]),
            let source = EvidenceSource(rawValue: row[4]), let grade = Grade(rawValue: row[5])
        else { return nil }
        var facts = TransactionFacts()
        facts.originalTransactionID = row.identity(7)
        facts.lineItemID = row.identity(8)
        facts.bundleID = row.identity(9)
        facts.productID = row.identity(10)
        facts.type = row.code(11)
        facts.quantity = row[12] as Int?
        facts.purchaseDate = row.instant(13)
        facts.originalPurchaseDate = row.instant(14)
        facts.expiresDate = row.instant(15)
        facts.revocation = row.revocation(isRevoked: 16)
        facts.accountToken = row[21] as String?
        facts.ownership = row.code(22)
        facts.isTrial = row[23] as Bool?
        facts.offerDiscountType = row[24] as String?
        facts.isUpgraded = row[25] as Bool?
        facts.transactionReason = row[26] as String?
        facts.price = row.price(27)
        facts.storefront = row[29] as String?
        if row[30] as Bool {
            facts.backend = BackendRecord(
                applicationUsername: row[31] as String?,
                accountToken: row[32] as String?,
                userID: row.identity(33)
            )
        }
        self.init(
            transaction: TransactionKey(environment: environment, id: TransactionID(row[2])),
            source: source,
            grade: grade,
            statedAt: row.instant(6),
            digest: ContentDigest(hex: row[3]),
            facts: facts
        )
    }
}

extension MergedTransaction {
    /// The arguments of `post_update_alias.sql`.
    func columns(aliasID: Int64, hasFutureDate: Bool) -> StatementArguments {
        let token = facts.accountToken.map { NameDigest.token($0).blob }
        let backendTokenExact = facts.backend?.accountToken.map { NameDigest.exact($0).blob }
        let backendTokenFolded = facts.backend?.accountToken.map { NameDigest.folded($0).blob }
        let usernameExact = facts.backend?.applicationUsername.map { NameDigest.exact($0).blob }
        let usernameFolded = facts.backend?.applicationUsername.map { NameDigest.folded($0).blob }
        let columns: [(any DatabaseValueConvertible)?] = [
            facts.originalTransactionID?.rawValue, facts.lineItemID?.rawValue, facts.bundleID?.rawValue,
            facts.productID?.rawValue, facts.type?.rawValue, facts.quantity, facts.purchaseDate?.milliseconds,
            facts.originalPurchaseDate?.milliseconds, paidAt?.milliseconds, facts.expiresDate?.milliseconds,
            standingRevocation != nil, standingRevocation?.isFull ?? false, standingRevocation?.date?.milliseconds,
            standingRevocation?.reason, standingRevocation?.type, standingRevocation?.percentage,
            facts.accountToken, tokenGrade?.rawValue, facts.ownership?.rawValue, facts.isTrial,
            facts.offerDiscountType, facts.isUpgraded, facts.transactionReason, facts.price?.milliunits,
            facts.price?.currency, priceGrade?.rawValue, facts.storefront, facts.backend != nil,
            facts.backend?.applicationUsername, facts.backend?.accountToken, facts.backend?.userID?.rawValue, isFree,
            grade.rawValue, source.rawValue, token, backendTokenExact, backendTokenFolded, usernameExact,
            usernameFolded, hasFutureDate, isBundleStated, aliasID,
        ]
        return StatementArguments(columns)
    }

    /// Reads a row of `reconcile_read_transactions.sql`, whose first column is the purchase.
    init?(transactionRow row: Row) {
        guard let environment = StoreEnvironment(rawValue: row[1]),
            let source = (row[33] as String?).flatMap(EvidenceSource.init(rawValue:)),
            let grade = (row[32] as Int?).flatMap(Grade.init(rawValue:))
        else { return nil }
        var facts = TransactionFacts()
        facts.originalTransactionID = row.identity(3)
        facts.lineItemID = row.identity(4)
        facts.bundleID = row.identity(5)
        facts.productID = row.identity(6)
        facts.type = row.code(7)
        facts.quantity = row[8] as Int?
        facts.purchaseDate = row.instant(9)
        facts.originalPurchaseDate = row.instant(10)
        facts.expiresDate = row.instant(12)
        let revocation = row.revocation(isRevoked: 13)
        facts.revocation = revocation
        facts.accountToken = row[18] as String?
        facts.ownership = row.code(20)
        facts.isTrial = row[21] as Bool?
        facts.offerDiscountType = row[22] as String?
        facts.isUpgraded = row[23] as Bool?
        facts.transactionReason = row[24] as String?
        facts.price = row.price(25)
        facts.storefront = row[28] as String?
        if row[29] as Bool {
            facts.backend = BackendRecord(applicationUsername: row[30] as String?, userID: row.identity(31))
        }
        self.init(
            id: TransactionKey(environment: environment, id: TransactionID(row[2])),
            facts: facts,
            paidAt: row.instant(11),
            standingRevocation: revocation,
            tokenGrade: (row[19] as Int?).flatMap(Grade.init(rawValue:)),
            priceGrade: (row[27] as Int?).flatMap(Grade.init(rawValue:)),
            grade: grade,
            source: source,
            bestDigest: ContentDigest(hex: "")
        )
        isBundleStated = row[38]
    }
}

extension NameDigest {
    /// As a column.
    var blob: Data { Data(bytes) }
}

extension Row {
    func instant(_ index: Int) -> Instant? { (self[index] as Int64?).map { Instant(milliseconds: $0) } }

    func identity<Identity: TextIdentity>(_ index: Int) -> Identity? {
        (self[index] as String?).map { Identity(rawValue: $0) }
    }

    /// A stored code; nil where the column is empty.
    func code<Code: RawRepresentable>(_ index: Int) -> Code? where Code.RawValue == String {
        (self[index] as String?).flatMap { Code(rawValue: $0) }
    }

    /// The revocation in five columns from `isRevoked` on: whether, date, reason, type, percentage.
    fileprivate func revocation(isRevoked index: Int) -> Revocation? {
        guard self[index] as Bool else { return nil }
        return Revocation(
            date: instant(index + 1),
            reason: self[index + 2] as Int?,
            type: self[index + 3] as String?,
            percentage: self[index + 4] as Int?
        )
    }

    /// Amount and currency in two columns.
    fileprivate func price(_ index: Int) -> Price? {
        (self[index] as Int64?).map { Price(milliunits: $0, currency: self[index + 1] as String? ?? "") }
    }
}

extension Database {
    /// Rows of a table or temporary table.
    func count(_ table: String) throws -> Int { try Int.fetchOne(self, sql: "SELECT COUNT(*) FROM \(table)") ?? 0 }
}
