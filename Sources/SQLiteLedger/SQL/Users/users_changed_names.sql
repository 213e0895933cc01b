-- Does: lists the digests of names that came, went, or are held for another time.
INSERT OR IGNORE INTO refresh_name (digest)
SELECT digest
FROM (
    SELECT digest, user_id, rank, first_seen_at, last_seen_at FROM refresh_alias
    EXCEPT
    SELECT digest, user_id, rank, first_seen_at, last_seen_at FROM user_alias
    WHERE user_id IN (SELECT user_id FROM dirty_user)
)
UNION
SELECT digest
FROM (
    SELECT digest, user_id, rank, first_seen_at, last_seen_at FROM user_alias
    WHERE user_id IN (SELECT user_id FROM dirty_user)
    EXCEPT
    SELECT digest, user_id, rank, first_seen_at, last_seen_at FROM refresh_alias
)
