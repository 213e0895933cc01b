-- name: addUser
-- Lists one user who is known from now on, or no longer. Parameters: 1 user.
INSERT INTO refresh_user (user_id, is_moved) VALUES (?1, 0);
