/// What a purchase cost, and on whose word (Rules 8.1). Never converted, never summed across currencies.
package struct PurchasePrice: Sendable, Hashable {
    /// The codes of `price_source`.
    package enum Source: String, Sendable, Hashable, Codable, CaseIterable {
        case signed, reported, payments, catalogue
    }

    /// For the whole quantity.
    package var price: Price
    package var source: Source

    package init(price: Price, source: Source) {
        self.price = price
        self.source = source
    }
}

/// The price of a purchase: Apple's, else the backend's, else the catalogue's per unit, else unknown. What nobody paid for
/// has none, so that every sum of every file is money that was paid.
package func price(of purchase: PurchaseFacts, in dossier: Dossier) -> PurchasePrice? {
    guard purchase.isPaidFor else { return nil }
    let stated = dossier.transactions
        .compactMap { transaction in
            transaction.facts.price.map { (id: transaction.id, price: $0, grade: transaction.priceGrade ?? .asserted) }
        }
        .max { ($0.grade, $1.id) < ($1.grade, $0.id) }
    if let stated {
        switch stated.grade {
        case .signed: return PurchasePrice(price: stated.price, source: .signed)
        case .reported: return PurchasePrice(price: stated.price, source: .reported)
        case .asserted: return PurchasePrice(price: stated.price, source: .payments)
        }
    }
    guard let unit = dossier.catalogue?.unitPrice else { return nil }
    let (amount, overflow) = unit.milliunits.multipliedReportingOverflow(by: Int64(purchase.quantity))
    // What no purchase can cost is no estimate of one.
    guard !overflow, Price.plausibleMilliunits.contains(amount) else { return nil }
    return PurchasePrice(price: Price(milliunits: amount, currency: unit.currency), source: .catalogue)
}

extension PurchaseFacts {
    /// Whether money was paid for it: in the real store, not for nothing, and not by somebody else of the family.
    fileprivate var isPaidFor: Bool { environment == .production && !isFree && !isFamilyShared }
}
