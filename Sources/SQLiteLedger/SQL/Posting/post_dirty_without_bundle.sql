-- Does: marks the payments nobody states a bundle for: another app may be theirs.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT alias_id
FROM transaction_alias INDEXED BY transaction_alias_without_bundle
WHERE has_backend_record = 1 AND is_bundle_stated = 0
