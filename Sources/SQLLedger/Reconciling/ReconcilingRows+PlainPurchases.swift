import Ledger
import ReconciliationCore

// `PlainPurchaseStore`
extension ReconcilingRows {
    func judgePlain(policy: Policy) throws -> Int {
        // Elsewhere every purchase is out of scope.
        guard judgesPlain, policy.environments.contains(.production) else { return 0 }
        let judged = try database.run(SQL.PlainPurchases.judgePlain, named: try plainCodes(policy))
        try database.run(SQL.PlainPurchases.movePlain)
        try database.run(SQL.PlainPurchases.leaveOutPlain)
        return judged
    }

    /// The codes that make a purchase plain, and those that say what it is.
    private func plainCodes(_ policy: Policy) throws -> NamedValues {
        let prices = Price.plausibleMilliunits
        return [
            "list": PurchaseList.black.rawValue, "reason": ListReason.credited.rawValue,
            "grade": Grade.asserted.rawValue, "grade_code": Grade.asserted.code,
            "source": EvidenceSource.payments.rawValue, "environment": StoreEnvironment.production.rawValue,
            "subscription": ProductType.autoRenewable.rawValue, "family": Ownership.familyShared.rawValue,
            "never": SubscriptionPolicy.never.rawValue, "credited": CreditRow.Status.credited.rawValue,
            "imported": Credit.Source.imported.rawValue, "apps": try jsonArray(policy.apps.map(\.rawValue).sorted()),
            "least_price": prices.lowerBound, "greatest_price": prices.upperBound,
            "price_of_payments": PurchasePrice.Source.payments.rawValue,
            "price_of_catalogue": PurchasePrice.Source.catalogue.rawValue,
            "named": OwnerBasis.applicationUsername.rawValue, "bound": OwnerStrength.bound.rawValue,
            "claimed": OwnerBasis.claimedBy.rawValue, "strong": OwnerStrength.strong.rawValue,
            "unknown": OwnerBasis.unknown.rawValue, "none": OwnerStrength.none.rawValue,
        ]
    }
}
