/// Grows a dataset event by event. Every verb records what happened and nothing it concludes.
///
/// The verbs of `DatasetBuilder+Truth` are the exception: a scenario calls them for the event it has just made.
package struct DatasetBuilder: Sendable {
    package var random: SplitMix64
    package let calendar: DatasetCalendar
    package var books = Books()
    private var userCount = 0
    private var transactionCount: Int64 = 0
    var submissionCount = 0
    private var orderCount = 0

    package init(seed: UInt64, calendar: DatasetCalendar) {
        random = SplitMix64(seed: seed)
        self.calendar = calendar
    }

    /// A new app account, listed in the users file unless `listed` is false.
    package mutating func newUser(
        accountName: String? = nil,
        applicationUsername: String = "",
        withToken: Bool = false,
        listed: Bool = true
    ) -> User {
        userCount += 1
        let user = User(
            id: "u\(100_000 + userCount)",
            accountName: accountName ?? "player_\(userCount)",
            applicationUsername: applicationUsername,
            token: withToken ? random.uuid() : ""
        )
        if listed { list(user, updatedAt: calendar.creditsSince) }
        return user
    }

    /// One more row of the users file.
    package mutating func list(_ user: User, updatedAt: Moment, mergedInto: String = "") {
        books.users.append(
            UserRow(
                userID: user.id,
                accountName: user.accountName,
                applicationUsername: user.applicationUsername,
                // Clients and backends rarely agree on the case of a UUID.
                appAccountToken: user.token.uppercased(),
                updatedAt: updatedAt,
                mergedInto: mergedInto
            )
        )
    }

    package mutating func newTransactionID(in environment: StoreEnvironment = .production) -> String {
        transactionCount += 1
        let start: Int64 = environment == .production ? 230_000_000_000_000 : 2_000_000_500_000_000
        return String(start + transactionCount * 37 + Int64(random.number(in: 0...36)))
    }

    package mutating func newOrderID() -> String {
        orderCount += 1
        return "ord-\(orderCount)"
    }

    /// A whole second in the range.
    package mutating func moment(in range: ClosedRange<Moment>) -> Moment {
        let seconds = Int((range.upperBound.milliseconds - range.lowerBound.milliseconds) / 1_000)
        return range.lowerBound.adding(seconds: random.number(in: 0...seconds))
    }

    /// A moment both sides know about, with `leaving` days of it still to come.
    package mutating func settledMoment(leaving days: Int = 0) -> Moment {
        moment(in: calendar.settled.lowerBound...calendar.settled.upperBound.adding(days: -days))
    }

    /// A purchase of its own: a row whose original is itself.
    package mutating func row(
        _ product: Product,
        at moment: Moment,
        quantity: Int = 1,
        in environment: StoreEnvironment = .production
    ) -> InAppRow {
        var row = InAppRow(
            transactionID: newTransactionID(in: environment),
            productID: product.id,
            type: product.type,
            purchasedAt: moment
        )
        row.quantity = quantity
        if product.type == .autoRenewable {
            row.webOrderLineItemID = 230_000_030_000_000 + transactionCount
            row.expiresAt = moment.adding(days: 30)
        }
        return row
    }
}
