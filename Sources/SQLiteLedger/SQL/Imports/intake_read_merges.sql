-- Answers: the merges that rows about a user state. Grain: one row.
SELECT user_statement_id, digest, merged_into, updated_at, last_seen_at
FROM user_statement
WHERE user_id = :user_id AND merged_into IS NOT NULL
