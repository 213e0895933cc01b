-- Does: lists the devices that got a user, and those of users who are now someone else.
INSERT OR IGNORE INTO refresh_device (device_token)
SELECT user_statement.device_token
FROM dirty_user
CROSS JOIN user_statement ON user_statement.user_id = dirty_user.user_id
WHERE user_statement.device_token IS NOT NULL
    AND NOT EXISTS (
        SELECT 1
        FROM user_device
        WHERE user_device.device_token = user_statement.device_token
            AND user_device.user_id = user_statement.user_id
    )
UNION
SELECT user_device.device_token
FROM refresh_user
CROSS JOIN user_device ON user_device.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1
