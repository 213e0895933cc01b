-- Does: lists every name of the users who are now someone else.
INSERT OR IGNORE INTO refresh_name (digest)
SELECT user_alias.digest
FROM refresh_user
CROSS JOIN user_alias ON user_alias.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1
