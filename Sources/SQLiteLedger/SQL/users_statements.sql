-- Answers: everything the users files said about the changed users. Grain: one statement, by user, the oldest first.
SELECT
    user_statement.user_id,
    user_statement.account_name,
    user_statement.application_username,
    user_statement.app_account_token,
    user_statement.device_token,
    user_statement.contact,
    user_statement.updated_at,
    user_statement.merged_into,
    user_statement.first_seen_at,
    user_statement.last_seen_at
FROM dirty_user
CROSS JOIN user_statement ON user_statement.user_id = dirty_user.user_id
ORDER BY
    user_statement.user_id,
    coalesce(user_statement.updated_at, user_statement.last_seen_at),
    user_statement.user_statement_id
