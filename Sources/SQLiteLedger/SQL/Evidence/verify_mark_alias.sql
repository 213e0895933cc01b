-- Does: marks a transaction id whose facts are to be merged again. Parameters: 1 alias.
INSERT OR IGNORE INTO dirty_alias (alias_id) VALUES (?1)
