import ReconciliationCore

// Stored codes. One that is not known is never guessed, and its row is never passed over: then the ledger is damaged.
extension Row {
    /// The value of a stored code, such as a status, in a column that is never null.
    ///
    /// - Throws: `DatabaseError` of the kind `.unknownCode` where the column is null, absent, or holds a code that no value has.
    func code<Code: RawRepresentable>(_ column: String) throws -> Code where Code.RawValue: ColumnValue {
        guard let code: Code = try code(column) else { throw DatabaseError(.unknownCode(nil, column: column)) }
        return code
    }

    /// The value of a stored code in a column that may be null; nil there, and where the statement answers no such column.
    func code<Code: RawRepresentable>(_ column: String) throws -> Code? where Code.RawValue: ColumnValue {
        guard let value = self[column] as Code.RawValue? else { return nil }
        guard let code = Code(rawValue: value) else { throw DatabaseError(.unknownCode("\(value)", column: column)) }
        return code
    }

    /// The list of a purchase; nil where it is on none: before it is judged, after it is withdrawn, or merged into another.
    func list(_ column: String) throws -> PurchaseList? {
        let code: String? = self[column]
        return ["none", "merged"].contains(code) ? nil : try self.code(column)
    }
}

extension Row {
    /// What `price_milliunits` and `currency` state.
    var price: Price? {
        (self["price_milliunits"] as Int64?).map { Price(milliunits: $0, currency: self["currency"] ?? "") }
    }

    /// The same with `price_source`.
    var purchasePrice: PurchasePrice? {
        get throws {
            guard let price, let source: PurchasePrice.Source = try code("price_source") else { return nil }
            return PurchasePrice(price: price, source: source)
        }
    }
}
