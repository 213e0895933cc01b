// Lost orders known from what clients uploaded (Rules 7.1).
extension DatasetBuilder {
    /// The applicationUsername of the upload that named the transaction says who paid.
    mutating func addUsername(_ scenario: Scenario) {
        let stored = scenario == .usernameRaw ? "wallet:\(random.uuid().prefix(8))" : ""
        let user = newUser(applicationUsername: stored)
        let sent =
            switch scenario {
            case .usernameHashed: user.hashedID
            case .usernameHashedAccountName: user.hashedAccountName.uppercased()
            case .usernameRaw: stored
            default: random.pick(["(null)", "undefined", "nil", "None"])
            }
        let bought = row(Catalogue.coins60, at: settledMoment())
        claim(bought, of: Catalogue.coins60, by: user.id, username: sent, at: bought.purchasedAt.adding(seconds: 9))
        let basis: OwnerBasis = scenario == .usernameSentinel ? .claimedBy : .applicationUsername
        addMissing(scenario, bought.transactionID, owner: user, basis, .claimedNotCredited)
    }

    /// A claim that its own evidence proves.
    mutating func addClaimed(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.points, at: settledMoment())
        let claimant: String? =
            switch scenario {
            case .claimedByAccountName: nil
            case .claimedByEncodedUser: user.hashedID
            default: user.id
            }
        claim(
            bought,
            of: Catalogue.points,
            by: claimant,
            accountName: scenario == .claimedByAccountName ? user.accountName : nil,
            at: bought.purchasedAt.adding(seconds: 9)
        )
        addMissing(scenario, bought.transactionID, owner: user, .claimedBy, .claimedNotCredited)
    }

    /// Uploaded by one account that named nothing, or something nobody knows.
    mutating func addUploaded(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        upload(
            [bought],
            of: Catalogue.coins60,
            by: user.id,
            naming: scenario == .uploadedNamingNothingKnown ? newTransactionID() : nil,
            at: bought.purchasedAt.adding(minutes: 20)
        )
        addMissing(scenario, bought.transactionID, owner: user, .submittedBy, .submittedNotClaimed)
    }

    /// Two unfinished consumables in one receipt; the client named one, neither was credited.
    mutating func addUploadedNamingAnother(_ scenario: Scenario) {
        let user = newUser()
        let unnamed = row(Catalogue.coins60, at: settledMoment(leaving: 2))
        let named = row(Catalogue.coins300, at: unnamed.purchasedAt.adding(hours: 5))
        upload(
            [unnamed, named],
            of: Catalogue.coins300,
            by: user.id,
            naming: named.transactionID,
            at: named.purchasedAt.adding(seconds: 9)
        )
        addMissing(scenario, unnamed.transactionID, owner: user, .submittedBy, .submittedNotClaimed)
        addMissing(scenario, named.transactionID, owner: user, .claimedBy, .claimedNotCredited)
    }

    /// Paid, and nothing says by whom.
    mutating func addNobody(_ scenario: Scenario) {
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 30)
        switch scenario {
        case .nobodyInNotification:
            notify(.oneTimeCharge, signed(bought, of: Catalogue.coins60, at: at))
            addMissing(scenario, bought.transactionID, owner: nil, .unknown, .neverSubmitted)
        case .nobodyUploaded:
            // Old clients send the words for nothing.
            upload([bought], of: Catalogue.coins60, by: random.pick([nil, "(null)", "undefined"]), at: at)
            addMissing(scenario, bought.transactionID, owner: nil, .unknown, .submittedNotClaimed)
        default:
            claim(bought, of: Catalogue.coins60, at: at)
            addMissing(scenario, bought.transactionID, owner: nil, .unknown, .claimedNotCredited)
        }
    }

    /// Two accounts on one Apple account, both with proven claims. Only a consumable makes that a reused receipt.
    mutating func addTwoClaimants(_ scenario: Scenario) {
        let product = scenario == .twoClaimants ? Catalogue.unlock : Catalogue.coins300
        let users = [newUser(), newUser()]
        let bought = row(product, at: settledMoment(leaving: 2))
        for (index, user) in users.enumerated() {
            claim(bought, of: product, by: user.id, at: bought.purchasedAt.adding(hours: index, minutes: 1))
        }
        addMissing(scenario, bought.transactionID, owner: nil, .ambiguous, .claimedNotCredited)
        if product.type == .consumable {
            anomaly("reused_receipt", bought.transactionID, basis: .ambiguous, why: scenario.rawValue)
        }
    }

    /// A quantity above one is still one purchase.
    mutating func addQuantityOfThree(_ scenario: Scenario) {
        let user = newUser()
        let lost = row(Catalogue.coins60, at: settledMoment(), quantity: 3)
        claim(
            lost,
            of: Catalogue.coins60,
            by: user.id,
            username: user.hashedID,
            at: lost.purchasedAt.adding(seconds: 9)
        )
        addMissing(scenario, lost.transactionID, owner: user, .applicationUsername, .claimedNotCredited)

        let other = newUser()
        let delivered = row(Catalogue.coins60, at: settledMoment(), quantity: 3)
        let at = delivered.purchasedAt.adding(seconds: 9)
        claim(delivered, of: Catalogue.coins60, by: other.id, at: at)
        credit(
            delivered.transactionID,
            to: other.id,
            at: at.adding(minutes: 2),
            product: Catalogue.coins60,
            quantity: 3
        )
        record(scenario, [delivered.transactionID], "nothing")
    }
}
