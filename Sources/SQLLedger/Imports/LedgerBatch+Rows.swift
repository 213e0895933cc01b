import FoundationEssentials
import ReconciliationCore

// Rows of each kind: into their table, unless the same content stands there. What is known of many is asked at once.
extension LedgerBatch {
    /// - Parameter fileID: nil for what is kept of rows that were refused.
    func add(_ submissions: [SubmissionRow], of fileID: Int64?) throws -> [Fate] {
        guard !submissions.isEmpty else { return [] }
        let evidenceDigests = submissions.map { $0.evidence.map { ContentDigest(of: $0) } }
        let digests = zip(submissions, evidenceDigests).map { IntakeRow.submission($0).contentDigest(evidence: $1).hex }
        var known = try String.fetchSet(
            database.prepared(SQL.ImportedRows.findSubmissions),
            arguments: ["digests": jsonArray(digests)]
        )
        try evidence.lookUp(
            zip(evidenceDigests, submissions).compactMap { digest, submission in
                digest.flatMap { digest in submission.evidence.map { (digest, $0) } }
            }
        )
        let isNew = digests.map { known.insert($0).inserted }
        let claims = try database.claimIDs(of: zip(submissions, isNew).compactMap { $1 ? $0.claimAsSent : nil })
        for (index, submission) in submissions.enumerated() where isNew[index] {
            try add(submission, of: fileID, digest: digests[index], evidenceDigests[index], claims)
        }
        try evidence.finish()
        return isNew.map { $0 ? .accepted : .duplicate }
    }

    private func add(
        _ submission: SubmissionRow,
        of fileID: Int64?,
        digest: String,
        _ evidenceDigest: ContentDigest?,
        _ claims: [ClaimAsSent: Int64]
    ) throws {
        let evidenceID = try evidenceDigest.map {
            try evidence.keep($0, form: .unknown, receivedAt: submission.receivedAt).id
        }
        // Nothing else tells when a refused row came in, since when its claim waits.
        let receivedAt =
            fileID == nil
            ? submission.receivedAt.map { min($0, file.importedAt) } ?? file.importedAt : submission.receivedAt
        let named = submission.transactionID?.rawValue
        let username = submission.applicationUsername
        try statements.addSubmission.queue([
            digest, fileID, evidenceID, submission.claimAsSent.flatMap { claims[$0] }, submission.userText,
            submission.userID?.rawValue, exact(submission.userText), folded(submission.userText),
            submission.accountName, exact(submission.accountName), username, exact(username), folded(username), named,
            named == nil ? nil : submission.environment?.rawValue,
            username == nil ? nil : named, submission.productID?.rawValue, submission.bundleID?.rawValue,
            submission.environment?.rawValue, submission.deviceToken, submission.deviceID, submission.deviceModel,
            submission.osVersion, submission.appVersion, receivedAt?.milliseconds,
            submission.submissionID, submission.sandboxFlag,
        ])
    }

    func add(_ notifications: [NotificationRow]) throws -> [Fate] {
        guard !notifications.isEmpty else { return [] }
        let digests = notifications.map { ContentDigest(of: $0.body) }
        try evidence.lookUp(Array(zip(digests, notifications.map(\.body))))
        let fates = try zip(notifications, digests).map { notification, digest in
            // Version 1 carries no grade: its form says that it only points at something to ask about.
            let piece = try evidence.keep(
                digest,
                form: notification.isSigned ? .notification : .notificationV1,
                receivedAt: notification.receivedAt
            )
            return piece.isNew ? Fate.accepted : .duplicate
        }
        try evidence.finish()
        return fates
    }

    func add(_ credits: [CreditRow]) throws -> [Fate] {
        guard !credits.isEmpty else { return [] }
        var known = try contents(about: credits.map(\.transactionID.rawValue), by: .findCredits)
        return try credits.map { credit in
            let digest = IntakeRow.credit(credit).contentDigest().bytes
            let content = StatedContent(subject: credit.transactionID.rawValue, digest: digest)
            guard known.insert(content).inserted else { return .duplicate }
            try add(credit, digest: digest)
            return .accepted
        }
    }

    /// What is stated already about transactions or users, by a statement that answers the columns `subject` and `digest`.
    private func contents(about subjects: [String], by find: SQL.ImportedRows) throws -> Set<StatedContent> {
        let rows = try database.cursor(find, [jsonArray(subjects)])
        var contents: Set<StatedContent> = []
        while let row = try rows.next() {
            contents.insert(StatedContent(subject: row["subject"], digest: Array(row["digest"] as Data)))
        }
        return contents
    }

    private func add(_ credit: CreditRow, digest: [UInt8]) throws {
        try statements.addCredit.queue { statement in
            statement.add(digest)
            statement.add(fileID)
            statement.add(credit.transactionID.rawValue)
            statement.add(credit.environment?.rawValue)
            statement.add(credit.userID.rawValue)
            statement.add(credit.creditedAt.milliseconds)
            statement.add(credit.productID?.rawValue)
            statement.add(credit.quantity)
            statement.add(credit.orderID?.rawValue)
            statement.add(credit.bundleID?.rawValue)
            statement.add(credit.status.rawValue)
        }
    }

    func add(_ payments: [PaymentRow]) throws -> [Fate] {
        guard !payments.isEmpty else { return [] }
        let statements = payments.map { payment in
            TransactionStatement(
                transaction: TransactionKey(environment: payment.environment ?? .production, id: payment.transactionID),
                source: .payments,
                grade: .asserted,
                statedAt: nil,
                digest: IntakeRow.payment(payment).contentDigest(),
                facts: payment.facts
            )
        }
        try facts.lookUp(statements.map(\.transaction))
        return try statements.map { try facts.add($0, evidenceID: nil) ? .accepted : .duplicate }
    }

    func add(_ users: [UserRow]) throws -> [Fate] {
        guard !users.isEmpty else { return [] }
        var known = try contents(about: users.map(\.userID.rawValue), by: .findUsers)
        let contents = users.map { user in
            StatedContent(subject: user.userID.rawValue, digest: IntakeRow.user(user).contentDigest().bytes)
        }
        let isNew = contents.map { known.insert($0).inserted }
        for content in contents { try statements.markUser.queue { $0.add(content.subject) } }
        for (index, user) in users.enumerated() where isNew[index] { try add(user, digest: contents[index].digest) }
        for (index, content) in contents.enumerated() where !isNew[index] {
            try statements.seeUser.queue { statement in
                statement.add(content.subject)
                statement.add(content.digest)
                statement.add(file.importedAt.milliseconds)
            }
        }
        return isNew.map { $0 ? .accepted : .duplicate }
    }

    private func add(_ user: UserRow, digest: [UInt8]) throws {
        let seenAt = file.importedAt.milliseconds
        try statements.addUser.queue { statement in
            statement.add(digest)
            statement.add(user.userID.rawValue)
            statement.add(user.accountName)
            statement.add(user.applicationUsername)
            statement.add(user.appAccountToken)
            statement.add(user.deviceToken)
            statement.add(user.contact)
            statement.add(user.updatedAt?.milliseconds)
            statement.add(user.mergedInto?.rawValue)
            statement.add(seenAt)
            statement.add(seenAt)
        }
    }

    /// A row that merges its user into another one.
    func add(merged user: UserRow, line: Int) throws -> Fate {
        let fate = try add([user])[0]
        // The row is kept with its names all the same: a newer one may open the circle, whichever comes in first.
        if try closesCircle(user.userID, digest: IntakeRow.user(user).contentDigest().bytes) {
            try reject(
                RejectedRow(
                    file: file.name,
                    line: line,
                    field: "merged_into",
                    rule: "merge_cycle",
                    message: "This user is merged into one who is merged into this user. Correct `merged_into`."
                )
            )
            return .rejected
        }
        return fate
    }

    /// Whether a row about a user closes a circle of merges. The newest row of each user that states a merge counts, older
    /// ones do not.
    private func closesCircle(_ user: UserID, digest: [UInt8]) throws -> Bool {
        guard try newestMerge(of: user)?.digest == digest else { return false }
        return try isMergedIntoItself(user) { try newestMerge(of: $0)?.merge }
    }

    private func newestMerge(of user: UserID) throws -> (merge: UserMerge, digest: [UInt8])? {
        try database.rows(SQL.Imports.readMerges, named: ["user_id": user.rawValue])
            .filter { UserObservation.counts(updatedAt: $0["updated_at"], asOf: file.importedAt) }
            .map { row in
                let merge = UserMerge(
                    into: row["merged_into"],
                    updatedAt: row["updated_at"],
                    lastSeenAt: row["last_seen_at"],
                    statementID: row["user_statement_id"]
                )
                return (merge, Array(row["digest"] as Data))
            }
            .max { $0.merge < $1.merge }
    }

    func add(_ product: ProductRow) throws -> Fate {
        let columns: [(any ColumnValue)?] = [
            product.bundleID?.rawValue ?? "", product.productID.rawValue, product.type?.rawValue,
            product.priceMilliunits, product.currency, product.name, product.creditedAs?.rawValue,
            product.subscriptionPolicy?.rawValue, file.importedAt.milliseconds,
        ]
        if try database.run(SQL.Imports.seeProduct, columns) == 1 { return .duplicate }
        if try database.run(SQL.ImportedRows.putProduct, columns) == 1 {
            try database.run(SQL.Imports.markProduct, [product.productID.rawValue])
        }
        return .accepted
    }
}

/// What a row says about a transaction or a user.
private struct StatedContent: Hashable {
    let subject: String
    let digest: [UInt8]
}

extension SubmissionRow {
    /// The claim of a submission that names a transaction.
    fileprivate var claimAsSent: ClaimAsSent? {
        transactionID.map { named in
            ClaimAsSent(
                transactionID: named,
                userText: userText,
                accountName: accountName,
                environment: environment
            )
        }
    }
}

extension PaymentRow {
    /// The row as facts: what it says and no more. The defaults of Rules 9.4 come where all statements meet.
    fileprivate var facts: TransactionFacts {
        var facts = TransactionFacts()
        facts.bundleID = bundleID
        facts.productID = productID
        facts.originalTransactionID = originalTransactionID
        facts.lineItemID = lineItemID
        facts.quantity = quantity
        facts.purchaseDate = purchaseDate
        facts.revocation = revocationDate.map { Revocation(date: $0) }
        facts.price = priceMilliunits.map { Price(milliunits: $0, currency: currency ?? "") }
        facts.backend = BackendRecord(
            applicationUsername: applicationUsername,
            accountToken: appAccountToken,
            userID: userID
        )
        return facts
    }
}

private func exact(_ name: String?) -> Data? { name.map { Data(NameDigest.exact($0).bytes) } }
private func folded(_ name: String?) -> Data? { name.map { Data(NameDigest.folded($0).bytes) } }
