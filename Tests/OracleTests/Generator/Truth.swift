import AppStoreSimulator

/// One transaction as it really happened, and what may be said about it.
struct Truth: Sendable {
    var bundleID: String
    var environment: String
    var stated: StatedTransaction
    var clearedAt: Moment?

    /// What a piece made at `moment` may say: revocations come and go.
    func stated(at moment: Moment) -> StatedTransaction {
        var result = stated
        if let revokedAt = stated.revokedAt {
            let isCleared = clearedAt.map { $0 <= moment } ?? false
            if moment < revokedAt || isCleared {
                result.revokedAt = nil
                result.revocationType = nil
                result.revocationPercentage = nil
            }
        }
        return result
    }
}

extension SeededBookGenerator {
    /// One story: a purchase, perhaps with restores, periods, a refund, a second life.
    mutating func makeTruths() {
        let sold = Product.all.filter { book.policy.apps.contains($0.bundleID) }
        let product = random.oneIn(12) ? Product.foreign : random.pick(sold)
        var first = Truth(
            bundleID: product.bundleID,
            environment: random.oneIn(6) ? "Sandbox" : "Production",
            stated: StatedTransaction(transactionID: nextID(), productID: product.id)
        )
        let date = pastMoment()
        first.stated.originalTransactionID = first.stated.transactionID
        first.stated.purchasedAt = date
        first.stated.originallyPurchasedAt = date
        first.stated.kind = product.kind
        if !random.oneIn(3) {
            first.stated.priceMilliunits = Int64(random.pick([6_000, 68_000, 1_290]))
            first.stated.currency = random.pick(["CNY", "JPY"])
        }
        first.stated.storefront = random.pick([nil, "CHN", "USA"])
        if !random.oneIn(isQuiet ? 1 : 3) { first.stated.accountToken = random.pick(tokens) }
        switch product.kind {
        case .consumable: makeConsumable(first)
        case .nonRenewing: add(first)
        case .nonConsumable: makeNonConsumable(first)
        case .autoRenewable: makeSubscription(first)
        }
    }

    private mutating func makeConsumable(_ first: Truth) {
        var truth = first
        truth.stated.quantity = random.pick([1, 1, 2, 5, 10])
        if random.oneIn(10) { truth.stated.priceMilliunits = 0 }
        // Before there was a store: a signed date that counts as absent.
        if random.oneIn(12) { truth.stated.originallyPurchasedAt = Moment(milliseconds: 1_000_000_000_000) }
        add(truth)
    }

    /// Restores under new ids; bought again after a refund; shared by the family.
    private mutating func makeNonConsumable(_ first: Truth) {
        var truth = first
        truth.stated.isFamilyShared = random.oneIn(6)
        add(truth)
        guard let original = truths.last, let bought = original.stated.purchasedAt else { return }
        for _ in 0..<random.pick([0, 0, 1, 2]) {
            var restore = first
            restore.stated.transactionID = nextID()
            restore.stated.isFamilyShared = random.oneIn(6)
            restore.stated.purchasedAt = statementTime(after: bought)
            truths.append(restore)
        }
        if let revokedAt = original.stated.revokedAt, random.oneIn(2) {
            var again = first
            let room = Int((Self.asOf.milliseconds - revokedAt.milliseconds) / 1_000)
            guard room > 2 else { return }
            again.stated.transactionID = nextID()
            again.stated.purchasedAt = revokedAt.adding(seconds: random.number(in: 1...room - 1))
            again.stated.originallyPurchasedAt = again.stated.purchasedAt
            truths.append(again)
        }
    }

    /// Up to three periods, a trial first perhaps; line items, some of them under two ids; an upgrade.
    private mutating func makeSubscription(_ first: Truth) {
        let hasItems = !random.oneIn(3)
        let hasTrial = random.oneIn(3)
        let statesReason = random.oneIn(2)
        let count = random.number(in: 1...3)
        guard var date = first.stated.purchasedAt?.adding(days: -30 * (count - 1)) else { return }
        let start = date
        for period in 0..<count {
            var truth = first
            if period > 0 { truth.stated.transactionID = nextID() }
            truth.stated.purchasedAt = date
            truth.stated.originallyPurchasedAt = start
            truth.stated.expiresAt = date.adding(days: 30)
            truth.stated.isTrial = period == 0 && hasTrial
            if truth.stated.isTrial { truth.stated.priceMilliunits = 0 }
            truth.stated.reason = statesReason ? (period == 0 ? "PURCHASE" : "RENEWAL") : nil
            truth.stated.lineItem = hasItems ? "9" + truth.stated.transactionID : random.pick([nil, "0"])
            truth.stated.isUpgraded = random.oneIn(10)
            add(truth)
            if hasItems, random.oneIn(4), var twin = truths.last {
                twin.stated.transactionID = nextID()
                truths.append(twin)
            }
            date = date.adding(days: 30)
        }
    }

    /// Takes a truth in, revoked now and then: fully, prorated, by family, cleared again.
    private mutating func add(_ truth: Truth) {
        var truth = truth
        if random.oneIn(4), let date = truth.stated.purchasedAt {
            truth.stated.revokedAt = statementTime(after: date)
            switch random.number(in: 1...5) {
            case 1: truth.stated.revocationType = "REFUND_FULL"
            case 2:
                truth.stated.revocationType = "REFUND_PRORATED"
                truth.stated.revocationPercentage = random.pick([50_000, 99_999, 100_000])
            case 3: truth.stated.revocationType = "FAMILY_REVOKE"
            default: break
            }
            if random.oneIn(3), let revokedAt = truth.stated.revokedAt {
                truth.clearedAt = statementTime(after: revokedAt)
            }
        }
        truths.append(truth)
        // The same number in the other environment is another transaction.
        if random.oneIn(12) {
            truth.environment = truth.environment == "Production" ? "Sandbox" : "Production"
            truths.insert(truth, at: 0)
        }
    }

    private mutating func nextID() -> String {
        // Mixed lengths: the smallest by bytes is not the smallest number.
        random.pick(["", "1", "90"]) + String(2_000 + truths.count * 7 + random.number(in: 0...6))
    }
}
