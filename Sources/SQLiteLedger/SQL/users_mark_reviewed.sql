-- Does: marks what users got in the sandbox, where accounts that are one from now on, or no longer, may make a customer
-- of a reviewer, or a reviewer of a customer.
INSERT OR IGNORE INTO dirty_alias (alias_id)
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
), account (user_id) AS (
    SELECT user_id FROM concerned
    UNION
    SELECT app_user.user_id FROM concerned JOIN app_user ON app_user.canonical_user_id = concerned.user_id
)
SELECT credit.alias_id
FROM account
JOIN credit ON credit.user_id = account.user_id
WHERE credit.environment = 'Sandbox' AND credit.alias_id IS NOT NULL
