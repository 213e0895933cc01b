-- Does: puts the users as their newest statements leave them; what a newer row leaves out an older one may say.
INSERT INTO app_user (user_id, account_name, contact, merged_into, canonical_user_id)
SELECT
    dirty_user.user_id,
    (
        SELECT user_statement.account_name
        FROM user_statement
        WHERE user_statement.user_id = dirty_user.user_id AND user_statement.account_name IS NOT NULL
        ORDER BY
            coalesce(user_statement.updated_at, user_statement.last_seen_at) DESC,
            user_statement.user_statement_id DESC
        LIMIT 1
    ),
    (
        SELECT user_statement.contact
        FROM user_statement
        WHERE user_statement.user_id = dirty_user.user_id AND user_statement.contact IS NOT NULL
        ORDER BY
            coalesce(user_statement.updated_at, user_statement.last_seen_at) DESC,
            user_statement.user_statement_id DESC
        LIMIT 1
    ),
    (
        SELECT user_statement.merged_into
        FROM user_statement
        WHERE user_statement.user_id = dirty_user.user_id AND user_statement.merged_into IS NOT NULL
        ORDER BY
            coalesce(user_statement.updated_at, user_statement.last_seen_at) DESC,
            user_statement.user_statement_id DESC
        LIMIT 1
    ),
    dirty_user.user_id
FROM dirty_user
WHERE EXISTS (SELECT 1 FROM user_statement WHERE user_statement.user_id = dirty_user.user_id)
ON CONFLICT (user_id) DO UPDATE
SET account_name = excluded.account_name,
    contact = excluded.contact,
    merged_into = excluded.merged_into
