-- Answers: the account names of users whom another account stands for from now on. Grain: one name.
SELECT DISTINCT app_user.account_name
FROM refresh_user
CROSS JOIN app_user ON app_user.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1 AND app_user.account_name IS NOT NULL
