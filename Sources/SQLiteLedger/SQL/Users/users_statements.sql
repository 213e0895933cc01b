-- Answers: everything the users files said about the changed users, with their account names as they are known so far.
-- Grain: one statement, users together.
SELECT
    user_statement.user_statement_id,
    user_statement.user_id,
    user_statement.account_name,
    user_statement.application_username,
    user_statement.app_account_token,
    user_statement.device_token,
    user_statement.contact,
    user_statement.updated_at,
    user_statement.merged_into,
    user_statement.first_seen_at,
    user_statement.last_seen_at,
    app_user.user_id IS NOT NULL AS is_known,
    app_user.account_name AS known_account_name
FROM dirty_user
CROSS JOIN user_statement ON user_statement.user_id = dirty_user.user_id
LEFT JOIN app_user ON app_user.user_id = dirty_user.user_id
ORDER BY dirty_user.user_id
