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
    /// The as-ofs of the runs before a run that reached the books, the latest first.
    func asOfs(before run: RunID, limit: Int) throws(StoreFailure) -> [Instant]
    /// The runs that a run took back when it was opened.
    func runsTakenBack(by run: RunID) throws(StoreFailure) -> [TakenBackRun]
    /// Marks a run as published or failed, with what it said.
    func closeRun(_ run: RunID, as ending: RunEnding) throws(StoreFailure)

    // Intake

    /// Takes one file in, all of it or nothing. `read` feeds the batch and returns the tally of the bytes.
    /// The same content a second time changes nothing.
    func importFile(
        _ file: IncomingFile,
        read: (any IntakeBatch) throws -> FileTally
    ) throws -> FileImportResult
    /// States that credits are complete up to a moment.
    func cover(creditsUntil moment: Instant) throws(StoreFailure)
    /// Notes that a file came whose rows carry no time: its kind of input speaks up to then.
    func noteArrival(of kind: IntakeKind, at moment: Instant) throws(StoreFailure)

    // Verify

    /// Evidence without a final answer that is due, in key order after `after`: one page.
    func dueEvidence(after: Int64, limit: PageLimit, asOf: Instant, includingNotDue: Bool) throws(StoreFailure)
        -> [DueEvidence]
    /// Records what became of pieces of evidence and posts what is inside the verified ones. Final outcomes stand:
    /// an answer to a piece that has one is ignored.
    func record(_ answers: [EvidenceAnswer], asOf: Instant) throws(StoreFailure)
    /// Says which root certificates are in force, by fingerprint. Where they are others than before, evidence that this may
    /// judge otherwise is due again, and until it is judged nothing it stated counts: what rests on a root that is in force
    /// no more, and what was refused by one of `rules` because no chain held. The same roots again change nothing.
    func requeueEvidence(underRoots roots: Set<String>, refusedBy rules: Set<String>) throws(StoreFailure)

    /// Uploads that named their device and carried a receipt Apple signed, not compared yet.
    func openDeviceChecks(limit: PageLimit) throws(StoreFailure) -> [DeviceCheck]
    /// Keeps how devices compare, by submission. What is kept stands.
    func record(_ matches: [Int64: DeviceMatch]) throws(StoreFailure)

    // Ask

    /// What Apple may be asked about by transaction id now: claims, credits, what unsigned news points at, then what
    /// waits on the white list, each the oldest first.
    func openQuestions(_ policy: AskingPolicy, asOf: Instant) throws(StoreFailure) -> [OpenQuestion]
    /// Keeps one page of what Apple knows of an account: evidence, facts, who belongs together, how far it was read.
    /// The same page again adds nothing.
    func keep(_ page: AccountPage, asOf: Instant) throws(StoreFailure)
    /// Keeps what Apple answered about an order of its e-mails: evidence, facts, and which transactions it holds.
    func keep(_ order: AppleOrder, asOf: Instant) throws(StoreFailure)
    /// Keeps how questions ended: what Apple does not know, when to ask again, and which claims are given up.
    func record(_ results: [QuestionResult], policy: AskingPolicy, asOf: Instant) throws(StoreFailure)
    /// How far the notifications of an app were read.
    func sweepPosition(of app: BundleID, in environment: StoreEnvironment) throws(StoreFailure) -> SweepPosition
    /// Keeps notifications Apple sent or tried to, and how far that was read. Those known already add nothing.
    func keep(
        _ notifications: [NewEvidence],
        of app: BundleID,
        in environment: StoreEnvironment,
        upTo position: SweepPosition,
        asOf: Instant
    ) throws(StoreFailure)

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
    /// The control totals of DESIGN §5, in SQL of their own: of what was touched, or of everything.
    func controlTotals(run: RunID, isFull: Bool) throws(StoreFailure) -> [ControlTotal]
    /// Says that a run judged and checked everything, and that all of it holds.
    func noteFullCheck(by run: RunID) throws(StoreFailure)
    /// The as-of by which everything was last judged and checked; nil where it never was.
    func lastFullCheck() throws(StoreFailure) -> Instant?

    // Report: each reads one snapshot and hands its rows over in the order of the files.

    func lostOrders(asOf: Instant, _ row: (LostOrder) throws -> Void) throws
    func exceptions(asOf: Instant, _ row: (ExceptionRow) throws -> Void) throws
    func unverified(_ row: (UnverifiedRow) throws -> Void) throws
    /// The files a run reports, in the order they came: those taken in since the last published run, by whichever command.
    func importedFiles(for run: RunID) throws(StoreFailure) -> [SourceFile]
    func rejectedRows(_ selection: RejectedSelection, _ row: (RejectedRow) throws -> Void) throws
    func rollForward(run: RunID) throws(StoreFailure) -> [RollForwardRow]
    func whiteList(_ row: (WhiteListRow) throws -> Void) throws
    func blackList(_ row: (BlackListRow) throws -> Void) throws
    func moves(since: Instant?, until: Instant?, _ row: (MoveRow) throws -> Void) throws
    func agingRows(run: RunID, asOf: Instant) throws(StoreFailure) -> [AgingRow]
    func bookTotals(run: RunID, asOf: Instant) throws(StoreFailure) -> BookTotals
    /// Everything known about a query, and about transactions that Apple or a receipt named with it or instead of it.
    func lookup(_ query: String?, naming transactions: [TransactionID]) throws(StoreFailure) -> LookupResult

    /// The dossiers of the purchases known under a transaction id, with every statement about them: at most one per
    /// environment. Costs what those purchases touch, not what the ledger holds.
    func purchaseFiles(of transactionID: TransactionID) throws(StoreFailure) -> [PurchaseFile]

    /// Names nobody answers to among the newest `count` of what states names, and the users of the newest of what states
    /// users. Costs what is looked at, not what the ledger holds.
    func namingSample(newest count: Int) throws(StoreFailure) -> NamingSample

    // Cases

    func cases(_ selection: CaseSelection, _ row: (CaseRow) throws -> Void) throws
    func caseHistory(_ caseID: String) throws(StoreFailure) -> [CaseHistoryRow]
    /// Does all of it or nothing, and writes each to the audit chain.
    func act(_ actions: [CaseAction], by actor: Actor, at moment: Instant) throws(StoreFailure)
    func findings(since: Instant?, until: Instant?, _ row: (FindingRow) throws -> Void) throws
    func runs(since: Instant?, until: Instant?, _ row: (RunRow) throws -> Void) throws

    // Audit

    /// Where the audit chain ends.
    func auditHead() throws(StoreFailure) -> AuditHead
    /// Proves the chain, and that the moves are those the runs wrote. A fault is an answer, not a failure.
    func verifyAudit(_ extent: AuditExtent) throws(StoreFailure) -> AuditVerdict
    /// Where on the chain a hash lies; nil where it does not.
    func auditSequence(of hash: String) throws(StoreFailure) -> Int64?
    func auditEvents(since: Instant?, until: Instant?, _ row: (AuditEvent) throws -> Void) throws
}

/// All there is about one purchase.
package struct PurchaseFile: Sendable, Hashable {
    package var dossier: Dossier
    package var statements: [TransactionStatement]
    /// The list and reason the books have it under; nil before its first run.
    package var bookedList: String?
    package var bookedReason: String?
    /// Its cases, standing or settled.
    package var cases: [CaseStanding]
    /// How the devices of its uploads compare with the receipts they sent.
    package var devices: [DeviceReport] = []
    /// The orders of Apple's e-mails it is known to belong to.
    package var appleOrderIDs: [String] = []

    package init(
        dossier: Dossier,
        statements: [TransactionStatement],
        bookedList: String?,
        bookedReason: String?,
        cases: [CaseStanding]
    ) {
        self.dossier = dossier
        self.statements = statements
        self.bookedList = bookedList
        self.bookedReason = bookedReason
        self.cases = cases
    }
}

/// How much of the chain is proven.
package enum AuditExtent: Sendable, Hashable {
    case whole
    /// From the head that the last published run before this one kept.
    case sinceCheckpoint(before: RunID)
}
