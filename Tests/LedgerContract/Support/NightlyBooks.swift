package import Ledger
package import ReconciliationCore
import Testing

/// A ledger told night by night: files come in with the date of the last night, under names of their own.
package final class NightlyBooks {
    package let ledger: any LedgerEngine
    /// When files come in.
    package var today = noon
    private var files = 0
    /// The transactions inside what was uploaded.
    private var uploaded: Set<TransactionID> = []

    package init(_ ledger: any LedgerEngine) { self.ledger = ledger }

    package func take(_ kind: IntakeKind, _ rows: IntakeRow...) throws { try take(kind, all: rows) }

    package func take(_ kind: IntakeKind, all rows: [IntakeRow]) throws {
        files += 1
        try ledger.take(rows, kind: kind, name: "file \(files)", at: today)
    }

    /// Imports an upload whose evidence Apple signed, with these transactions inside.
    package func upload(_ evidence: String, _ row: SubmissionRow = sender(), _ inside: Inside...) throws {
        try upload(evidence, row, all: inside)
    }

    package func upload(_ evidence: String, _ row: SubmissionRow, all inside: [Inside]) throws {
        uploaded.formUnion(inside.map { TransactionID($0.id) })
        try answer(evidence, row) { answer, digest in
            answer.rowCount = inside.count
            answer.statements = inside.map { $0.statement(in: digest) }
        }
    }

    /// Imports an upload and what became of its evidence.
    package func answer(
        _ evidence: String,
        _ row: SubmissionRow,
        _ outcome: EvidenceOutcome = .verified,
        rule: String? = nil,
        bundle: BundleID? = nil,
        _ change: (inout EvidenceAnswer, ContentDigest) -> Void = { _, _ in }
    ) throws {
        var row = row
        row.evidence = Array(evidence.utf8)
        try take(.receipts, .submission(row))
        for due in try ledger.due() where due.bytes == row.evidence {
            var answer = EvidenceAnswer(evidenceID: due.id, form: .appReceipt, outcome: outcome)
            answer.rule = rule
            answer.bundleID = bundle
            answer.environment = "Production"
            change(&answer, due.digest)
            try ledger.record([answer], asOf: noon)
        }
    }

    /// Posts, judges and publishes `days` after noon; everything has to foot.
    @discardableResult
    package func night(
        _ days: Int64,
        isFull: Bool = false,
        _ change: (inout Policy) -> Void = { _ in }
    ) throws -> ReconcileTally {
        let asOf = noon + .days(days)
        today = asOf
        var policy = Policy(
            creditsSince: noon - .days(100),
            creditsWatermark: asOf,
            evidenceSince: noon - .days(100),
            subscriptions: .each,
            apps: [BundleID("com.game"), BundleID("com.reader")]
        )
        change(&policy)
        let run = try ledger.openRun(RunStart(asOf))
        _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(schemes: [.raw]), apps: [])
        let tally = try ledger.reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        #expect(try ledger.brokenTotals(of: run) == [])
        try ledger.countsCases(asOf: asOf)
        try ledger.closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        return tally
    }

    // MARK: What the books say

    /// Every purchase and its list.
    func lists() throws -> [String] { try ledger.purchases { [$0.transactionID, $0.list] } }

    /// Every purchase, its list, and the ids it is known by.
    func families() throws -> [String] {
        try ledger.purchases(naming: uploaded)
            .map { "\($0.transactionID)|\($0.list)|\($0.transactionIDs.joined(separator: ","))" }
    }

    /// Every purchase, its list, why, and where it stands there.
    func places() throws -> [String] { try ledger.purchases { [$0.transactionID, $0.list, $0.reason, $0.state] } }

    func act(_ step: CaseAction.Step, on kind: FindingKind = .missingCredit, of id: String) throws {
        try ledger.act(step, on: ledger.caseID(kind, of: id), at: today)
    }
}
