// What reaches the app's server: uploads, notifications and the backend's own statements.
extension DatasetBuilder {
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
            .receipt(receipt(rows, of: product.bundleID, on: user, at: moment, in: environment)),
            by: user,
            accountName: accountName,
            naming: transactionID,
            username: username,
            at: moment
        )
    }

    /// A client uploads an app receipt of one purchase and names that purchase.
    @discardableResult
    mutating func claim(
        _ row: InAppRow,
        of product: Product,
        by user: String? = nil,
        accountName: String? = nil,
        username: String? = nil,
        at moment: Moment,
        in environment: StoreEnvironment = .production
    ) -> Submission {
        upload(
            [row],
            of: product,
            by: user,
            accountName: accountName,
            naming: row.transactionID,
            username: username,
            at: moment,
            in: environment
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
        if let user { fields["device_id"] = uuidText(User.device(of: user)).uppercased() }
        // Clients of different age spell the same field differently.
        fields[random.pick(["user_id", "user_id", "userID", "user-id"])] = user
        fields[random.pick(["account_name", "user-name", "userName"])] = accountName
        fields[random.pick(["transaction_id", "transaction_id", "transactionIdentifier"])] = transactionID
        fields[random.pick(["application_username", "applicationUsername", "userIdentifier"])] = username
        let submission = Submission(evidence: evidence, fields: fields, receivedAt: moment.adding(seconds: 2))
        books.submissions.append(submission)
        return submission
    }

    /// A receipt as the device of a user holds it; some other device where no user is named.
    package mutating func receipt(
        _ rows: [InAppRow],
        of bundleID: String,
        on user: String? = nil,
        at moment: Moment,
        in environment: StoreEnvironment = .production
    ) -> AppReceipt {
        var receipt = AppReceipt(bundleID: bundleID, createdAt: moment, rows: rows, environment: environment)
        receipt.appleID = Catalogue.appleIDs[bundleID] ?? 987_654_321
        receipt.opaqueValue = random.bytes(16)
        let anyDevice = random.bytes(16)
        receipt.deviceIdentifier = user.map(User.device) ?? anyDevice
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
