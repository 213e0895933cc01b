import AppStoreSimulator

extension SeededBookGenerator {
    /// What the backend says it verified: one row for some of the transactions.
    mutating func makePayments() {
        // Of two prices the backend states for one purchase the rules do not say which counts.
        var prices: [String: Int64] = [:]
        for truth in truths where random.oneIn(5) {
            guard let date = truth.stated.purchasedAt else { continue }
            var row = PaymentRow(
                transactionID: truth.stated.transactionID,
                productID: truth.stated.productID,
                purchasedAt: date
            )
            if truth.environment != "Production" || random.oneIn(2) { row.environment = truth.environment }
            if truth.stated.originalTransactionID != truth.stated.transactionID || random.oneIn(2) {
                row.originalTransactionID = truth.stated.originalTransactionID
            }
            if random.oneIn(2) { row.bundleID = truth.bundleID }
            if random.oneIn(2) || truth.stated.quantity > 1 { row.quantity = truth.stated.quantity }
            row.lineItem = truth.stated.lineItem
            row.userID = maybe(random.pick(Self.userIDs + ["stranger"]), oneIn: 2)
            row.applicationUsername = maybe(random.pick(["player-1", "player-2", "nobody"]), oneIn: 4)
            row.accountToken = maybe(tokens[random.number(in: 0...1)] ?? "", oneIn: 6)
            if random.oneIn(6) { row.revokedAt = statementTime(after: date) }
            if random.oneIn(2) {
                let purchase = truth.stated.lineItem ?? truth.stated.originalTransactionID ?? truth.stated.transactionID
                let price = Int64(random.pick([6_000, 12_000]))
                row.priceMilliunits = prices[purchase] ?? price
                prices[purchase] = row.priceMilliunits
                row.currency = "CNY"
            }
            book.payments.append(row)
        }
    }

    /// Deliveries of some truths, of nothing known, twice, to the wrong one, failed, taken back.
    mutating func makeCredits() {
        for truth in truths where random.oneIn(2) { makeCredits(of: truth) }
        if random.oneIn(3) {
            for index in 0..<random.pick([1, 1, 3]) {
                book.credits.append(
                    CreditRow(transactionID: "88888\(8 - index)", userID: "u2", creditedAt: pastMoment())
                )
            }
        }
        // A watermark close to as-of, so that grace decides; on an edge, or in the future now and then.
        let latest = random.pick([
            Self.asOf, Self.asOf.adding(hours: -2), random.pick(edges), Self.asOf.adding(days: 1),
        ])
        if !random.oneIn(10) {
            book.credits.append(
                CreditRow(transactionID: "999999", userID: "u1", creditedAt: latest, status: .failed, orderID: "w")
            )
        }
        if random.oneIn(10) {
            book.credits.append(CreditRow(transactionID: "1.5E+3 ", userID: "u1", creditedAt: pastMoment()))
            book.credits.append(CreditRow(transactionID: "888880", userID: "undefined", creditedAt: pastMoment()))
        }
        dropTies()
        if let first = book.credits.first, random.oneIn(4) { book.credits.append(first) }
    }

    /// Two rows of one transaction, instant and status that say different things: the rules name no winner.
    private mutating func dropTies() {
        var seen: Set<[String]> = []
        book.credits = book.credits.filter { row in
            seen.insert([row.transactionID, String(row.creditedAt.milliseconds), row.status.rawValue]).inserted
        }
    }

    /// What Apple answered where it was asked for credits without a purchase: everywhere, or not quite.
    mutating func makeAnswers() {
        for row in book.credits where row.transactionID.hasPrefix("8888") && row.userID == "u2" && random.oneIn(2) {
            let edge = row.creditedAt.adding(hours: book.policy.graceHours)
            for app in book.policy.apps where !random.oneIn(8) {
                for environment in ["Production", "Sandbox"] where !random.oneIn(10) {
                    book.notFound.append(
                        NotFoundAnswer(
                            transactionID: row.transactionID,
                            environment: environment,
                            bundleID: app,
                            askedAt: edge.adding(seconds: random.pick([0, 0, 1, 60, 86_400, -1]))
                        )
                    )
                }
            }
        }
    }

    private mutating func makeCredits(of truth: Truth) {
        let environment = random.oneIn(2) ? truth.environment : nil
        let product = Product.all.first { $0.id == truth.stated.productID }
        let creditedAs = book.products.first { $0.productID == product?.id }?.creditedAs ?? truth.stated.productID
        let start = truth.stated.purchasedAt ?? Self.asOf
        let userID = random.pick(Self.userIDs)
        var row = CreditRow(
            transactionID: truth.stated.transactionID,
            userID: userID,
            creditedAt: statementTime(after: start),
            orderID: maybe("order-\(truth.environment)-\(truth.stated.transactionID)", oneIn: 2),
            environment: environment,
            productID: random.pick([nil, creditedAs, creditedAs, "other.item"]),
            quantity: random.pick([nil, truth.stated.quantity, 1])
        )
        if random.oneIn(3) { row.status = .failed }
        if random.oneIn(8) { row.creditedAt = Self.asOf.adding(seconds: random.pick([0, 1, 86_400])) }
        book.credits.append(row)
        switch random.number(in: 1...8) {
        case 1:  // Taken back later, by order or without.
            var withdrawn = row
            withdrawn.status = random.pick([.withdrawn, .failed])
            withdrawn.creditedAt = row.creditedAt.adding(seconds: random.pick([0, 1, 3_600]))
            if random.oneIn(3) { withdrawn.orderID = nil }
            book.credits.append(withdrawn)
        case 2:  // Delivered again, to the same user or to another.
            var again = row
            again.status = .credited
            again.userID = random.pick([userID, random.pick(Self.userIDs)])
            again.creditedAt = row.creditedAt.adding(seconds: 61)
            if again.orderID != nil { again.orderID = random.pick([row.orderID, "second-\(row.transactionID)"]) }
            book.credits.append(again)
        case 3:  // Tried again after a failure: the later one of the same order decides.
            var retried = row
            retried.status = .credited
            retried.creditedAt = row.creditedAt.adding(seconds: 30)
            book.credits.append(retried)
        default: break
        }
    }
}
