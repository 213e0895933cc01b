/// DESIGN 6.8: what a purchase cost, and who says so.
struct Money: Sendable, Equatable {
    var milliunits: String
    var currency: String
    var isOfCatalogue: Bool

    init(of purchase: Purchase) {
        let priced = [Grade.signed, .asserted].lazy.compactMap { grade in
            let statements = purchase.statements.filter { $0.grade == grade }
            return statements.merged { $0.stated.priceMilliunits }
                .map { (milliunits: $0, currency: statements.merged { $0.stated.currency } ?? "") }
        }.first
        if let priced {
            milliunits = String(priced.milliunits)
            currency = priced.currency
            isOfCatalogue = false
        } else if let row = purchase.catalogueRow, let price = row.priceMilliunits {
            milliunits = String(price * Int64(purchase.quantity))
            currency = row.currency ?? ""
            isOfCatalogue = true
        } else {
            milliunits = ""
            currency = ""
            isOfCatalogue = false
        }
    }
}
