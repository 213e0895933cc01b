-- Does: lists the accounts that one account stands for from now on, or no longer.
INSERT INTO refresh_joined (user_id)
WITH concerned (user_id) AS (
    SELECT app_user.canonical_user_id
    FROM refresh_end
    CROSS JOIN app_user ON app_user.user_id = refresh_end.user_id
    UNION
    SELECT canonical_user_id FROM refresh_end
)
SELECT user_id FROM concerned
UNION
SELECT app_user.user_id FROM concerned CROSS JOIN app_user ON app_user.canonical_user_id = concerned.user_id
