-- Does: lists the digest of a user id. Parameters: 1 digest.
INSERT OR IGNORE INTO refresh_name (digest) VALUES (?1)
