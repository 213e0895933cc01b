-- Does: follows the merges of changed users, and of those merged into them, to their end. A hundred steps at most.
INSERT INTO refresh_end (user_id, canonical_user_id)
WITH RECURSIVE
affected (user_id) AS (
    SELECT user_id FROM dirty_user
    UNION
    SELECT app_user.user_id FROM affected CROSS JOIN app_user ON app_user.merged_into = affected.user_id
),
chain (user_id, reached, depth) AS (
    SELECT user_id, user_id, 0 FROM affected
    UNION ALL
    SELECT chain.user_id, app_user.merged_into, chain.depth + 1
    FROM chain
    CROSS JOIN app_user ON app_user.user_id = chain.reached
    WHERE app_user.merged_into IS NOT NULL AND chain.depth < 100
),
-- SQLite takes the bare column from the row that holds the maximum.
furthest (user_id, reached, depth) AS (
    SELECT user_id, reached, max(depth) FROM chain GROUP BY user_id
)
SELECT user_id, reached FROM furthest
