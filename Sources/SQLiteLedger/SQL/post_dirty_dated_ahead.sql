-- A date too far ahead was absent last time; it may have become plausible.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT alias_id FROM transaction_alias WHERE is_dated_ahead = 1
