// Subscription periods under the policy first_period (Rules 4.3).
extension DatasetBuilder {
    /// The first period was paid and never delivered; the renewal after it is not asked about.
    mutating func addLostFirstPeriod(_ scenario: Scenario) {
        let user = newUser()
        let periods = subscription(from: settledMoment(leaving: 35), renewals: 1)
        upload(
            periods,
            of: Catalogue.monthly,
            by: user.id,
            naming: periods[0].transactionID,
            at: periods[1].purchasedAt.adding(minutes: 4)
        )
        addMissing(scenario, periods[0].transactionID, owner: user, .claimedBy, .claimedNotCredited)
    }

    /// Thirteen periods, one credit for the first.
    mutating func addTwelveRenewals(_ scenario: Scenario) {
        let user = newUser()
        let start = calendar.watermark.adding(days: -12 * 30 - random.number(in: 1...20))
        let periods = subscription(from: start, renewals: 12)
        let at = periods[12].purchasedAt.adding(minutes: 4)
        upload(periods, of: Catalogue.monthly, by: user.id, naming: periods[12].transactionID, at: at)
        credit(periods[0].transactionID, to: user.id, at: start.adding(minutes: 3))
        record(scenario, periods.map(\.transactionID), "nothing: renewals excluded_subscription")
    }

    /// A free trial that nobody paid for.
    mutating func addTrial(_ scenario: Scenario) {
        let user = newUser()
        var periods = subscription(from: settledMoment(leaving: 8), renewals: 0)
        periods[0].isTrial = true
        periods[0].expiresAt = periods[0].purchasedAt.adding(days: 7)
        upload(
            periods,
            of: Catalogue.monthly,
            by: user.id,
            naming: periods[0].transactionID,
            at: periods[0].purchasedAt.adding(minutes: 4)
        )
        record(scenario, [periods[0].transactionID], "nothing: excluded_free")
    }

    /// A free offer as a signed transaction states it: price 0. Or a period left for a better plan.
    mutating func addSignedPeriod(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let period = subscription(from: settledMoment(leaving: 8), renewals: 0)[0]
        let at = period.purchasedAt.adding(seconds: 4)
        var transaction = signed(period, of: Catalogue.monthly, at: at, token: user.token)
        if scenario == .freeOffer {
            transaction.price = 0
            transaction.offerType = 1
            transaction.offerDiscountType = "FREE_TRIAL"
        } else {
            transaction.isUpgraded = true
        }
        upload(.transaction(transaction), by: user.id, at: at)
        record(scenario, [period.transactionID], "nothing: excluded_\(scenario == .freeOffer ? "free" : "upgraded")")
    }

    /// A subscription that ended before the black list begins, in a receipt of the shape of 2013 and 2014: the row's
    /// `purchase_date` is the receipt's own.
    mutating func addPeriodDatedByReceipt(_ scenario: Scenario) {
        let user = newUser()
        let start = calendar.creditsSince.adding(days: -random.number(in: 40...300))
        var period = subscription(from: start, renewals: 0)[0]
        period.purchasedAt = settledMoment()
        claim(period, of: Catalogue.monthly, by: user.id, at: period.purchasedAt.adding(minutes: 2))
        record(scenario, [period.transactionID], "nothing: closed before_coverage")
    }

    private mutating func subscription(from start: Moment, renewals: Int) -> [InAppRow] {
        var periods: [InAppRow] = []
        for index in 0...renewals {
            var period = row(Catalogue.monthly, at: start.adding(days: 30 * index))
            if let first = periods.first {
                period.originalTransactionID = first.transactionID
                period.originallyPurchasedAt = first.purchasedAt
            }
            periods.append(period)
        }
        return periods
    }
}
