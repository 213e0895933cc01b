-- Answers: whether a row about a user closes a circle of merges. Grain: one value. The newest row of each user that states
-- a merge counts, older ones do not. Parameters: 1 the user, 2 the digest of the row.
WITH RECURSIVE chain (user_id) AS (
    SELECT newest.merged_into
    FROM (
        SELECT user_statement.digest, user_statement.merged_into
        FROM user_statement
        WHERE user_statement.user_id = ?1 AND user_statement.merged_into IS NOT NULL
        ORDER BY
            coalesce(user_statement.updated_at, user_statement.last_seen_at) DESC,
            user_statement.user_statement_id DESC
        LIMIT 1
    ) AS newest
    WHERE newest.digest = ?2
    UNION
    SELECT
        (
            SELECT user_statement.merged_into
            FROM user_statement
            WHERE user_statement.user_id = chain.user_id AND user_statement.merged_into IS NOT NULL
            ORDER BY
                coalesce(user_statement.updated_at, user_statement.last_seen_at) DESC,
                user_statement.user_statement_id DESC
            LIMIT 1
        )
    FROM chain
    WHERE chain.user_id IS NOT NULL
)
SELECT EXISTS (SELECT 1 FROM chain WHERE user_id = ?1)
