// Purchases that are out of scope, too old or too young to be missed (Rules 4.1).
extension DatasetBuilder {
    /// Older than the black list: not reported.
    mutating func addBeforeCoverage(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.unlock, at: calendar.creditsSince.adding(days: -random.number(in: 20...300)))
        claim(bought, of: Catalogue.unlock, by: user.id, at: bought.purchasedAt.adding(minutes: 2))
        record(scenario, [bought.transactionID], "nothing: closed before_coverage")
    }

    /// Shared by a family member who paid elsewhere.
    mutating func addFamilyShared(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let shared = row(Catalogue.library, at: settledMoment())
        let at = shared.purchasedAt.adding(seconds: 4)
        var transaction = signed(shared, of: Catalogue.library, at: at)
        transaction.inAppOwnershipType = "FAMILY_SHARED"
        upload(.transaction(transaction), by: user.id, at: at)
        record(scenario, [shared.transactionID], "nothing: excluded_family_shared")
    }

    /// A product the catalogue takes out of reconciliation.
    mutating func addNeverReconciled(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.sticker, at: settledMoment())
        claim(bought, of: Catalogue.sticker, by: user.id, at: bought.purchasedAt.adding(minutes: 2))
        record(scenario, [bought.transactionID], "nothing: excluded_product")
    }

    /// Paid a moment ago; paid in the day the export of credits does not cover; paid in its last second.
    mutating func addNearTheEnd(_ scenario: Scenario) {
        let user = newUser()
        let moments: [Moment] =
            switch scenario {
            case .withinGrace:
                [2, 11, 23].map { calendar.asOf.adding(hours: -$0, minutes: random.number(in: 0...50)) }
            case .creditsNotInYet:
                [
                    calendar.asOf.adding(hours: -24), calendar.asOf.adding(hours: -27),
                    calendar.watermark.adding(seconds: 1),
                ]
            default:
                [calendar.watermark]
            }
        for moment in moments {
            let bought = row(Catalogue.coins60, at: moment)
            claim(bought, of: Catalogue.coins60, by: user.id, at: bought.purchasedAt.adding(seconds: 20))
            if scenario == .atWatermark {
                addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
            } else {
                record(scenario, [bought.transactionID], "nothing: expected")
            }
        }
    }
}
