-- Does: lists a user whom another account stands for from now on.
INSERT OR IGNORE INTO refresh_end (user_id, canonical_user_id) VALUES (:user_id, :canonical_user_id)
