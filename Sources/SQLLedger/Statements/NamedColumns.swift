import ReconciliationCore

extension Row {
    func instant(_ column: String) -> Instant? { (self[column] as Int64?).map { Instant(milliseconds: $0) } }

    func identity<Identity: TextIdentity>(_ column: String) -> Identity? {
        (self[column] as String?).map { Identity(rawValue: $0) }
    }

    /// A stored code; nil where the column is empty.
    func code<Code: RawRepresentable>(_ column: String) -> Code? where Code.RawValue == String {
        (self[column] as String?).flatMap { Code(rawValue: $0) }
    }

    /// What `price_milliunits` and `currency` state.
    var price: Price? {
        (self["price_milliunits"] as Int64?).map { Price(milliunits: $0, currency: self["currency"] ?? "") }
    }

    /// The same with `price_source`.
    var purchasePrice: PurchasePrice? {
        guard let price, let source: PurchasePrice.Source = code("price_source") else { return nil }
        return PurchasePrice(price: price, source: source)
    }
}
