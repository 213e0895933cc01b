// Lost orders the backend itself had a hand in (Rules 5.14, 3.2).
extension DatasetBuilder {
    /// The backend tried and failed.
    mutating func addRefused(_ scenario: Scenario) {
        let user = newUser(withToken: scenario == .refusedWithToken)
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 9)
        if scenario == .refusedWithToken {
            notify(.oneTimeCharge, signed(bought, of: Catalogue.coins60, at: at, token: user.token))
        } else {
            claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        }
        credit(
            bought.transactionID,
            to: user.id,
            at: at.adding(minutes: 1),
            product: Catalogue.coins60,
            order: newOrderID(),
            status: "failed"
        )
        let basis: OwnerBasis = scenario == .refusedWithToken ? .accountToken : .claimedBy
        addMissing(scenario, bought.transactionID, owner: user, basis, .refusedClaim)
    }

    /// The backend says it verified the purchase, and never credited it.
    mutating func addVerified(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins300, at: settledMoment())
        var payment = PaymentRow(
            transactionID: bought.transactionID,
            productID: bought.productID,
            purchasedAt: bought.purchasedAt,
            bundleID: Catalogue.game,
            price: Catalogue.coins300.price,
            currency: Catalogue.coins300.currency
        )
        var basis = OwnerBasis.claimedBy
        switch scenario {
        case .verifiedForUser:
            payment.userID = user.id
        case .verifiedForUsername:
            payment.applicationUsername = user.hashedID
            basis = .applicationUsername
        case .verifiedAndUploaded:
            claim(bought, of: Catalogue.coins300, by: user.id, at: bought.purchasedAt.adding(seconds: 9))
        default:
            basis = .unknown
        }
        books.payments.append(payment)
        addMissing(
            scenario,
            bought.transactionID,
            owner: basis == .unknown ? nil : user,
            basis,
            .verifiedNotCredited
        )
    }

    /// A credit taken back is no credit; a withdrawal without order id means the latest one before it.
    mutating func addWithdrawn(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment(leaving: 3))
        let at = bought.purchasedAt.adding(seconds: 9)
        let order = scenario == .withdrawn ? newOrderID() : ""
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), order: order)
        credit(bought.transactionID, to: user.id, at: at.adding(days: 2), order: order, status: "withdrawn")
        addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
    }

    /// Failed first, delivered at the second try: a live credit.
    mutating func addFailedThenCredited(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 9)
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), status: "failed")
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 9))
        record(scenario, [bought.transactionID], "nothing")
    }
}
