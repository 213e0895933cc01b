package import ReconciliationCore

extension Table<ExceptionRow> {
    /// `exceptions.csv`: every open finding but the missing credits.
    package static var exceptions: Table<ExceptionRow> {
        Table(
            fileName: "exceptions.csv",
            columns: [
                Column("case_id") { .identifier($0.caseID) },
                Column("kind") { .text($0.kind) },
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("original_transaction_id") { .identifier($0.originalTransactionID) },
                Column("bundle_id") { .identifier($0.bundleID) },
                Column("environment") { .text($0.environment) },
                Column("product_id") { .identifier($0.productID) },
                Column("purchase_date") { .time($0.purchaseDate) },
                Column("credited_user_id", holds: .name) { .identifier($0.creditedUserID) },
                Column("credited_at") { .time($0.creditedAt) },
                Column("credit_order_id") { .identifier($0.creditOrderID) },
                Column("owner_user_id", holds: .name) { .identifier($0.ownerUserID) },
                Column("owner_basis") { .text($0.ownerBasis) },
                Column("owner_strength") { .text($0.ownerStrength) },
                // Often a user or a product: as easily damaged as their own columns.
                Column("expected", holdsIn: accounts) { .identifier($0.expected) },
                Column("actual", holdsIn: accounts) { .identifier($0.actual) },
                Column("detail", holds: .words) { .identifier($0.detail) },
                Column("next_step") { .text($0.nextStep) },
                Column("case_status") { .text($0.caseStatus) },
                Column("assignee", holds: .name) { .identifier($0.assignee) },
                Column("price_milliunits") { .number($0.price?.milliunits) },
                Column("currency") { .text($0.price?.currency) },
                Column("price_source") { .text($0.priceSource) },
            ]
        )
    }
}

/// What is expected and what was found are accounts where they differ in that.
@Sendable private func accounts(_ row: ExceptionRow) -> PersonalData? {
    row.kind == FindingKind.ownerMismatch.rawValue ? .names : nil
}
