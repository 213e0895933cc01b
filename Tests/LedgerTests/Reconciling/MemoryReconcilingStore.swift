import Ledger
import ReconciliationCore

/// A ledger in memory, as far as reconciling needs one: what a test puts in, and what was written in its order.
final class MemoryReconcilingStore {
    // What the ledger holds.
    var purchases: [Int64: PurchaseRecords] = [:]
    /// Of purchases that nobody touches: the basis of their owner.
    var bookedBases: [Int64: OwnerBasis] = [:]
    /// Of purchases that are not judged: whom the books say they are credited to.
    var bookedCredits: [Int64: UserID] = [:]
    var touched: Set<Int64> = []
    var receipts: [[Int64]] = []
    var unmatchedCredits: [UnmatchedCredit] = []
    var liveCredits = 0
    var bookedUnmatched: [UnmatchedFindingKey: BookedFinding] = [:]
    var forgedPieces: [ForgedPiece] = []
    var policyInForce: Policy?
    var policyBeforeRun: Policy?

    // What reconciling made of it.
    var steps: [String] = []
    var selected: Set<Int64> = []
    var asking: [Int64: Bool] = [:]
    var neighbours: [Int64: Set<UserID>] = [:]
    var changes: [Int64: BookChanges] = [:]
    var found: [UnmatchedFindingKey: UnmatchedFinding] = [:]
    var unmatchedChanges: [UnmatchedFindingChange] = []
    var events: [AuditEvent] = []
    var keptHead: AuditHead?

    func verdict(_ purchase: Int64) -> Verdict? {
        guard case .judged(let judged) = changes[purchase]?.outcome else { return nil }
        return judged.verdict
    }

    private func note(_ step: String) { steps.append(step) }
}

extension MemoryReconcilingStore: ReconcilingStore {
    func markClaims(isFull: Bool) { note("settle claims") }
    func forEachSubmissionToSettle(_ body: (ClaimingSubmission) throws -> Void) {}
    func list(_ claim: Claim, ofSubmission submission: Int64) {}
    func applyListedClaims() {}
    func unknownTransactions() -> [TransactionID] { [] }
    func giveUpClaims(to transaction: TransactionID, apps: Set<BundleID>, grace: Span) {}
    func finishSettling() {}
    func forEachClaim(_ concerned: ConcernedClaims, _ body: (KnownClaim) throws -> Void) {}
    func put(_ state: ClaimState, ofClaim claim: Int64) {}

    // MARK: Touched purchases

    func takeCaseActions(by run: RunID) { note("take case actions") }

    func selectTouched(_ extent: TouchedExtent) {
        note(extent.isEverything ? "select everything" : "select what was touched")
        selected = extent.isEverything ? Set(purchases.keys) : touched
    }

    func finishTouched(keepsJudged: Bool) { note("finish") }

    /// Leaves every purchase to be judged one by one.
    func judgePlain(policy: Policy) -> Int { 0 }

    /// Has no workers.
    func judgeByWorkers(_ terms: JudgingTerms, of run: RunID) -> Int? { nil }

    // MARK: Dossiers

    func gatherDossierFacts() { note("gather \(selected.sorted())") }

    func forEachSubscription(_ body: (SubscriptionPeriods) throws -> Void) {}

    func keepFirstPaid(_ period: TransactionID, of subscription: SubscriptionPeriods) {}

    func forEachPurchase(_ body: (PurchaseRecords) throws -> Void) throws {
        for number in selected.sorted() {
            guard var records = purchases[number] else { continue }
            records.receiptUsers = neighbours[number] ?? []
            try body(records)
        }
    }

    func catalogueEntry(of product: ProductID, in bundle: BundleID?) -> CatalogueEntry? { nil }

    // MARK: Changes

    func keep(_ changes: BookChanges, of purchase: Int64) { self.changes[purchase] = changes }

    func forgetChanges() { for number in selected { changes[number] = nil } }

    func writeMoves(of run: RunID, asOf: Instant) -> Int {
        note("write moves")
        return changes.values.map(\.moves.count).reduce(0, +)
    }

    func updatePurchases(of run: RunID, asOf: Instant) { note("update purchases") }

    func closeFindings(of run: RunID, asOf: Instant) -> Int {
        note("close findings")
        return changes.values.flatMap(\.findings).filter { if case .close = $0 { true } else { false } }.count
    }

    func reopenFindings(of run: RunID, asOf: Instant) -> Int {
        note("reopen findings")
        return 0
    }

    func updateFindings() { note("update findings") }

    func openFindings(of run: RunID, asOf: Instant) -> Int {
        note("open findings")
        return changes.values.flatMap(\.findings).filter { if case .open = $0 { true } else { false } }.count
    }

    // MARK: Neighbours

    func selectAskingJudged() {
        for number in changes.keys {
            guard let basis = verdict(number)?.owner.basis, basis.asksSubscription else { continue }
            asking[number] = basis.asksReceipts
        }
    }

    func selectAskingReached(withBases bases: [OwnerBasis]) -> Int {
        let credited = Set(changes.keys.filter { verdict($0)?.creditedTo != bookedCredits[$0] })
        let reached = Set(receipts.filter { !credited.isDisjoint(with: $0) }.joined())
            .filter { changes[$0] == nil && bookedBases[$0].map(bases.contains) ?? false }
        for number in reached { asking[number] = true }
        return reached.count
    }

    func forEachAskedSubscription(_ body: ([Neighbour]) throws -> Void) {}

    func forEachAskedReceipt(_ body: ([Neighbour]) throws -> Void) throws {
        for receipt in receipts {
            try body(
                receipt.map { number in
                    Neighbour(
                        purchase: number,
                        creditedTo: changes[number] == nil ? bookedCredits[number] : verdict(number)?.creditedTo,
                        isAsking: asking[number] ?? false
                    )
                }
            )
        }
    }

    func keep(_ users: Set<UserID>, as kind: NeighbourKind, of purchase: Int64) {
        neighbours[purchase, default: []].formUnion(users)
    }

    func selectAsked() -> Int {
        selected = Set(neighbours.keys).union(asking.keys.filter { changes[$0] == nil })
        return selected.count
    }

    // MARK: Findings about no purchase

    func beginUnmatchedFindings() { found = [:] }

    func forEachUnmatchedCredit(_ body: (UnmatchedCredit) throws -> Void) throws { try unmatchedCredits.forEach(body) }

    func liveCreditCount(after start: Instant, until end: Instant) -> Int { liveCredits }

    func keep(_ finding: UnmatchedFinding) { found[finding.key] = finding }

    func forEachFound(_ body: (UnmatchedFindingKey, BookedFinding?) throws -> Void) throws {
        for key in found.keys.sorted(by: { $0.subject < $1.subject }) { try body(key, bookedUnmatched[key]) }
    }

    func forEachVanished(_ body: (Int64, UnmatchedFindingKey, VanishedFinding) throws -> Void) throws {
        for (key, booked) in bookedUnmatched where booked.isOpen && found[key] == nil {
            try body(booked.id, key, VanishedFinding(kind: key.kind, environment: key.environment))
        }
    }

    func keep(_ change: UnmatchedFindingChange) { unmatchedChanges.append(change) }

    func writeUnmatchedFindings(of run: RunID, asOf: Instant) -> (closed: Int, opened: Int) {
        note("write findings about no purchase")
        let closed = unmatchedChanges.filter { if case .close = $0 { true } else { false } }.count
        let updated = unmatchedChanges.filter { if case .update = $0 { true } else { false } }.count
        return (closed, unmatchedChanges.count - closed - updated)
    }

    // MARK: Sent evidence

    func appsOfEmptyEvidence() -> [BundleID] { [] }

    func forEachSubmission(
        refusedBy rules: [ForgeryRule],
        emptyOf apps: [BundleID],
        _ body: (SentEvidence) throws -> Void
    ) {}

    func keepSender(_ sender: UserID, of evidence: Int64) {}

    func forEachForgedPiece(refusedBy rules: [ForgeryRule], _ body: (ForgedPiece) throws -> Void) throws {
        try forgedPieces.forEach(body)
    }

    func forEachEmptyEvidence(of apps: [BundleID], _ body: (EmptyForeignEvidence) throws -> Void) {}

    // MARK: Marks

    func forEachOwnerStorefronts(within window: Span, _ body: (OwnerStorefronts) throws -> Void) {
        note("mark storefronts")
    }

    func markStorefronts(_ storefronts: String, on finding: Int64) {}

    func forEachReceivedPurchase(of run: RunID, asOf: Instant, _ body: (ReceivedPurchase) throws -> Void) {
        note("mark unfinished")
    }

    func markUnfinished(_ isUnfinished: Bool, purchase: Int64) {}

    func forEachRenewals(_ body: (SubscriptionRenewals) throws -> Void) { note("mark renewals") }

    func markWithoutFirst(_ isWithoutFirst: Bool, purchase: Int64) {}

    // MARK: Policy

    func lastPolicy() -> Policy? { policyInForce }

    func policyBefore(_ run: RunID) -> Policy? { policyBeforeRun }

    func keep(_ policy: Policy, asPolicyBefore run: RunID) { policyBeforeRun = policy }

    func countMovesOfKnownPurchases(in run: RunID) -> Int { 7 }

    func markJudged(_ run: RunID, by policy: Policy) {
        note("mark the run judged")
        policyInForce = policy
    }

    // MARK: Audit chain

    func auditHead() -> AuditHead { events.last.map(AuditHead.init) ?? .beginning }

    func auditSalt() -> [UInt8] { [1, 2, 3] }

    func append(_ event: AuditEvent) {
        note("audit \(event.action)")
        events.append(event)
    }

    func origin(of run: RunID) -> RunOrigin {
        RunOrigin(
            actor: Actor(name: "night", systemUser: "root"),
            toolVersion: "1.0.0",
            configurationDigest: "c0ffee"
        )
    }

    func judgement(of run: RunID) -> RunJudgement? {
        RunJudgement(asOf: asOf, policy: "the policy", auditSequence: nil)
    }

    func digestOfRun(before run: RunID) -> String { "before" }

    func currentDigests() -> [String: RunningDigest] {
        ["list_move": RunningDigest(rowCount: 2, lastKey: 2, hash: "ab")]
    }

    func keep(_ head: AuditHead, of run: RunID) { keptHead = head }
}
