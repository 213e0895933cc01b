import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// Takes one file in, all of it or nothing. What `read` throws comes out as it is, and nothing is kept.
    ///
    /// The same content a second time changes nothing, whatever the file is called.
    package func takeIn(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> TakeInResult {
        var result: TakeInResult?
        do {
            try queue.inDatabase { database in
                try database.inSavepoint {
                    let batch = try LedgerBatch(file, in: database)
                    let tally = try read(batch)
                    guard try !batch.isKnown(tally) else {
                        result = .alreadyKnown(digest: tally.digest)
                        return .rollback
                    }
                    result = .takenIn(try batch.finish(tally))
                    return .commit
                }
            }
        } catch let error as DatabaseError {
            throw Self.failure("take \(file.name) in", path, error)
        }
        guard let result else {
            throw StoreFailure(
                kind: .failed,
                message: "The ledger at \(path) ended a transaction without a result. Nothing was kept; run it again."
            )
        }
        return result
    }

    /// States that credits are complete up to a moment. Saying it twice changes nothing.
    package func cover(creditsUntil moment: Instant) throws(StoreFailure) {
        try write("cover credits") { database in
            _ = try database.run(
                PackageResources.intake_cover_sql,
                [IntakeKind.credits.rawValue, moment.milliseconds]
            )
        }
    }

    /// Notes that a file came whose rows carry no time: its kind of input speaks up to then. Also of a file that is
    /// known: an export that did not change still came.
    package func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure) {
        precondition(kind != .credits, "What credits cover is stated, never taken from a file's coming.")
        try write("note that \(kind.rawValue) came") { database in
            _ = try database.run(PackageResources.intake_cover_sql, [kind.rawValue, moment.milliseconds])
        }
    }
}

/// The rows of one file on their way into the ledger: counted, compared by content, written one by one.
///
/// Lives inside the transaction of its file and must not outlive it.
private final class LedgerBatch: IntakeBatch {
    private enum Fate { case accepted, duplicate, rejected }

    private let file: IncomingFile
    private let database: Database
    private let statements: LoadStatements
    private let facts: FactWriter
    private let fileID: Int64
    private let lastSubmissionBefore: Int64
    private var readingsBefore = 0
    private var acceptedCount = 0
    private var duplicateCount = 0
    private var rejectedCount = 0

    init(_ file: IncomingFile, in database: Database) throws {
        self.file = file
        self.database = database
        statements = try LoadStatements(database)
        facts = try FactWriter(database)
        let lastSubmission = try database.prepared(PackageResources.intake_last_submission_sql)
        lastSubmissionBefore = try Int64.fetchOne(lastSubmission) ?? 0
        // The digest is known only after the last byte; the rows refer to their file from the first.
        try database.run(
            PackageResources.intake_open_file_sql,
            [file.kind.rawValue, file.name, file.takenInAt.milliseconds]
        )
        fileID = database.lastInsertedRowID
    }

    func add(_ row: IntakeRow, line: Int) throws {
        let fate: Fate =
            switch row {
            case .submission(let submission): try add(submission, of: row)
            case .credit(let credit): try add(credit, of: row)
            case .user(let user): try add(user, of: row, line: line)
            case .product(let product): try add(product)
            case .payment(let payment): try add(payment, of: row)
            case .notification(let notification): try add(notification)
            }
        switch fate {
        case .accepted: acceptedCount += 1
        case .duplicate: duplicateCount += 1
        case .rejected: break  // Counted where the reason is kept.
        }
    }

    func reject(_ row: RejectedRow) throws {
        try statements.addRejected.run([fileID, row.line, row.field, row.rule, row.message])
        rejectedCount += 1
    }

    /// Whether the same content came before, and this reading adds nothing to it. Rows that were refused may be good under
    /// another configuration, or at a later moment. Users and products are as the latest night says: an export that is
    /// what an earlier one was takes back what came between, and says that names still hold.
    func isKnown(_ tally: FileTally) throws -> Bool {
        let arguments: StatementArguments = [tally.storedDigest, file.kind.rawValue]
        guard
            let known = try Row.fetchOne(
                database.prepared(PackageResources.intake_known_file_sql),
                arguments: arguments
            )
        else { return false }
        readingsBefore = known["readings"]
        if let last = known["taken_in_at"] as Int64?, last < file.takenInAt.milliseconds, file.kind.isStateOfANight,
            acceptedCount + duplicateCount > 0
        {
            return false
        }
        return readingsBefore > 0 && ((known["rejected_count"] as Int?) == 0 || acceptedCount == 0)
    }

    /// Completes the file's row and marks what its rows concern.
    func finish(_ tally: FileTally) throws -> TakenInFile {
        // A file refused as a whole has one reason for all its records.
        if !tally.isReadByRow { rejectedCount = tally.recordCount - acceptedCount - duplicateCount }
        let ignoredColumns = String(decoding: try JSONEncoder().encode(tally.ignoredColumns), as: UTF8.self)
        try database.run(
            PackageResources.intake_close_file_sql,
            [
                fileID, storedDigest(of: tally), tally.byteCount, tally.modifiedAt?.milliseconds, tally.recordCount,
                acceptedCount, duplicateCount, rejectedCount, ignoredColumns, tally.latestAt?.milliseconds,
            ]
        )
        try facts.finish()
        if file.kind == .receipts {
            try database.clearTouchedSubmissions()
            try database.run(PackageResources.intake_touch_submissions_sql, [lastSubmissionBefore])
            try database.settleTouchedSubmissions()
            try database.run(PackageResources.intake_mark_submitted_sql, [lastSubmissionBefore])
        }
        return TakenInFile(
            digest: tally.digest,
            records: tally.recordCount,
            accepted: acceptedCount,
            duplicates: duplicateCount,
            rejected: rejectedCount
        )
    }
}

extension IntakeKind {
    /// Whether its rows say how things are, and not what happened.
    fileprivate var isStateOfANight: Bool {
        switch self {
        case .users, .products: true
        case .receipts, .credits, .notifications, .payments: false
        }
    }
}

extension LedgerBatch {
    /// A later reading of the same content is told from the first.
    private func storedDigest(of tally: FileTally) -> String {
        tally.storedDigest + (readingsBefore == 0 ? "" : " \(readingsBefore + 1)")
    }
}

// MARK: One row of each kind

extension LedgerBatch {
    private func add(_ submission: SubmissionRow, of row: IntakeRow) throws -> Fate {
        let evidenceDigest = submission.evidence.map { ContentDigest(of: $0) }
        let digest = row.contentDigest(evidence: evidenceDigest)
        let isKnown = try Bool.fetchOne(statements.findSubmission, arguments: [digest.hex]) ?? false
        guard !isKnown else { return .duplicate }

        var evidenceID: Int64?
        if let bytes = submission.evidence, let evidenceDigest {
            evidenceID = try keep(bytes, digest: evidenceDigest, form: "unknown", receivedAt: submission.receivedAt).id
        }
        let named = submission.transactionID?.rawValue
        let username = submission.applicationUsername
        try statements.addSubmission.run([
            digest.hex, fileID, evidenceID, try claimID(of: submission), submission.userID,
            exact(submission.userID), folded(submission.userID), submission.accountName,
            exact(submission.accountName), username, exact(username), folded(username), named,
            username == nil ? nil : named, submission.productID?.rawValue, submission.bundleID?.rawValue,
            submission.environment?.rawValue, submission.deviceToken, submission.deviceID, submission.deviceModel,
            submission.osVersion, submission.appVersion, submission.receivedAt?.milliseconds,
            submission.submissionID, submission.sandboxFlag,
        ])
        return .accepted
    }

    /// The claim of a submission that names a transaction; the claimant is whatever the client said of the user.
    private func claimID(of submission: SubmissionRow) throws -> Int64? {
        guard let named = submission.transactionID else { return nil }
        let claim: [(any DatabaseValueConvertible)?] = [
            submission.userID ?? submission.accountName ?? "", named.rawValue, submission.environment?.rawValue ?? "",
        ]
        if let known = try Int64.fetchOne(statements.findClaim, arguments: StatementArguments(claim)) { return known }
        try statements.addClaim.run(claim)
        return database.lastInsertedRowID
    }

    private func add(_ notification: NotificationRow) throws -> Fate {
        // Version 1 carries no grade: its form says that it only points at something to ask about.
        let piece = try keep(
            notification.body,
            digest: ContentDigest(of: notification.body),
            form: notification.isSigned ? "notification" : "notification_v1",
            receivedAt: notification.receivedAt
        )
        return piece.isNew ? .accepted : .duplicate
    }

    /// Keeps a piece of evidence once, with the earliest moment it came in.
    private func keep(
        _ bytes: [UInt8],
        digest: ContentDigest,
        form: String,
        receivedAt: Instant?
    ) throws -> (id: Int64, isNew: Bool) {
        if let known = try Int64.fetchOne(statements.findEvidence, arguments: [digest.hex]) {
            if let receivedAt { try statements.dateEvidence.run([known, receivedAt.milliseconds]) }
            return (known, false)
        }
        try statements.addEvidence.run([
            digest.hex, form, blob(EvidenceCompression.pack(bytes)), receivedAt?.milliseconds,
        ])
        return (database.lastInsertedRowID, true)
    }

    private func add(_ credit: CreditRow, of row: IntakeRow) throws -> Fate {
        try statements.addCredit.run([
            row.contentDigest().hex, fileID, credit.transactionID.rawValue, credit.environment?.rawValue,
            credit.userID.rawValue, credit.creditedAt.milliseconds, credit.productID?.rawValue, credit.quantity,
            credit.orderID?.rawValue, credit.bundleID?.rawValue, credit.status.rawValue,
        ])
        guard database.changesCount == 1 else { return .duplicate }
        try statements.markCredit.run([credit.transactionID.rawValue])
        return .accepted
    }

    private func add(_ user: UserRow, of row: IntakeRow, line: Int) throws -> Fate {
        let userID = user.userID.rawValue
        let digest = row.contentDigest().hex
        let seenAt = file.takenInAt.milliseconds
        try statements.markUser.run([userID])
        try statements.seeUser.run([digest, seenAt])
        let isKnown = database.changesCount > 0
        if !isKnown {
            try statements.addUser.run([
                digest, userID, user.accountName, user.applicationUsername, user.appAccountToken, user.deviceToken,
                user.contact, user.updatedAt?.milliseconds, user.mergedInto?.rawValue, seenAt, seenAt,
            ])
        }
        // The row is kept with its names all the same: a newer one may open the circle, whichever comes in first.
        if user.mergedInto != nil,
            try Bool.fetchOne(statements.mergesIntoItself, arguments: [userID, digest]) == true
        {
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

    private func add(_ product: ProductRow) throws -> Fate {
        let columns: [(any DatabaseValueConvertible)?] = [
            product.bundleID?.rawValue ?? "", product.productID.rawValue, product.type?.rawValue,
            product.priceMilliunits, product.currency, product.name, product.creditedAs?.rawValue,
            product.subscriptionPolicy?.rawValue, file.takenInAt.milliseconds,
        ]
        try statements.seeProduct.run(columns)
        if database.changesCount == 1 { return .duplicate }
        try statements.putProduct.run(columns)
        if database.changesCount == 1 { try statements.markProduct.run([product.productID.rawValue]) }
        return .accepted
    }

    private func add(_ payment: PaymentRow, of row: IntakeRow) throws -> Fate {
        let statement = TransactionStatement(
            transaction: TransactionKey(environment: payment.environment ?? .production, id: payment.transactionID),
            source: .payments,
            grade: .asserted,
            statedAt: nil,
            digest: row.contentDigest(),
            facts: payment.facts
        )
        return try facts.add(statement, evidenceID: nil) ? .accepted : .duplicate
    }
}

extension PaymentRow {
    /// The row as facts: what it says and no more. The defaults of DESIGN 6.9 come where all statements meet.
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
        facts.backend = BackendWord(
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

/// What a batch runs once per row, prepared once per file.
private struct LoadStatements {
    let addRejected: Statement
    let findSubmission: Statement
    let addSubmission: Statement
    let findClaim: Statement
    let addClaim: Statement
    let findEvidence: Statement
    let addEvidence: Statement
    let dateEvidence: Statement
    let addCredit: Statement
    let markCredit: Statement
    let mergesIntoItself: Statement
    let seeUser: Statement
    let addUser: Statement
    let markUser: Statement
    let seeProduct: Statement
    let putProduct: Statement
    let markProduct: Statement

    init(_ database: Database) throws {
        addRejected = try database.prepared(PackageResources.intake_add_rejected_sql)
        findSubmission = try database.prepared(PackageResources.intake_find_submission_sql)
        addSubmission = try database.prepared(PackageResources.intake_add_submission_sql)
        findClaim = try database.prepared(PackageResources.intake_find_claim_sql)
        addClaim = try database.prepared(PackageResources.intake_add_claim_sql)
        findEvidence = try database.prepared(PackageResources.intake_find_evidence_sql)
        addEvidence = try database.prepared(PackageResources.intake_add_evidence_sql)
        dateEvidence = try database.prepared(PackageResources.intake_date_evidence_sql)
        addCredit = try database.prepared(PackageResources.intake_add_credit_sql)
        markCredit = try database.prepared(PackageResources.intake_mark_credit_sql)
        mergesIntoItself = try database.prepared(PackageResources.intake_merges_into_itself_sql)
        seeUser = try database.prepared(PackageResources.intake_see_user_sql)
        addUser = try database.prepared(PackageResources.intake_add_user_sql)
        markUser = try database.prepared(PackageResources.intake_mark_user_sql)
        seeProduct = try database.prepared(PackageResources.intake_see_product_sql)
        putProduct = try database.prepared(PackageResources.intake_put_product_sql)
        markProduct = try database.prepared(PackageResources.intake_mark_product_sql)
    }
}
