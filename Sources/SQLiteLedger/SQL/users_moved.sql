-- Does: lists the users who are now someone else.
INSERT INTO refresh_user (user_id, is_moved)
SELECT app_user.user_id, 1
FROM refresh_end
CROSS JOIN app_user ON app_user.user_id = refresh_end.user_id
WHERE app_user.canonical_user_id <> refresh_end.canonical_user_id
ON CONFLICT (user_id) DO UPDATE SET is_moved = 1
