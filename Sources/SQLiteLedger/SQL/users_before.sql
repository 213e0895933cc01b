-- Does: remembers the account names of changed users as they were.
INSERT INTO refresh_before (user_id, account_name)
SELECT app_user.user_id, app_user.account_name
FROM dirty_user
CROSS JOIN app_user ON app_user.user_id = dirty_user.user_id
