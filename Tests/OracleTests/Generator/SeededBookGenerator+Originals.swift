import AppStoreSimulator

extension SeededBookGenerator {
    /// Restored purchases whose original a credit, a claim or a payment may name alone: it is stated before them, after
    /// them, or never, and their type is known at once, later, or turns out to be a subscription's.
    mutating func makeRestoredOriginals() {
        for story in 0..<random.number(in: 1...3) { makeRestore(story) }
    }

    private mutating func makeRestore(_ story: Int) {
        let product = random.pick(Product.all.filter { book.policy.apps.contains($0.bundleID) })
        let environment = random.oneIn(6) ? "Sandbox" : "Production"
        let bought = pastMoment()
        // By bytes the original is the smaller one, or not.
        var original = StatedTransaction(transactionID: "\(random.pick([31, 95]))0\(story)", productID: product.id)
        original.originalTransactionID = original.transactionID
        original.purchasedAt = bought
        original.originallyPurchasedAt = bought
        original.kind = random.oneIn(3) ? nil : product.kind
        if random.oneIn(2) {
            original.priceMilliunits = random.pick([6_000, 68_000])
            original.currency = "CNY"
        }
        var stated: [StatedTransaction] = []
        for index in 1...random.pick([1, 1, 2]) {
            var restore = original
            restore.transactionID = random.pick(["25", "995"]) + "\(story)\(index)"
            restore.purchasedAt = statementTime(after: bought)
            restore.kind = random.oneIn(3) ? nil : product.kind
            restore.isFamilyShared = product.kind == .nonConsumable && random.oneIn(6)
            // What is bought again has a date of its own; what is restored, that of its original.
            if random.oneIn(6) { restore.originallyPurchasedAt = restore.purchasedAt }
            stated.append(restore)
        }
        if random.oneIn(6) { original.revokedAt = statementTime(after: bought) }
        if random.oneIn(2) { stated.append(original) }
        for row in stated {
            for _ in 0..<random.pick([1, 1, 2]) { makeUpload(of: row, product.bundleID, environment) }
        }
        makeCredits(of: original, or: stated[0], environment)
        makeWords(of: original, or: stated[0], environment)
        if !book.products.contains(where: { $0.productID == product.id }), random.oneIn(2) {
            let night = random.number(in: 0...book.earlierNights.count)
            book.products.append(ProductRow(productID: product.id, kind: product.kind, night: night))
        }
    }

    private mutating func makeUpload(of row: StatedTransaction, _ bundleID: String, _ environment: String) {
        let since = max(row.purchasedAt ?? Self.asOf, row.revokedAt ?? .beginning)
        var evidence = Evidence(
            bundleID: bundleID,
            environment: environment,
            statedAt: statementTime(after: since),
            transactions: [row]
        )
        let isReceipt = random.oneIn(2) && !row.isFamilyShared
        if isReceipt {
            evidence.transactions[0].priceMilliunits = nil
            evidence.transactions[0].currency = nil
        }
        var upload = Upload(
            piece: isReceipt ? .receipt(evidence) : .signedTransaction(evidence),
            receivedAt: statementTime(after: evidence.statedAt)
        )
        upload.userID = maybe(random.pick(Self.userIDs), oneIn: 2)
        upload.transactionID = random.pick([
            nil, row.transactionID, row.originalTransactionID, row.originalTransactionID,
        ])
        upload.applicationUsername = maybe(random.pick(["player-1", "player-2", "nobody"]), oneIn: 4)
        upload.deviceToken = maybe("device-\(random.number(in: 1...3))", oneIn: 4)
        upload.night = night(from: max(evidence.statedAt, upload.receivedAt))
        book.uploads.append(upload)
    }

    private mutating func makeCredits(
        of original: StatedTransaction,
        or restore: StatedTransaction,
        _ environment: String
    ) {
        for id in [original.transactionID, original.transactionID, restore.transactionID] where random.oneIn(2) {
            var row = CreditRow(
                transactionID: id,
                userID: random.pick(Self.userIDs),
                creditedAt: statementTime(after: original.purchasedAt ?? Self.asOf)
            )
            row.orderID = maybe("order-\(id)-\(book.credits.count)", oneIn: 2)
            row.environment = maybe(environment, oneIn: 2)
            row.status = random.oneIn(6) ? .failed : .credited
            row.night = night(from: row.creditedAt)
            book.credits.append(row)
        }
    }

    /// A claim without evidence, and what the backend says of either transaction.
    private mutating func makeWords(
        of original: StatedTransaction,
        or restore: StatedTransaction,
        _ environment: String
    ) {
        if random.oneIn(2) {
            var claim = Upload(
                userID: random.pick(Self.userIDs),
                transactionID: original.transactionID,
                receivedAt: statementTime(after: original.purchasedAt ?? Self.asOf)
            )
            claim.night = night(from: claim.receivedAt)
            book.uploads.append(claim)
        }
        if random.oneIn(3) {
            let verified = random.pick([original, restore])
            var row = PaymentRow(
                transactionID: verified.transactionID,
                productID: verified.productID,
                purchasedAt: original.purchasedAt ?? Self.asOf
            )
            row.environment = environment
            row.originalTransactionID = verified.originalTransactionID
            row.userID = maybe(random.pick(Self.userIDs), oneIn: 2)
            row.night = night(from: row.purchasedAt)
            book.payments.append(row)
        }
    }

    /// A subscription in a receipt of the shape of 2013 and 2014: the periods' `purchase_date` is the receipt's own date.
    mutating func makeOldReceipt() {
        let days = random.number(in: 2...100)
        let start = random.oneIn(3) ? Moment(milliseconds: 1_386_000_000_000) : Self.asOf.adding(days: -days)
        let count = random.number(in: 1...3)
        let statedAt = statementTime(after: start.adding(days: 1))
        let rows = (0..<count).map { period in
            var row = StatedTransaction(transactionID: "48\(period)0", productID: "vip.month")
            row.originalTransactionID = "4800"
            row.originallyPurchasedAt = start.adding(days: 30 * period)
            row.expiresAt = start.adding(days: 30 * period + 30)
            row.purchasedAt = random.oneIn(4) ? row.expiresAt?.adding(seconds: random.pick([-1, 0, 1])) : statedAt
            row.kind = random.oneIn(2) ? .autoRenewable : nil
            return row
        }
        let evidence = Evidence(bundleID: "com.example.game", statedAt: statedAt, transactions: rows)
        var upload = Upload(piece: .receipt(evidence), userID: random.pick(Self.userIDs), receivedAt: statedAt)
        upload.night = night(from: statedAt)
        book.uploads.append(upload)
        if random.oneIn(2) {
            var credit = CreditRow(
                transactionID: random.pick(rows).transactionID,
                userID: random.pick(Self.userIDs),
                creditedAt: statementTime(after: start)
            )
            credit.night = night(from: credit.creditedAt)
            book.credits.append(credit)
        }
    }

    /// What the backend says of apps that are not configured, by their own bundle or by the catalogue's alone; sold in the
    /// sandbox too, and credited.
    mutating func makeOtherApps() {
        let product = random.pick([Product.foreign, Product.all[4]])
        if random.oneIn(2), !book.products.contains(where: { $0.productID == product.id }) {
            book.products.append(ProductRow(productID: product.id, bundleID: product.bundleID, kind: product.kind))
        }
        for index in 0..<random.number(in: 1...2) {
            var row = PaymentRow(transactionID: "520\(index)", productID: product.id, purchasedAt: pastMoment())
            row.environment = random.pick([nil, "Production", "Sandbox"])
            row.bundleID = maybe(product.bundleID, oneIn: 2)
            row.priceMilliunits = maybe(6_000, oneIn: 2)
            row.currency = row.priceMilliunits.map { _ in "CNY" }
            row.night = night(from: row.purchasedAt)
            book.payments.append(row)
            if random.oneIn(2) {
                var credit = CreditRow(
                    transactionID: row.transactionID,
                    userID: random.pick(Self.userIDs),
                    creditedAt: statementTime(after: row.purchasedAt)
                )
                credit.night = night(from: credit.creditedAt)
                book.credits.append(credit)
            }
        }
    }
}
