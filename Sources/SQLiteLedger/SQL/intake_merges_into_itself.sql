-- Answers: whether following merges from a user comes to another one. Grain: one value.
-- Parameters: 1 where to start, 2 whom not to meet.
WITH RECURSIVE chain (user_id, depth) AS (
    SELECT ?1, 0
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
        ),
        chain.depth + 1
    FROM chain
    WHERE chain.user_id IS NOT NULL AND chain.depth < 100
)
SELECT EXISTS (SELECT 1 FROM chain WHERE user_id = ?2)
