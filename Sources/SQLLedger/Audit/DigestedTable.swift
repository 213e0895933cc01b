/// The tables whose rows are written once and never changed in what was stated: their rows are digested as they are
/// written, and the digest shows whether one was added, changed or removed.
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
    var rows: SQL.DigestedRows {
        switch self {
        case .listMove: .listMove
        case .sourceFile: .sourceFile
        case .rejectedRow: .rejectedRow
        case .submission: .submission
        case .creditStatement: .creditStatement
        case .userStatement: .userStatement
        case .evidence: .evidence
        case .transactionAlias: .transactionAlias
        case .transactionFact: .transactionFact
        case .caseEvent: .caseEvent
        case .caseCredit: .caseCredit
        }
    }
}

/// The tables that follow the exports: small, and digested as a whole each time the program writes to them.
enum WholeDigestedTable: String, CaseIterable {
    case product
    case coverage
    case refusedCredit = "refused_credit"
    case forgottenName = "forgotten_name"

    var rows: SQL.DigestedRows {
        switch self {
        case .product: .product
        case .coverage: .coverage
        case .refusedCredit: .refusedCredit
        case .forgottenName: .forgottenName
        }
    }
}
