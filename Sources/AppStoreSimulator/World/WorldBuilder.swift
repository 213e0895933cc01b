import Crypto
import Foundation

/// An app account: what a plant needs to know about a user.
package struct User: Sendable, Hashable {
    package var id: String
    package var accountName: String
    package var applicationUsername: String
    package var token: String

    /// What clients that hash the user id send as applicationUsername.
    package var hashedID: String { Self.digest(id) }
    package var hashedAccountName: String { Self.digest(accountName) }

    private static func digest(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).hexadecimal
    }
}

/// Grows a world event by event. Every verb records what happened and nothing it concludes.
///
/// The two `truth` verbs are the exception: they are called by a plant at the moment it plants.
package struct WorldBuilder: Sendable {
    package var random: SplitMix64
    package let calendar: WorldCalendar
    package var books = Books()
    private var userCount = 0
    private var transactionCount: Int64 = 0
    private var submissionCount = 0
    private var orderCount = 0

    package init(seed: UInt64, calendar: WorldCalendar) {
        random = SplitMix64(seed: seed)
        self.calendar = calendar
    }

    // MARK: Who and what

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

    // MARK: What reaches the server

    /// A client uploads an app receipt. Fields that are nil are not sent.
    @discardableResult
    package mutating func upload(
        _ rows: [InAppRow],
        of product: Product,
        by user: String? = nil,
        accountName: String? = nil,
        naming transactionID: String? = nil,
        username: String? = nil,
        at moment: Moment,
        in environment: StoreEnvironment = .production
    ) -> Submission {
        upload(
            .receipt(receipt(rows, of: product.bundleID, at: moment, in: environment)),
            by: user,
            accountName: accountName,
            naming: transactionID,
            username: username,
            at: moment
        )
    }

    @discardableResult
    package mutating func upload(
        _ evidence: Evidence,
        by user: String? = nil,
        accountName: String? = nil,
        naming transactionID: String? = nil,
        username: String? = nil,
        at moment: Moment
    ) -> Submission {
        submissionCount += 1
        var fields = clientFields()
        fields["submission_id"] = "s\(submissionCount)"
        fields["received_at"] = moment.adding(seconds: 2).text
        // Clients of different age spell the same field differently.
        fields[random.pick(["user_id", "user_id", "userID", "user-id"])] = user
        fields[random.pick(["account_name", "user-name", "userName"])] = accountName
        fields[random.pick(["transaction_id", "transaction_id", "transactionIdentifier"])] = transactionID
        fields[random.pick(["application_username", "applicationUsername", "userIdentifier"])] = username
        let submission = Submission(evidence: evidence, fields: fields, receivedAt: moment.adding(seconds: 2))
        books.submissions.append(submission)
        return submission
    }

    package mutating func receipt(
        _ rows: [InAppRow],
        of bundleID: String,
        at moment: Moment,
        in environment: StoreEnvironment = .production
    ) -> AppReceipt {
        var receipt = AppReceipt(bundleID: bundleID, createdAt: moment, rows: rows, environment: environment)
        receipt.appleID = Catalogue.appleIDs[bundleID] ?? 987_654_321
        receipt.opaqueValue = random.bytes(16)
        receipt.deviceIdentifier = random.bytes(16)
        return receipt
    }

    /// Apple tells the server directly.
    package mutating func notify(_ kind: StoreNotification.Kind, _ transaction: SignedTransaction) {
        let signedAt = Moment(milliseconds: transaction.signedDate)
        let notification = StoreNotification(
            kind: kind,
            uuid: random.uuid(),
            signedAt: signedAt,
            appleID: Catalogue.appleIDs[transaction.bundleId] ?? 987_654_321,
            transaction: transaction
        )
        books.deliveries.append(Delivery(notification: notification, receivedAt: signedAt.adding(seconds: 5)))
    }

    /// The transaction as Apple signs it at `moment`, with the catalogue's price.
    package func signed(
        _ row: InAppRow,
        of product: Product,
        at moment: Moment,
        token: String? = nil,
        in environment: StoreEnvironment = .production
    ) -> SignedTransaction {
        SignedTransaction(
            row: row,
            bundleID: product.bundleID,
            environment: environment,
            signedAt: moment,
            appAccountToken: token,
            price: product.priceMilliunits * Int64(row.quantity),
            currency: product.currency
        )
    }

    /// The backend says something about a delivery.
    @discardableResult
    package mutating func credit(
        _ transactionID: String,
        to user: String,
        at moment: Moment,
        product: Product? = nil,
        quantity: Int? = nil,
        order: String = "",
        status: String = "",
        in environment: String = ""
    ) -> CreditRow {
        precondition(moment <= calendar.watermark, "A credit later than the export's end would move the watermark.")
        let row = CreditRow(
            transactionID: transactionID,
            userID: user,
            creditedAt: moment,
            productID: product.map { $0.creditedAs.isEmpty ? $0.id : $0.creditedAs } ?? "",
            quantity: quantity.map(String.init) ?? "",
            orderID: order,
            bundleID: product?.bundleID ?? "",
            environment: environment,
            status: status
        )
        books.credits.append(row)
        return row
    }

    // MARK: The truth

    /// A purchase that was paid and never delivered.
    package mutating func missing(
        _ transactionID: String,
        owner: User?,
        _ basis: OwnerBasis,
        _ cause: Cause,
        why: String
    ) {
        books.truth.append(
            TruthLine(
                kind: "missing_credit",
                environment: StoreEnvironment.production.rawValue,
                transactionID: transactionID,
                ownerUserID: owner?.id ?? "",
                ownerBasis: basis,
                cause: cause,
                why: why
            )
        )
    }

    /// Any other mischief, by its own kind.
    package mutating func mischief(
        _ kind: String,
        _ transactionID: String,
        owner: User? = nil,
        basis: OwnerBasis? = nil,
        credited: User? = nil,
        environment: StoreEnvironment = .production,
        why: String
    ) {
        books.truth.append(
            TruthLine(
                kind: kind,
                environment: environment.rawValue,
                transactionID: transactionID,
                ownerUserID: owner?.id,
                ownerBasis: basis,
                creditedUserID: credited?.id,
                why: why
            )
        )
    }

    private mutating func clientFields() -> [String: String] {
        var fields = [
            "device_model": random.pick(["iPhone12,1", "iPhone15,2", "iPad8,1", "iPhone16,1"]),
            "os_version": random.pick(["16.7.10", "17.6.1", "18.3", "26.1"]),
            "app_version": random.pick(["1.4.2", "1.4.1", "1.3.0"]),
            "device_id": random.uuid().uppercased(),
        ]
        if random.oneIn(4) { fields["sandbox"] = "0" }
        return fields
    }
}
