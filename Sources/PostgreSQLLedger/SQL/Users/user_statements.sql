-- name: addUser
-- Lists one user who is known from now on, or no longer. Parameters: 1 user.
INSERT INTO refresh_user (user_id, is_moved) SELECT stated.user_id, false FROM unnest($1::text[]) AS stated (user_id);
