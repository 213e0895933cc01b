-- Does: states that an input is complete up to a moment, or came then and has no times. Parameters: 1 kind of input, 2 covered until.
INSERT OR IGNORE INTO coverage (kind, covers_until) VALUES (?1, ?2)
