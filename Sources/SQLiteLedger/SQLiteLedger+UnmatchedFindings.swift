import FoundationEssentials
import GRDB
import ReconciliationCore

extension SQLiteLedger {
    /// Findings that are not about a purchase: credits without one, forged receipts, other apps' empty receipts.
    ///
    /// Set-based and complete every night: what they look at is kept small by partial indexes. Part of reconciling;
    /// runs inside its transaction.
    func findSubjects(
        in database: Database,
        run: RunID,
        policy: Policy,
        asOf: Instant,
        tally: inout ReconcileTally
    ) throws {
        try database.execute(sql: SQL.text(PackageResources.reconcile_subject_tables_sql))
        for app in policy.apps.sorted() {
            try database.execute(sql: "INSERT INTO temp.own_app VALUES (?)", arguments: [app.rawValue])
        }
        try findUnpaid(in: database, policy: policy, asOf: asOf, tally: &tally)
        try findForgeries(in: database)

        let moment: StatementArguments = [run.number, asOf.milliseconds]
        try database.execute(sql: SQL.text(PackageResources.reconcile_close_subjects_sql), arguments: moment)
        tally.closedFindings += database.changesCount
        try database.execute(sql: SQL.text(PackageResources.reconcile_reopen_subjects_sql), arguments: moment)
        tally.newFindings += database.changesCount
        try database.execute(sql: SQL.text(PackageResources.reconcile_update_subjects_sql))
        try database.execute(sql: SQL.text(PackageResources.reconcile_open_subjects_sql), arguments: moment)
        tally.newFindings += database.changesCount
    }

    /// `missing_payment` and `unproven_credit`.
    private func findUnpaid(
        in database: Database,
        policy: Policy,
        asOf: Instant,
        tally: inout ReconcileTally
    ) throws {
        try database.execute(
            sql: SQL.text(PackageResources.reconcile_unpaid_sql),
            arguments: [
                asOf.milliseconds, policy.grace.milliseconds,
                // Nothing known of evidence: no credit lacks it.
                policy.evidenceSince?.milliseconds ?? Int64.max,
            ]
        )
        tally.unlistedUnprovenCredits =
            try Int.fetchOne(
                database,
                sql: SQL.text(PackageResources.reconcile_unlisted_credits_sql),
                arguments: [asOf.milliseconds, Span.days(7).milliseconds]
            ) ?? 0
        try database.execute(
            sql: SQL.text(PackageResources.reconcile_find_unpaid_sql),
            arguments: [tally.unlistedUnprovenCredits == 0]
        )
    }

    /// `forged_receipt`, and `foreign_receipt` where no purchase could say it.
    private func findForgeries(in database: Database) throws {
        let rules = String(decoding: try JSONEncoder().encode(forgeryRules.sorted()), as: UTF8.self)
        try database.execute(sql: SQL.text(PackageResources.reconcile_sight_refused_sql), arguments: [rules])
        try database.execute(sql: SQL.text(PackageResources.reconcile_sight_empty_sql))
        try nameUploaders(in: database)
        try database.execute(sql: SQL.text(PackageResources.reconcile_senders_sql))
        try database.execute(sql: "CREATE INDEX temp.sender_key ON sender (evidence_id)")
        try database.execute(sql: SQL.text(PackageResources.reconcile_find_forged_sql), arguments: [rules])
        try database.execute(sql: SQL.text(PackageResources.reconcile_find_foreign_sql))
    }
}
