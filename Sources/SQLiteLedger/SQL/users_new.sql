-- Does: lists the users who were unknown so far.
INSERT INTO refresh_user (user_id, is_moved)
SELECT user_id, 0 FROM dirty_user WHERE user_id NOT IN (SELECT user_id FROM app_user)
