-- Does: puts one user as his rows leave him.
INSERT INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
VALUES (:user_id, :account_name, :contact, :merged_into, :merge_stated_at, :merge_statement_id, :user_id)
ON CONFLICT (user_id) DO UPDATE
SET account_name = excluded.account_name,
    contact = excluded.contact,
    merged_into = excluded.merged_into,
    merge_stated_at = excluded.merge_stated_at,
    merge_statement_id = excluded.merge_statement_id
