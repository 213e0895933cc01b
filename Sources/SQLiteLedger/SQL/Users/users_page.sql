-- Answers: the changed users after a key. Grain: one user, in key order.
SELECT user_id FROM dirty_user WHERE user_id > :after ORDER BY user_id LIMIT :limit
