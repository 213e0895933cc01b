import Foundation
import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

/// A ledger whose nights are told line by line: only what a night changed, so that the telling stays readable.
final class CrowdedBooks {
    let ledger: SQLiteLedger
    private let folder: TemporaryFolder
    private var files = 0
    /// When files come in.
    var today = noon
    private var told: [String: Set<String>] = [:]
    private var moves = 0

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("ledger.sqlite"), mode: .create)
    }

    // MARK: What comes in

    func take(_ kind: IntakeKind, _ rows: IntakeRow...) throws {
        files += 1
        try ledger.take(rows, kind: kind, name: "file \(files)", at: today)
    }

    /// One transaction inside a piece of evidence.
    struct Inside {
        let id: String
        let environment: StoreEnvironment
        var facts: TransactionFacts
        var source = EvidenceSource.appReceipt
        var statedAt = noon + hour
    }

    /// Takes in an upload whose evidence Apple signed, with these transactions inside.
    func upload(_ evidence: String, _ row: SubmissionRow = SubmissionRow(), _ inside: Inside...) throws {
        try upload(evidence, row, all: inside)
    }

    func upload(_ evidence: String, _ row: SubmissionRow, all inside: [Inside]) throws {
        try answer(evidence, row) { answer, digest in
            answer.rowCount = inside.count
            answer.statements = inside.map { inside in
                TransactionStatement(
                    transaction: TransactionKey(environment: inside.environment, id: TransactionID(inside.id)),
                    source: inside.source,
                    grade: .signed,
                    statedAt: inside.statedAt,
                    digest: digest,
                    facts: inside.facts
                )
            }
        }
    }

    /// Takes in an upload and what became of its evidence.
    func answer(
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
        for due in try ledger.dueEvidence(after: 0, limit: 100, asOf: noon, includingNotDue: false)
        where due.bytes == row.evidence {
            var answer = EvidenceAnswer(evidenceID: due.id, form: "app_receipt", outcome: outcome)
            answer.rule = rule
            answer.bundleID = bundle
            answer.environment = "Production"
            change(&answer, due.digest)
            try ledger.record([answer], asOf: noon)
        }
    }

    // MARK: What a night makes of it

    /// Posts and judges `days` after noon and tells what changed.
    func night(_ days: Int64, isFull: Bool = false, _ change: (inout Policy) -> Void = { _ in }) throws -> String {
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
        let run = try post(asOf)
        let tally = try ledger.reconcile(run: run, policy: policy, asOf: asOf, isFull: isFull)
        let broken = try ledger.controlTotals(run: run, isFull: false).filter { !$0.holds }.map(\.name)
        try ledger.closeRun(run, as: RunEnding(.published, exitStatus: 0, finishedAt: asOf, summary: "{}"))
        var lines = [
            "== \(days) days after noon: \(tally.moves) moves, \(tally.newFindings) found, \(tally.closedFindings) closed, "
                + "\(tally.unlistedUnprovenCredits) unlisted, broken: \(broken)"
        ]
        for (name, question) in Self.questions {
            let rows = try ledger.rows(question)
            let isNew = rows.filter { told[name]?.contains($0) != true }
            let gone = (told[name] ?? []).subtracting(rows).count
            told[name] = Set(rows)
            if !isNew.isEmpty || gone > 0 { lines.append("-- \(name), \(gone) of before no more") }
            lines += isNew
        }
        let journal = try ledger.rows(Self.journal)
        lines += ["-- moves"] + journal.dropFirst(moves)
        moves = journal.count
        return lines.joined(separator: "\n") + "\n"
    }

    /// A night that breaks off before it judges anything.
    func nightBrokenOff(_ days: Int64) throws {
        let asOf = noon + .days(days)
        today = asOf
        let run = try post(asOf)
        try ledger.closeRun(run, as: RunEnding(.failed, exitStatus: 1, finishedAt: asOf, summary: "{}"))
    }

    private func post(_ asOf: Instant) throws -> RunID {
        let run = try ledger.openRun(
            RunStart(asOf: asOf, startedAt: asOf, toolVersion: "1", configurationDigest: "")
        )
        _ = try ledger.post(run: run, asOf: asOf, naming: NamingPolicy(schemes: [.raw]), apps: [])
        return run
    }

    private static func hours(_ column: String) -> String { "(\(column) - \(noon.milliseconds)) / 3600000" }

    private static let questions: [(String, String)] = [
        (
            "purchases",
            """
            SELECT p.environment, p.shown_transaction_id,
                (SELECT GROUP_CONCAT(t, ',') FROM (SELECT a.transaction_id AS t FROM transaction_alias AS a
                    WHERE a.purchase_id = p.purchase_id ORDER BY 1)) AS ids,
                p.list, p.reason, p.white_state,
                (SELECT m.shown_transaction_id FROM purchase AS m WHERE m.purchase_id = p.merged_into) AS merged,
                p.product_id, p.product_type, p.quantity, \(hours("p.paid_at")) AS paid,
                p.price_milliunits, p.currency, p.price_source, p.owner_basis, p.owner_strength, p.owner_candidates,
                p.cause, p.next_step, p.application_username, p.submitted_by_user_id, p.device_model, p.credited_to,
                \(hours("p.first_seen_at")) AS first, \(hours("p.entered_at")) AS entered, p.entered_run_id
            FROM purchase AS p ORDER BY 1, 2, 3
            """
        ),
        (
            "findings",
            """
            SELECT f.kind, f.environment, f.subject, p.shown_transaction_id AS purchase, f.credited_user_id,
                \(hours("f.credited_at")) AS credited, f.credit_order_id, f.transaction_id, f.bundle_id, f.product_id,
                f.expected, f.actual, f.detail, f.next_step, f.storefronts, \(hours("f.opened_at")) AS opened,
                f.opened_run_id, \(hours("f.closed_at")) AS closed, f.closed_reason
            FROM finding AS f LEFT JOIN purchase AS p ON p.purchase_id = f.purchase_id
            ORDER BY 1, 2, 3, 4, f.finding_id
            """
        ),
        (
            "credits",
            """
            SELECT c.environment, c.transaction_id, c.subject, c.stated_environment, a.transaction_id AS matched, c.user_id,
                c.order_id, \(hours("c.credited_at")) AS at, c.product_id, c.quantity, c.status, c.source,
                \(hours("c.entered_at")) AS entered, c.entered_run_id
            FROM credit AS c LEFT JOIN transaction_alias AS a ON a.alias_id = c.alias_id ORDER BY 1, 2, 3
            """
        ),
        (
            "statements",
            """
            SELECT s.transaction_id, s.user_id, s.order_id, \(hours("s.credited_at")) AS at, s.status, s.fate
            FROM credit_statement AS s ORDER BY 1, 2, 3, 4, 5
            """
        ),
        (
            "events",
            """
            SELECT e.action, e.reason, p.shown_transaction_id
            FROM case_event AS e LEFT JOIN purchase AS p ON p.purchase_id = e.purchase_id ORDER BY e.case_event_id
            """
        ),
        (
            "marks",
            """
            SELECT p.environment, p.shown_transaction_id, p.is_unfinished, p.is_without_first
            FROM purchase AS p WHERE p.is_unfinished <> 0 OR p.is_without_first <> 0 ORDER BY 1, 2
            """
        ),
        (
            "left to do",
            """
            SELECT (SELECT COUNT(*) FROM dirty_alias), (SELECT COUNT(*) FROM dirty_purchase),
                (SELECT COUNT(*) FROM dirty_credit_transaction), (SELECT COUNT(*) FROM dirty_product)
            """
        ),
    ]

    private static let journal = """
        SELECT m.run_id, \(hours("m.at")), m.environment, m.transaction_id, m.from_list, m.to_list, m.reason,
            m.from_reason, m.currency, m.amount_milliunits
        FROM list_move AS m ORDER BY m.sequence
        """
}

/// A signed transaction of a consumable of ours, paid at noon; `change` makes it something else.
func inside(
    _ id: String,
    _ environment: StoreEnvironment = .production,
    days: Int64 = 0,
    of product: String = "coins",
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> CrowdedBooks.Inside {
    var facts = TransactionFacts()
    facts.bundleID = BundleID("com.game")
    facts.productID = ProductID(product)
    facts.type = .consumable
    facts.quantity = 1
    facts.purchaseDate = noon + .days(days)
    change(&facts)
    return CrowdedBooks.Inside(id: id, environment: environment, facts: facts)
}

/// One period of a subscription.
func period(
    _ id: String,
    of original: String,
    _ environment: StoreEnvironment = .production,
    days: Int64,
    _ change: (inout TransactionFacts) -> Void = { _ in }
) -> CrowdedBooks.Inside {
    inside(id, environment, days: days, of: "vip") {
        $0.type = .autoRenewable
        $0.originalTransactionID = TransactionID(original)
        change(&$0)
    }
}

func sender(_ user: String? = nil, _ change: (inout SubmissionRow) -> Void = { _ in }) -> SubmissionRow {
    var row = SubmissionRow()
    row.userID = user.map { UserID($0) }
    row.userText = user
    change(&row)
    return row
}

func delivery(_ id: String, to user: String, days: Int64 = 0, _ change: (inout CreditRow) -> Void = { _ in })
    -> IntakeRow
{
    var row = CreditRow(transactionID: TransactionID(id), userID: UserID(user), creditedAt: noon + .days(days) + hour)
    change(&row)
    return .credit(row)
}

func product(_ id: String, _ change: (inout ProductRow) -> Void) -> IntakeRow {
    var row = ProductRow(productID: ProductID(id))
    change(&row)
    return .product(row)
}
