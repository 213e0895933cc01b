-- Does: lists the users whom another account stands for from now on.
INSERT INTO refresh_user (user_id, is_moved)
SELECT user_id, 1
FROM refresh_end
WHERE true
ON CONFLICT (user_id) DO UPDATE SET is_moved = 1
