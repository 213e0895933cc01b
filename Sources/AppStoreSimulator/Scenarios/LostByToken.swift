// Lost orders whose owner Apple's own signature names (Rules 7.1).
extension DatasetBuilder {
    /// Only Apple told us, with the buyer's token.
    mutating func addTokenInNotification(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.coins300, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.coins300, at: at, token: user.token))
        addMissing(scenario, bought.transactionID, owner: user, .accountToken, .neverSubmitted)
    }

    /// A signed transaction that was submitted names itself.
    mutating func addTokenInUpload(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.season, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 4)
        upload(.transaction(signed(bought, of: Catalogue.season, at: at, token: user.token)), by: user.id, at: at)
        addMissing(scenario, bought.transactionID, owner: user, .accountToken, .claimedNotCredited)
    }

    /// A client of the first StoreKit gave a UUID as applicationUsername: Apple returns it as the token.
    mutating func addTokenIsStoredName(_ scenario: Scenario) {
        let name = random.uuid()
        let user = newUser(applicationUsername: name.uppercased())
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.coins60, at: at, token: name))
        addMissing(scenario, bought.transactionID, owner: user, .accountToken, .neverSubmitted)
    }

    /// A token that matches nobody does not answer: the ladder goes on to the claim.
    mutating func addUnknownTokenThenClaim(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.coins60, at: at, token: random.uuid()))
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
    }
}
