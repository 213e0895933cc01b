import ReconciliationCore

// Each reads candidates, has the rule decide, and writes only the marks that changed.
extension Reconciling {
    /// Notes on open findings where their owner bought from several storefronts about the time of the purchase.
    func markStorefronts() throws {
        var marks: [(finding: Int64, storefronts: String)] = []
        try store.forEachOwnerStorefronts(within: NearbyStorefronts.window) { seen in
            let mark = NearbyStorefronts.mark(seen.storefronts)
            if mark != seen.mark { marks.append((seen.finding, mark)) }
        }
        for mark in marks { try store.markStorefronts(mark.storefronts, on: mark.finding) }
    }

    /// Marks the credited purchases that a later receipt still carries.
    func markUnfinished() throws {
        var marks: [(purchase: Int64, isUnfinished: Bool)] = []
        try store.forEachReceivedPurchase(of: run, asOf: asOf) { received in
            let isUnfinished = isUnfinished(
                list: received.list,
                type: received.type,
                latestReceiptAt: received.latestReceiptAt,
                firstCreditAt: received.firstCreditAt
            )
            if isUnfinished != received.isMarked { marks.append((received.purchase, isUnfinished)) }
        }
        for mark in marks { try store.markUnfinished(mark.isUnfinished, purchase: mark.purchase) }
    }

    /// Marks the renewals set aside although no first period of their subscription is known.
    func markRenewalsWithoutFirst() throws {
        var marks: [(purchase: Int64, isWithoutFirst: Bool)] = []
        try store.forEachRenewals { subscription in
            let isFirstKnown = subscription.periods.contains(where: \.isFirst)
            for purchase in subscription.purchases {
                let isWithoutFirst = isRenewalWithoutFirst(
                    list: purchase.list,
                    reason: purchase.reason,
                    isFirstKnown: isFirstKnown
                )
                if isWithoutFirst != purchase.isMarked { marks.append((purchase.number, isWithoutFirst)) }
            }
        }
        for mark in marks { try store.markWithoutFirst(mark.isWithoutFirst, purchase: mark.purchase) }
    }
}
