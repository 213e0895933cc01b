// Credits that went wrong (Rules 5).
extension WorldBuilder {
    /// A pays, logs out; B logs in on the same device and gets the goods.
    mutating func sowSharedDevice(_ plant: Plant) {
        let payer = newUser(withToken: plant == .sharedDeviceWithToken)
        let next = newUser()
        let bought = row(Catalogue.coins300, at: settledMoment())
        let at = bought.purchasedAt.adding(minutes: 12)
        if plant == .sharedDeviceWithToken {
            upload(
                .transaction(signed(bought, of: Catalogue.coins300, at: at, token: payer.token)),
                by: next.id,
                at: at
            )
        } else {
            upload(
                [bought],
                of: Catalogue.coins300,
                by: next.id,
                naming: bought.transactionID,
                username: payer.hashedID,
                at: at
            )
        }
        credit(bought.transactionID, to: next.id, at: at.adding(minutes: 1))
        record(plant, [bought.transactionID], "owner_mismatch")
        mischief(
            "owner_mismatch",
            bought.transactionID,
            owner: payer,
            basis: plant == .sharedDeviceWithToken ? .accountToken : .applicationUsername,
            credited: next,
            why: plant.rawValue
        )
    }

    /// One purchase delivered to two users. Nothing binds it to either, so it is no owner mismatch.
    mutating func sowCreditedToTwo(_ plant: Plant) {
        let users = [newUser(), newUser()]
        let bought = row(Catalogue.unlock, at: settledMoment(leaving: 1))
        let at = bought.purchasedAt.adding(seconds: 20)
        upload([bought], of: Catalogue.unlock, by: users[0].id, naming: bought.transactionID, at: at)
        credit(bought.transactionID, to: users[0].id, at: at.adding(minutes: 1))
        credit(bought.transactionID, to: users[1].id, at: at.adding(hours: 2))
        record(plant, [bought.transactionID], "duplicate_credit")
        claimedMischief("duplicate_credit", bought.transactionID, by: users[0], plant)
    }

    /// Two orders for one purchase of one user: wrong for a consumable, harmless for what is owned for good.
    mutating func sowCreditedTwice(_ plant: Plant) {
        let product = plant == .creditedTwice ? Catalogue.coins300 : Catalogue.unlock
        let user = newUser()
        let bought = row(product, at: settledMoment(leaving: 1))
        let at = bought.purchasedAt.adding(seconds: 20)
        upload([bought], of: product, by: user.id, naming: bought.transactionID, at: at)
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
        guard plant == .creditedTwice else {
            record(plant, [bought.transactionID], "nothing")
            return
        }
        record(plant, [bought.transactionID], "duplicate_credit")
        claimedMischief("duplicate_credit", bought.transactionID, by: user, plant)
    }

    /// Three paid, one delivered; or one and then two under different orders, which add up.
    mutating func sowPartDeliveries(_ plant: Plant) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment(), quantity: 3)
        let at = bought.purchasedAt.adding(seconds: 20)
        upload([bought], of: Catalogue.coins60, by: user.id, naming: bought.transactionID, at: at)
        for quantity in plant == .shortDelivery ? [1] : [1, 2] {
            credit(
                bought.transactionID,
                to: user.id,
                at: at.adding(minutes: quantity),
                product: Catalogue.coins60,
                quantity: quantity,
                order: newOrderID()
            )
        }
        guard plant == .shortDelivery else {
            record(plant, [bought.transactionID], "nothing")
            return
        }
        record(plant, [bought.transactionID], "content_mismatch")
        claimedMischief("content_mismatch", bought.transactionID, by: user, plant)
    }

    /// Sixty coins paid, three hundred delivered.
    mutating func sowWrongProductCredited(_ plant: Plant) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        upload([bought], of: Catalogue.coins60, by: user.id, naming: bought.transactionID, at: at)
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), product: Catalogue.coins300, quantity: 1)
        record(plant, [bought.transactionID], "content_mismatch")
        claimedMischief("content_mismatch", bought.transactionID, by: user, plant)
    }

    /// The cheap purchase offered for the expensive product; the backend believed its own eyes.
    mutating func sowClaimOfOtherProduct(_ plant: Plant) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        upload([bought], of: Catalogue.coins60, by: user.id, naming: bought.transactionID, at: at)
        books.submissions[books.submissions.count - 1].fields["product_id"] = Catalogue.coins300.id
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1), product: Catalogue.coins60, quantity: 1)
        record(plant, [bought.transactionID], "content_mismatch")
        claimedMischief("content_mismatch", bought.transactionID, by: user, plant)
    }

    /// A credit for which no evidence ever came.
    mutating func sowCreditWithoutPurchase(_ plant: Plant) {
        let user = newUser()
        let identifier = newTransactionID()
        credit(identifier, to: user.id, at: settledMoment(), order: newOrderID())
        record(plant, [identifier], "unproven_credit")
        mischief("unproven_credit", identifier, credited: user, why: plant.rawValue)
    }

    /// Sandbox purchases: never money. Credited to anyone but a reviewer they are a breach.
    mutating func sowSandbox(_ plant: Plant) {
        let user = newUser()
        let bought = row(Catalogue.coins300, at: settledMoment(), in: .sandbox)
        let at = bought.purchasedAt.adding(seconds: 20)
        upload(
            [bought],
            of: Catalogue.coins300,
            by: user.id,
            naming: bought.transactionID,
            at: at,
            in: .sandbox
        )
        guard plant != .sandboxUncredited else {
            record(plant, [bought.transactionID], "nothing: excluded_environment")
            return
        }
        credit(
            bought.transactionID,
            to: user.id,
            at: at.adding(minutes: 1),
            in: random.oneIn(2) ? StoreEnvironment.sandbox.rawValue : ""
        )
        guard plant == .sandboxTester else {
            books.reviewers.append(user.id)
            record(plant, [bought.transactionID], "nothing: a reviewer")
            return
        }
        record(plant, [bought.transactionID], "environment_breach")
        mischief(
            "environment_breach",
            bought.transactionID,
            owner: user,
            basis: .claimedBy,
            credited: user,
            environment: .sandbox,
            why: plant.rawValue
        )
    }

    /// What went wrong with the delivery to the one user who claims the purchase.
    private mutating func claimedMischief(_ kind: String, _ transactionID: String, by user: User, _ plant: Plant) {
        mischief(kind, transactionID, owner: user, basis: .claimedBy, credited: user, why: plant.rawValue)
    }
}
