-- name: new
-- Lists one user who was unknown so far. Parameters: 1 user.
INSERT INTO refresh_user (user_id, is_moved) VALUES (?1, 0);
