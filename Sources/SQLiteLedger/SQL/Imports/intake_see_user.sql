-- Does: states that a known row about a user was seen again. Parameters: 1 digest, 2 seen at.
UPDATE user_statement SET last_seen_at = max(last_seen_at, ?2) WHERE digest = ?1
