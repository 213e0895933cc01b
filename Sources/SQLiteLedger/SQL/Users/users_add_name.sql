-- Does: lists the digest of an account name. Parameters: 1 digest.
INSERT OR IGNORE INTO refresh_name (digest) VALUES (?1)
