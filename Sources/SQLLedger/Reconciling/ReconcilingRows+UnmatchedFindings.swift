import Ledger
import ReconciliationCore

// `UnmatchedFindingStore`
extension ReconcilingRows {
    func beginUnmatchedFindings() throws { try database.execute(SQL.UnmatchedFindings.unmatchedTables) }

    func forEachUnmatchedCredit(_ body: (UnmatchedCredit) throws -> Void) throws {
        let rows = try database.cursor(SQL.UnmatchedFindings.readUnmatchedCredits)
        try rows.forEachGroup(
            by: { $0["credit_id"] as Int64 },
            begin: { try UnmatchedCredit(row: $0) },
            add: { unmatched, row in
                if let answer = try NotFoundAnswer(row) { unmatched.notFound.append(answer) }
            },
            finish: body
        )
    }

    func liveCreditCount(after start: Instant, until end: Instant) throws -> Int {
        let bounds = ["after": start.milliseconds, "until": end.milliseconds]
        return try database.value(SQL.UnmatchedFindings.countLiveCredits, named: bounds) ?? 0
    }

    func keep(_ unmatched: UnmatchedFinding) throws {
        let finding = unmatched.finding
        try database.run(
            SQL.UnmatchedFindings.addUnmatchedFinding,
            named: [
                "kind": finding.kind.rawValue, "environment": unmatched.environment, "subject": unmatched.subject,
                "case_id": unmatched.caseID, "credited_user_id": finding.credit?.userID.rawValue,
                "credited_at": finding.credit?.creditedAt.milliseconds,
                "credit_order_id": finding.credit?.orderID?.rawValue,
                "transaction_id": finding.credit?.transactionID.rawValue, "bundle_id": unmatched.bundleID?.rawValue,
                "product_id": finding.credit?.productID?.rawValue, "expected": finding.expected,
                "actual": finding.actual, "detail": finding.detail, "next_step": finding.nextStep.rawValue,
            ]
        )
    }

    func forEachFound(_ body: (UnmatchedFindingKey, BookedFinding?) throws -> Void) throws {
        let rows = try database.cursor(SQL.UnmatchedFindings.readFound)
        while let row = try rows.next() {
            let key = try UnmatchedFindingKey(row)
            var booked = (row["finding_id"] as Int64?).map {
                BookedFinding(
                    id: $0,
                    kind: key.kind,
                    isOpen: row.closingRun == nil,
                    isReported: row.isFindingReported
                )
            }
            booked?.closingReason = (row["closed_reason"] as String?).flatMap(ClosingReason.init(code:))
            try body(key, booked)
        }
    }

    func forEachVanished(_ body: (Int64, UnmatchedFindingKey, VanishedFinding) throws -> Void) throws {
        let rows = try database.cursor(SQL.UnmatchedFindings.readVanished)
        try rows.forEachGroup(
            by: { $0["finding_id"] as Int64 },
            begin: { try VanishedFinding.Found($0) },
            add: { vanished, row in try vanished.add(row) },
            finish: { try body($0.findingID, $0.key, $0.finding) }
        )
    }

    func keep(_ change: UnmatchedFindingChange) throws {
        try database.run(SQL.UnmatchedFindings.addUnmatchedChange, named: change.columns)
    }

    func writeUnmatchedFindings(of run: RunID, asOf: Instant) throws -> (closed: Int, opened: Int) {
        let moment = moment(run, asOf)
        let closed = try database.run(SQL.UnmatchedFindings.closeUnmatched, named: moment)
        let reopened = try database.run(SQL.UnmatchedFindings.reopenUnmatched, named: moment)
        try database.run(SQL.UnmatchedFindings.updateUnmatched)
        let opened = try database.run(SQL.UnmatchedFindings.openUnmatched, named: moment)
        return (closed, reopened + opened)
    }
}

extension UnmatchedFindingKey {
    fileprivate init(_ row: Row) throws {
        try self.init(kind: row.code("kind"), environment: row["environment"], subject: row["subject"])
    }
}

extension UnmatchedFindingChange {
    fileprivate var columns: NamedValues {
        let (change, id, reason): (String, Int64?, ClosingReason?) =
            switch self {
            case .open: ("open", nil, nil)
            case .reopen(let id, _): ("reopen", id, nil)
            case .resume(let id, _): ("resume", id, nil)
            case .relist(let id, _, let isNew): (isNew ? "relist_as_new" : "relist", id, nil)
            case .update(let id, _): ("update", id, nil)
            case .close(let id, _, let reason): ("close", id, reason)
            }
        return [
            "kind": key.kind.rawValue, "environment": key.environment, "subject": key.subject, "change": change,
            "finding_id": id, "closed_reason": reason?.code,
        ]
    }
}

extension UnmatchedCredit {
    fileprivate init(row: Row) throws {
        self.init(try Credit(creditRow: row), in: try row.code("environment"))
    }
}

extension VanishedFinding {
    /// A finding as it is read row by row.
    fileprivate struct Found {
        let findingID: Int64
        let key: UnmatchedFindingKey
        private(set) var finding: VanishedFinding
        private var lastCreditID: Int64?

        init(_ row: Row) throws {
            let kind: FindingKind = try row.code("kind")
            findingID = row["finding_id"]
            key = UnmatchedFindingKey(
                kind: kind,
                environment: row["finding_environment"],
                subject: row["finding_subject"]
            )
            finding = VanishedFinding(kind: kind, environment: key.environment)
        }

        mutating func add(_ row: Row) throws {
            guard let creditID = row["credit_id"] as Int64? else { return }
            if creditID != lastCreditID {
                finding.credits.append(
                    LiveCredit(
                        try UnmatchedCredit(row: row),
                        isMatched: row["is_matched"],
                        isEnvironmentStated: row["is_environment_stated"]
                    )
                )
                lastCreditID = creditID
            }
            if let last = finding.credits.indices.last, let answer = try NotFoundAnswer(row) {
                finding.credits[last].unmatched.notFound.append(answer)
            }
        }
    }
}
