-- Does: puts the accounts that stand for users from now on.
UPDATE app_user
SET canonical_user_id = refresh_end.canonical_user_id
FROM refresh_end
WHERE app_user.user_id IN (SELECT user_id FROM refresh_end)
    AND refresh_end.user_id = app_user.user_id
