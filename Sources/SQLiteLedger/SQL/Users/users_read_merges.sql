-- Answers: the merges of some users, of those merged into them, and of all whom they are merged into, with the account that
-- stands for each so far. Grain: one user; `is_concerned`: one whose end may have changed.
WITH RECURSIVE
concerned (user_id) AS (
    SELECT value FROM json_each(:users)
    UNION
    SELECT app_user.user_id FROM concerned CROSS JOIN app_user ON app_user.merged_into = concerned.user_id
),
followed (user_id) AS (
    SELECT user_id FROM concerned
    UNION
    SELECT app_user.merged_into
    FROM followed
    CROSS JOIN app_user ON app_user.user_id = followed.user_id
    WHERE app_user.merged_into IS NOT NULL
)
SELECT
    app_user.user_id,
    app_user.merged_into,
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    app_user.canonical_user_id,
    app_user.user_id IN (SELECT user_id FROM concerned) AS is_concerned
FROM followed
CROSS JOIN app_user ON app_user.user_id = followed.user_id
