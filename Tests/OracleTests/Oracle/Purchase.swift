import AppStoreSimulator

/// One thing paid for once: every statement about every transaction id it is known under.
struct Purchase: Sendable {
    var statements: [Statement]
    var catalogue: Catalogue
    var asOf: Moment

    /// Originals that its statements name and that nobody states: ids of it too (Rules 2.5).
    var namedOriginals: Set<String> = []

    var environment: String { statements.first?.environment ?? "" }
    var transactionIDs: Set<String> { statedIDs.union(namedOriginals) }
    var statedIDs: Set<String> { Set(statements.map(\.transactionID)) }
    var productID: String { merged { Words.present($0.stated.productID) } ?? "" }
    var bundleID: String? { statedBundleID ?? merged(\.defaultBundleID) }
    var statedBundleID: String? { merged { Words.present($0.bundleID) } }
    /// Rules 2.1: what Apple speaks of has the item that Apple gives it, or none.
    var lineItem: String? {
        let signed = statements.filter { $0.grade == .signed }
        return (signed.isEmpty ? statements : signed).merged { Words.lineItem($0.stated.lineItem) }
    }
    var quantity: Int { merged { $0.stated.quantity } ?? 1 }
    /// Facts merge per transaction: several transactions of one purchase may hold a token each.
    var accountTokens: Set<String> {
        Set(
            transactionIDs.compactMap { id in
                statements.filter { $0.transactionID == id }.merged { Words.present($0.stated.accountToken) }
            }
        )
    }
    var storefront: String? { merged { Words.present($0.stated.storefront) } }
    var reason: String? { merged { Words.present($0.stated.reason) } }
    var isFamilyShared: Bool { merged { $0.isSignedTransaction ? $0.stated.isFamilyShared : nil } ?? false }
    var isUpgraded: Bool { statements.contains { $0.stated.isUpgraded } }
    var isTrial: Bool { statements.contains { $0.stated.isTrial } }
    var grade: Grade { statements.map(\.grade).max() ?? .asserted }
    var catalogueRow: ProductRow? { catalogue.row(bundleID: bundleID, productID: productID) }

    var originalTransactionID: String? {
        merged { Words.present($0.stated.originalTransactionID) }
    }

    /// The original id where it is one of its own, else the smallest by bytes (Rules 2.8).
    var shownTransactionID: String {
        if let original = originalTransactionID, transactionIDs.contains(original) { return original }
        return transactionIDs.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? ""
    }

    var name: PurchaseName { PurchaseName(environment: environment, transactionID: shownTransactionID) }

    /// Stated, else an expiry date means auto-renewable, else the catalogue, else unknown.
    var kind: StatedTransaction.Kind? {
        if let stated = merged({ $0.stated.kind }) { return stated }
        if merged({ $0.stated.expiresAt }) != nil { return .autoRenewable }
        return catalogueRow?.kind
    }

    /// Rules 1.7: from the highest grade that states one, within it the earliest.
    ///
    /// Reading: "not a subscription" is everything but auto-renewable, unknown types too; a statement without a
    /// plausible original date counts with its purchase date, whatever should date it by the original.
    var purchasedAt: Moment? {
        let isSubscription = kind == .autoRenewable
        let dates = statements.compactMap { statement -> (grade: Grade, date: Moment)? in
            let purchased = plausible(statement.stated.purchasedAt)
            let isByOriginal = !isSubscription || isDatedByReceipt(statement.stated)
            let original = isByOriginal ? plausible(statement.stated.originallyPurchasedAt) : nil
            return (original ?? purchased).map { (statement.grade, $0) }
        }
        guard let highest = dates.map(\.grade).max() else { return nil }
        return dates.filter { $0.grade == highest }.map(\.date).min()
    }

    /// Rules 1.7: a row of 2013 or 2014, bought no earlier than it expires.
    private func isDatedByReceipt(_ stated: StatedTransaction) -> Bool {
        guard let purchasedAt = stated.purchasedAt, let expiresAt = stated.expiresAt else { return false }
        return purchasedAt >= expiresAt
    }

    /// Paid at nothing: trial or a signed price of 0, and outside subscriptions no transaction with another signed price.
    var isFree: Bool {
        let signed = statements.filter { $0.grade == .signed }
        let prices = statedIDs.compactMap { id in
            signed.filter { $0.transactionID == id }.merged { $0.stated.priceMilliunits }.map { (id: id, price: $0) }
        }
        let trials = Set(statements.filter(\.stated.isTrial).map(\.transactionID))
        let isPaid = kind != .autoRenewable && prices.contains { $0.price > 0 && !trials.contains($0.id) }
        return !isPaid && (isTrial || prices.contains { $0.price == 0 })
    }

    /// When a full revocation stands: its date.
    ///
    /// Reading: one revoked transaction revokes the purchase, as long as nothing signed later, of whichever transaction, is without;
    /// the latest statement about it that carries a revocation says all of it (date, type, percentage), but for a type that only an
    /// earlier one of the same refund states; a revocation dated after as-of is not yet one.
    var revokedAt: Moment? {
        if isFamilyShared || isUpgraded { return nil }
        return anyRevokedAt
    }

    /// Also of what the family shared or what was upgraded: no refund, but what is paid for after it is paid for again.
    var anyRevokedAt: Moment? {
        transactionIDs.compactMap { id in
            standingRevocation(statements.filter { $0.transactionID == id })
        }.min()
    }

    /// Whether the backend alone says that a transaction which Apple signed was refunded, and Apple has not contradicted it since.
    var isRefundedByBackendOnly: Bool {
        guard grade == .signed else { return false }
        return statements.contains { statement in
            guard statement.grade == .asserted, let revokedAt = statement.stated.revokedAt else { return false }
            return revokedAt <= asOf && revokedAt >= lastSignedWithoutRefund
        }
    }

    private var lastSignedWithoutRefund: Moment {
        statements.filter { $0.isSignedTransaction && $0.stated.revokedAt == nil }.compactMap(\.statedAt).max()
            ?? .beginning
    }

    /// By the statements about one of its transactions.
    private func standingRevocation(_ statements: [Statement]) -> Moment? {
        // The backend's own word of a refund counts where Apple signed none of its transactions.
        let refunding = statements.filter { $0.grade == grade && $0.stated.revokedAt != nil }
        let happened = refunding.filter { statement in statement.stated.revokedAt.map { $0 <= asOf } ?? false }
        // What Apple says of a refund counts at once, also where it was asked after the as-of.
        let carriers = happened.isEmpty ? refunding.filter { $0.grade != .asserted } : happened
        guard
            let last = carriers.max(by: { ($0.statedAt ?? .beginning) < ($1.statedAt ?? .beginning) }),
            let revokedAt = last.stated.revokedAt
        else { return nil }
        let isCleared = lastSignedWithoutRefund > (last.statedAt ?? .beginning)
        let typed = ([last] + carriers).first { carrier in
            Words.present(carrier.stated.revocationType) != nil
                && carrier.stated.revokedAt.map { $0.milliseconds / 1000 } == revokedAt.milliseconds / 1000
        }
        let type = typed.flatMap { Words.present($0.stated.revocationType) }
        let isFull = type == nil || type == "REFUND_FULL" || typed?.stated.revocationPercentage == 100_000
        return isFull && !isCleared ? revokedAt : nil
    }

    private func plausible(_ date: Moment?) -> Moment? {
        date.flatMap { $0 >= .storeOpened && $0 <= asOf.adding(days: 1) ? $0 : nil }
    }

    private func merged<Value>(_ field: (Statement) -> Value?) -> Value? {
        statements.merged(field)
    }
}
