import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// Findings about no purchase: credits without one, forged evidence, other apps' evidence without purchases inside.
    ///
    /// Complete every night: partial indexes keep small what is read. Part of reconciling; runs inside its transaction.
    func findUnmatched(
        in database: Database,
        run: RunID,
        policy: Policy,
        asOf: Instant,
        tally: inout ReconcileTally
    ) throws {
        try database.execute(SQL.UnmatchedFindings.unmatchedTables)
        tally.unlistedUnprovenCredits = try findUnmatchedCredits(in: database, policy: policy, asOf: asOf)
        try findForgedAndForeign(in: database, policy: policy)

        let moment = ["run": run.number, "as_of": asOf.milliseconds]
        let reasons = try closingReasons(
            in: database,
            policy: policy,
            asOf: asOf,
            listsUnproven: tally.unlistedUnprovenCredits == 0
        )
        for (finding, reason) in reasons {
            try database.run(
                SQL.UnmatchedFindings.closeFinding,
                named: [
                    "finding": finding, "reason": reason.code, "run": run.number, "as_of": asOf.milliseconds,
                ]
            )
        }
        tally.closedFindings += reasons.count
        tally.newFindings += try database.run(SQL.UnmatchedFindings.reopenUnmatched, named: moment)
        try database.run(SQL.UnmatchedFindings.updateUnmatched)
        tally.newFindings += try database.run(SQL.UnmatchedFindings.openUnmatched, named: moment)
    }

    /// `missing_payment` and `unproven_credit`: counted first, because their number says whether they are listed.
    ///
    /// - Returns: how many unproven credits are counted and not listed.
    private func findUnmatchedCredits(in database: Database, policy: Policy, asOf: Instant) throws -> Int {
        var unproven = UnprovenCredits(asOf: asOf)
        try forEachUnmatchedCredit(in: database) { unmatched in
            if judge(unmatched, policy: policy, asOf: asOf) == .unproven { unproven.add(unmatched.credit) }
        }
        let lastWeek = ["after": unproven.weekStart.milliseconds, "until": asOf.milliseconds]
        let live = try Int.fetchOne(
            database.prepared(SQL.UnmatchedFindings.countLiveCredits),
            arguments: StatementArguments(lastWeek)
        )
        let listsUnproven = unproven.areListed(amongLiveCreditsOfLastWeek: live ?? 0)
        try forEachUnmatchedCredit(in: database) { unmatched in
            let verdict = judge(unmatched, policy: policy, asOf: asOf)
            if let finding = unmatched.finding(verdict, listsUnproven: listsUnproven) {
                try database.add(finding)
            }
        }
        return listsUnproven ? 0 : unproven.count
    }

    private func forEachUnmatchedCredit(in database: Database, _ body: (UnmatchedCredit) throws -> Void) throws {
        let rows = try Row.fetchCursor(database.prepared(SQL.UnmatchedFindings.readUnmatchedCredits))
        try rows.forEachGroup(by: { $0["credit_id"] as Int64 }) { (unmatched: inout UnmatchedCredit?, row) in
            if unmatched == nil { unmatched = UnmatchedCredit(row: row) }
            if let answer = NotFoundAnswer(row) { unmatched?.notFound.append(answer) }
        } finish: {
            if let unmatched = $0 { try body(unmatched) }
        }
    }

    /// Why each standing finding about no purchase is closed that was not found again.
    private func closingReasons(
        in database: Database,
        policy: Policy,
        asOf: Instant,
        listsUnproven: Bool
    ) throws -> [(finding: Int64, reason: ClosingReason)] {
        var reasons: [(finding: Int64, reason: ClosingReason)] = []
        let rows = try Row.fetchCursor(database.prepared(SQL.UnmatchedFindings.readVanished))
        try rows.forEachGroup(by: { $0["finding_id"] as Int64 }) { (vanished: inout VanishedFinding.Row?, row) in
            if vanished == nil { vanished = VanishedFinding.Row(row) }
            vanished?.add(row)
        } finish: {
            guard let vanished = $0 else { return }
            let reason = vanished.finding.closingReason(policy: policy, asOf: asOf, listsUnproven: listsUnproven)
            reasons.append((vanished.findingID, reason))
        }
        return reasons
    }
}

extension Database {
    /// Keeps a finding about no purchase until all of the night are found.
    func add(_ unmatched: UnmatchedFinding) throws {
        let finding = unmatched.finding
        try run(
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
}

extension UnmatchedCredit {
    fileprivate init?(row: Row) {
        guard let environment: StoreEnvironment = row.code("environment"), let credit = Credit(unmatchedRow: row) else {
            return nil
        }
        self.init(credit, in: environment)
    }
}

extension Credit {
    fileprivate init?(unmatchedRow row: Row) {
        guard let transactionID: TransactionID = row.identity("transaction_id"),
            let userID: UserID = row.identity("user_id"), let creditedAt = row.instant("credited_at"),
            let status: CreditRow.Status = row.code("status"), let source: Source = row.code("source")
        else { return nil }
        self.init(
            subject: row["subject"],
            transactionID: transactionID,
            environment: row.code("environment"),
            userID: userID,
            canonicalUserID: userID,
            orderID: row.identity("order_id"),
            creditedAt: creditedAt,
            productID: row.identity("product_id"),
            quantity: row["quantity"],
            status: status,
            source: source,
            statementID: row["statement_id"] as Int64? ?? 0
        )
    }
}

extension VanishedFinding {
    /// A finding as it is read row by row.
    fileprivate struct Row {
        let findingID: Int64
        private(set) var finding: VanishedFinding
        private var lastCreditID: Int64?

        init?(_ row: GRDB.Row) {
            guard let kind: FindingKind = row.code("kind") else { return nil }
            findingID = row["finding_id"]
            finding = VanishedFinding(kind: kind, environment: row["finding_environment"])
        }

        mutating func add(_ row: GRDB.Row) {
            guard let creditID = row["credit_id"] as Int64? else { return }
            if creditID != lastCreditID, let unmatched = UnmatchedCredit(row: row) {
                finding.credits.append(
                    LiveCredit(
                        unmatched,
                        isMatched: row["is_matched"],
                        isEnvironmentStated: row["is_environment_stated"]
                    )
                )
                lastCreditID = creditID
            }
            if let last = finding.credits.indices.last, let answer = NotFoundAnswer(row) {
                finding.credits[last].unmatched.notFound.append(answer)
            }
        }
    }
}
