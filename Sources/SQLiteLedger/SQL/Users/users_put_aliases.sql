-- Does: puts the names of changed users, in key order.
INSERT INTO user_alias (digest, user_id, rank, span, first_seen_at, last_seen_at)
SELECT digest, user_id, rank, span, first_seen_at, last_seen_at
FROM refresh_alias
WHERE true
ORDER BY digest, user_id, rank, span
ON CONFLICT (digest, user_id, rank, span) DO UPDATE
SET first_seen_at = excluded.first_seen_at,
    last_seen_at = excluded.last_seen_at
WHERE (user_alias.first_seen_at, user_alias.last_seen_at) IS NOT (excluded.first_seen_at, excluded.last_seen_at)
