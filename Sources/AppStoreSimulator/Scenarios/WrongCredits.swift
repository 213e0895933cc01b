// Credits that went wrong (Rules 5).
extension DatasetBuilder {
    /// A pays, logs out; B logs in on the same device and gets the goods.
    mutating func addSharedDevice(_ scenario: Scenario) {
        let payer = newUser(withToken: scenario == .sharedDeviceWithToken)
        let next = newUser()
        let bought = row(Catalogue.coins300, at: settledMoment())
        let at = bought.purchasedAt.adding(minutes: 12)
        if scenario == .sharedDeviceWithToken {
            upload(
                .transaction(signed(bought, of: Catalogue.coins300, at: at, token: payer.token)),
                by: next.id,
                at: at
            )
        } else {
            claim(bought, of: Catalogue.coins300, by: next.id, username: payer.hashedID, at: at)
        }
        credit(bought.transactionID, to: next.id, at: at.adding(minutes: 1))
        record(scenario, [bought.transactionID], "owner_mismatch")
        anomaly(
            "owner_mismatch",
            bought.transactionID,
            owner: payer,
            basis: scenario == .sharedDeviceWithToken ? .accountToken : .applicationUsername,
            credited: next,
            why: scenario.rawValue
        )
    }

    /// One purchase delivered to two users. Nothing binds it to either, so it is no owner mismatch.
    mutating func addCreditedToTwo(_ scenario: Scenario) {
        let users = [newUser(), newUser()]
        let bought = row(Catalogue.unlock, at: settledMoment(leaving: 1))
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.unlock, by: users[0].id, at: at)
        credit(bought.transactionID, to: users[0].id, at: at.adding(minutes: 1))
        credit(bought.transactionID, to: users[1].id, at: at.adding(hours: 2))
        record(scenario, [bought.transactionID], "duplicate_credit")
        claimedAnomaly("duplicate_credit", bought.transactionID, by: users[0], scenario)
    }

    /// Two orders for one purchase of one user: wrong for a consumable, harmless for what is owned for good.
    mutating func addCreditedTwice(_ scenario: Scenario) {
        let product = scenario == .creditedTwice ? Catalogue.coins300 : Catalogue.unlock
        let user = newUser()
        let bought = row(product, at: settledMoment(leaving: 1))
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: product, by: user.id, at: at)
        for minutes in [1, 30] {
            credit(
                bought.transactionID,
                to: user.id,
                at: at.adding(minutes: minutes),
                product: product,
                quantity: 1,
                order: newOrderID()
            )
        }
        guard scenario == .creditedTwice else {
            record(scenario, [bought.transactionID], "nothing")
            return
        }
        record(scenario, [bought.transactionID], "duplicate_credit")
        claimedAnomaly("duplicate_credit", bought.transactionID, by: user, scenario)
    }

    /// Three paid, one delivered; or one and then two under different orders, which add up.
    mutating func addPartDeliveries(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment(), quantity: 3)
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        for quantity in scenario == .shortDelivery ? [1] : [1, 2] {
            credit(
                bought.transactionID,
                to: user.id,
                at: at.adding(minutes: quantity),
                product: Catalogue.coins60,
                quantity: quantity,
                order: newOrderID()
            )
        }
        guard scenario == .shortDelivery else {
            record(scenario, [bought.transactionID], "nothing")
            return
        }
        record(scenario, [bought.transactionID], "content_mismatch")
        claimedAnomaly("content_mismatch", bought.transactionID, by: user, scenario)
    }

    /// Sixty coins paid, three hundred delivered.
    mutating func addWrongProductCredited(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), product: Catalogue.coins300, quantity: 1)
        record(scenario, [bought.transactionID], "content_mismatch")
        claimedAnomaly("content_mismatch", bought.transactionID, by: user, scenario)
    }

    /// The cheap purchase offered for the expensive product; the backend believed its own eyes.
    mutating func addClaimOfOtherProduct(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        books.submissions[books.submissions.count - 1].fields["product_id"] = Catalogue.coins300.id
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), product: Catalogue.coins60, quantity: 1)
        record(scenario, [bought.transactionID], "content_mismatch")
        claimedAnomaly("content_mismatch", bought.transactionID, by: user, scenario)
    }

    /// A credit for which no evidence ever came.
    mutating func addCreditWithoutPurchase(_ scenario: Scenario) {
        let user = newUser()
        let identifier = newTransactionID()
        credit(identifier, to: user.id, at: settledMoment(), order: newOrderID())
        record(scenario, [identifier], "unproven_credit")
        anomaly("unproven_credit", identifier, credited: user, why: scenario.rawValue)
    }

    /// Sandbox purchases: never money. Credited to anyone but a reviewer they are a breach.
    mutating func addSandbox(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins300, at: settledMoment(), in: .sandbox)
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.coins300, by: user.id, at: at, in: .sandbox)
        guard scenario != .sandboxUncredited else {
            record(scenario, [bought.transactionID], "nothing: excluded_environment")
            return
        }
        credit(
            bought.transactionID,
            to: user.id,
            at: at.adding(minutes: 1),
            in: random.oneIn(2) ? StoreEnvironment.sandbox.rawValue : ""
        )
        guard scenario == .sandboxTester else {
            books.reviewers.append(user.id)
            record(scenario, [bought.transactionID], "nothing: a reviewer")
            return
        }
        record(scenario, [bought.transactionID], "environment_breach")
        anomaly(
            "environment_breach",
            bought.transactionID,
            owner: user,
            basis: .claimedBy,
            credited: user,
            environment: .sandbox,
            why: scenario.rawValue
        )
    }

    /// What went wrong with the delivery to the one user who claims the purchase.
    private mutating func claimedAnomaly(_ kind: String, _ transactionID: String, by user: User, _ scenario: Scenario) {
        anomaly(kind, transactionID, owner: user, basis: .claimedBy, credited: user, why: scenario.rawValue)
    }
}
