-- Does: lists the accounts of users who are one from now on, or no longer.
INSERT INTO refresh_joined (user_id)
WITH concerned (user_id) AS (
    SELECT app_user.canonical_user_id
    FROM refresh_end
    JOIN app_user ON app_user.user_id = refresh_end.user_id
    WHERE app_user.canonical_user_id <> refresh_end.canonical_user_id
    UNION
    SELECT refresh_end.canonical_user_id
    FROM refresh_end
    JOIN app_user ON app_user.user_id = refresh_end.user_id
    WHERE app_user.canonical_user_id <> refresh_end.canonical_user_id
)
SELECT user_id FROM concerned
UNION
SELECT app_user.user_id FROM concerned CROSS JOIN app_user ON app_user.canonical_user_id = concerned.user_id
