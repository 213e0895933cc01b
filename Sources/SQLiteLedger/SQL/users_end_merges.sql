-- Does: says where the merges of users end: with the account that is merged into no other; of a circle with the user
-- whose merge was stated last, which does not count. A user who is merged into nobody ends with himself.
INSERT INTO refresh_end (user_id, canonical_user_id)
WITH circle (user_id, stated) AS (
    SELECT
        refresh_step.user_id,
        max(
            printf(
                '%020d %020d',
                coalesce(user_statement.updated_at, user_statement.last_seen_at),
                user_statement.user_statement_id
            )
        )
    FROM refresh_step
    CROSS JOIN user_statement ON user_statement.user_id = refresh_step.user_id
    WHERE refresh_step.reached = refresh_step.user_id AND user_statement.merged_into IS NOT NULL
    GROUP BY refresh_step.user_id
)
SELECT dirty_user.user_id, dirty_user.user_id
FROM dirty_user
WHERE NOT EXISTS (SELECT 1 FROM refresh_step WHERE refresh_step.user_id = dirty_user.user_id)
UNION ALL
SELECT refresh_step.user_id, refresh_step.reached
FROM refresh_step
LEFT JOIN app_user ON app_user.user_id = refresh_step.reached
WHERE app_user.merged_into IS NULL
UNION ALL
SELECT user_id, reached
FROM (
    -- SQLite takes the bare column from the row that holds the maximum.
    SELECT refresh_step.user_id, refresh_step.reached, max(circle.stated)
    FROM refresh_step
    JOIN circle ON circle.user_id = refresh_step.reached
    GROUP BY refresh_step.user_id
)
