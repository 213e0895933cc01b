import Foundation
import GRDB
import Ledger
import ReconciliationCore
import TestSupport

@testable import SQLiteLedger

/// The engines that run the contract. A new one is done when the suite passes.
enum Engine: CaseIterable {
    case sqlite

    func ledger(in folder: TemporaryFolder) throws -> any LedgerUnderTest {
        switch self {
        case .sqlite: try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
        }
    }
}

/// The verbs under contract, and a way to look at the tables every engine has.
protocol LedgerUnderTest: AnyObject {
    func lastRun() throws(StoreFailure) -> RunRecord?
    func openRun(_ start: RunStart) throws(StoreFailure) -> RunID
    func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure)
    func importFile(_ file: IncomingFile, read: (any IntakeBatch) throws -> FileTally) throws -> FileImportResult
    func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile]
    func cover(creditsUntil moment: Instant) throws(StoreFailure)
    func dueEvidence(after: Int64, limit: PageLimit, asOf: Instant, includingNotDue: Bool) throws(StoreFailure)
        -> [DueEvidence]
    func record(_ answers: [EvidenceAnswer], asOf: Instant) throws(StoreFailure)
    func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> [OpenQuestion]
    func bookTotals(run: RunID, asOf: Instant) throws(StoreFailure) -> BookTotals

    func refreshUsers(naming: NamingPolicy) throws
    func rows(_ question: String) throws -> [String]
    func change(_ statement: String) throws
}

extension LedgerUnderTest {
    /// The next so many pieces, however long they are.
    func dueEvidence(after: Int64, limit: Int, asOf: Instant, includingNotDue: Bool) throws -> [DueEvidence] {
        let limit = PageLimit(pieces: limit, bytes: .max)
        return try dueEvidence(after: after, limit: limit, asOf: asOf, includingNotDue: includingNotDue)
    }

    func count(_ table: String) throws -> Int { try Int(rows("SELECT count(*) FROM \(table)")[0]) ?? -1 }
}

extension SQLiteLedger: LedgerUnderTest {
    func refreshUsers(naming: NamingPolicy) throws {
        try write("refresh users") { try PostingRows($0).refreshUsers(naming: naming) }
    }

    func rows(_ question: String) throws -> [String] {
        try read("look") { database in
            try Row.fetchAll(database, sql: question).map { row in
                row.databaseValues.map { value in
                    value.isNull ? "-" : String.fromDatabaseValue(value) ?? "\(value)"
                }
                .joined(separator: "|")
            }
        }
    }

    /// Behind the ledger's back: not as one of its verbs, which digest what they write.
    func change(_ statement: String) throws {
        do {
            try queue.inDatabase { database in
                try database.inSavepoint {
                    try database.execute(sql: statement)
                    return .commit
                }
            }
        } catch {
            throw Self.failure("change", path, error)
        }
    }
}

// MARK: Domain builders

let noon = Instant(milliseconds: 1_700_000_000_000)
let hour = Span.hours(1)

struct FileChangedWhileRead: Error {}

extension LedgerUnderTest {
    /// Takes rows in as a file of their own; its name stands for its digest.
    @discardableResult
    func take(
        _ rows: [IntakeRow],
        kind: IntakeKind = .receipts,
        name: String,
        at moment: Instant = noon
    ) throws -> FileImportResult {
        try importFile(IncomingFile(kind: kind, name: name, takenInAt: moment)) { batch in
            for (index, row) in rows.enumerated() { try batch.add(row, line: index + 1) }
            return FileTally(digest: ContentDigest(hex: name), byteCount: 100, recordCount: rows.count)
        }
    }

    /// Answers every piece of evidence that is due with these transactions inside.
    func verify(form: String = "app_receipt", _ ids: String...) throws {
        let due = try dueEvidence(after: 0, limit: 100, asOf: noon, includingNotDue: false)
        try record(due.map { .verified($0, form: form, ids) }, asOf: noon)
    }
}

func counts(_ result: FileImportResult) -> [Int]? {
    guard case .takenIn(let file) = result else { return nil }
    return [file.records, file.accepted, file.duplicates, file.rejected]
}

func submission(
    _ evidence: String?,
    user: String? = nil,
    named: String? = nil,
    username: String? = nil,
    device: String? = nil,
    at moment: Instant? = nil
) -> IntakeRow {
    var row = SubmissionRow()
    row.evidence = evidence.map { Array($0.utf8) }
    row.userID = user.map { UserID($0) }
    row.userText = user
    row.transactionID = named.map { TransactionID($0) }
    row.applicationUsername = username
    row.deviceToken = device
    row.receivedAt = moment
    return .submission(row)
}

func user(_ id: String, _ change: (inout UserRow) -> Void = { _ in }) -> IntakeRow {
    var row = UserRow(userID: UserID(id))
    change(&row)
    return .user(row)
}

func credit(_ id: String, to user: String, at moment: Instant = noon) -> IntakeRow {
    .credit(CreditRow(transactionID: TransactionID(id), userID: UserID(user), creditedAt: moment))
}

func payment(_ id: String, _ change: (inout PaymentRow) -> Void = { _ in }) -> IntakeRow {
    var row = PaymentRow(transactionID: TransactionID(id), productID: ProductID("coins"), purchaseDate: noon)
    change(&row)
    return .payment(row)
}

extension EvidenceAnswer {
    static func verified(_ due: DueEvidence, form: String, _ ids: [String]) -> EvidenceAnswer {
        var answer = EvidenceAnswer(evidenceID: due.id, form: form, outcome: .verified)
        answer.rowCount = ids.count
        answer.statements = ids.map { id in
            var facts = TransactionFacts()
            facts.productID = ProductID("coins")
            facts.quantity = 1
            facts.purchaseDate = noon
            return TransactionStatement(
                transaction: TransactionKey(environment: .production, id: TransactionID(id)),
                source: form == "signed_transaction" ? .signedTransaction : .appReceipt,
                grade: .signed,
                statedAt: noon,
                digest: due.digest,
                facts: facts
            )
        }
        return answer
    }
}
