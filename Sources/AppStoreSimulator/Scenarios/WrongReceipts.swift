// Receipts that prove nothing, or the wrong thing (Rules 5.11, 5.12, 6.1).
extension DatasetBuilder {
    /// One genuine receipt making the rounds: the first user is credited, the others only claim.
    mutating func addReusedReceipt(_ scenario: Scenario) {
        let users = [newUser(), newUser(), newUser()]
        let bought = row(Catalogue.coins300, at: settledMoment(leaving: 3))
        for (index, user) in users.enumerated() {
            claim(bought, of: Catalogue.coins300, by: user.id, at: bought.purchasedAt.adding(days: index, seconds: 20))
        }
        credit(bought.transactionID, to: users[0].id, at: bought.purchasedAt.adding(minutes: 1))
        record(scenario, [bought.transactionID], "reused_receipt")
        anomaly(
            "reused_receipt",
            bought.transactionID,
            basis: .ambiguous,
            credited: users[0],
            why: scenario.rawValue
        )
    }

    /// A genuine receipt of somebody else's app, bought long before the black list begins.
    mutating func addForeignReceipt(_ scenario: Scenario) {
        let user = newUser()
        let foreign = InAppRow(
            transactionID: newTransactionID(),
            productID: "\(Catalogue.foreignBundle).superpower1",
            type: .consumable,
            purchasedAt: calendar.creditsSince.adding(days: -random.number(in: 30...400))
        )
        let at = settledMoment()
        let evidence = Evidence.receipt(receipt([foreign], of: Catalogue.foreignBundle, at: foreign.purchasedAt))
        upload(evidence, by: user.id, naming: foreign.transactionID, at: at)
        record(scenario, [foreign.transactionID], "foreign_receipt")
        anomaly("foreign_receipt", foreign.transactionID, owner: user, basis: .claimedBy, why: scenario.rawValue)
        books.truth[books.truth.count - 1].bundleID = Catalogue.foreignBundle
    }

    /// Changed after signing, or signed by an authority nobody trusts.
    mutating func addForged(_ scenario: Scenario) {
        let user = newUser()
        let invented = row(Catalogue.coins300, at: settledMoment())
        let at = invented.purchasedAt.adding(seconds: 20)
        let receipt = receipt([invented], of: Catalogue.game, on: user.id, at: at)
        switch scenario {
        case .tamperedReceipt:
            upload(.tampered(receipt), by: user.id, naming: invented.transactionID, at: at)
        case .untrustedReceipt:
            upload(.untrusted(receipt), by: user.id, naming: invented.transactionID, at: at)
        default:
            upload(
                .untrustedTransaction(signed(invented, of: Catalogue.coins300, at: at)),
                by: user.id,
                naming: invented.transactionID,
                at: at
            )
        }
        record(scenario, [invented.transactionID], "forged_receipt")
        anomaly("forged_receipt", "", why: scenario.rawValue)
        books.truth[books.truth.count - 1].submittedUserID = user.id
    }

    /// Evidence of a development machine is refused and makes no purchase.
    mutating func addXcodeTransaction(_ scenario: Scenario) {
        let user = newUser()
        var local = row(Catalogue.coins60, at: settledMoment())
        local.transactionID = String(random.number(in: 0...99))
        local.originalTransactionID = local.transactionID
        let at = local.purchasedAt.adding(seconds: 4)
        var transaction = signed(local, of: Catalogue.coins60, at: at)
        transaction.environment = "Xcode"
        upload(.transaction(transaction), by: user.id, at: at)
        record(scenario, [local.transactionID], "nothing: refused, test_environment")
    }

    /// A claim with a valid receipt that holds nothing, or with no receipt at all: it stays unproven.
    mutating func addBareClaim(_ scenario: Scenario) {
        let user = newUser()
        let identifier = newTransactionID()
        let at = settledMoment()
        let holdsNothing = scenario == .emptyReceiptWithClaim
        let evidence: Evidence =
            holdsNothing ? .receipt(receipt([], of: Catalogue.game, on: user.id, at: at)) : .nothing
        upload(evidence, by: user.id, naming: identifier, at: at)
        record(scenario, [identifier], "nothing: an unproven claim")
    }

    /// The client retried: the same bytes again, in another file.
    mutating func addReceiptSentTwice(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        var submission = claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        // Once word for word, once as a new upload an hour later.
        books.resentSubmissions.append(submission)
        submission.fields["submission_id"] = "resent-\(bought.transactionID)"
        submission.receivedAt = submission.receivedAt.adding(hours: 1)
        submission.fields["received_at"] = submission.receivedAt.text
        books.resentSubmissions.append(submission)
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1))
        record(scenario, [bought.transactionID], "nothing")
    }

    /// The export was imported twice in part: one statement, one credit.
    mutating func addCreditSentTwice(_ scenario: Scenario) {
        let user = newUser()
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 20)
        claim(bought, of: Catalogue.coins60, by: user.id, at: at)
        let statement = credit(
            bought.transactionID,
            to: user.id,
            at: at.adding(minutes: 1),
            product: Catalogue.coins60,
            quantity: 1
        )
        books.resentCredits.append(statement)
        record(scenario, [bought.transactionID], "nothing")
    }

    /// Apple retried a notification that had arrived: the same word twice.
    mutating func addNotificationSentTwice(_ scenario: Scenario) {
        let user = newUser(withToken: true)
        let bought = row(Catalogue.coins60, at: settledMoment())
        let at = bought.purchasedAt.adding(seconds: 4)
        notify(.oneTimeCharge, signed(bought, of: Catalogue.coins60, at: at, token: user.token))
        if var retry = books.deliveries.last {
            retry.receivedAt = retry.receivedAt.adding(hours: 1)
            books.deliveries.append(retry)
        }
        credit(bought.transactionID, to: user.id, at: at.adding(minutes: 1))
        record(scenario, [bought.transactionID], "nothing")
    }
}
