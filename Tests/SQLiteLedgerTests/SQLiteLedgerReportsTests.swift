import Foundation
import GRDB
import Ledger
import ReconciliationCore
import TestSupport
import Testing

@testable import SQLiteLedger

private let hourMilliseconds: Int64 = 3_600_000
private let dayMilliseconds = 24 * hourMilliseconds
/// 2025-03-12T00:00:00Z.
private let now: Int64 = 1_741_737_600_000

/// Books written by hand, row by row, so that each answer can be read off the rows above it.
@Suite final class SQLiteLedgerReportsTests {
    private let folder: TemporaryFolder
    private let ledger: SQLiteLedger
    private let asOf = Instant(milliseconds: now)

    init() throws {
        folder = try TemporaryFolder()
        ledger = try SQLiteLedger(path: folder.path("recoup.sqlite"), mode: .create)
    }

    private func insert(_ table: String, _ rows: [[String: (any DatabaseValueConvertible)?]]) throws {
        try ledger.queue.inDatabase { database in
            for row in rows {
                let columns = row.keys.sorted()
                try database.execute(
                    sql: "INSERT INTO \(table) (\(columns.joined(separator: ", "))) "
                        + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))",
                    arguments: StatementArguments(columns.map { row[$0] ?? nil })
                )
            }
        }
    }

    private func insertRun(_ id: Int64, state: String, summary: String? = nil, policy: String = "") throws {
        try insert(
            "run",
            [
                [
                    "run_id": id, "as_of": now, "started_at": now, "state": state, "tool_version": "0",
                    "configuration_digest": "", "policy": policy, "summary": summary,
                ]
            ]
        )
    }

    private func insertPurchase(
        _ id: Int64,
        _ transaction: String,
        list: String = "white",
        paidAt: Int64?,
        _ more: [String: (any DatabaseValueConvertible)?] = [:]
    ) throws {
        var purchase: [String: (any DatabaseValueConvertible)?] = [
            "purchase_id": id, "purchase_key": "k\(id)", "environment": "Production", "list": list,
            "reason": list == "white" ? "uncredited" : "credited", "shown_transaction_id": transaction,
            "paid_at": paidAt, "white_state": list == "white" ? "missing_credit" : nil,
        ]
        purchase.merge(more) { $1 }
        try insert("purchase", [purchase])
        try insert(
            "transaction_alias",
            [
                [
                    "alias_id": id, "environment": purchase["environment"] ?? nil, "transaction_id": transaction,
                    "purchase_id": id, "original_transaction_id": "o\(transaction)",
                ]
            ]
        )
    }

    private func insertFinding(
        _ id: Int64,
        _ kind: String,
        purchase: Int64?,
        _ more: [String: (any DatabaseValueConvertible)?] = [:]
    ) throws {
        var finding: [String: (any DatabaseValueConvertible)?] = [
            "finding_id": id, "case_id": "c\(id)", "kind": kind, "environment": "Production", "subject": "s",
            "purchase_id": purchase, "expected": "", "actual": "", "detail": "", "next_step": "wait",
            "opened_run_id": 1, "opened_at": now,
        ]
        finding.merge(more) { $1 }
        try insert("finding", [finding])
    }

    private func insertCredit(
        _ id: Int64,
        _ transaction: String,
        alias: Int64?,
        user: String,
        at: Int64 = now,
        _ more: [String: (any DatabaseValueConvertible)?] = [:]
    ) throws {
        var credit: [String: (any DatabaseValueConvertible)?] = [
            "credit_id": id, "transaction_id": transaction, "environment": "Production", "subject": "\(user)/\(at)",
            "alias_id": alias, "user_id": user, "credited_at": at, "status": "credited", "source": "import",
            "entered_at": now, "entered_run_id": 1,
        ]
        credit.merge(more) { $1 }
        try insert("credit", [credit])
    }

    /// All rows, read two at a time: where one page ends, the next goes on.
    private func collect<Row>(_ page: (PageRequest) throws -> Page<Row>) throws -> [Row] {
        var rows: [Row] = []
        try eachRow(rowsMax: 2, page) { rows.append($0) }
        return rows
    }

    // MARK: Findings

    @Test func `lost orders come by date, environment, transaction bytes and case, unknown dates last`() throws {
        try insertRun(1, state: "judged")
        try insertPurchase(1, "9", paidAt: nil)
        try insertPurchase(2, "10", paidAt: now - dayMilliseconds, ["environment": "Sandbox"])
        try insertPurchase(3, "9b", paidAt: now - dayMilliseconds)
        try insertPurchase(4, "10b", paidAt: now - dayMilliseconds)
        try insertPurchase(5, "1", paidAt: now - 2 * dayMilliseconds)
        for id: Int64 in 1...5 { try insertFinding(id, "missing_credit", purchase: id) }
        try insertFinding(6, "owner_mismatch", purchase: 5)
        try insertPurchase(7, "closed", paidAt: now)
        try insertFinding(7, "missing_credit", purchase: 7, ["closed_run_id": 1, "closed_at": now])

        let orders = try collect { try ledger.lostOrders($0) }
        #expect(orders.map(\.transactionID.rawValue) == ["1", "10b", "9b", "10", "9"])
    }

    @Test func `a lost order has its purchase, owner and case`() throws {
        try insertRun(1, state: "judged")
        try insert("app_user", [["user_id": "u1", "account_name": "Zhang San", "canonical_user_id": "u1"]])
        try insertPurchase(
            1,
            "1",
            paidAt: now,
            [
                "price_milliunits": 6000, "currency": "CNY", "price_source": "signed", "owner_user_id": "u1",
                "owner_basis": "claimed_by", "owner_strength": "strong", "owner_candidates": "u1", "quantity": 3,
                "cause": "claimed_not_credited", "evidence_grade": "signed", "evidence_source": "app_receipt",
            ]
        )
        try insertFinding(1, "missing_credit", purchase: 1, ["next_step": "credit_owner"])
        try insert(
            "case_event",
            [
                ["case_id": "c1", "at": now, "actor": "a", "action": "assigned", "assignee": "li"],
                ["case_id": "c1", "at": now, "actor": "a", "action": "assigned", "assignee": "wang"],
                ["case_id": "c1", "at": now, "actor": "a", "action": "note", "note": "called"],
                ["case_id": "c2", "at": now, "actor": "a", "action": "resolved", "reason": "fraud"],
            ]
        )

        let order = try #require(try collect { try ledger.lostOrders($0) }.first)
        #expect(order.ownerAccountName == "Zhang San")
        #expect(order.price == Price(milliunits: 6000, currency: "CNY"))
        #expect(order.quantity == 3)
        #expect(order.nextStep == "credit_owner")
        #expect(order.caseStatus == "assigned")
        #expect(order.assignee == "wang")
    }

    @Test(
        arguments: [
            ([], "open", nil),
            (["note"], "open", nil),
            (["assigned"], "assigned", "li"),
            (["assigned", "resolved"], "resolved", "li"),
            (["resolved", "reopened"], "reopened", nil),
            (["assigned", "resolved", "reopened", "note"], "reopened", "li"),
            (["reopened", "assigned"], "assigned", "li"),
        ] as [([String], String, String?)]
    )
    func `the latest action says where a case stands`(_ actions: [String], _ status: String, _ assignee: String?) throws
    {
        try insertRun(1, state: "judged")
        try insertPurchase(1, "1", list: "black", paidAt: now)
        try insertFinding(1, "owner_mismatch", purchase: 1)
        for action in actions {
            try insert(
                "case_event",
                [
                    [
                        "case_id": "c1", "at": now, "actor": "a", "action": action,
                        "assignee": action == "assigned" ? "li" : nil,
                    ]
                ]
            )
        }
        let row = try #require(try collect { try ledger.exceptions($0) }.first)
        #expect(row.caseStatus == status)
        #expect(row.assignee == assignee)
    }

    @Test func `a credit without purchase is named by its own transaction`() throws {
        try insertRun(1, state: "judged")
        try insertCredit(1, "77", alias: nil, user: "u1", at: now - dayMilliseconds, ["order_id": "o"])
        try insertCredit(2, "78", alias: nil, user: "u1", at: now - dayMilliseconds, ["order_id": "p"])
        try insertFinding(
            1,
            "unproven_credit",
            purchase: nil,
            [
                "subject": "77 order o", "transaction_id": "77", "credited_user_id": "u1",
                "credited_at": now - dayMilliseconds, "credit_order_id": "o", "storefronts": "CHN;JPN",
            ]
        )
        try insertFinding(2, "forged_receipt", purchase: nil, ["environment": "", "subject": "21003|u1"])

        let rows = try collect { try ledger.exceptions($0) }
        #expect(rows.map(\.kind) == ["forged_receipt", "unproven_credit"])
        #expect(rows.map { $0.transactionID?.rawValue ?? "" } == ["", "77"])
        #expect(rows.last?.creditOrderID == OrderID("o"))
        // The export names it alike, storefront mark included.
        #expect(try collect { try ledger.findings(since: nil, until: nil, $0) }.map(\.finding) == rows)
    }

    // MARK: Unverified and rejected

    @Test func `evidence without answer has a row per submission, a pending claim one`() throws {
        try insert(
            "evidence",
            [
                ["evidence_id": 1, "digest": "e1", "form": "app_receipt", "outcome": "pending", "attempt_count": 2],
                [
                    "evidence_id": 2, "digest": "e2", "form": "notification", "outcome": "unverifiable",
                    "received_at": now,
                ],
                ["evidence_id": 3, "digest": "e3", "form": "app_receipt", "outcome": "verified"],
            ]
        )
        try insert(
            "claim",
            [
                ["claim_id": 1, "claimant": "u1", "transaction_id": "1", "state": "pending"],
                ["claim_id": 2, "claimant": "u2", "transaction_id": "2", "state": "proven"],
            ]
        )
        try insert(
            "submission",
            [
                [
                    "digest": "s1", "evidence_id": 1, "user_text": "u1", "received_at": now - hourMilliseconds,
                    "external_id": "x1",
                ],
                [
                    "digest": "s2", "evidence_id": 1, "claim_id": 1, "user_text": "u2",
                    "received_at": now - 2 * hourMilliseconds,
                ],
                ["digest": "s3", "evidence_id": 3, "claim_id": 1, "user_text": "u1", "external_id": "x3"],
            ]
        )
        let rows = try collect { try ledger.unverified($0) }
        #expect(rows.map(\.subject) == ["receipt", "claim", "receipt", "notification"])
        #expect(rows.map { $0.userID ?? "" } == ["u2", "u1", "u1", ""])
        #expect(rows.map(\.attempts) == [2, 0, 2, 0])
        #expect(rows.map(\.outcome) == ["pending", "pending", "pending", "unverifiable"])
        #expect(rows[1].transactionID == TransactionID("1"))
        #expect(rows[1].receivedAt == Instant(milliseconds: now - 2 * hourMilliseconds))
    }

    private func insertFile(_ id: Int64, at: Int64, reportedBy run: Int64?, kind: String = "credits") throws {
        try insert(
            "source_file",
            [
                [
                    "file_id": id, "digest": "f\(id)", "kind": kind, "name": "file\(id).csv", "byte_count": 1,
                    "imported_at": at, "record_count": 3, "accepted_count": 0, "duplicate_count": 2,
                    "rejected_count": 1, "ignored_columns": "", "latest_at": at, "reported_run_id": run,
                ]
            ]
        )
        try insert(
            "rejected_row",
            [["file_id": id, "line": 2, "field": "user_id", "rule": "missing_value", "message": "m"]]
        )
    }

    @Test(arguments: [("judged", ["file2.csv"]), ("published", ["file1.csv"]), ("failed", ["file2.csv"])])
    func `refused rows are those of no report yet, or of the report that is written again`(
        _ state: String,
        _ files: [String]
    ) throws {
        try insertRun(1, state: "published")
        try insertRun(2, state: state)
        try insertFile(1, at: now - dayMilliseconds, reportedBy: state == "published" ? 2 : 1)
        try insertFile(2, at: now, reportedBy: nil)
        #expect(try collect { try ledger.rejectedRows(.ofRun(RunID(2)), $0) }.map(\.file) == files)
        let totals = try ledger.bookTotals(run: RunID(2), asOf: asOf)
        #expect(totals.rejectedRows == 1)
        #expect(totals.duplicateRows == 2)
    }

    @Test func `the export of refused rows takes a span, its end exclusive`() throws {
        for id: Int64 in 0...2 { try insertFile(id, at: now + id * hourMilliseconds, reportedBy: nil) }
        let span = RejectedSelection.all(since: asOf, until: asOf + .hours(1))
        #expect(try collect { try ledger.rejectedRows(span, $0) }.map(\.file) == ["file0.csv"])
        #expect(try collect { try ledger.rejectedRows(.all(since: nil, until: nil), $0) }.count == 3)
    }

    // MARK: Lists

    @Test func `the white list says where each purchase stands`() throws {
        try insertRun(1, state: "judged")
        for (id, state) in [(1, "within_grace"), (2, "credits_not_in_yet"), (3, "missing_credit"), (4, "parked")] {
            try insertPurchase(
                Int64(id),
                "\(id)",
                paidAt: now,
                ["white_state": state, "entered_at": now, "entered_run_id": 1]
            )
        }
        try insertPurchase(5, "5", list: "black", paidAt: now)
        let rows = try collect { try ledger.whiteList($0) }
        #expect(rows.map(\.state) == ["expected", "expected", "missing_credit", "parked"])
        #expect(rows.allSatisfy { $0.runID == RunID(1) && $0.quantity == 1 && $0.ownerBasis == "unknown" })
    }

    @Test func `the black list has a row per live credit, under the id the credit names`() throws {
        try insertRun(1, state: "judged")
        try insertPurchase(1, "1", list: "black", paidAt: now, ["product_id": "gems", "original_transaction_id": "o"])
        try insertPurchase(2, "2", list: "closed", paidAt: now - dayMilliseconds)
        try insertCredit(1, "1", alias: 1, user: "u1")
        try insertCredit(2, "2", alias: 2, user: "u1")
        try insertCredit(3, "3", alias: nil, user: "u1", ["product_id": "stated", "stated_environment": nil])
        try insertCredit(4, "1", alias: 1, user: "u2", ["status": "withdrawn"])
        let rows = try collect { try ledger.blackList($0) }
        #expect(rows.map(\.state) == ["excluded", "matched", "unmatched"])
        #expect(rows.map { $0.productID?.rawValue ?? "" } == ["", "gems", ""])
        #expect(rows.map { $0.environment ?? "" } == ["Production", "Production", ""])
    }

    @Test func `moves come in their order, from since to before until`() throws {
        try insertRun(1, state: "judged")
        try insertPurchase(1, "1", paidAt: now)
        for sequence: Int64 in 1...3 { try insertMove(sequence, "none", "white", "uncredited", at: now + sequence) }
        let all = try collect { try ledger.moves(since: nil, until: nil, $0) }
        #expect(all.map(\.sequence) == [1, 2, 3])
        let some = try collect {
            try ledger.moves(since: Instant(milliseconds: now + 2), until: Instant(milliseconds: now + 3), $0)
        }
        #expect(some.map(\.sequence) == [2])
    }

    private func insertMove(
        _ sequence: Int64,
        _ from: String,
        _ to: String,
        _ reason: String,
        run: Int64 = 1,
        at: Int64 = now,
        amount: Int64 = 6000,
        currency: String = "CNY"
    ) throws {
        try insert(
            "list_move",
            [
                [
                    "sequence": sequence, "run_id": run, "at": at, "purchase_id": 1, "environment": "Production",
                    "transaction_id": "1", "from_list": from, "to_list": to, "reason": reason, "from_reason": "",
                    "currency": currency, "amount_milliunits": amount,
                ]
            ]
        )
    }

    @Test func `the roll-forward foots from the last published balance, over a failed run`() throws {
        try insertRun(1, state: "published")
        try insertRun(2, state: "failed")
        try insertRun(3, state: "judged")
        try insertRun(4, state: "open")
        try insertPurchase(1, "1", paidAt: now)
        try insert(
            "balance",
            [["run_id": 1, "list": "white", "currency": "CNY", "purchase_count": 5, "amount_milliunits": 30000]]
        )
        try insertMove(1, "none", "white", "uncredited", run: 1)
        try insertMove(2, "none", "white", "uncredited", run: 2)
        try insertMove(3, "white", "black", "credited", run: 3)
        try insertMove(4, "white", "merged", "merged", run: 3)
        try insertMove(5, "none", "white", "uncredited", run: 4)

        let rows = try ledger.rollForward(run: RunID(3))
        #expect(
            rows.map { "\($0.list) \($0.reason)" } == [
                "white ", "white credited", "white merged", "white uncredited", "black ", "black credited",
            ]
        )
        #expect(rows[0].openingCount == 5)
        #expect(rows[0].closingCount == 4)
        #expect(rows[0].closingMilliunits == 24000)
        #expect(rows[1].outCount == 1)
        #expect(rows[3].inMilliunits == 6000)
        for (_, lines) in Dictionary(grouping: rows, by: { "\($0.list) \($0.currency)" }) {
            let opening = lines.reduce(0) { $0 + $1.openingMilliunits + $1.inMilliunits - $1.outMilliunits }
            #expect(opening == lines.reduce(0) { $0 + $1.closingMilliunits })
        }
    }

    // MARK: Aging

    @Test func `aging puts each purchase past the edge it reached, and compares with the last summary`() throws {
        let summary =
            #"{"aging":[{"list_state":"expected","bucket":"0-1h","currency":"CNY","count":3},"#
            + #"{"list_state":"parked","bucket":">180d","currency":"","count":2}]}"#
        try insertRun(1, state: "published", summary: summary)
        try insertRun(2, state: "judged")
        let priced: [String: (any DatabaseValueConvertible)?] = ["price_milliunits": 6000, "currency": "CNY"]
        let early = priced.merging(["white_state": "within_grace"]) { $1 }
        try insertPurchase(1, "1", paidAt: now - hourMilliseconds + 1, early)
        try insertPurchase(2, "2", paidAt: now - hourMilliseconds, early)
        try insertPurchase(3, "3", paidAt: now - 3 * dayMilliseconds, priced)
        try insertPurchase(4, "4", paidAt: now - 3 * dayMilliseconds - 1, priced)
        try insertPurchase(5, "5", paidAt: nil)
        try insertPurchase(6, "6", list: "black", paidAt: now)

        let rows = try ledger.agingRows(run: RunID(2), asOf: asOf)
        let told = rows.map {
            "\($0.listState) \($0.bucket) \($0.currency) \($0.count) \($0.amountMilliunits) \($0.countChange)"
        }
        #expect(
            told == [
                "expected 0-1h CNY 1 6000 -2",
                "expected 1-24h CNY 1 6000 1",
                "missing_credit 3-7d CNY 2 12000 2",
                "missing_credit   1 0 1",
                "parked >180d  0 0 -2",
            ]
        )
        #expect(rows[2].oldestPurchaseDate == Instant(milliseconds: now - 3 * dayMilliseconds - 1))
        #expect(rows[3].oldestPurchaseDate == nil)
    }

    // MARK: Page

    @Test func `each day counts what was paid in it by what became of it, and closed purchases nowhere`() throws {
        try insertRun(1, state: "published")
        try insertRun(2, state: "judged")
        try insertRun(3, state: "judged")
        let days = [2, 1, 0].map { asOf - .days($0) }
        try insertPurchase(1, "1", list: "black", paidAt: now - 2 * dayMilliseconds - 1)
        try insertPurchase(2, "2", list: "black", paidAt: now - 2 * dayMilliseconds)
        try insertPurchase(3, "3", paidAt: now - dayMilliseconds - 1)
        try insertPurchase(4, "4", paidAt: now - dayMilliseconds, ["white_state": "parked"])
        try insertPurchase(5, "5", paidAt: now - dayMilliseconds, ["white_state": "credits_not_in_yet"])
        try insertPurchase(6, "6", paidAt: now, ["white_state": "within_grace"])
        try insertPurchase(7, "7", paidAt: now + 1, ["white_state": "within_grace"])
        try insertPurchase(8, "8", list: "closed", paidAt: now)
        try insertPurchase(9, "9", list: "black", paidAt: nil)

        let figures = try ledger.pageFigures(run: RunID(3), asOf: asOf, days: days)
        #expect(figures.previousRun == RunID(1), "the one between was never published")
        #expect(figures.days.map(\.start) == days)
        let counts = figures.days.map { [$0.delivered, $0.notDue, $0.notDelivered] }
        #expect(counts == [[1, 0, 1], [0, 1, 1], [0, 1, 0]])
        #expect(figures.days.map(\.paid) == [2, 2, 1])
        #expect(try ledger.pageFigures(run: RunID(1), asOf: asOf, days: []).previousRun == nil)
    }

    // MARK: Totals

    @Test func `totals count the books`() throws {
        try insertRun(1, state: "published", policy: #"{"subscriptions":"first_period"}"#)
        try insertRun(2, state: "judged", policy: #"{"subscriptions":"first_period"}"#)
        try insertPurchase(1, "1", paidAt: now - dayMilliseconds, ["price_milliunits": 6000, "currency": "CNY"])
        try insertPurchase(
            2,
            "2",
            paidAt: now - 2 * dayMilliseconds,
            ["price_milliunits": 1, "currency": "CNY", "price_source": "catalogue", "owner_basis": "claimed_by"]
        )
        try insertPurchase(3, "3", list: "black", paidAt: now)
        try insertPurchase(4, "4", list: "black", paidAt: now, ["product_type": "non_consumable"])
        try insertPurchase(
            5,
            "5",
            list: "closed",
            paidAt: now,
            ["reason": "excluded_subscription", "original_transaction_id": "o5"]
        )
        try insert("purchase", [["purchase_id": 6, "merged_into": 1, "environment": "Production", "list": "merged"]])
        try insertCredit(1, "3", alias: 3, user: "u1", at: now - dayMilliseconds)
        try insertCredit(2, "4", alias: 4, user: "u1", at: now - dayMilliseconds)
        try insertCredit(3, "8", alias: nil, user: "u1")
        try insertFinding(1, "missing_credit", purchase: 1, ["opened_run_id": 2])
        try insertFinding(2, "missing_credit", purchase: 2)
        try insertFinding(3, "owner_mismatch", purchase: 3, ["closed_run_id": 2, "closed_at": now])
        try insert(
            "evidence",
            [["evidence_id": 1, "digest": "e", "form": "app_receipt", "outcome": "verified", "row_count": 0]]
        )
        try insert(
            "transaction_fact",
            [3, 4].flatMap { (alias: Int64) in
                [now - 2 * dayMilliseconds, now].map { (at: Int64) in
                    [
                        "alias_id": alias, "evidence_id": 1, "digest": "\(at)", "source": "app_receipt", "grade": 3,
                        "stated_at": at,
                    ] as [String: (any DatabaseValueConvertible)?]
                }
            }
        )
        try insert("submission", [["digest": "s1", "evidence_id": 1], ["digest": "s2", "evidence_id": 1]])
        try insert("claim", [["claimant": "u", "transaction_id": "1", "state": "pending"]])
        try insertFile(1, at: now - hourMilliseconds, reportedBy: nil, kind: "receipts")
        try insertFile(2, at: now + hourMilliseconds, reportedBy: nil, kind: "users")
        try insert(
            "credit_statement",
            [now - 5, now + 5].map { (at: Int64) in
                [
                    "digest": "\(at)", "transaction_id": "1", "user_id": "u", "credited_at": at, "status": "credited",
                ] as [String: (any DatabaseValueConvertible)?]
            }
        )

        try ledger.change("UPDATE purchase SET is_unfinished = 1 WHERE purchase_id = 3")
        try ledger.change("UPDATE purchase SET is_without_first = 1 WHERE purchase_id = 5")

        // Kept by triggers: what was written by hand is tallied, and agrees with a count of the rows.
        let tallies = try ledger.controlTotals(run: RunID(2), isFull: true).filter { $0.name.hasPrefix("tally_") }
        // One for each but the moves: none was written.
        #expect(tallies.count == 12)
        #expect(tallies.filter { !$0.holds }.map(\.name) == [])
        let totals = try ledger.bookTotals(run: RunID(2), asOf: asOf)
        #expect(totals.whiteByState == ["missing_credit": 2])
        #expect(totals.black == 2)
        #expect(totals.closedByReason == ["excluded_subscription": 1])
        #expect(totals.merged == 1)
        #expect(totals.liveCredits == 3)
        #expect(totals.matchedCredits == 2)
        #expect(totals.unmatchedCredits == 1)
        #expect(totals.claimsByState == ["pending": 1])
        #expect(totals.openFindingsByKind == ["missing_credit": 2])
        #expect(totals.newFindings == 1)
        #expect(totals.closedFindings == 1)
        #expect(totals.ownersByBasis == ["claimed_by": 1, "unknown": 1])
        #expect(totals.evidenceByOutcome == ["verified": 1])
        #expect(totals.duplicateRows == 4)
        #expect(totals.duplicateEvidence == 1)
        #expect(totals.duplicateTransactions == 2)
        #expect(totals.unfinishedButCredited == 1)
        #expect(
            totals.watermarks == [
                "receipts": asOf - .hours(1), "users": asOf, "credits": Instant(milliseconds: now - 5),
            ]
        )
        #expect(
            totals.missingMoney == [
                .init(currency: "CNY", isEstimate: false, count: 1, milliunits: 6000),
                .init(currency: "CNY", isEstimate: true, count: 1, milliunits: 1),
            ]
        )
        #expect(totals.oldestMissing == asOf - .days(2))
        #expect(totals.periodsWithoutFirst == 1)
    }

    @Test func `totals of an empty ledger are zero`() throws {
        #expect(try ledger.bookTotals(run: RunID(1), asOf: asOf) == BookTotals())
    }

    // MARK: Lookup

    private func insertPeople() throws {
        try insertRun(1, state: "judged")
        try insert(
            "app_user",
            [
                ["user_id": "100", "account_name": "zhang", "canonical_user_id": "100"],
                ["user_id": "99", "merged_into": "100", "canonical_user_id": "100"],
                ["user_id": "200", "account_name": "100", "canonical_user_id": "200"],
            ]
        )
        let token = "6F1C2B3A-0000-4000-8000-000000000001"
        try insert(
            "user_alias",
            [["digest": Data(NameDigest.folded(token).bytes), "user_id": "100", "rank": 0]]
        )
        try insert(
            "user_statement",
            [
                [
                    "digest": "d", "user_id": "100", "app_account_token": token, "first_seen_at": now,
                    "last_seen_at": now,
                ]
            ]
        )
        try insertPurchase(1, "1001", paidAt: now, ["owner_user_id": "99"])
        try insertPurchase(2, "1002", list: "black", paidAt: now - dayMilliseconds)
        try insertPurchase(3, "1003", paidAt: nil)
        try insertCredit(1, "1002", alias: 2, user: "100", ["order_id": "order-1"])
        try insertCredit(2, "55", alias: nil, user: "100")
        try insert("claim", [["claimant": "100", "transaction_id": "1003", "state": "pending"]])
        try insertFinding(1, "missing_credit", purchase: 1)
    }

    @Test func `a user's purchases are those owned, credited and claimed, merged accounts included`() throws {
        try insertPeople()
        let result = try ledger.lookup("100")
        #expect(result.matches.map(\.meaning) == ["user_id", "account_name"])
        #expect(result.matches.compactMap(\.userID) == ["100", "200"])
        #expect(result.purchases.map(\.transactionID) == ["1002", "1001", "1003"])
        #expect(result.purchases[0].credits.compactMap(\.orderID) == ["order-1"])
        #expect(result.purchases[1].caseIDs == ["c1"])
        #expect(result.purchases[1].state == "missing_credit")
        #expect(result.unmatchedCredits.map(\.transactionID) == ["55"])
        #expect(result.claims.map(\.transactionID) == ["1003"])
    }

    @Test(
        arguments: [
            ("6f1c2b3a000040008000000000000001", ["app_account_token"], 3),
            ("6F1C2B3A-0000-4000-8000-000000000001", ["app_account_token"], 3),
            ("zhang", ["account_name"], 3),
            ("1001", ["transaction_id"], 1),
            ("o1002", ["original_transaction_id"], 1),
            ("order-1", ["order_id"], 1),
            ("55", ["transaction_id"], 0),
            ("nobody", [], 0),
        ] as [(String, [String], Int)]
    )
    func `a query is read in every way it can be meant`(_ query: String, _ meanings: [String], _ count: Int) throws {
        try insertPeople()
        let result = try ledger.lookup(query)
        #expect(result.matches.map(\.meaning) == meanings)
        #expect(result.purchases.count == count)
        #expect(result.isEmpty == meanings.isEmpty)
    }

    // MARK: Streaming

    @Test func `what the receiver throws comes back as it is`() throws {
        struct ReaderGone: Error {}
        try insertRun(1, state: "judged")
        try insertPurchase(1, "1", paidAt: now)
        #expect(throws: ReaderGone.self) { try eachRow(ledger.whiteList) { _ in throw ReaderGone() } }
        #expect(try collect { try ledger.whiteList($0) }.count == 1)
    }
}
