-- Does: keeps one statement about a user. Parameters: its columns in their order, from the digest on.
INSERT INTO user_statement (
    digest, user_id, account_name, application_username, app_account_token, device_token, contact, updated_at,
    merged_into, first_seen_at, last_seen_at
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
