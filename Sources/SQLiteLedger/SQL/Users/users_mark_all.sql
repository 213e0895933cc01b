-- Does: marks every user where the naming policy is not the one their names were computed by.
-- Parameters: 1 its fingerprint.
INSERT OR IGNORE INTO dirty_user (user_id)
SELECT app_user.user_id
FROM naming_policy
CROSS JOIN app_user
WHERE naming_policy.fingerprint <> ?1
