import FoundationEssentials
import ReconciliationCore

/// The rows of one file on their way into the ledger: counted, compared by content, written one by one.
///
/// Lives inside the transaction of its file and must not outlive it.
final class LedgerBatch: IntakeBatch {
    enum Fate { case accepted, duplicate, rejected }

    let file: IncomingFile
    let database: Database
    let statements: LoadStatements
    let facts: FactWriter
    let evidence: EvidenceWriter
    let fileID: Int64
    private let forgotten: ForgottenNames
    private let lastSubmissionBefore: Int64
    private let lastCreditBefore: Int64
    private var readingsBefore = 0
    private var acceptedCount = 0
    private var duplicateCount = 0
    private var rejectedCount = 0
    private var rejections = RejectionList()
    private var refusedLines = LineNumbers()
    /// Whether the refused rows of credits of all files stood as digested before this one changed them; nil as long as it has not.
    private var refusalsStoodAsDigested: Bool?
    private var submissions: [SubmissionRow] = []
    /// What is kept of rows that were refused.
    private var keptSubmissions: [SubmissionRow] = []
    private var notifications: [NotificationRow] = []
    private var users: [UserRow] = []
    private var payments: [PaymentRow] = []
    private var credits: [CreditRow] = []
    /// Bytes of the evidence that waits.
    private var waitingBytes = 0

    /// Payments and credits wait until so many can be written in the order of their transactions: then rows whose keys lie
    /// together are written together, and everything that reads them later finds them together. Some ten megabytes.
    private static let sortedRows = 50_000
    /// Rows with evidence wait until what is known of so many can be asked at once.
    private static let evidenceMax = (rows: 1_000, bytes: 8 << 20)
    /// Rows about users wait likewise.
    private static let usersMax = 1_000

    init(_ file: IncomingFile, in database: Database) throws {
        self.file = file
        self.database = database
        statements = try LoadStatements(database)
        facts = try FactWriter(database)
        evidence = try EvidenceWriter(database)
        forgotten = try database.forgottenNames()
        lastSubmissionBefore = try database.value(SQL.ImportedRows.lastSubmission) ?? 0
        lastCreditBefore = try database.value(SQL.ImportedRows.lastCredit) ?? 0
        // The digest is known only after the last byte; the rows refer to their file from the first.
        let opened = try database.prepared(SQL.Imports.openFile).inserted([
            file.kind.rawValue, file.name, file.importedAt.milliseconds,
        ])
        guard let opened else { throw DatabaseError(message: "the file \(file.name) was not opened") }
        fileID = opened
    }

    func add(_ stated: IntakeRow, line: Int) throws {
        guard isToBeRead(line) else { return count(.duplicate) }
        let row = stated.forgetting(forgotten)
        switch row {
        case .submission(let submission):
            submissions.append(submission)
            try wait(with: submission.evidence)
        case .user(let user) where user.mergedInto == nil:
            users.append(user)
            if users.count == Self.usersMax { try addWaiting() }
        case .user(let user):
            // Whether it closes a circle depends on the rows before it.
            try addWaiting()
            count(try add(merged: user, line: line))
        case .product(let product): count(try add(product))
        case .notification(let notification):
            notifications.append(notification)
            try wait(with: notification.body)
        case .payment(let payment):
            payments.append(payment)
            if payments.count == Self.sortedRows { try addWaiting() }
        case .credit(let credit):
            credits.append(credit)
            if credits.count == Self.sortedRows { try addWaiting() }
        }
    }

    private func wait(with evidence: [UInt8]?) throws {
        waitingBytes += evidence?.count ?? 0
        let isFull = submissions.count + keptSubmissions.count + notifications.count >= Self.evidenceMax.rows
        if isFull || waitingBytes >= Self.evidenceMax.bytes { try addWaiting() }
    }

    /// Writes the rows that wait. To be called before anything is said of how many were new.
    private func addWaiting() throws {
        try add(submissions, of: fileID).forEach(count)
        // They count as refused.
        _ = try add(keptSubmissions, of: nil)
        try add(notifications).forEach(count)
        try add(users).forEach(count)
        try add(payments.sorted(by: \.transactionID)).forEach(count)
        try add(credits.sorted(by: \.transactionID)).forEach(count)
        submissions.removeAll(keepingCapacity: true)
        keptSubmissions.removeAll(keepingCapacity: true)
        notifications.removeAll(keepingCapacity: true)
        users.removeAll(keepingCapacity: true)
        payments.removeAll(keepingCapacity: true)
        credits.removeAll(keepingCapacity: true)
        waitingBytes = 0
    }

    private func count(_ fate: Fate) {
        switch fate {
        case .accepted: acceptedCount += 1
        case .duplicate: duplicateCount += 1
        case .rejected: break  // Counted where the reason is kept.
        }
    }

    /// Whether a row is still to be imported: not if an earlier reading of the same content imported it.
    private func isToBeRead(_ line: Int) -> Bool { file.lines?.contains(line) ?? true }

    func reject(_ row: RejectedRow) throws {
        guard isToBeRead(row.line) else { return count(.duplicate) }
        rejectedCount += 1
        refusedLines.insert(row.line)
        if rejections.take(row) { try list(row) }
        if let transaction = row.creditedTransaction {
            try willChangeRefusals()
            let order = row.creditedOrder?.rawValue ?? ""
            try database.queue(SQL.ImportedRows.addRefusedCredit, [transaction.rawValue, order, fileID, row.line])
        }
        if case .submission(let kept)? = row.keptSubmission.map({ IntakeRow.submission($0).forgetting(forgotten) }) {
            keptSubmissions.append(kept)
            try wait(with: kept.evidence)
        }
    }

    /// To be called before refused rows of credits are added or dropped. There may be very many: a file that changes
    /// none reads none.
    private func willChangeRefusals() throws {
        guard refusalsStoodAsDigested == nil else { return }
        refusalsStoodAsDigested = try database.isAsDigested(.refusedCredit)
    }

    /// Drops refused rows of other files that this file supersedes, and marks what its own refused rows are about.
    private func finishRefusals() throws {
        let arguments = [fileID, lastCreditBefore]
        if acceptedCount > 0, try database.value(SQL.Imports.concernsRefusals, arguments) ?? false {
            try willChangeRefusals()
            try database.run(SQL.Imports.dropSupersededRefusals, arguments)
        }
        guard let stoodAsDigested = refusalsStoodAsDigested else { return }
        try database.run(SQL.Imports.markRefusals, [fileID])
        // What something else wrote must not pass for what an export states.
        if stoodAsDigested { try database.digestRows(of: .refusedCredit) }
    }

    private func list(_ row: RejectedRow) throws {
        try database.queue(
            SQL.ImportedRows.addRejected,
            [fileID, row.line, row.field, row.rule, row.message, row.count]
        )
    }

    /// What an earlier reading of the same content leaves this one to add.
    enum EarlierReading {
        case nothingToAdd
        /// The rows in these lines were refused then.
        case refused(lines: LineNumbers)
    }

    /// The earlier reading of the same content; nil if all of it is to be kept: it is new, or describes a state. Rows
    /// that were refused may be good under another configuration, or at a later moment. Users and products are read
    /// again although they are known: an export with the same content as an earlier one undoes changes made in between,
    /// and says that names are still held.
    func earlierReading(of tally: FileTally) throws -> EarlierReading? {
        try addWaiting()
        let arguments = [tally.storedDigest, file.kind.rawValue]
        guard
            let known = try database.row(SQL.Imports.knownFile, arguments)
        else { return nil }
        readingsBefore = known["readings"]
        if let last = known["imported_at"] as Int64?, last < file.importedAt.milliseconds, file.kind.describesState,
            acceptedCount + duplicateCount > 0
        {
            return nil
        }
        guard readingsBefore > 0 else { return nil }
        let refusedCount: Int = known["rejected_count"]
        if refusedCount == 0 || acceptedCount == 0 { return .nothingToAdd }
        guard file.lines == nil, !file.kind.describesState, tally.isReadByRow else { return nil }
        // Where the lines do not add up all rows are read, so that none is missed.
        guard let lines = LineNumbers(known["refused_lines"]), lines.count == refusedCount else { return nil }
        return .refused(lines: lines)
    }

    /// Completes the file's row and marks what its rows concern.
    func finish(_ tally: FileTally) throws -> ImportedFile {
        try addWaiting()
        // A file refused as a whole has one reason for all its records.
        if !tally.isReadByRow { rejectedCount = tally.recordCount - acceptedCount - duplicateCount }
        for row in rejections.remainder { try list(row) }
        let ignoredColumns = String(decoding: try JSONEncoder().encode(tally.ignoredColumns), as: UTF8.self)
        try database.run(
            SQL.Imports.closeFile,
            [
                fileID, storedDigest(of: tally), tally.byteCount, tally.modifiedAt?.milliseconds, tally.recordCount,
                acceptedCount, duplicateCount, rejectedCount, ignoredColumns, tally.latestAt?.milliseconds,
                tally.isCutOff, refusedLines.text,
            ]
        )
        try facts.finish()
        try database.run(SQL.Imports.markCredits, [lastCreditBefore])
        if file.kind == .credits { try finishRefusals() }
        if file.kind == .receipts {
            try database.clearTouchedSubmissions()
            try database.run(SQL.Imports.touchSubmissions, [lastSubmissionBefore])
            try database.linkSubmissionsToEvidence()
            try database.run(SQL.Imports.markSubmitted, [lastSubmissionBefore])
            try database.run(SQL.Imports.markClaims, [lastSubmissionBefore])
        }
        return ImportedFile(
            digest: tally.digest,
            records: tally.recordCount,
            accepted: acceptedCount,
            duplicates: duplicateCount,
            rejected: rejectedCount
        )
    }
}

extension Array {
    /// Sorted by a key, stably. The rows are wide, so their indices are sorted instead.
    fileprivate func sorted(by key: KeyPath<Element, TransactionID>) -> [Element] {
        let keys = map { $0[keyPath: key].rawValue }
        return indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { self[$0] }
    }
}

extension IntakeKind {
    /// Whether its rows describe a state, and not events.
    var describesState: Bool {
        switch self {
        case .users, .products: true
        case .receipts, .credits, .notifications, .payments: false
        }
    }
}

extension LedgerBatch {
    /// The digest to be stored: a later reading of the same content differs from the first.
    private func storedDigest(of tally: FileTally) -> String {
        tally.storedDigest + (readingsBefore == 0 ? "" : " \(readingsBefore + 1)")
    }
}

/// What a batch runs for the ordinary rows of a file, prepared once per file.
struct LoadStatements {
    let addSubmission: any Statement
    let addCredit: any Statement
    let seeUser: any Statement
    let addUser: any Statement
    let markUser: any Statement

    init(_ database: Database) throws {
        addSubmission = try database.prepared(SQL.ImportedRows.addSubmission)
        addCredit = try database.prepared(SQL.ImportedRows.addCredit)
        seeUser = try database.prepared(SQL.Imports.seeUser)
        addUser = try database.prepared(SQL.ImportedRows.addUser)
        markUser = try database.prepared(SQL.Imports.markUser)
    }
}
