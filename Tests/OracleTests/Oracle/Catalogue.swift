/// The products files. A row of the purchase's own bundle goes before one that serves all apps.
struct Catalogue: Sendable {
    private let rows: [ProductRow]

    /// Of several rows about one product of one bundle the one of the latest night counts; within one night the greater
    /// one, column by column, nothing being the least.
    init(_ book: Book) {
        let dated = book.products.map { row in
            var row = row
            row.night = book.night(row.night)
            return row
        }
        rows = Dictionary(grouping: dated) { [$0.productID, Words.present($0.bundleID) ?? ""] }.values
            .compactMap { $0.max(by: Self.isLess) }
    }

    private static func isLess(_ left: ProductRow, _ right: ProductRow) -> Bool {
        if left.night != right.night { return left.night < right.night }
        let price = (left.priceMilliunits ?? -1, right.priceMilliunits ?? -1)
        if left.kind != right.kind { return isLess(left.kind?.rawValue, right.kind?.rawValue) }
        if price.0 != price.1 { return price.0 < price.1 }
        if left.currency != right.currency { return isLess(left.currency, right.currency) }
        if left.creditedAs != right.creditedAs { return isLess(left.creditedAs, right.creditedAs) }
        return isLess(left.reconcile?.rawValue, right.reconcile?.rawValue)
    }

    private static func isLess(_ left: String?, _ right: String?) -> Bool {
        (left ?? "").utf8.lexicographicallyPrecedes((right ?? "").utf8)
    }

    func row(bundleID: String?, productID: String) -> ProductRow? {
        let matching = rows.filter { Words.present($0.productID) == productID }
        return matching.first { row in Words.present(row.bundleID).map { $0 == bundleID } ?? false }
            ?? matching.first { Words.present($0.bundleID) == nil }
    }

    /// Rules 9.4: the bundle of a payment that states none.
    func bundleID(ofPaymentFor productID: String, apps: [String]) -> String? {
        let bundles = Set(rows.filter { $0.productID == productID }.compactMap { Words.present($0.bundleID) })
        if bundles.count == 1 { return bundles.first }
        return apps.count == 1 ? apps.first : nil
    }
}
