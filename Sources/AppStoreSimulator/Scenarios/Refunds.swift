// Revocations, their reversal, and credits around them (Rules 1.8, 4.1, 5.6).
extension DatasetBuilder {
    /// Refunded and never credited: closed, nobody is owed anything.
    mutating func addRefundBeforeCredit(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        var bought = row(Catalogue.coins300, at: settledMoment(leaving: 4))
        notifyPurchase(bought, for: user)
        bought.cancelledAt = bought.purchasedAt.adding(days: 2)
        notifyRefund(bought, for: user)
        record(scenario, [bought.transactionID], "nothing: closed revoked")
    }

    /// A receipt that shows the refund; a later one that keeps silent clears nothing.
    mutating func addCancelledInReceipt(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.unlock, at: settledMoment(leaving: 6))
        var cancelled = bought
        cancelled.cancelledAt = bought.purchasedAt.adding(days: 2)
        claim(cancelled, of: Catalogue.unlock, by: user.id, at: bought.purchasedAt.adding(days: 3))
        claim(bought, of: Catalogue.unlock, by: user.id, at: bought.purchasedAt.adding(days: 4))
        record(scenario, [bought.transactionID], "nothing: closed revoked")
    }

    /// The backend's own word on a refund counts while nothing signed speaks of the transaction.
    mutating func addVerifiedThenRevoked(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment(leaving: 4))
        books.payments.append(
            PaymentRow(
                transactionID: bought.transactionID,
                productID: bought.productID,
                purchasedAt: bought.purchasedAt,
                bundleID: Catalogue.game,
                userID: user.id,
                revokedAt: bought.purchasedAt.adding(days: 1)
            )
        )
        record(scenario, [bought.transactionID], "nothing: closed revoked")
    }

    /// Delivered and refunded, in either order.
    mutating func addRefundAndCredit(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        var bought = row(Catalogue.coins300, at: settledMoment(leaving: 5))
        notifyPurchase(bought, for: user)
        bought.cancelledAt = bought.purchasedAt.adding(days: 2)
        notifyRefund(bought, for: user)
        let hours = scenario == .refundAfterCredit ? 1 : 72
        credit(bought.transactionID, to: user.id, at: bought.purchasedAt.adding(hours: hours), order: newOrderID())
        record(scenario, [bought.transactionID], "refunded_after_credit")
        anomaly(
            "refunded_after_credit",
            bought.transactionID,
            owner: user,
            basis: .accountToken,
            credited: user,
            why: scenario.rawValue
        )
    }

    /// A later signed word without revocation brings the purchase back: lost again if it was never credited.
    mutating func addRefundReversed(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.coins300, at: settledMoment(leaving: 8))
        var refunded = bought
        refunded.cancelledAt = bought.purchasedAt.adding(days: 2)
        notifyPurchase(bought, for: user)
        notifyRefund(refunded, for: user)
        let reversedAt = bought.purchasedAt.adding(days: 5)
        notify(.refundReversed, signed(bought, of: Catalogue.coins300, at: reversedAt, token: user.token))
        if scenario == .refundReversed {
            addMissing(scenario, bought.transactionID, owner: user, .accountToken, .neverSubmitted)
        } else {
            credit(bought.transactionID, to: user.id, at: bought.purchasedAt.adding(minutes: 3))
            record(scenario, [bought.transactionID], "nothing")
        }
    }

    /// Part of the money back moves nothing: the purchase is still owed.
    mutating func addRefundProrated(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.season, at: settledMoment(leaving: 6))
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.season, at: at, token: user.token))
        var part = signed(bought, of: Catalogue.season, at: at.adding(days: 3), token: user.token)
        part.revocationDate = at.adding(days: 3).milliseconds
        part.revocationReason = 0
        part.revocationType = "REFUND_PRORATED"
        part.revocationPercentage = 50_000
        notify(.refund, part)
        addMissing(scenario, bought.transactionID, owner: user, .accountToken, .neverSubmitted)
    }

    private mutating func notifyPurchase(_ bought: InAppRow, for user: User) {
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.coins300, at: at, token: user.token))
    }

    private mutating func notifyRefund(_ refunded: InAppRow, for user: User) {
        let at = (refunded.cancelledAt ?? refunded.purchasedAt).adding(seconds: 30)
        notify(.refund, signed(refunded, of: Catalogue.coins300, at: at, token: user.token))
    }
}
