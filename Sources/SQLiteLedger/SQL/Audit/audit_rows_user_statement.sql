-- Answers: the rows of user_statement with a key after :after, as they were written: without when it was last seen.
-- Grain: one row, in key order; the key comes first.
SELECT
    user_statement_id, digest, user_id, account_name, application_username, app_account_token, device_token, contact,
    updated_at, merged_into, first_seen_at
FROM user_statement
WHERE user_statement_id > :after
ORDER BY user_statement_id
