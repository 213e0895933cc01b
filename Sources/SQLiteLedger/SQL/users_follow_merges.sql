-- Does: follows the merges of changed users, of those merged into them, and of all whom they are merged into, to every
-- account they come by: a circle comes by its own beginning. Grain: one (user, account come by).
INSERT INTO refresh_step (user_id, reached)
WITH RECURSIVE
concerned (user_id) AS (
    SELECT user_id FROM dirty_user
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
),
step (user_id, reached) AS (
    SELECT app_user.user_id, app_user.merged_into
    FROM followed
    CROSS JOIN app_user ON app_user.user_id = followed.user_id
    WHERE app_user.merged_into IS NOT NULL
    UNION
    SELECT step.user_id, app_user.merged_into
    FROM step
    CROSS JOIN app_user ON app_user.user_id = step.reached
    WHERE app_user.merged_into IS NOT NULL
)
SELECT user_id, reached FROM step
