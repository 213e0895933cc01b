-- Does: marks every user where the naming policy is not the one their names were computed by.
-- Parameters: 1 its fingerprint.
INSERT OR IGNORE INTO dirty_user (user_id)
SELECT user_id
FROM app_user
WHERE EXISTS (SELECT 1 FROM naming_policy WHERE fingerprint <> ?1)
