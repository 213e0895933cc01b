-- Does: lists one user who was unknown so far.
INSERT INTO refresh_user (user_id, is_moved) VALUES (:user_id, 0)
