/// Rules 8.1, 8.2: what a purchase cost, and who says so.
struct Money: Sendable, Equatable {
    var milliunits: String
    var currency: String
    var isOfCatalogue: Bool

    /// What nobody paid for (sandbox, free, family-shared) has no amount. Reading: in the columns of prices neither, so that
    /// their sums are those of aging and moves.
    init(of purchase: Purchase) {
        if purchase.environment == "Sandbox" || purchase.isFree || purchase.isFamilyShared {
            self = Money(milliunits: "", currency: "", isOfCatalogue: false)
            return
        }
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

    private init(milliunits: String, currency: String, isOfCatalogue: Bool) {
        self.milliunits = milliunits
        self.currency = currency
        self.isOfCatalogue = isOfCatalogue
    }
}
