-- Does: keeps one submission. Parameters: its columns in their order, from the digest on.
INSERT INTO submission (
    digest, file_id, evidence_id, claim_id, user_text, user_id, user_exact, user_folded, account_name, account_exact,
    application_username, username_exact, username_folded, named_transaction_id, named_environment,
    name_transaction_id, product_id, bundle_id, environment, device_token, device_id, device_model, os_version,
    app_version, received_at, external_id, sandbox_flag
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
