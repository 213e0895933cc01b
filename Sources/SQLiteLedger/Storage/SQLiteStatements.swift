import SQLLedger

/// The named statements in SQLite's SQL. The folder `SQL` has a file for each enumeration, with the statements that
/// are not shared.
enum SQLiteStatements {
    static let texts = StatementTexts([
        "answers": PackageResources.answers_sql,
        "audit_chain": PackageResources.audit_chain_sql,
        "book_changes": PackageResources.book_changes_sql,
        "bulk_load": PackageResources.bulk_load_sql,
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
        "imported_rows": PackageResources.imported_rows_sql,
        "imports": PackageResources.imports_sql,
        "input_totals": PackageResources.input_totals_sql,
        "purchases": PackageResources.purchases_sql,
        "reports": PackageResources.reports_sql,
        "submission_links": PackageResources.submission_links_sql,
        "totals": PackageResources.totals_sql,
        "touched": PackageResources.touched_sql,
        "transactions": PackageResources.transactions_sql,
        "user_statements": PackageResources.user_statements_sql,
        "users": PackageResources.users_sql,
        "verification": PackageResources.verification_sql,
    ])
}

extension NamedStatement {
    /// The text, comments included.
    var sql: String { SQLiteStatements.texts.text(of: self) }
}
