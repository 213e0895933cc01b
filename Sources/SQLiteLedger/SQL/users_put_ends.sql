-- Does: writes down where the merges end.
UPDATE app_user
SET canonical_user_id = refresh_end.canonical_user_id
FROM refresh_end
WHERE app_user.user_id IN (SELECT user_id FROM refresh_end)
    AND refresh_end.user_id = app_user.user_id
    AND refresh_end.canonical_user_id <> app_user.canonical_user_id
