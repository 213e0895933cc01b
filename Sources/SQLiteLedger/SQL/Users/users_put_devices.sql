-- Does: puts the devices of changed users.
INSERT OR IGNORE INTO user_device (device_token, user_id)
SELECT user_statement.device_token, user_statement.user_id
FROM dirty_user
CROSS JOIN user_statement ON user_statement.user_id = dirty_user.user_id
WHERE user_statement.device_token IS NOT NULL
