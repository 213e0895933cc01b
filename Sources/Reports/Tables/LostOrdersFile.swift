package import ReconciliationCore

extension Table<LostOrder> {
    /// `lost-orders.csv`: every `missing_credit`, with its age at `asOf`.
    package static func lostOrders(asOf: Instant) -> Table<LostOrder> {
        @Sendable func age(_ order: LostOrder) -> Span? {
            order.purchaseDate.map { Span(milliseconds: asOf.milliseconds - $0.milliseconds) }
        }
        return Table(
            fileName: "lost-orders.csv",
            columns: [
                Column("case_id") { .identifier($0.caseID) },
                Column("transaction_id") { .identifier($0.transactionID) },
                Column("original_transaction_id") { .identifier($0.originalTransactionID) },
                Column("apple_order_id") { .identifier($0.appleOrderID) },
                Column("bundle_id") { .identifier($0.bundleID) },
                Column("environment") { .text($0.environment.rawValue) },
                Column("product_id") { .identifier($0.productID) },
                Column("product_type") { .text($0.productType) },
                Column("quantity") { .number($0.quantity) },
                Column("purchase_date") { .time($0.purchaseDate) },
                Column("expires_at") { .time($0.expiresAt) },
                Column("age_hours") { .number(age($0)?.wholeHours) },
                Column("aging_bucket") { .text(age($0).map { AgingBucket(age: $0).rawValue }) },
                Column("first_seen_at") { .time($0.firstSeenAt) },
                Column("price_milliunits") { .number($0.price?.milliunits) },
                Column("currency") { .text($0.price?.currency) },
                Column("price_source") { .text($0.priceSource) },
                Column("storefront") { .text($0.storefront) },
                Column("owner_user_id", holds: .name) { .identifier($0.ownerUserID) },
                Column("owner_account_name", holds: .name) { .identifier($0.ownerAccountName) },
                Column("owner_basis") { .text($0.ownerBasis) },
                Column("owner_strength") { .text($0.ownerStrength) },
                Column("owner_candidates", holds: .names) { .identifier($0.ownerCandidates) },
                Column("application_username", holds: .name) { .identifier($0.applicationUsername) },
                Column("submitted_by_user_id", holds: .name) { .identifier($0.submittedByUserID) },
                Column("device_model") { .text($0.deviceModel) },
                Column("os_version") { .identifier($0.osVersion) },
                Column("app_version") { .identifier($0.appVersion) },
                Column("evidence_grade") { .text($0.evidenceGrade) },
                Column("evidence_source") { .text($0.evidenceSource) },
                Column("rechecked_at") { .time($0.recheckedAt) },
                Column("cause") { .text($0.cause) },
                Column("next_step") { .text($0.nextStep) },
                Column("case_status") { .text($0.caseStatus) },
                Column("assignee", holds: .name) { .identifier($0.assignee) },
            ]
        )
    }
}
