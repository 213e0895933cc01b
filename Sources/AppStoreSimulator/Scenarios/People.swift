// Users whose names changed hands, merged, or were borrowed (Rules 7.7, 7.8).
extension DatasetBuilder {
    /// Names are only ever added: the old one still answers, before and after the change.
    mutating func addRenamedUser(_ scenario: Scenario) {
        let start = calendar.creditsSince
        var user = newUser(applicationUsername: "old.\(random.uuid().prefix(13))", listed: false)
        let oldName = user.applicationUsername
        list(user, updatedAt: start.adding(days: 2))
        user.applicationUsername = "new.\(random.uuid().prefix(13))"
        list(user, updatedAt: start.adding(days: 30))
        for days in [15, 45] {
            let bought = row(Catalogue.coins60, at: start.adding(days: days, minutes: random.number(in: 0...600)))
            claim(bought, of: Catalogue.coins60, username: oldName, at: bought.purchasedAt.adding(seconds: 9))
            addMissing(scenario, bought.transactionID, owner: user, .applicationUsername, .claimedNotCredited)
        }
    }

    /// A name that two users held one after the other answers with the holder at the purchase date.
    mutating func addOneNameTwoUsers(_ scenario: Scenario) {
        let start = calendar.creditsSince
        let name = "phoenix.\(random.uuid().prefix(13))"
        var first = newUser(applicationUsername: name, listed: false)
        let second = newUser(applicationUsername: name, listed: false)
        list(first, updatedAt: start.adding(days: 5))
        list(first, updatedAt: start.adding(days: 15))
        first.applicationUsername = "ashes.\(random.uuid().prefix(13))"
        list(first, updatedAt: start.adding(days: 20))
        list(second, updatedAt: start.adding(days: 25))
        list(second, updatedAt: start.adding(days: 40))
        for (days, holder) in [(10, first), (32, second)] {
            let bought = row(Catalogue.coins60, at: start.adding(days: days, minutes: random.number(in: 0...600)))
            claim(bought, of: Catalogue.coins60, username: name, at: bought.purchasedAt.adding(seconds: 9))
            addMissing(scenario, bought.transactionID, owner: holder, .applicationUsername, .claimedNotCredited)
        }
    }

    /// Two users hold one name at the same time: the rung answers with both.
    mutating func addOneNameAtOnce(_ scenario: Scenario) {
        let name = "twin.\(random.uuid().prefix(13))"
        let bought = row(Catalogue.coins60, at: settledMoment(leaving: 6))
        for _ in 0..<2 {
            let user = newUser(applicationUsername: name, listed: false)
            list(user, updatedAt: bought.purchasedAt.adding(days: -5))
            list(user, updatedAt: bought.purchasedAt.adding(days: 5))
        }
        claim(bought, of: Catalogue.coins60, username: name, at: bought.purchasedAt.adding(seconds: 9))
        addMissing(scenario, bought.transactionID, owner: nil, .ambiguous, .claimedNotCredited)
    }

    /// Names beyond ASCII, and names CSV must quote.
    mutating func addNamesFromEverywhere(_ scenario: Scenario) {
        let suffix = random.number(in: 1_000...999_999_999)
        for name in ["雪の狐🦊\(suffix)", "Ünïcødé, \"Ace\" \(suffix)"] {
            let user = newUser(accountName: name)
            let bought = row(Catalogue.coins60, at: settledMoment())
            claim(
                bought,
                of: Catalogue.coins60,
                by: user.id,
                username: random.oneIn(2) ? name : user.hashedAccountName,
                at: bought.purchasedAt.adding(seconds: 9)
            )
            addMissing(scenario, bought.transactionID, owner: user, .applicationUsername, .claimedNotCredited)
        }
    }

    /// Users compare after merged_into: the surviving account owns what the merged one bought.
    mutating func addMergedUser(_ scenario: Scenario) {
        let merged = newUser(listed: false)
        let survivor = newUser()
        list(merged, updatedAt: calendar.creditsSince.adding(days: 3), mergedInto: survivor.id)

        let lost = row(Catalogue.coins60, at: settledMoment())
        claim(lost, of: Catalogue.coins60, by: merged.id, at: lost.purchasedAt.adding(seconds: 9))
        addMissing(scenario, lost.transactionID, owner: survivor, .claimedBy, .claimedNotCredited)

        // Claimed by both accounts, which are one person.
        let shared = row(Catalogue.unlock, at: settledMoment(leaving: 1))
        for (hours, user) in [merged, survivor].enumerated() {
            claim(shared, of: Catalogue.unlock, by: user.id, at: shared.purchasedAt.adding(hours: hours, seconds: 9))
        }
        addMissing(scenario, shared.transactionID, owner: survivor, .claimedBy, .claimedNotCredited)

        let delivered = row(Catalogue.points, at: settledMoment())
        let at = delivered.purchasedAt.adding(seconds: 9)
        claim(delivered, of: Catalogue.points, by: merged.id, username: merged.hashedID, at: at)
        credit(delivered.transactionID, to: survivor.id, at: at.adding(minutes: 1))
        record(scenario, [delivered.transactionID], "nothing")
    }

    /// A thief names the victim's transaction with evidence that does not hold it: that proves nothing.
    mutating func addStolenClaim(_ scenario: Scenario) {
        let victim = newUser()
        let thief = newUser()
        let stolen = row(Catalogue.coins300, at: settledMoment(leaving: 1))
        claim(stolen, of: Catalogue.coins300, by: victim.id, at: stolen.purchasedAt.adding(seconds: 9))
        let own = row(Catalogue.coins60, at: stolen.purchasedAt.adding(hours: 1))
        let at = own.purchasedAt.adding(seconds: 9)
        claim(own, of: Catalogue.coins60, by: thief.id, at: at)
        credit(own.transactionID, to: thief.id, at: at.adding(minutes: 1))
        upload([own], of: Catalogue.coins60, by: thief.id, naming: stolen.transactionID, at: at.adding(hours: 1))
        addMissing(scenario, stolen.transactionID, owner: victim, .claimedBy, .claimedNotCredited)
        record(scenario, [own.transactionID], "nothing")
    }
}
