extension DatasetBuilder {
    /// Ordinary customers: an Apple account and an app user each, a few purchases, nearly all credited in minutes.
    mutating func settleOrdinaryCustomers(_ count: Int) {
        for _ in 0..<count { settleOrdinaryCustomer() }
        // The export's last row fixes the watermark; without it a quiet dataset would have an earlier one.
        let last = newUser()
        let bought = row(Catalogue.coins60, at: calendar.watermark.adding(minutes: -3))
        claim(bought, of: Catalogue.coins60, by: last.id, at: bought.purchasedAt)
        credit(bought.transactionID, to: last.id, at: calendar.watermark)
    }

    private mutating func settleOrdinaryCustomer() {
        let naming = NamingHabit.allCases[random.number(in: 0...NamingHabit.allCases.count - 1)]
        let user = newUser(
            applicationUsername: naming == .storedName ? "acct.\(random.uuid().prefix(13))" : "",
            withToken: naming == .token
        )
        let bundleID = random.pick([Catalogue.game, Catalogue.game, Catalogue.reader])
        var moments: [Moment] = []
        for _ in 0...random.number(in: 0...3) { moments.append(settledMoment()) }
        var kept: [InAppRow] = []
        for moment in moments.sorted() {
            guard let (product, bought) = ordinaryPurchase(of: bundleID, at: moment, owning: kept) else { continue }
            settle(bought, of: product, for: user, naming, beside: kept)
            // Finished consumables leave the receipt, everything else stays.
            if bought.type != .consumable || random.oneIn(6) { kept.append(bought) }
        }
    }

    private mutating func ordinaryPurchase(
        of bundleID: String,
        at moment: Moment,
        owning kept: [InAppRow]
    ) -> (Product, InAppRow)? {
        let wanted =
            bundleID == Catalogue.game
            ? random.pick([
                Catalogue.coins60, Catalogue.coins60, Catalogue.coins300, Catalogue.unlock, Catalogue.season,
            ])
            : random.pick([Catalogue.points, Catalogue.points, Catalogue.library])
        // Buying a non-consumable again is free at Apple and no purchase.
        guard wanted.type != .nonConsumable || !kept.contains(where: { $0.productID == wanted.id }) else { return nil }
        let quantity = wanted.type == .consumable && random.oneIn(15) ? random.number(in: 2...5) : 1
        return (wanted, row(wanted, at: moment, quantity: quantity))
    }

    private mutating func settle(
        _ bought: InAppRow,
        of product: Product,
        for user: User,
        _ naming: NamingHabit,
        beside kept: [InAppRow]
    ) {
        let identifier = bought.transactionID
        let uploadedAt = bought.purchasedAt.adding(seconds: random.number(in: 2...40))
        var basis = OwnerBasis.applicationUsername
        switch naming {
        case .token:
            let transaction = signed(bought, of: product, at: bought.purchasedAt.adding(seconds: 1), token: user.token)
            upload(.transaction(transaction), by: user.id, at: uploadedAt)
            basis = .accountToken
        case .hashedUserID:
            upload(
                kept + [bought],
                of: product,
                by: user.id,
                naming: identifier,
                username: user.hashedID,
                at: uploadedAt
            )
        case .hashedAccountName:
            upload(
                kept + [bought],
                of: product,
                by: user.id,
                naming: identifier,
                username: user.hashedAccountName,
                at: uploadedAt
            )
        case .storedName:
            upload(
                kept + [bought],
                of: product,
                by: user.id,
                naming: identifier,
                username: user.applicationUsername,
                at: uploadedAt
            )
        case .userIDOnly:
            upload(kept + [bought], of: product, by: user.id, naming: identifier, at: uploadedAt)
            basis = .claimedBy
        }
        if random.oneIn(3) {
            books.submissions[books.submissions.count - 1].fields["product_id"] = product.id
            books.submissions[books.submissions.count - 1].fields["bundle_id"] = product.bundleID
        }
        if random.oneIn(60) {
            missing(identifier, owner: user, basis, .claimedNotCredited, why: "ordinary_customer")
            return
        }
        let states = random.oneIn(2)
        credit(
            identifier,
            to: user.id,
            at: uploadedAt.adding(seconds: random.number(in: 3...900)),
            product: states ? product : nil,
            quantity: states ? bought.quantity : nil,
            order: random.oneIn(2) ? newOrderID() : ""
        )
    }
}

/// How a customer's client tells the server who is buying.
private enum NamingHabit: CaseIterable {
    case token, hashedUserID, hashedAccountName, storedName, userIDOnly
}
