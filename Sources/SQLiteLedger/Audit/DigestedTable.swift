import GRDB

/// The tables whose rows are written once and never changed in what was stated: their rows are digested as they are
/// written, and nobody adds, changes or takes one out without the digest telling.
enum DigestedTable: String, CaseIterable {
    case listMove = "list_move"
    case sourceFile = "source_file"
    case rejectedRow = "rejected_row"
    case submission
    case creditStatement = "credit_statement"
    case userStatement = "user_statement"
    case evidence
    case transactionAlias = "transaction_alias"
    case transactionFact = "transaction_fact"
    case caseEvent = "case_event"
    case caseCredit = "case_credit"

    /// The rows after a key: the columns that never change, the key first.
    var rows: [UInt8] {
        switch self {
        case .listMove: PackageResources.audit_rows_list_move_sql
        case .sourceFile: PackageResources.audit_rows_source_file_sql
        case .rejectedRow: PackageResources.audit_rows_rejected_row_sql
        case .submission: PackageResources.audit_rows_submission_sql
        case .creditStatement: PackageResources.audit_rows_credit_statement_sql
        case .userStatement: PackageResources.audit_rows_user_statement_sql
        case .evidence: PackageResources.audit_rows_evidence_sql
        case .transactionAlias: PackageResources.audit_rows_transaction_alias_sql
        case .transactionFact: PackageResources.audit_rows_transaction_fact_sql
        case .caseEvent: PackageResources.audit_rows_case_event_sql
        case .caseCredit: PackageResources.audit_rows_case_credit_sql
        }
    }
}

/// The tables that change as exports say: small, and digested as a whole each time the program writes to them.
enum WholeDigestedTable: String, CaseIterable {
    case product
    case coverage

    var rows: [UInt8] {
        switch self {
        case .product: PackageResources.audit_rows_product_sql
        case .coverage: PackageResources.audit_rows_coverage_sql
        }
    }
}
