-- Does: marks a user whose names are to be worked out again. Parameters: 1 user.
INSERT OR IGNORE INTO dirty_user (user_id) VALUES (?1)
