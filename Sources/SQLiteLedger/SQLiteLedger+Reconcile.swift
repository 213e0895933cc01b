import FoundationEssentials
import GRDB
package import ReconciliationCore

extension SQLiteLedger {
    /// The bounds of what the credits cover, as of a moment.
    package func creditCoverage(asOf: Instant) throws(StoreFailure) -> CreditCoverage {
        try read("read the coverage of credits") { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT
                        (SELECT MIN(credited_at) FROM credit_statement WHERE credited_at <= ?1),
                        MAX(
                            COALESCE((SELECT MAX(credited_at) FROM credit_statement WHERE credited_at <= ?1), -1),
                            COALESCE((SELECT MAX(covers_until) FROM coverage WHERE kind = 'credits'), -1)
                        ),
                        (SELECT MIN(received_at) FROM evidence)
                    """,
                arguments: [asOf.milliseconds]
            )
            let watermark = (row?[1] as Int64?).flatMap { $0 < 0 ? nil : Instant(milliseconds: $0) }
            return CreditCoverage(
                earliest: row?.instant(0),
                watermark: watermark,
                earliestEvidence: row?.instant(2)
            )
        }
    }

    /// Judges what was touched and writes the difference in one go.
    ///
    /// A second time, with nothing new and the same as-of, it moves nothing.
    package func reconcile(
        run: RunID,
        policy: Policy,
        asOf: Instant,
        isFull: Bool
    ) throws(StoreFailure) -> ReconcileTally {
        try write("reconcile") { database in
            let previous = try lastPolicy(in: database)
            try database.run(PackageResources.reconcile_take_case_events_sql, [run.number])
            try gatherTouched(in: database) {
                try database.execute(
                    sql: SQL.text(PackageResources.reconcile_touched_sql),
                    arguments: [
                        isFull || previous.map { $0.requiresFullRejudge(policy) } ?? false,
                        previous?.creditsSince != policy.creditsSince,
                    ]
                )
            }
            var tally = ReconcileTally()
            try withdrawUnstated(in: database, run: run, asOf: asOf, tally: &tally)
            tally.judged = try judgeTouched(in: database, policy: policy, asOf: asOf)
            tally.judged += try judgeNeighbours(
                in: database,
                policy: policy,
                asOf: asOf,
                isEverything: isFull || previous == nil
            )
            let moment: StatementArguments = [run.number, asOf.milliseconds]
            try database.execute(sql: SQL.text(PackageResources.reconcile_moves_sql), arguments: moment)
            tally.moves += database.changesCount
            try database.execute(
                sql: SQL.text(PackageResources.reconcile_update_purchases_sql),
                arguments: [asOf.milliseconds, run.number]
            )
            try settleClaims(in: database, policy: policy, isFull: isFull)
            try database.execute(sql: SQL.text(PackageResources.reconcile_close_findings_sql), arguments: moment)
            tally.closedFindings += database.changesCount
            try database.execute(sql: SQL.text(PackageResources.reconcile_reopen_findings_sql), arguments: moment)
            tally.newFindings = database.changesCount
            try database.execute(sql: SQL.text(PackageResources.reconcile_update_findings_sql))
            try database.execute(sql: SQL.text(PackageResources.reconcile_open_findings_sql), arguments: moment)
            tally.newFindings += database.changesCount
            try findUnmatched(in: database, run: run, policy: policy, asOf: asOf, tally: &tally)
            try markStorefronts(in: database)
            try markUnfinished(in: database, run: run, asOf: asOf)
            try markRenewalsWithoutFirst(in: database)
            // A full run looks at every purchase anyway.
            if !isFull { try database.run(PackageResources.reconcile_note_judged_sql) }
            try database.execute(sql: "DELETE FROM dirty_purchase")
            tally.changedSettings = try changedSettings(of: run, policy: policy, previous: previous, in: database)
            try markJudged(run, policy: policy, in: database)
            try auditRun(run, policy: policy, previous: previous, asOf: asOf, in: database)
            return tally
        }
    }

    /// Takes the touched purchases that nothing in force states any more off their lists, before the others are judged:
    /// nobody's owner may rest on them.
    private func withdrawUnstated(
        in database: Database,
        run: RunID,
        asOf: Instant,
        tally: inout ReconcileTally
    ) throws {
        let moment = [run.number, asOf.milliseconds]
        try database.run(PackageResources.reconcile_withdraw_moves_sql, moment)
        tally.moves += database.changesCount
        try database.run(PackageResources.reconcile_withdraw_findings_sql, moment)
        tally.closedFindings += database.changesCount
        try database.execute(sql: SQL.text(PackageResources.reconcile_withdraw_purchases_sql))
    }

    private func lastPolicy(in database: Database) throws -> Policy? {
        let text = try String.fetchOne(
            database,
            sql: "SELECT policy FROM run WHERE state <> 'open' AND policy <> '' ORDER BY run_id DESC LIMIT 1"
        )
        return try text.map { try JSONDecoder().decode(Policy.self, from: Data($0.utf8)) }
    }

    /// Which settings changed since the books were judged before this run, however often the run goes on, and how many
    /// moves of this run concern purchases that were on a list then.
    private func changedSettings(
        of run: RunID,
        policy: Policy,
        previous: Policy?,
        in database: Database
    ) throws -> SettingChanges {
        if let previous, !policy.changes(since: previous).isEmpty {
            try database.run(PackageResources.reconcile_note_policy_before_sql, [run.number, try json(previous)])
        }
        let before = try String.fetchOne(
            database,
            sql: "SELECT policy_before FROM run WHERE run_id = ?",
            arguments: [run.number]
        )
        guard let before else { return SettingChanges(settings: [], moves: 0) }
        let count = try database.prepared(PackageResources.reconcile_moves_of_listed_sql)
        return SettingChanges(
            settings: policy.changes(since: try JSONDecoder().decode(Policy.self, from: Data(before.utf8))),
            moves: try Int.fetchOne(count, arguments: [run.number]) ?? 0
        )
    }

    private func json(_ policy: Policy) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(policy), as: UTF8.self)
    }

    private func markJudged(_ run: RunID, policy: Policy, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE run SET state = 'judged', policy = ?, credits_since = ?, credits_watermark = ?
                WHERE run_id = ?
                """,
            arguments: [
                try json(policy), policy.creditsSince?.milliseconds,
                policy.creditsWatermark?.milliseconds, run.number,
            ]
        )
    }

    /// What the dossiers of some purchases are read from: as much of the ledger as those touch, and no more.
    ///
    /// - Parameter fill: puts the purchases into `temp.touched`.
    func gatherTouched(in database: Database, fill: () throws -> Void) throws {
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.touched;
                DROP TABLE IF EXISTS temp.verdict;
                DROP TABLE IF EXISTS temp.found;
                CREATE TEMP TABLE touched (purchase_id INTEGER PRIMARY KEY);
                """
        )
        try fill()
        try database.execute(sql: SQL.text(PackageResources.reconcile_neighbour_tables_sql))
        try gatherDossiers(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_verdict_table_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_finding_table_sql))
    }

    /// Gathers what dossiers of the purchases in `temp.touched` need besides their own rows.
    func gatherDossiers(in database: Database) throws {
        try database.execute(
            sql: """
                DROP TABLE IF EXISTS temp.trace;
                DROP TABLE IF EXISTS temp.device_users;
                DROP TABLE IF EXISTS temp.selected_submission;
                CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
                """
        )
        try overviewSubscriptions(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_traces_sql))
        try database.execute(sql: "CREATE INDEX temp.trace_key ON trace (purchase_id, submission_id, alias_id)")
        try database.execute(sql: SQL.text(PackageResources.reconcile_select_submissions_sql))
        try listSenderCandidates(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_devices_sql))
        try database.execute(sql: "CREATE INDEX temp.device_users_key ON device_users (device_token)")
    }

    /// Lists whom the submissions in `temp.selected_submission` may be from.
    func listSenderCandidates(in database: Database) throws {
        try database.execute(sql: SQL.text(PackageResources.reconcile_sender_table_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_find_senders_sql))
        try database.execute(sql: "CREATE INDEX temp.sender_candidate_key ON sender_candidate (submission_id)")
    }

    /// Judges once more those whose neighbours have something to say (`same_subscription`, `same_receipt`), and those
    /// nobody touched whose neighbours' credits changed.
    ///
    /// Two passes, so that the order of judging never matters: whether a credit's account is in question depends on
    /// the rungs that bind, which look at the purchase alone. After the first pass that is settled for everything
    /// touched, and the second cannot change it. What it reaches is bounded by what receipts and subscriptions hold.
    private func judgeNeighbours(
        in database: Database,
        policy: Policy,
        asOf: Instant,
        isEverything: Bool
    ) throws -> Int {
        try database.execute(sql: SQL.text(PackageResources.reconcile_asking_sql))
        if !isEverything { try database.execute(sql: SQL.text(PackageResources.reconcile_reach_sql)) }
        let reached = database.changesCount
        try database.execute(sql: SQL.text(PackageResources.reconcile_subscription_neighbours_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_receipt_neighbours_sql))
        try database.execute(sql: "DELETE FROM touched")
        try database.execute(sql: SQL.text(PackageResources.reconcile_touch_again_sql))
        guard try database.count("temp.touched") > 0 else { return 0 }
        try database.execute(sql: "DELETE FROM temp.found WHERE purchase_id IN (SELECT purchase_id FROM touched)")
        try gatherDossiers(in: database)
        _ = try judgeTouched(in: database, policy: policy, asOf: asOf)
        return isEverything ? 0 : reached
    }

    /// Streams every touched dossier through `judge` and keeps what it says.
    private func judgeTouched(in database: Database, policy: Policy, asOf: Instant) throws -> Int {
        let reader = try DossierReader(database, catalogue: Catalogue(in: database))
        let insertVerdict = try database.makeStatement(sql: SQL.text(PackageResources.reconcile_insert_verdict_sql))
        let insertFinding = try database.makeStatement(sql: SQL.text(PackageResources.reconcile_insert_finding_sql))
        var judged = 0
        while let (purchaseID, dossier) = try reader.next() {
            let verdict = judge(dossier, policy: policy, asOf: asOf)
            let purchase = PurchaseFacts(dossier)
            insertVerdict.setUncheckedArguments(
                verdictColumns(purchaseID, verdict: verdict, purchase: purchase, dossier: dossier)
            )
            try insertVerdict.execute()
            for finding in verdict.findings {
                insertFinding.setUncheckedArguments(findingColumns(purchaseID, finding: finding, purchase: purchase))
                try insertFinding.execute()
            }
            judged += 1
        }
        return judged
    }
}

private func verdictColumns(
    _ purchaseID: Int64,
    verdict: Verdict,
    purchase: PurchaseFacts,
    dossier: Dossier
) -> StatementArguments {
    let cost = price(of: purchase, in: dossier)
    let upload = dossier.shownUpload(at: purchase.paidAt)
    return [
        purchaseID, verdict.list.rawValue, verdict.reason.rawValue, verdict.whiteState?.rawValue,
        purchase.shownID.rawValue, purchase.originalID?.rawValue, purchase.bundleID?.rawValue,
        purchase.productID?.rawValue, purchase.type?.rawValue, purchase.quantity, purchase.paidAt?.milliseconds,
        purchase.expiresAt?.milliseconds, purchase.storefront, cost?.price.milliunits, cost?.price.currency,
        cost?.source.rawValue, verdict.owner.userID?.rawValue, verdict.owner.basis.rawValue,
        verdict.owner.strength.rawValue, verdict.owner.candidates.map(\.rawValue).joined(separator: ";"),
        verdict.cause?.rawValue, verdict.nextStep?.rawValue, dossier.shownUsername,
        upload?.user?.rawValue, upload?.trace.deviceModel, upload?.trace.osVersion, upload?.trace.appVersion,
        purchase.grade.code, purchase.source.rawValue, verdict.creditedTo?.rawValue,
    ]
}

private func findingColumns(_ purchaseID: Int64, finding: Finding, purchase: PurchaseFacts) -> StatementArguments {
    // Another app may use the same numbers for its own transactions.
    let subject =
        finding.kind == .foreignReceipt
        ? "\(finding.actual) \(purchase.shownID)" : purchase.shownID.rawValue
    return [
        purchaseID, finding.kind.rawValue,
        caseID(of: finding.kind, environment: purchase.environment.rawValue, subject: subject),
        purchase.environment.rawValue, subject, finding.credit?.userID.rawValue,
        finding.credit?.creditedAt.milliseconds, finding.credit?.orderID?.rawValue, finding.expected, finding.actual,
        finding.detail, finding.nextStep.rawValue,
    ]
}
