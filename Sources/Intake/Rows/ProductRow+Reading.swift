import ReconciliationCore

extension ProductRow {
    init(_ fields: some RawFields) throws(RowFault) {
        self.init(productID: try fields.required(.productID, fields.productID(.productID)))
        bundleID = try fields.bundleID(.bundleID)
        type = try fields.code(.type, ProductType.self, else: .unknownType)
        priceMilliunits = try fields.priceMilliunits()
        currency = try fields.currency(.currency)
        name = try fields.text(.name)
        creditedAs = try fields.productID(.creditedAs)
        subscriptionPolicy = try fields.code(.reconcile, SubscriptionPolicy.self, else: .unknownValue)
    }
}
