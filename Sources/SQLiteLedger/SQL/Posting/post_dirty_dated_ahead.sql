-- A date too far ahead was absent last time and may have become plausible; a refund may have happened.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT alias_id FROM transaction_alias WHERE has_future_date = 1
