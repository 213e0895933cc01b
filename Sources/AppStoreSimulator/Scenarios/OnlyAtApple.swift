// Purchases that no evidence in the inbox holds: Apple's Server API knows them, or says that it does not.
extension DatasetBuilder {
    /// The client named its purchase and sent a receipt from which the finished consumable was gone.
    mutating func addFinished(_ scenario: OnlineScenario) {
        let user = newUser(withToken: scenario == .finishedWithToken)
        let product = Catalogue.coins60
        let bought = row(product, at: settledMoment(leaving: 3))
        let at = bought.purchasedAt.adding(hours: 2)
        upload([], of: product, by: user.id, naming: bought.transactionID, at: at)
        guard scenario != .claimUnknownToApple else {
            recordOnline(scenario, bought.transactionID, kind: nil, via: "transaction_info")
            return
        }
        keepAtApple(bought, of: product, for: user, token: user.token.isEmpty ? nil : user.token)
        recordOnline(
            scenario,
            bought.transactionID,
            kind: "missing_credit",
            owner: user,
            basis: scenario == .finishedWithToken ? .accountToken : .claimedUnproven,
            cause: .claimedNotCredited,
            via: "transaction_info"
        )
    }

    /// A claim leads to the account; a second purchase of it was never named by anybody.
    mutating func addOnlyInHistory(_ scenario: OnlineScenario) {
        let user = newUser(withToken: true)
        let product = Catalogue.coins60
        let named = row(product, at: settledMoment(leaving: 5))
        let unnamed = row(product, at: named.purchasedAt.adding(days: 1))
        upload([], of: product, by: user.id, naming: named.transactionID, at: named.purchasedAt.adding(hours: 2))
        for (bought, cause) in [(named, Cause.claimedNotCredited), (unnamed, .neverSubmitted)] {
            keepAtApple(bought, of: product, for: user, token: user.token)
            recordOnline(
                scenario,
                bought.transactionID,
                kind: "missing_credit",
                owner: user,
                basis: .accountToken,
                cause: cause,
                via: cause == .neverSubmitted ? "history" : "transaction_info"
            )
        }
    }

    /// Apple sent a notification while the app's server was down, and gave up.
    mutating func addOnlyInNotificationHistory(_ scenario: OnlineScenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.season, at: settledMoment(leaving: 8))
        let at = bought.purchasedAt.adding(seconds: 4)
        books.undelivered.append(
            StoreNotification(
                kind: .oneTimeCharge,
                uuid: random.uuid(),
                signedAt: at,
                appleID: Catalogue.appleIDs[Catalogue.season.bundleID] ?? 0,
                transaction: signed(bought, of: Catalogue.season, at: at, token: user.token)
            )
        )
        recordOnline(
            scenario,
            bought.transactionID,
            kind: "missing_credit",
            owner: user,
            basis: .accountToken,
            cause: .neverSubmitted,
            via: "notification_history"
        )
    }

    /// A credit for which no evidence ever came. Offline it is unproven; Apple knows better.
    mutating func addBareCredit(_ scenario: OnlineScenario) {
        let user = newUser()
        let payer = newUser(withToken: true)
        let product = Catalogue.coins300
        let environment: StoreEnvironment = scenario == .creditOfSandbox ? .sandbox : .production
        var bought = row(product, at: settledMoment(leaving: 12), in: environment)
        credit(
            bought.transactionID,
            to: user.id,
            at: bought.purchasedAt.adding(minutes: 1),
            order: newOrderID(),
            in: scenario == .creditOfSandbox ? environment.rawValue : ""
        )
        // The rule is about the credit alone, so the offline line stands whatever Apple says later.
        anomaly(
            "unproven_credit",
            bought.transactionID,
            credited: user,
            environment: environment,
            why: scenario.rawValue
        )
        guard scenario != .creditAppleDoesNotKnow else {
            record(scenario, bought.transactionID, "online: missing_payment")
            return
        }
        books.settledOnline.insert(bought.transactionID)
        if scenario == .creditAppleRefunded { bought.cancelledAt = bought.purchasedAt.adding(days: 2) }
        let isOfAnother = scenario == .creditOfAnother
        keepAtApple(
            bought,
            of: product,
            for: isOfAnother ? payer : user,
            token: isOfAnother ? payer.token : nil,
            in: environment
        )
        recordOnline(
            scenario,
            bought.transactionID,
            kind: onlineKind(of: scenario),
            owner: isOfAnother ? payer : nil,
            basis: isOfAnother ? .accountToken : nil,
            credited: user,
            environment: environment,
            via: "transaction_info"
        )
    }

    /// Uploaded, never credited, refunded since: Apple told nobody.
    mutating func addRefundUnheard(_ scenario: OnlineScenario) {
        let user = newUser()
        let product = Catalogue.unlock
        var bought = row(product, at: settledMoment(leaving: 6))
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: product, by: user.id, at: at)
        missing(bought.transactionID, owner: user, .claimedBy, .claimedNotCredited, why: scenario.rawValue)
        books.settledOnline.insert(bought.transactionID)
        bought.cancelledAt = bought.purchasedAt.adding(days: 3)
        keepAtApple(bought, of: product, for: user)
        // Signed after the receipt, so it is the later word.
        books.unheard[books.unheard.count - 1].transaction.signedDate = at.adding(days: 4).milliseconds
        recordOnline(scenario, bought.transactionID, kind: nil, via: "recheck")
    }

    /// Claims of finished consumables, all of them paid and none delivered; each account's receipt is empty.
    mutating func addClaims(_ count: Int, accountCount: Int) {
        let product = Catalogue.coins60
        let users = (0..<min(count, accountCount)).map { _ in newUser(withToken: true) }
        let moments = users.map { _ in settledMoment(leaving: 20) }
        let receipts = zip(users, moments).map { user, moment in
            receipt([], of: product.bundleID, on: user.id, at: moment)
        }
        for index in 0..<count {
            let account = index % users.count
            let user = users[account]
            let bought = row(product, at: moments[account].adding(minutes: 90 * (index / users.count)))
            guard bought.purchasedAt <= calendar.settled.upperBound else { continue }
            // The same bytes again and again: the client never refreshed its receipt.
            upload(
                .receipt(receipts[account]),
                by: user.id,
                naming: bought.transactionID,
                at: bought.purchasedAt.adding(minutes: 5)
            )
            keepAtApple(bought, of: product, for: user, token: user.token)
            books.truthOnlyOnline.append(
                TruthLine(
                    kind: "missing_credit",
                    environment: StoreEnvironment.production.rawValue,
                    transactionID: bought.transactionID,
                    ownerUserID: user.id,
                    ownerBasis: .accountToken,
                    cause: .claimedNotCredited,
                    why: "claim_in_bulk",
                    via: "transaction_info"
                )
            )
        }
    }

    private func onlineKind(of scenario: OnlineScenario) -> String? {
        switch scenario {
        case .creditAppleRefunded: "refunded_after_credit"
        case .creditOfAnother: "owner_mismatch"
        case .creditOfSandbox: "environment_breach"
        default: nil
        }
    }

    private mutating func record(_ scenario: OnlineScenario, _ transactionID: String, _ expected: String) {
        books.scenarios.append(
            ScenarioRecord(scenario: scenario.rawValue, transactions: [transactionID], expected: expected)
        )
    }
}
