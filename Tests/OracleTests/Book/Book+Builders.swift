import AppStoreSimulator

/// Tiny books for hand-written tests: one purchase of two days ago, and what the test adds to it.
extension Book {
    static let asOf = SeededBookGenerator.asOf
    static let twoDaysAgo = asOf.adding(days: -2)

    /// An empty dataset in which a purchase of two days ago counts as missing: credits came in until an hour ago.
    static func covered() -> Book {
        var book = Book(asOf: asOf)
        book.policy.creditsSince = asOf.adding(days: -60)
        book.credits = [
            CreditRow(
                transactionID: "999999",
                userID: "somebody",
                creditedAt: asOf.adding(hours: -1),
                status: .failed,
                orderID: "w"
            )
        ]
        return book
    }

    /// With a signed transaction, uploaded by `userID` and naming itself.
    func uploading(_ stated: StatedTransaction, by userID: String? = nil, environment: String = "Production") -> Book {
        var book = self
        let evidence = Evidence(
            bundleID: "com.example.game",
            environment: environment,
            statedAt: Self.twoDaysAgo.adding(seconds: 10 + uploads.count),
            transactions: [stated]
        )
        book.uploads.append(
            Upload(piece: .signedTransaction(evidence), userID: userID, receivedAt: Self.twoDaysAgo.adding(seconds: 60))
        )
        return book
    }

    /// With a receipt of these rows, uploaded by `userID`, naming `transactionID` or nothing.
    func uploading(receipt rows: [StatedTransaction], by userID: String? = nil, naming named: String? = nil) -> Book {
        var book = self
        let evidence = Evidence(
            bundleID: "com.example.game",
            statedAt: Self.twoDaysAgo.adding(seconds: 30 + uploads.count),
            transactions: rows
        )
        book.uploads.append(
            Upload(
                piece: .receipt(evidence),
                userID: userID,
                transactionID: named,
                receivedAt: Self.twoDaysAgo.adding(seconds: 90 + uploads.count)
            )
        )
        return book
    }

    func crediting(
        _ transactionID: String,
        to userID: String,
        at moment: Moment = Book.asOf.adding(hours: -2),
        _ status: CreditRow.Status = .credited,
        order: String? = nil
    ) -> Book {
        var book = self
        book.credits.append(
            CreditRow(
                transactionID: transactionID,
                userID: userID,
                creditedAt: moment,
                status: status,
                orderID: order
            )
        )
        return book
    }

    func knowing(_ users: UserRow...) -> Book {
        var book = self
        book.users += users
        return book
    }

    func changed(_ change: (inout Book) -> Void) -> Book {
        var book = self
        change(&book)
        return book
    }
}

extension StatedTransaction {
    /// A consumable of two days ago, unless the test says otherwise.
    static func bought(
        _ id: String = "100",
        _ kind: Kind? = .consumable,
        at moment: Moment = Book.twoDaysAgo,
        original: String? = nil
    ) -> StatedTransaction {
        StatedTransaction(
            transactionID: id,
            originalTransactionID: original ?? id,
            productID: kind == .autoRenewable ? "vip.month" : kind == .nonConsumable ? "skin.red" : "gold.60",
            purchasedAt: moment,
            originallyPurchasedAt: moment,
            kind: kind
        )
    }

    func changed(_ change: (inout StatedTransaction) -> Void) -> StatedTransaction {
        var stated = self
        change(&stated)
        return stated
    }
}
