/// The statements that are the same for every engine. An engine has the others in files of the same names.
///
/// They are written in the SQL of SQLite as far as others have the same or a word for it, which their dialect puts there:
/// - parameters are `:name` or `?1`, and a list of them is `json_each(:name) AS given`, which has one `value` a row, an object
///   of them `:name ->> key`; numbers in it, and what has no type of its own, get one by `CAST(… AS bigint)`, `text`, `boolean` or
///   `BLOB`;
/// - `CROSS JOIN` with `ON` fixes the order of a join and `INDEXED BY` its index, where the engine does not choose them by itself;
/// - `IS` and `IS NOT` compare values of which both may be null;
/// - truths are columns named `is_…`, `has_…` or `asks_…`, `INTEGER` in temporary tables: compared as `is_done = 1`, stated as
///   `TRUE` and `FALSE`;
/// - `COLLATE BINARY` stands where texts of several tables are put in order;
/// - rows that exist already are left by `ON CONFLICT DO NOTHING` (after a `WHERE`, as SQLite's grammar needs it);
/// - temporary tables stand without the name of their schema; where they are made, the types of their columns are `TEXT`, `INTEGER`,
///   and `BLOB`, and a `DELETE` without condition empties them.
enum SharedStatements {
    static let files: [String: [UInt8]] = [
        "answers": PackageResources.answers_sql,
        "audit_chain": PackageResources.audit_chain_sql,
        "audit_digests": PackageResources.audit_digests_sql,
        "book_changes": PackageResources.book_changes_sql,
        "case_credits": PackageResources.case_credits_sql,
        "cases": PackageResources.cases_sql,
        "claims": PackageResources.claims_sql,
        "control_totals": PackageResources.control_totals_sql,
        "copying": PackageResources.copying_sql,
        "credits": PackageResources.credits_sql,
        "devices": PackageResources.devices_sql,
        "digested_rows": PackageResources.digested_rows_sql,
        "dossiers": PackageResources.dossiers_sql,
        "erased_person": PackageResources.erased_person_sql,
        "erasure": PackageResources.erasure_sql,
        "evidence_roots": PackageResources.evidence_roots_sql,
        "explain": PackageResources.explain_sql,
        "imported_rows": PackageResources.imported_rows_sql,
        "imports": PackageResources.imports_sql,
        "input_totals": PackageResources.input_totals_sql,
        "listings": PackageResources.listings_sql,
        "lookup": PackageResources.lookup_sql,
        "lookup_matches": PackageResources.lookup_matches_sql,
        "neighbours": PackageResources.neighbours_sql,
        "notification_sweeps": PackageResources.notification_sweeps_sql,
        "plain_purchases": PackageResources.plain_purchases_sql,
        "pointers": PackageResources.pointers_sql,
        "policy_in_force": PackageResources.policy_in_force_sql,
        "purchase_marks": PackageResources.purchase_marks_sql,
        "purchases": PackageResources.purchases_sql,
        "questions": PackageResources.questions_sql,
        "reopened_evidence": PackageResources.reopened_evidence_sql,
        "reports": PackageResources.reports_sql,
        "retention": PackageResources.retention_sql,
        "runs": PackageResources.runs_sql,
        "sent_evidence": PackageResources.sent_evidence_sql,
        "submission_links": PackageResources.submission_links_sql,
        "tallies": PackageResources.tallies_sql,
        "totals": PackageResources.totals_sql,
        "touched": PackageResources.touched_sql,
        "transactions": PackageResources.transactions_sql,
        "unmatched_findings": PackageResources.unmatched_findings_sql,
        "user_statements": PackageResources.user_statements_sql,
        "users": PackageResources.users_sql,
        "verification": PackageResources.verification_sql,
    ]
}
