-- Does: lists one name a changed user answers to. Parameters: 1 digest, 2 user, 3 rank, 4 which
-- of the times it is held, 5 first seen, 6 last seen.
INSERT INTO refresh_alias (digest, user_id, rank, span, first_seen_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
