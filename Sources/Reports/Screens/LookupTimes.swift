import ReconciliationCore

extension LookupResult {
    /// With every time as people are shown it.
    func shown(in time: LocalTime) -> LookupResult {
        var result = self
        result.purchases = purchases.map { $0.shown(in: time) }
        result.unmatchedCredits = unmatchedCredits.map { $0.shown(in: time) }
        result.waiting = waiting.map { $0.shown(in: time) }
        result.apple?.transactions = apple?.transactions.map { $0.shown(in: time) } ?? []
        result.narrowing?.paidFrom = narrowing?.paidFrom.map(time.text(stated:))
        result.narrowing?.paidUntil = narrowing?.paidUntil.map(time.text(stated:))
        return result
    }
}

extension LookupResult.Purchase {
    fileprivate func shown(in time: LocalTime) -> Self {
        var purchase = self
        purchase.purchaseDate = purchaseDate.map(time.text(stated:))
        purchase.credits = credits.map { $0.shown(in: time) }
        purchase.devices = devices.map { $0.shown(in: time) }
        return purchase
    }
}

extension LookupResult.Credit {
    fileprivate func shown(in time: LocalTime) -> Self {
        var credit = self
        credit.creditedAt = time.text(stated: creditedAt)
        return credit
    }
}

extension StatedTransaction {
    fileprivate func shown(in time: LocalTime) -> Self {
        var transaction = self
        transaction.purchaseDate = purchaseDate.map(time.text(stated:))
        transaction.expiresAt = expiresAt.map(time.text(stated:))
        transaction.revokedAt = revokedAt.map(time.text(stated:))
        return transaction
    }
}

extension DeviceReport {
    func shown(in time: LocalTime) -> Self {
        var report = self
        report.receivedAt = receivedAt.map(time.text(stated:))
        return report
    }
}
