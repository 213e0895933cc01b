/// What makes transactions one purchase (Rules 2.1). Equal keys are one thing paid for once.
///
/// Product and ownership are part of it, so that no purchase can ever mix them. A bundle is not: Apple's ids are of
/// one app anyway, and the backend does not always state it.
package struct PurchaseKey: Sendable, Hashable, Comparable {
    /// Stored in the ledger; never parsed back.
    package let text: String

    package init(text: String) { self.text = text }

    // Compared by bytes: a String equals every other spelling of its characters.
    package static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    package static func < (left: Self, right: Self) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

/// The key of a transaction from its merged facts.
///
/// - Parameter originalRevokedAt: when the transaction it names as its original was fully revoked, if it was.
///   Something bought after that, and not fully revoked itself, was paid for again.
package func purchaseKey(of transaction: MergedTransaction, originalRevokedAt: Instant?) -> PurchaseKey {
    let facts = transaction.facts
    let anchor: (kind: String, id: String)
    if let lineItem = facts.lineItemID {
        anchor = ("l", lineItem.rawValue)
    } else if facts.type.isOnePurchaseWithOriginal, !isBoughtAgain(transaction, originalRevokedAt) {
        anchor = ("o", (facts.originalTransactionID ?? transaction.id.id).rawValue)
    } else {
        // Unknown types stay apart: two rows too many can be merged later, one too few cannot be seen.
        anchor = ("t", transaction.id.id.rawValue)
    }
    // Joined by a control character no identifier can hold. Every purchase stores it three times: a letter stands for
    // Production or Sandbox, for own or shared by the family, and for line item, original or transaction.
    return PurchaseKey(
        text: [
            transaction.id.environment == .production ? "P" : "S",
            facts.ownership == .familyShared ? "f" : "o",
            anchor.kind, anchor.id,
            facts.productID?.rawValue ?? "",
        ].joined(separator: "\u{1F}")
    )
}

extension MergedTransaction {
    /// Whether it names another transaction as its original: then the key may depend on that one's refund.
    package var namesOtherTransaction: Bool {
        facts.originalTransactionID.map { $0 != id.id } ?? false
    }
}

extension ProductType? {
    /// Whether a transaction of the type is a period of a subscription that renews itself.
    package var isSubscription: Bool { self == .autoRenewable }

    /// Whether a transaction of the type and the original it names are one purchase (Rules 2.5): outside subscriptions, of
    /// which an unknown type may be one.
    package var isOnePurchaseWithOriginal: Bool { self != nil && self != .autoRenewable }
}

/// A transaction that names another one as its original.
package struct NamingTransaction: Sendable, Hashable {
    package var key: PurchaseKey
    package var type: ProductType?
    package var ownership: Ownership?

    package init(key: PurchaseKey, type: ProductType?, ownership: Ownership?) {
        self.key = key
        self.type = type
        self.ownership = ownership
    }
}

/// The key of an original that no statement is about: an id of the purchase of those that name it (Rules 2.5).
///
/// Nil where only subscriptions name it, or what may be one: a period is not the first period. What was bought goes
/// before what is shared by the family, then the smaller key, so that the order of arrival does not matter.
package func purchaseKey(ofOriginalNamedBy transactions: [NamingTransaction]) -> PurchaseKey? {
    let buyers = transactions.filter { $0.type.isOnePurchaseWithOriginal }
    let owners = buyers.filter { $0.ownership != .familyShared }
    return (owners.isEmpty ? buyers : owners).map(\.key).min()
}

/// Whether a transaction was paid for again after its original had been refunded.
///
/// By the date of Rules 1.7: Apple rewrites `purchase_date` on restored rows, and a restore is not paid for.
package func isBoughtAgain(_ transaction: MergedTransaction, _ originalRevokedAt: Instant?) -> Bool {
    guard
        let originalRevokedAt,
        let original = transaction.facts.originalTransactionID, original != transaction.id.id,
        transaction.standingRevocation?.isFull != true,
        let boughtAt = transaction.paidAt
    else { return false }
    return boughtAt > originalRevokedAt
}
