/// The ledger as the stages use it: a few domain verbs, each one transaction, values only across it.
///
/// Every verb is idempotent or says why not; "run it again" is always right, after a crash too. A second engine
/// is done when it passes the same contract suite.
package protocol LedgerStore: AnyObject {
    // Runs

    /// The last run that reached the books, or nil in a new ledger.
    func lastRun() throws(StoreFailure) -> RunRecord?
    /// Opens a run. An earlier one that never finished is continued under the same id only if its as-of is the same.
    func openRun(_ start: RunStart) throws(StoreFailure) -> RunID
    /// Marks a run as published or failed, with what it said.
    func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure)

    // Intake

    /// Takes one file in, all of it or nothing. `read` feeds the batch and returns the tally of the bytes.
    /// The same content a second time changes nothing.
    func takeIn(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> TakeInResult
    /// States that credits are complete up to a moment.
    func cover(creditsUntil moment: Instant) throws(StoreFailure)

    // Verify

    /// Evidence without a final answer that is due, in key order after `after`.
    func dueEvidence(after: Int64, limit: Int, asOf: Instant, includingNotDue: Bool) throws(StoreFailure)
        -> [DueEvidence]
    /// Records what became of pieces of evidence and posts what is inside the verified ones. Final outcomes stand:
    /// an answer to a piece that has one is ignored.
    func record(_ answers: [EvidenceAnswer], asOf: Instant) throws(StoreFailure)

    // Post

    /// Turns new statements, users, products and credits into merged transactions, purchases and credits.
    ///
    /// - Parameter apps: the configured apps; a payment without bundle belongs to the only one (DESIGN 6.9).
    func post(run: RunID, asOf: Instant, naming: NamingPolicy, apps: Set<BundleID>) throws(StoreFailure) -> PostTally

    // Reconcile

    /// The bounds of what the credits cover: the earliest credit and the latest not after as-of.
    func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage
    /// Judges what was touched (everything where `isFull`) and writes the difference in one go.
    func reconcile(run: RunID, policy: Policy, asOf: Instant, isFull: Bool) throws(StoreFailure) -> ReconcileTally
    /// The control totals of DESIGN §5, in SQL of their own.
    func controlTotals(run: RunID) throws(StoreFailure) -> [ControlTotal]

    // Report: each reads one snapshot and hands its rows over in the order of the files.

    func lostOrders(asOf: Instant, _ row: (LostOrder) throws -> Void) throws
    func exceptions(asOf: Instant, _ row: (ExceptionRow) throws -> Void) throws
    func unverified(_ row: (UnverifiedRow) throws -> Void) throws
    func rejectedRows(_ selection: RejectedSelection, _ row: (RejectedRow) throws -> Void) throws
    func rollForward(run: RunID) throws(StoreFailure) -> [RollForwardRow]
    func whiteList(_ row: (WhiteListRow) throws -> Void) throws
    func blackList(_ row: (BlackListRow) throws -> Void) throws
    func moves(since: Instant?, until: Instant?, _ row: (MoveRow) throws -> Void) throws
    func agingRows(run: RunID, asOf: Instant) throws(StoreFailure) -> [AgingRow]
    func bookTotals(run: RunID, asOf: Instant) throws(StoreFailure) -> BookTotals
    func lookup(_ query: String) throws(StoreFailure) -> LookupResult

    /// The dossiers of the purchases known under a transaction id, with every statement about them: at most one per
    /// environment. Costs what those purchases touch, not what the ledger holds.
    func purchaseFiles(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseFile]

    // Cases

    func cases(_ selection: CaseSelection, _ row: (CaseRow) throws -> Void) throws
    func caseHistory(_ caseID: String) throws(StoreFailure) -> [CaseHistoryRow]
    /// Does all of it or nothing, and writes each to the audit chain.
    func act(_ actions: [CaseAction], by actor: String, at moment: Instant) throws(StoreFailure)
    func findings(since: Instant?, until: Instant?, _ row: (FindingRow) throws -> Void) throws
    func runs(since: Instant?, until: Instant?, _ row: (RunRow) throws -> Void) throws

    // Audit

    /// Where the audit chain ends.
    func auditHead() throws(StoreFailure) -> AuditHead
    /// Proves the chain, and that the moves are those the runs wrote. A fault is an answer, not a failure.
    func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict
    /// Whether a hash lies on the chain.
    func isOnAuditChain(_ hash: String) throws(StoreFailure) -> Bool
    func auditEvents(since: Instant?, until: Instant?, _ row: (AuditEvent) throws -> Void) throws
}

/// All there is about one purchase.
package struct PurchaseFile: Sendable, Hashable {
    package var dossier: Dossier
    package var statements: [TransactionStatement]
    /// The list and reason the books have it under; nil before its first run.
    package var bookedList: String?
    package var bookedReason: String?
    /// The names of its cases, standing or settled.
    package var caseIDs: [String]

    package init(
        dossier: Dossier,
        statements: [TransactionStatement],
        bookedList: String?,
        bookedReason: String?,
        caseIDs: [String]
    ) {
        self.dossier = dossier
        self.statements = statements
        self.bookedList = bookedList
        self.bookedReason = bookedReason
        self.caseIDs = caseIDs
    }
}

/// How much of the chain is proven.
package enum AuditExtent: Sendable, Hashable {
    case whole
    /// From the head that the last published run before this one kept.
    case sinceCheckpoint(before: RunID)
}

/// The ledger could not be read or written. The cause is kept for the log; it never holds bound values.
package struct StoreFailure: Error, Sendable, CustomStringConvertible {
    package enum Kind: Sendable, Hashable {
        case missing, cannotOpen, newerVersion, failed
        /// The as-of lies before the ledger's last.
        case asOfGoesBack
        /// Something asked for does not fit the books; nothing was changed.
        case refused
    }

    package var kind: Kind
    /// What, where, and what to do next.
    package var message: String

    package init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { message }
}

/// A run's number: 1, 2, 3 …
package struct RunID: Sendable, Hashable, Comparable, Codable {
    package let number: Int64
    package init(_ number: Int64) { self.number = number }
    package static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

package struct RunStart: Sendable, Hashable {
    package var asOf: Instant
    package var startedAt: Instant
    package var toolVersion: String
    package var configurationDigest: String
    /// Who started it, for the audit chain.
    package var actor: String

    package init(
        asOf: Instant,
        startedAt: Instant,
        toolVersion: String,
        configurationDigest: String,
        actor: String = "recoup"
    ) {
        self.asOf = asOf
        self.startedAt = startedAt
        self.toolVersion = toolVersion
        self.configurationDigest = configurationDigest
        self.actor = actor
    }
}

package struct RunEnding: Sendable, Hashable {
    package var isPublished: Bool
    package var exitStatus: Int
    package var finishedAt: Instant
    /// The text of `summary.json`.
    package var summary: String

    package init(isPublished: Bool, exitStatus: Int, finishedAt: Instant, summary: String) {
        self.isPublished = isPublished
        self.exitStatus = exitStatus
        self.finishedAt = finishedAt
        self.summary = summary
    }
}

package struct RunRecord: Sendable, Hashable {
    package var id: RunID
    package var asOf: Instant
    package var state: String
    package var exitStatus: Int?
    package var summary: String?
    /// The policy it judged by, as JSON; nil before it judged.
    package var policy: Policy?

    package init(id: RunID, asOf: Instant, state: String, exitStatus: Int?, summary: String?, policy: Policy?) {
        self.id = id
        self.asOf = asOf
        self.state = state
        self.exitStatus = exitStatus
        self.summary = summary
        self.policy = policy
    }
}

// MARK: Intake values

package struct IncomingFile: Sendable, Hashable {
    package var kind: IntakeKind
    /// As the reports name it.
    package var name: String
    package var takenInAt: Instant

    package init(kind: IntakeKind, name: String, takenInAt: Instant) {
        self.kind = kind
        self.name = name
        self.takenInAt = takenInAt
    }
}

/// Where the rows of one file go while it is read.
package protocol IntakeBatch: AnyObject {
    func add(_ row: IntakeRow, line: Int) throws
    func reject(_ row: RejectedRow) throws
}

/// What the reader counted in one file, independently of what became of its rows.
package struct FileTally: Sendable, Hashable {
    package var digest: ContentDigest
    package var byteCount: Int64
    /// Records by a separate splitter over the bytes (DESIGN §5, 1).
    package var recordCount: Int
    package var modifiedAt: Instant?
    package var ignoredColumns: [String]
    /// The latest moment any accepted row speaks of.
    package var latestAt: Instant?
    /// False where the file was refused as a whole, so that its records were not judged one by one.
    package var isReadByRow: Bool

    package init(
        digest: ContentDigest,
        byteCount: Int64,
        recordCount: Int,
        modifiedAt: Instant? = nil,
        ignoredColumns: [String] = [],
        latestAt: Instant? = nil,
        isReadByRow: Bool = true
    ) {
        self.digest = digest
        self.byteCount = byteCount
        self.recordCount = recordCount
        self.modifiedAt = modifiedAt
        self.ignoredColumns = ignoredColumns
        self.latestAt = latestAt
        self.isReadByRow = isReadByRow
    }
}

package enum TakeInResult: Sendable, Hashable {
    case takenIn(TakenInFile)
    /// The same content had been taken in before; nothing changed.
    case alreadyKnown(digest: ContentDigest)
}

package struct TakenInFile: Sendable, Hashable {
    package var digest: ContentDigest
    package var records: Int
    package var accepted: Int
    package var duplicates: Int
    package var rejected: Int

    package init(digest: ContentDigest, records: Int, accepted: Int, duplicates: Int, rejected: Int) {
        self.digest = digest
        self.records = records
        self.accepted = accepted
        self.duplicates = duplicates
        self.rejected = rejected
    }
}

// MARK: Verify values

package struct DueEvidence: Sendable, Hashable {
    package var id: Int64
    package var digest: ContentDigest
    package var bytes: [UInt8]
    package var isNotification: Bool
    package var attempts: Int

    package init(id: Int64, digest: ContentDigest, bytes: [UInt8], isNotification: Bool, attempts: Int) {
        self.id = id
        self.digest = digest
        self.bytes = bytes
        self.isNotification = isNotification
        self.attempts = attempts
    }
}

/// What verification found out about one piece of evidence.
package struct EvidenceAnswer: Sendable, Hashable {
    package struct SetAside: Sendable, Hashable {
        package var rule: String
        package var detail: String

        package init(rule: String, detail: String) {
            self.rule = rule
            self.detail = detail
        }
    }

    package var evidenceID: Int64
    /// `app_receipt`, `ios6_receipt`, `signed_transaction`, `notification`, `unknown` …
    package var form: String
    package var outcome: EvidenceOutcome
    package var rule: String?
    package var detail: String?
    package var bundleID: BundleID?
    package var environment: String?
    package var statedAt: Instant?
    /// What is inside, where it is verified.
    package var statements: [TransactionStatement]
    package var setAside: [SetAside]
    /// When to ask again, where the answer is not final.
    package var nextAttemptAt: Instant?

    package init(evidenceID: Int64, form: String, outcome: EvidenceOutcome) {
        self.evidenceID = evidenceID
        self.form = form
        self.outcome = outcome
        self.statements = []
        self.setAside = []
    }
}

// MARK: Tallies

package struct PostTally: Sendable, Hashable, Codable {
    package var transactions = 0
    package var newPurchases = 0
    package var mergedPurchases = 0
    package var credits = 0

    package init() {}
}

package struct CreditCoverage: Sendable, Hashable {
    package var earliest: Instant?
    package var watermark: Instant?
    /// The earliest moment a piece of evidence is known to have come in.
    package var earliestEvidence: Instant?

    package init(earliest: Instant?, watermark: Instant?, earliestEvidence: Instant? = nil) {
        self.earliest = earliest
        self.watermark = watermark
        self.earliestEvidence = earliestEvidence
    }
}

package struct ReconcileTally: Sendable, Hashable, Codable {
    package var judged = 0
    package var moves = 0
    package var newFindings = 0
    package var closedFindings = 0
    /// Credits without a payment that are too many to be listed: evidence is not being taken in.
    package var unlistedUnprovenCredits = 0

    package init() {}
}

/// A sum that must agree with another sum computed a different way.
package struct ControlTotal: Sendable, Hashable, Codable {
    package var name: String
    package var left: Int64
    package var right: Int64
    package var holds: Bool

    package init(name: String, left: Int64, right: Int64) {
        self.name = name
        self.left = left
        self.right = right
        self.holds = left == right
    }
}
