/// The products file. A row of the purchase's own bundle goes before one that serves all apps.
struct Catalogue: Sendable {
    var rows: [ProductRow]

    func row(bundleID: String?, productID: String) -> ProductRow? {
        let matching = rows.filter { Words.present($0.productID) == productID }
        return matching.first { row in Words.present(row.bundleID).map { $0 == bundleID } ?? false }
            ?? matching.first { Words.present($0.bundleID) == nil }
    }

    /// 6.9: the bundle of a payment that states none.
    func bundleID(ofPaymentFor productID: String, apps: [String]) -> String? {
        let bundles = Set(rows.filter { $0.productID == productID }.compactMap { Words.present($0.bundleID) })
        if bundles.count == 1 { return bundles.first }
        return apps.count == 1 ? apps.first : nil
    }
}
