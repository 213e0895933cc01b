/// What each column of our CSV files may hold, those that come in and those that go out: an erasure looks for people there.
package enum ErasedColumns {
    /// Users and what they are known by.
    package static let people: Set<String> = [
        "account_name", "actor", "app_account_token", "application_username", "contact", "credited_user_id",
        "device_id", "device_token", "merged_into", "owner_account_name", "owner_candidates", "owner_user_id",
        "submitted_by_user_id", "user_id",
    ]

    /// What a users file says of the account in its row, and nobody else.
    package static let profile: Set<String> = ["account_name", "app_account_token", "application_username", "contact"]

    /// Sentences and names of files, in which people may be named.
    package static let sentences: Set<String> = [
        "actual", "detail", "expected", "field", "file", "message", "note", "subject",
    ]

    /// Ids of purchases and products, codes, amounts, times and digests; and staff whom cases are assigned to, never the person, whoever
    /// is called so.
    package static let identifiersAndAmounts: Set<String> = [
        "action", "age_hours", "aging_bucket", "amount_milliunits", "app_version", "apple_order_id", "as_of",
        "assignee",
        "at", "attempts", "audit_hash", "audit_sequence", "bucket", "bundle_id", "case_id", "case_status", "cause",
        "closed_at",
        "closed_reason", "closing_count", "closing_milliunits", "configuration_digest", "count", "count_change",
        "credit_order_id", "credit_source", "credited_as", "credited_at", "currency", "device_model", "due_at",
        "entered_at", "environment", "evidence_grade", "evidence_source", "exit_status", "expires_at", "finished_at",
        "first_seen_at", "from", "hash", "in_count", "in_milliunits", "kind", "last_answer", "last_attempt_at", "line",
        "list", "list_state", "moves", "next_attempt_at", "next_step", "oldest_purchase_date", "opened_at",
        "opening_count", "opening_milliunits", "order_id", "original_transaction_id", "os_version", "out_count",
        "out_milliunits", "outcome", "overdue", "owner_basis", "owner_strength", "previous_hash", "price",
        "price_milliunits", "price_source", "product_id", "product_type", "purchase_date", "quantity", "reason",
        "received_at", "rechecked_at", "reconcile", "resolved_at", "revocation_date", "rule", "run_id", "sandbox",
        "sequence", "started_at", "state", "status", "storefront", "submission_id", "to", "tool_version",
        "transaction_id", "type", "updated_at", "web_order_line_item_id",
    ]

    /// The same by the names of the ledger's own columns.
    package static let ledgerIdentifiersAndAmounts = identifiersAndAmounts.union([
        "external_id", "failed_files", "line_item_id", "named_transaction_id", "offer_discount_type", "ownership",
        "purchase_key", "refused_lines", "shown_transaction_id", "transaction_reason",
    ])

    /// Columns of the ledger in which nothing but people stands, one or several with `;` between them.
    package static let ledgerPeople = people.union([
        "backend_token", "backend_user_id", "backend_username", "canonical_user_id", "claimant", "credited_to",
        "user_text",
    ])

    /// Columns of the ledger that keep a person: who acted, and by which settings, reviewers among them, a run judged. They
    /// are part of the audit chain.
    package static let partOfChain: Set<String> = ["actor", "policy", "policy_before", "system_user"]

    package static let all = people.union(sentences).union(identifiersAndAmounts)
}
