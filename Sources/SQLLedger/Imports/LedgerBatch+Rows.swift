import FoundationEssentials
import ReconciliationCore

// One row of each kind: into its table, unless the same content stands there.
extension LedgerBatch {
    func add(_ submission: SubmissionRow, of row: IntakeRow) throws -> Fate {
        let evidenceDigest = submission.evidence.map { ContentDigest(of: $0) }
        let digest = row.contentDigest(evidence: evidenceDigest)
        let isKnown = try Bool.fetchOne(statements.findSubmission, arguments: [digest.hex]) ?? false
        guard !isKnown else { return .duplicate }

        var evidenceID: Int64?
        if let bytes = submission.evidence, let evidenceDigest {
            evidenceID = try keep(bytes, digest: evidenceDigest, form: .unknown, receivedAt: submission.receivedAt).id
        }
        let named = submission.transactionID?.rawValue
        let username = submission.applicationUsername
        try statements.addSubmission.queue([
            digest.hex, fileID, evidenceID, try claimID(of: submission), submission.userText,
            submission.userID?.rawValue, exact(submission.userText), folded(submission.userText),
            submission.accountName, exact(submission.accountName), username, exact(username), folded(username), named,
            named == nil ? nil : submission.environment?.rawValue,
            username == nil ? nil : named, submission.productID?.rawValue, submission.bundleID?.rawValue,
            submission.environment?.rawValue, submission.deviceToken, submission.deviceID, submission.deviceModel,
            submission.osVersion, submission.appVersion, submission.receivedAt?.milliseconds,
            submission.submissionID, submission.sandboxFlag,
        ])
        return .accepted
    }

    /// The claim of a submission that names a transaction.
    private func claimID(of submission: SubmissionRow) throws -> Int64? {
        guard let named = submission.transactionID else { return nil }
        return try database.claimID(
            of: ClaimAsSent(
                transactionID: named,
                userText: submission.userText,
                accountName: submission.accountName,
                environment: submission.environment
            )
        )
    }

    func add(_ notification: NotificationRow) throws -> Fate {
        // Version 1 carries no grade: its form says that it only points at something to ask about.
        let piece = try keep(
            notification.body,
            digest: ContentDigest(of: notification.body),
            form: notification.isSigned ? .notification : .notificationV1,
            receivedAt: notification.receivedAt
        )
        return piece.isNew ? .accepted : .duplicate
    }

    /// Keeps a piece of evidence once, with the earliest moment it came in.
    private func keep(
        _ bytes: [UInt8],
        digest: ContentDigest,
        form: StoredForm,
        receivedAt: Instant?
    ) throws -> (id: Int64, isNew: Bool) {
        if let known = try Int64.fetchOne(statements.findEvidence, arguments: [digest.hex]) {
            if let receivedAt { try statements.dateEvidence.queue([known, receivedAt.milliseconds]) }
            return (known, false)
        }
        let id = try statements.addEvidence.inserted([
            digest.hex, form.rawValue, blob(EvidenceCompression.pack(bytes)), receivedAt?.milliseconds,
        ])
        guard let id else { throw DatabaseError(message: "a piece of evidence was not kept") }
        return (id, true)
    }

    func add(_ credit: CreditRow) throws -> Fate {
        let digest = IntakeRow.credit(credit).contentDigest().bytes
        let known = try statements.findCredit.firstNumber { statement in
            statement.add(credit.transactionID.rawValue)
            statement.add(digest)
        }
        guard known == nil else { return .duplicate }
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
        return .accepted
    }

    func add(_ user: UserRow, of row: IntakeRow, line: Int) throws -> Fate {
        let userID = user.userID.rawValue
        let digest = row.contentDigest().bytes
        let seenAt = file.takenInAt.milliseconds
        try statements.markUser.queue { $0.add(userID) }
        let seen = try statements.seeUser.run { statement in
            statement.add(userID)
            statement.add(digest)
            statement.add(seenAt)
        }
        let isKnown = seen > 0
        if !isKnown {
            try statements.addUser.queue { statement in
                statement.add(digest)
                statement.add(userID)
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
        // The row is kept with its names all the same: a newer one may open the circle, whichever comes in first.
        if user.mergedInto != nil, try closesCircle(user.userID, digest: digest) {
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
        return isKnown ? .duplicate : .accepted
    }

    /// Whether a row about a user closes a circle of merges. The newest row of each user that states a merge counts, older
    /// ones do not.
    private func closesCircle(_ user: UserID, digest: [UInt8]) throws -> Bool {
        guard try newestMerge(of: user)?.digest == digest else { return false }
        return try isMergedIntoItself(user) { try newestMerge(of: $0)?.merge }
    }

    private func newestMerge(of user: UserID) throws -> (merge: UserMerge, digest: [UInt8])? {
        try Row.fetchAll(statements.readMerges, arguments: ["user_id": user.rawValue])
            .map { row in
                let merge = UserMerge(
                    into: UserID(row["merged_into"] as String),
                    updatedAt: row.instant("updated_at"),
                    lastSeenAt: Instant(milliseconds: row["last_seen_at"]),
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
            product.subscriptionPolicy?.rawValue, file.takenInAt.milliseconds,
        ]
        if try statements.seeProduct.run(columns) == 1 { return .duplicate }
        if try statements.putProduct.run(columns) == 1 { try statements.markProduct.run([product.productID.rawValue]) }
        return .accepted
    }

    func add(_ payment: PaymentRow) throws -> Fate {
        let statement = TransactionStatement(
            transaction: TransactionKey(environment: payment.environment ?? .production, id: payment.transactionID),
            source: .payments,
            grade: .asserted,
            statedAt: nil,
            digest: IntakeRow.payment(payment).contentDigest(),
            facts: payment.facts
        )
        return try facts.add(statement, evidenceID: nil) ? .accepted : .duplicate
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
private func blob(_ bytes: [UInt8]) -> Data { Data(bytes) }
