-- Answers: which account names may now mean another user, or none: those that came or went, and those of users who are
-- now someone else. Grain: one name.
SELECT refresh_before.account_name
FROM refresh_before
CROSS JOIN app_user ON app_user.user_id = refresh_before.user_id
WHERE refresh_before.account_name IS NOT NULL AND refresh_before.account_name IS NOT app_user.account_name
UNION
SELECT app_user.account_name
FROM dirty_user
CROSS JOIN app_user ON app_user.user_id = dirty_user.user_id
LEFT JOIN refresh_before ON refresh_before.user_id = app_user.user_id
WHERE app_user.account_name IS NOT NULL AND app_user.account_name IS NOT refresh_before.account_name
UNION
SELECT app_user.account_name
FROM refresh_user
CROSS JOIN app_user ON app_user.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1 AND app_user.account_name IS NOT NULL
ORDER BY 1
