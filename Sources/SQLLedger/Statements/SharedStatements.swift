/// The statements that are the same for every engine. An engine has the others in files of the same names.
///
/// They are written in SQLite's SQL, as far as the dialect of another engine can translate it:
/// - parameters are `:name` or `?1`, and a list of them is `json_each(:name) AS given`, which has one `value` a row, an object
///   of them `:name ->> key`; numbers in it, and what has no type of its own, get one by `CAST(… AS bigint)`, `text`, `boolean` or
///   `BLOB`;
/// - `CROSS JOIN` with `ON` fixes the order of a join and `INDEXED BY` its index, where the engine does not choose them by itself;
/// - `IS` and `IS NOT` compare values of which both may be null;
/// - `instr(text, part)` says where a text holds another one, 0 where it does not;
/// - truths are columns named `is_…`, `has_…` or `asks_…`, `INTEGER` in temporary tables: compared as `is_done = 1`, stated as
///   `TRUE` and `FALSE`;
/// - `COLLATE BINARY` stands where texts of several tables are put in order;
/// - rows that exist already are left by `ON CONFLICT DO NOTHING` (after a `WHERE`, as SQLite's grammar needs it);
/// - temporary tables stand without the name of their schema; where they are made, the types of their columns are `TEXT`, `INTEGER`,
///   and `BLOB`, and a `DELETE` without condition empties them.
enum SharedStatements {
    fileprivate static let all: [(statements: any NamedStatement.Type, text: [UInt8])] = [
        (SQL.Answers.self, PackageResources.answers_sql),
        (SQL.AuditChain.self, PackageResources.audit_chain_sql),
        (SQL.AuditDigests.self, PackageResources.audit_digests_sql),
        (SQL.BookChanges.self, PackageResources.book_changes_sql),
        (SQL.CaseCredits.self, PackageResources.case_credits_sql),
        (SQL.Cases.self, PackageResources.cases_sql),
        (SQL.Claims.self, PackageResources.claims_sql),
        (SQL.ControlTotals.self, PackageResources.control_totals_sql),
        (SQL.Copying.self, PackageResources.copying_sql),
        (SQL.Credits.self, PackageResources.credits_sql),
        (SQL.Devices.self, PackageResources.devices_sql),
        (SQL.DigestedRows.self, PackageResources.digested_rows_sql),
        (SQL.Dossiers.self, PackageResources.dossiers_sql),
        (SQL.ErasedPerson.self, PackageResources.erased_person_sql),
        (SQL.Erasure.self, PackageResources.erasure_sql),
        (SQL.EvidenceRoots.self, PackageResources.evidence_roots_sql),
        (SQL.Explain.self, PackageResources.explain_sql),
        (SQL.ImportedRows.self, PackageResources.imported_rows_sql),
        (SQL.Imports.self, PackageResources.imports_sql),
        (SQL.InputTotals.self, PackageResources.input_totals_sql),
        (SQL.Listings.self, PackageResources.listings_sql),
        (SQL.Lookup.self, PackageResources.lookup_sql),
        (SQL.LookupMatches.self, PackageResources.lookup_matches_sql),
        (SQL.Neighbours.self, PackageResources.neighbours_sql),
        (SQL.NotificationSweeps.self, PackageResources.notification_sweeps_sql),
        (SQL.PlainPurchases.self, PackageResources.plain_purchases_sql),
        (SQL.Pointers.self, PackageResources.pointers_sql),
        (SQL.PolicyInForce.self, PackageResources.policy_in_force_sql),
        (SQL.PurchaseMarks.self, PackageResources.purchase_marks_sql),
        (SQL.Purchases.self, PackageResources.purchases_sql),
        (SQL.Questions.self, PackageResources.questions_sql),
        (SQL.ReopenedEvidence.self, PackageResources.reopened_evidence_sql),
        (SQL.Reports.self, PackageResources.reports_sql),
        (SQL.Retention.self, PackageResources.retention_sql),
        (SQL.Runs.self, PackageResources.runs_sql),
        (SQL.SentEvidence.self, PackageResources.sent_evidence_sql),
        (SQL.SubmissionLinks.self, PackageResources.submission_links_sql),
        (SQL.Tallies.self, PackageResources.tallies_sql),
        (SQL.Totals.self, PackageResources.totals_sql),
        (SQL.Touched.self, PackageResources.touched_sql),
        (SQL.Transactions.self, PackageResources.transactions_sql),
        (SQL.UnmatchedFindings.self, PackageResources.unmatched_findings_sql),
        (SQL.UserStatements.self, PackageResources.user_statements_sql),
        (SQL.Users.self, PackageResources.users_sql),
        (SQL.Verification.self, PackageResources.verification_sql),
    ]

    /// The bytes of each file, by its name without its ending.
    static let files = Dictionary(uniqueKeysWithValues: all.map { ($0.statements.file, $0.text) })
}

extension SQL {
    /// The files of statements that every engine has: its tests hold its texts against them.
    package static let sharedFiles: [any NamedStatement.Type] = SharedStatements.all.map { $0.statements }
}
